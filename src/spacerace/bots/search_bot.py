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
from spacerace.kernel.chance import Luck
from spacerace.kernel.copying import copy_of
from spacerace.kernel.game import AnyAction, AnyFact, AnyState, AnyView, Game
from spacerace.kernel.ordered_sum import ordered_sum
from spacerace.kernel.seats import CHANCE, Seat

#: How much an option's promise counts against what has been seen of it.
CURIOSITY = 0.3
#: The heuristic's first option promises this part of all, its second this part of the rest, and so on.
TRUST = 0.5
#: Progressive widening: a node visited n times looks at this times the root of n options, and two more.
WIDTH = 0.7
#: So many standard errors better than the heuristic's choice an option must have done to be taken …
PROOF = 1.0
#: … and with so many errors granted it must still seem better by this part of a game, or it is given up; both
#: after this many looks.
GRANTED, MATTERS, LOOKS = 2.0, 0.01, 6
#: What one more deal might have shown, squared: nobody is sure after three looks that agree.
LEAST_DOUBT = 0.01
#: What a win counts beside the lead it was won by.
WINNING = 0.5
#: Deals that are kept, the latest; an older one is dealt again when it is asked for.
KEPT = 32
#: A simulation ends after so many steps, whatever the rules promise.
LONGEST = 5000
#: Without a heuristic: the lead that wins three games of four.
SPREAD = 5.0


class Look(Struct, frozen=True):
    """What a search found out about one option."""

    action: AnyAction
    #: What the heuristic promised, as a share of all options.
    promise: float
    visits: int
    #: The worth of the game from here to the searching seat, between 0 (lost) and 1 (won).
    value: float
    #: How much better than the heuristic's choice it did in the same deals, and the standard error of that.
    gain: float
    doubt: float


class _Edge:
    """An option of a node, and the results of its simulations."""

    __slots__ = ("action", "promise", "total", "visits")

    def __init__(self, action: AnyAction, promise: float) -> None:
        """Without any result yet."""
        self.action = action
        self.promise = promise
        self.visits = 0
        #: The sum of what the deciding seat got.
        self.total = 0.0


class _Root(_Edge):
    """An option of the decision itself: what became of it deal by deal, against the heuristic's choice."""

    __slots__ = ("squares", "sum", "values")

    def __init__(self, action: AnyAction, promise: float) -> None:
        """Without any result yet."""
        super().__init__(action, promise)
        self.values: list[float] = []
        #: Of the differences to the heuristic's choice, deal by deal, and of their squares.
        self.sum = self.squares = 0.0

    def add(self, value: float, choice: _Root) -> None:
        """One more deal; the heuristic's choice has been through it already, or this is it."""
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
        """The standard error of the gain; few looks are worth little, even if they agree."""
        n = self.visits
        if n < 2:
            return 1.0
        spread = max(0.0, self.squares - self.sum * self.sum / n) / (n - 1)
        return sqrt(spread / n + LEAST_DOUBT / n**2)


class _Node:
    """A decision, as far as the searching seat can tell it from others."""

    __slots__ = ("below", "edges", "seat", "total", "visits")

    def __init__(self, seat: Seat) -> None:
        """A decision of this seat, at which nothing has been tried."""
        self.seat = seat
        #: The most promising first.
        self.edges: list[_Edge] = []
        #: What comes next, by what the searching seat does and sees until then.
        self.below: dict[tuple[AnyAction | AnyFact | None, ...], _Node] = {}
        self.visits = 0
        self.total = 0.0


def _secret(text: str) -> int:
    """A random seed. Whoever shared the seed of a game would foresee its cards."""
    return int.from_bytes(sha256(text.encode()).digest())


