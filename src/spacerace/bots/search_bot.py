"""A bot that searches: information-set Monte Carlo tree search, for any game of the kernel.

One tree serves all deals; its nodes are told apart by what the searching seat would see. A simulation
deals anew what is hidden, walks down the tree as far as it goes, asks chance for every card and die on the
way, lets the game's heuristic play on from there, and judges where that led. The heuristic also says which
options deserve the first looks; the others wait until a node has been visited more often.

What makes few simulations go far: the nth look at each option is taken with the same deal and the same
luck, which follows from the seed by event and not by the order of calls. So options are compared on equal
terms, as in duplicate bridge. And where the game's odds say how lucky a gamble was, that luck is taken out.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from math import exp, log, sqrt
from random import Random
from time import perf_counter

from msgspec import Struct

from spacerace.bots.alike import Toss, best_of
from spacerace.bots.bot import Clock, Heuristic
from spacerace.bots.budget import Budget
from spacerace.bots.uncollected import uncollected
from spacerace.kernel.chance import Luck
from spacerace.kernel.copying import copy_of
from spacerace.kernel.game import AnyAction, AnyFact, AnyState, AnyView, Game
from spacerace.kernel.ordered_sum import ordered_sum
from spacerace.kernel.seats import CHANCE, Seat

#: How strongly the heuristic's promise draws the search to an option, beside the results so far.
CURIOSITY = 0.3
#: The promise of the heuristic's first option; the second gets this share of what is left, and so on.
TRUST = 0.5
#: Progressive widening: a node with n visits considers 2 + WIDTH * sqrt(n) options.
WIDTH = 0.7
#: An option replaces the heuristic's choice if its mean is better by this many standard errors.
PROOF = 1.0
#: The search drops an option if its gain plus GRANTED standard errors is below MATTERS, a share of a game.
#: Both limits hold from LOOKS simulations of the option on.
GRANTED, MATTERS, LOOKS = 2.0, 0.01, 6
#: A variance that is added for small samples: three equal results do not make the error zero.
LEAST_DOUBT = 0.01
#: The weight of winning; the rest is the weight of the lead.
WINNING = 0.5
#: The number of deals in the cache. An older deal is computed again when it is needed.
KEPT = 32
#: The most steps of a simulation, in case a game does not end.
LONGEST = 5000
#: For games without a heuristic: the lead that wins three games in four.
SPREAD = 5.0


class Look(Struct, frozen=True):
    """What a search found out about one option."""

    action: AnyAction
    #: The promise of the heuristic; those of all options add up to 1.
    promise: float
    visits: int
    #: The expected result for the searching seat, from 0 (lost) to 1 (won).
    value: float
    #: The mean difference to the heuristic's choice over the same deals, and its standard error.
    gain: float
    doubt: float


class _Edge:
    """An option of a node, and the results of its simulations."""

    __slots__ = ("action", "promise", "total", "visits")

    def __init__(self, action: AnyAction, promise: float) -> None:
        """An option that was not simulated yet."""
        self.action = action
        self.promise = promise
        self.visits = 0
        #: The sum of the results of the deciding seat.
        self.total = 0.0


class _Root(_Edge):
    """An option of the decision itself, compared with the heuristic's choice deal by deal."""

    __slots__ = ("squares", "sum", "values")

    def __init__(self, action: AnyAction, promise: float) -> None:
        """An option that was not simulated yet."""
        super().__init__(action, promise)
        self.values: list[float] = []
        #: The sums of the differences to the heuristic's choice, and of their squares.
        self.sum = self.squares = 0.0

    def add(self, value: float, choice: _Root) -> None:
        """Add the result of the next deal. The heuristic's choice has its result of that deal already."""
        difference = value - choice.values[len(self.values)] if choice is not self else 0.0
        self.values.append(value)
        self.sum += difference
        self.squares += difference * difference

    @property
    def gain(self) -> float:
        """The mean difference to the choice of the heuristic, in the same deals."""
        return self.sum / self.visits if self.visits else 0.0

    @property
    def doubt(self) -> float:
        """The standard error of the gain; it is never 0 for a small sample."""
        n = self.visits
        if n < 2:
            return 1.0
        spread = max(0.0, self.squares - self.sum * self.sum / n) / (n - 1)
        return sqrt(spread / n + LEAST_DOUBT / n**2)


class _Node:
    """A decision in the tree. The searching seat cannot tell the states apart that share a node."""

    __slots__ = ("below", "edges", "seat", "total", "visits")

    def __init__(self, seat: Seat) -> None:
        """A decision of this seat, without simulations yet."""
        self.seat = seat
        #: The option with the highest promise comes first.
        self.edges: list[_Edge] = []
        #: The next nodes, by the actions of the searching seat and the facts that it sees on the way.
        self.below: dict[tuple[AnyAction | AnyFact | None, ...], _Node] = {}
        self.visits = 0
        self.total = 0.0


def _secret(text: str) -> int:
    """A random seed. Whoever shared the seed of a game would foresee its cards."""
    return int.from_bytes(sha256(text.encode()).digest())


def shares(points: Sequence[float], spread: float) -> list[float]:
    """Points as probabilities to win: equal points give equal shares, a lead of ``spread`` gives 3 to 1."""
    best, scale = max(points), log(3) / spread
    parts = [exp(scale * (point - best)) for point in points]
    whole = ordered_sum(parts)
    return [part / whole for part in parts]


class SearchBot:
    """Searches until its budget is used up, then takes the heuristic's choice or a better option."""

    name = "search"
    blind = False

    def __init__(self, game: Game, seed: int, budget: Budget, sense: Heuristic | None = None) -> None:
        """A bot for this game. Without a heuristic all options have the same promise."""
        self._game = game
        self._seed = seed
        self._budget = budget
        self._sense = sense
        self._searches = 0
        # `sense` with the same seed breaks ties in the same way, so both begin with the same choice.
        self._toss = Random(seed).random
        #: The result of the latest search, in the order of the options.
        self.looks: list[Look] = []

    def choose(self, view: AnyView, options: Sequence[AnyAction], clock: Clock | None) -> AnyAction:
        """The heuristic's choice, or an option that is better by PROOF standard errors."""
        # The tree is gone when the collector runs again: it would look through all of it.
        with uncollected():
            return self._search(view, options, clock)

    def _search(self, view: AnyView, options: Sequence[AnyAction], clock: Clock | None) -> AnyAction:
        """Search until the budget is used up."""
        seed = f"{self._seed}/{self._searches}"
        search = Search(self._game, self._sense, view, options, seed, self._toss)
        self._searches += 1
        search.run(self._budget, clock or perf_counter)
        self.looks = search.looks(options)
        return search.best()