class SearchBot:
    """Thinks until its budget is spent; then it does what the heuristic would, or what proved better."""

    name = "search"
    blind = False

    def __init__(self, game: Game, seed: int, budget: Budget, sense: Heuristic | None = None) -> None:
        """Search in this game; without a heuristic every option is equally promising."""
        self._game = game
        self._seed = seed
        self._budget = budget
        self._sense = sense
        self._searches = 0
        # As `sense` with the same seed does it: then both set out from the same choice.
        self._toss = Random(seed).random
        #: What the latest search found, in the order of its options.
        self.looks: list[Look] = []

    def choose(self, view: AnyView, options: Sequence[AnyAction], clock: Clock | None) -> AnyAction:
        """The heuristic's choice, or the option that did better beyond doubt."""
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
        """A tree with its root; the options are those that the table offers.

        ``toss`` breaks the ties of the decision itself. Within the tree the first of equals comes first, so
        that all options are compared by the same play.
        """
        self.game, self.sense, self.view, self.seed = game, sense, view, seed
        self.viewer: Seat = view.viewer
        #: Points to worth.
        self.scale = log(3) / (SPREAD if sense is None else sense.SPREAD)
        self.root = _Node(self.viewer)
        self.options = [_Root(edge.action, edge.promise) for edge in self._edges(view, options, toss)]
        #: Deals of what is hidden, by number, with their luck; the one asked for latest is last.
        self.deals: dict[int, tuple[AnyState, Luck]] = {}
        first, _ = self._deal(0)
        horizon = None if sense is None else sense.HORIZON
        #: The round in which a simulation is cut short and the heuristic judges.
        self.last_round = None if horizon is None else game.result(first).rounds + horizon
        #: Nobody else is ever awaited, so that only the round tells when all are equally far.
        self.alone = horizon is not None and len(view.players) == 1
        self.gambles = None if sense is None else sense.GAMBLES
        #: The shares of a win as things stand; asked where there are gambles.
        self.standing = [] if sense is None or self.gambles is None else self._shares(sense.estimate(view))

    def run(self, budget: Budget, clock: Clock) -> None:
        """Simulate at least once, until the budget is spent or nothing can prove better any more."""
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
        """Whether any option might still prove better than the heuristic's choice."""
        challengers = self.options[1 : self._width(self.root)]
        return any(edge.visits < LOOKS or edge.gain + GRANTED * edge.doubt > MATTERS for edge in challengers)

    def best(self) -> AnyAction:
        """The heuristic's choice, unless another option did better in the same deals, beyond doubt."""
        choice, *others = self.options
        proven = [edge for edge in others if edge.visits >= LOOKS and edge.gain > PROOF * edge.doubt]
        return max(proven, key=lambda edge: edge.gain - PROOF * edge.doubt, default=choice).action

    def looks(self, options: Sequence[AnyAction]) -> list[Look]:
        """What was found about each option."""
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
        """Walk down the tree, add a node, play on, and tell all nodes on the way what came of it."""
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
        """A deal of what is hidden, and the luck that goes with it; not to be changed."""
        found = self.deals.pop(number, None)
        if found is None:
            luck = Luck(_secret(f"search/{self.seed}/{number}"))
            found = self.game.determinize(self.view, luck), luck
            # Luck remembers what it was asked: that of all deals would fill the memory.
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
        """Do an action and all that follows by itself; the options of the next decision, none at the end.

        What the searching seat sees on the way is added to ``seen``, the luck of gambles to ``fortune``.
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
        """What chance brings; if it decides a gamble, how lucky that was is noted."""
        event = self.game.chance(state)
        outcome = self.game.outcome(state, luck.pick(event.key, event.bag))
        gambles = self.gambles
        if gambles is not None and event.key.startswith(gambles.key):
            seat, points = gambles.windfall(self.game.view(state, self.viewer), outcome)
            fortune[seat] += points
        return outcome

    def _without(self, fortune: list[float], worth: list[float]) -> list[float]:
        """The worth without the luck of gambles.

        That luck is 0 on average, and so is what is subtracted here: it is computed from the present
        position, not from the end of the simulation. No option gains by it, and fewer simulations are enough.
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
        """Let the heuristic play until the game or the horizon ends; the worth to each seat."""
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
                # Somebody else is awaited: perhaps a round is over. Cut where all are equally far.
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
        """Whether the horizon is reached, in another round than that."""
        if self.last_round is None:
            return False
        rounds = self.game.result(state).rounds
        return rounds >= self.last_round and rounds != begun

    def _judge(self, state: AnyState) -> list[float]:
        """What this position is worth to each seat: the shares of a win, by points and by winning itself."""
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
        """Points as shares of a win: equal points are equal shares, the spread makes 3 of 4."""
        best = max(points)
        parts = [exp(self.scale * (point - best)) for point in points]
        whole = ordered_sum(parts)
        return [part / whole for part in parts]

    # --- nodes -----------------------------------------------------------------------------------

    def _edges(self, view: AnyView, options: Sequence[AnyAction], toss: Toss | None = None) -> list[_Edge]:
        """Edges for these options, the most promising first."""
        if self.sense is None:
            return [_Edge(option, 1 / len(options)) for option in options]
        weights = self.sense.weigh(view, options)
        # By rank alone: how far two weights are apart means something else in every kind of decision.
        order = sorted(range(len(options)), key=lambda index: -weights[index])
        if toss is not None:
            first = best_of(weights, self.sense.ALIKE, toss)
            order.remove(first)
            order.insert(0, first)
        return [_Edge(options[index], TRUST * (1 - TRUST) ** rank) for rank, index in enumerate(order)]

    def _legal_edges(self, node: _Node, state: AnyState, options: list[AnyAction]) -> list[_Edge]:
        """The edges that this deal allows: another's options depend on cards that are dealt anew."""
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
        """How many options of a node are looked at."""
        return 2 + int(WIDTH * sqrt(node.visits))

    def _challenge(self) -> _Root:
        """The option of the decision itself that is looked at next.

        The one that promises most to beat the heuristic's choice; but that goes ahead in every deal.
        """
        choice, *others = self.options[: self._width(self.root)]
        urge = CURIOSITY * sqrt(self.root.visits + 1)
        best = max(others, key=lambda edge: edge.gain + urge * edge.promise / (1 + edge.visits))
        return best if best.visits < choice.visits else choice

    def _select(self, node: _Node, edges: list[_Edge]) -> _Edge:
        """The edge that deserves the next look: by what it brought, and what it promises."""
        urge = CURIOSITY * sqrt(node.visits + 1)
        hope = node.total / node.visits if node.visits else 0.5
        best, chosen = -1.0, edges[0]
        for edge in edges[: self._width(node)]:
            value = edge.total / edge.visits if edge.visits else hope
            value += urge * edge.promise / (1 + edge.visits)
            if value > best:
                best, chosen = value, edge
        return chosen