class Search:
    """The search of one decision."""

    def __init__(
        self,
        game: Game,
        sense: Heuristic | None,
        view: AnyView,
        options: Sequence[AnyAction],
        seed: str,
        toss: Toss | None = None,
    ) -> None:
        """A tree with its root. The options are the legal actions at the table.

        ``toss`` breaks the ties of the decision itself. Within the tree the first of equals comes first, so
        that all options are compared by the same play.
        """
        self.game, self.sense, self.view, self.seed = game, sense, view, seed
        self.viewer: Seat = view.viewer
        #: From points to results.
        self.spread = SPREAD if sense is None else sense.SPREAD
        self.scale = log(3) / self.spread
        self.root = _Node(self.viewer)
        self.options = [_Root(edge.action, edge.promise) for edge in self._edges(view, options, toss)]
        #: Full states that fit the view, by number, with their chance; the last used one is last.
        self.deals: dict[int, tuple[AnyState, Luck]] = {}
        first, _ = self._deal(0)
        horizon = None if sense is None else sense.HORIZON
        #: The round in which a simulation stops and the heuristic estimates the result.
        self.last_round = None if horizon is None else game.result(first).rounds + horizon
        #: One person plays alone, so only the round number shows when a round is over.
        self.alone = horizon is not None and len(view.players) == 1
        self.gambles = None if sense is None else sense.GAMBLES
        #: The expected results of the present position; used where the game has gambles.
        self.standing = [] if sense is None or self.gambles is None else self._shares(sense.estimate(view))

    def run(self, budget: Budget, clock: Clock) -> None:
        """Simulate at least once, until the budget is used up or no option can become better."""
        if budget.seconds is not None:
            end = clock() + budget.seconds
            self.simulate()
            while clock() < end and self._is_open():
                self.simulate()
            return
        left = budget.simulations or 1
        while left > 0 and self._is_open():
            self.simulate()
            left -= 1

    def _is_open(self) -> bool:
        """Whether any option can still become better than the heuristic's choice."""
        challengers = self.options[1 : self._width(self.root)]
        return any(edge.visits < LOOKS or edge.gain + GRANTED * edge.doubt > MATTERS for edge in challengers)

    def best(self) -> AnyAction:
        """The heuristic's choice, unless another option is better by PROOF standard errors."""
        choice, *others = self.options
        proven = [edge for edge in others if edge.visits >= LOOKS and edge.gain > PROOF * edge.doubt]
        return max(proven, key=lambda edge: edge.gain - PROOF * edge.doubt, default=choice).action

    def looks(self, options: Sequence[AnyAction]) -> list[Look]:
        """The result of the search for each option."""
        found = {edge.action: edge for edge in self.options}
        return [
            Look(
                edge.action,
                edge.promise,
                edge.visits,
                edge.total / edge.visits if edge.visits else 0.0,
                edge.gain,
                edge.doubt,
            )
            for edge in map(found.__getitem__, options)
        ]

    # --- one simulation --------------------------------------------------------------------------

    def simulate(self) -> None:
        """Walk down the tree, add a node, play to the horizon, and add the result to all nodes passed."""
        node, option = self.root, self._challenge()
        edge: _Edge = option
        state, luck = self._deal(option.visits)
        state = copy_of(state)
        fortune = [0.0] * len(self.standing)
        path = [(node, edge)]
        while True:
            seen: list[AnyAction | AnyFact | None] = [edge.action if node.seat == self.viewer else None]
            options = self._follow(state, edge.action, luck, seen, fortune)
            if not options:
                break
            key = tuple(seen)
            below = node.below.get(key)
            if below is None:
                node.below[key] = _Node(self.game.to_act(state))  # type: ignore[arg-type]  # somebody is
                break
            node = below
            edge = self._select(node, self._legal_edges(node, state, options))
            path.append((node, edge))
        worth = self._without(fortune, self._play_on(state, luck, fortune))
        option.add(worth[self.viewer], self.options[0])
        for node, edge in path:
            got = worth[node.seat]
            node.visits += 1
            node.total += got
            edge.visits += 1
            edge.total += got

    def _deal(self, number: int) -> tuple[AnyState, Luck]:
        """A full state that fits the view, with its chance. Callers must not change it."""
        found = self.deals.pop(number, None)
        if found is None:
            luck = Luck(_secret(f"search/{self.seed}/{number}"))
            found = self.game.determinize(self.view, luck), luck
            # A Luck stores every outcome, so a cache of all deals would use too much memory.
            if len(self.deals) >= KEPT:
                del self.deals[next(iter(self.deals))]
        self.deals[number] = found
        return found

    def _follow(
        self,
        state: AnyState,
        action: AnyAction,
        luck: Luck,
        seen: list[AnyAction | AnyFact | None],
        fortune: list[float],
    ) -> list[AnyAction]:
        """Play an action and the chance events after it; the options of the next decision, [] at the end.

        Adds the facts that the searching seat sees to ``seen``, and the luck of gambles to ``fortune``.
        """
        game = self.game
        while True:
            game.advance(state, action)
            seen += [game.redact(fact, self.viewer) for fact in state.facts]
            seat = game.to_act(state)
            if seat is None:
                return []
            if seat == CHANCE:
                action = self._fate(state, luck, fortune)
                continue
            options = game.canonical_options(state)
            if len(options) > 1:
                return options
            action = options[0]

    def _fate(self, state: AnyState, luck: Luck, fortune: list[float]) -> AnyAction:
        """The outcome of a chance event. If it decides a gamble, its luck is added to ``fortune``."""
        event = self.game.chance(state)
        outcome = self.game.outcome(state, luck.pick(event.key, event.bag))
        gambles = self.gambles
        if gambles is not None and event.key.startswith(gambles.key):
            seat, points = gambles.windfall(self.game.view(state, self.viewer), outcome)
            fortune[seat] += points
        return outcome

    def _without(self, fortune: list[float], worth: list[float]) -> list[float]:
        """The results without the luck of gambles (control variates).

        The luck is 0 on average, so subtracting it favours no option. It lowers the variance, so that fewer
        simulations are enough.
        """
        if not any(fortune):
            return worth
        shares = self.standing
        mean = ordered_sum([share * points for share, points in zip(shares, fortune, strict=True)])
        return [
            got - self.scale * share * (points - mean)
            for got, share, points in zip(worth, shares, fortune, strict=True)
        ]

    def _play_on(self, state: AnyState, luck: Luck, fortune: list[float]) -> list[float]:
        """Let the heuristic play to the end of the game or the horizon; the result of each seat."""
        game, sense = self.game, self.sense
        before: Seat | None = None
        begun = game.result(state).rounds if self.alone else None
        for step in range(LONGEST):
            seat = game.to_act(state)
            if seat is None:
                break
            if seat == CHANCE:
                game.advance(state, self._fate(state, luck, fortune))
                continue
            if seat != before or self.alone:
                # The turn has passed, so a round may be over: stop where all seats had equally many turns.
                if before is not None and self._is_far_enough(state, begun):
                    break
                before = seat
            options = game.canonical_options(state)
            if len(options) == 1:
                action = options[0]
            elif sense is None:
                action = options[luck.pick(f"search/{step}", range(len(options)))]
            else:
                weights = sense.weigh(game.view(state, seat), options)
                action = options[weights.index(max(weights))]
            game.advance(state, action)
        return self._judge(state)

    def _is_far_enough(self, state: AnyState, begun: int | None) -> bool:
        """Whether the horizon is reached, and the round is another than ``begun``."""
        if self.last_round is None:
            return False
        rounds = self.game.result(state).rounds
        return rounds >= self.last_round and rounds != begun

    def _judge(self, state: AnyState) -> list[float]:
        """The expected result of each seat: from the points, and at the end of the game also from who won."""
        if self.game.to_act(state) is None or self.sense is None:
            result = self.game.result(state)
            shares = self._shares(result.scores)
            won = 1 / len(result.winners) if result.winners else 0.0
            return [
                WINNING * (won if seat in result.winners else 0.0) + (1 - WINNING) * share
                for seat, share in enumerate(shares)
            ]
        return self._shares(self.sense.estimate(self.game.view(state, self.viewer)))

    def _shares(self, points: Sequence[float]) -> list[float]:
        """Points as probabilities to win."""
        return shares(points, self.spread)

    # --- nodes -----------------------------------------------------------------------------------

    def _edges(self, view: AnyView, options: Sequence[AnyAction], toss: Toss | None = None) -> list[_Edge]:
        """Edges for these options, the most promising first."""
        if self.sense is None:
            return [_Edge(option, 1 / len(options)) for option in options]
        weights = self.sense.weigh(view, options)
        # Only the rank counts: the distance of two weights means something else in each kind of decision.
        order = sorted(range(len(options)), key=lambda index: -weights[index])
        if toss is not None:
            first = best_of(weights, self.sense.ALIKE, toss)
            order.remove(first)
            order.insert(0, first)
        return [_Edge(options[index], TRUST * (1 - TRUST) ** rank) for rank, index in enumerate(order)]

    def _legal_edges(self, node: _Node, state: AnyState, options: list[AnyAction]) -> list[_Edge]:
        """The edges that are legal in this deal. The options of other seats depend on hidden cards."""
        if not node.edges:
            node.edges = self._edges(self.game.view(state, node.seat), options)
            return node.edges
        known = {edge.action: edge for edge in node.edges}
        fresh = [option for option in options if option not in known]
        if fresh:
            node.edges += self._edges(self.game.view(state, node.seat), fresh)
        elif len(known) == len(options):
            return node.edges
        legal = set(options)
        return [edge for edge in node.edges if edge.action in legal]

    def _width(self, node: _Node) -> int:
        """How many options of a node are considered."""
        return 2 + int(WIDTH * sqrt(node.visits))

    def _challenge(self) -> _Root:
        """The option of the root that is simulated next.

        It is the one that is most likely to beat the heuristic's choice. The heuristic's choice itself is
        simulated first in every deal.
        """
        choice, *others = self.options[: self._width(self.root)]
        urge = CURIOSITY * sqrt(self.root.visits + 1)
        best = max(others, key=lambda edge: edge.gain + urge * edge.promise / (1 + edge.visits))
        return best if best.visits < choice.visits else choice

    def _select(self, node: _Node, edges: list[_Edge]) -> _Edge:
        """The edge to follow: the best sum of its mean result and a bonus for its promise (PUCT)."""
        urge = CURIOSITY * sqrt(node.visits + 1)
        hope = node.total / node.visits if node.visits else 0.5
        best, chosen = -1.0, edges[0]
        for edge in edges[: self._width(node)]:
            value = edge.total / edge.visits if edge.visits else hope
            value += urge * edge.promise / (1 + edge.visits)
            if value > best:
                best, chosen = value, edge
        return chosen
