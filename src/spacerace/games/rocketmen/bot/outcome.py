"""How a game of Rocketmen will end, guessed from the table as a seat sees it.

The weights were fitted to the scores of many games in which the heuristic played itself.
"""

from __future__ import annotations

from spacerace.bots.bot import Gambles
from spacerace.games.rocketmen.bot.plan import BINDING_GOAL, turns_left
from spacerace.games.rocketmen.bot.worth import Book, book_of
from spacerace.games.rocketmen.rules.actions import Action, Drawn
from spacerace.games.rocketmen.rules.chapters.ending import ai_area_vp, next_vp
from spacerace.games.rocketmen.rules.gamble import drawn
from spacerace.games.rocketmen.rules.odds import chance, gamble_of
from spacerace.games.rocketmen.rules.view import PlayerView, View
from spacerace.kernel.ordered_sum import ordered_sum
from spacerace.kernel.seats import Seat, all_seats

#: A lead that won three games in four, in rounds 6 to 14 of two players.
SPREAD = 6.5
#: Further ahead luck drowns what a choice is worth: after two rounds the estimate tells more.
HORIZON: int | None = 2
#: What success brings besides its points, as far as the luck of a draw is concerned.
BESIDES = 2.0

#: What a seat will have in the end, besides what it has: for its goals, by missions that are missing, and
#: for those of others; for each mission that it has done, each Pad card, and each card that it must draw; …
GOAL_CHANCES = (1.0, 0.15, 0.05)
OTHERS_GOAL = 0.75
#: A binding goal is as good as met with so many turns left for each missing mission, less a small risk.
GOAL_TURNS, LEAST_RISK = 6, 0.1
MISSION = 1.4
PAD_CARD = 0.5
CARD = -0.26
#: … and for each turn left: $10 of its Hand, a Rocket point, a space of lift, an achievement, and something
#: by the number of players: where many fly, the best places are taken. The last turns bring less.
INCOME = 0.067
ROCKET = 0.035
LIFT = 0.14
A_MONEY_TOKEN, A_HAND_TOKEN = 0.2, 0.16
EACH_TURN = {1: 1.35, 2: 1.35, 3: 1.0, 4: 0.75}
LAST_TURNS = -3.5
#: Rocket points and lift beyond this help nobody, and nobody sees further than so many turns.
MOST_ROCKET, MOST_LIFT, MOST_TURNS = 12, 8.0, 12.0
#: Points that the AI makes in a turn, by level.
AI_PACE = {"easy": 1.85, "normal": 2.1, "hard": 2.4}


def estimate(view: View) -> tuple[float, ...]:
    """The points that each seat will have in the end, as the viewer would guess; alone, the AI comes last."""
    book, turns = book_of(view.terms), min(turns_left(view), MOST_TURNS)
    points = [_outcome(view, book, seat, turns) for seat in all_seats(len(view.players))]
    if view.ai is not None:
        pace = AI_PACE.get(view.terms.options.level, AI_PACE["normal"])
        points.append(view.ai.track + ai_area_vp(view) + max(0.0, LAST_TURNS + pace * turns))
    return tuple(points)


def _outcome(view: View, book: Book, seat: Seat, turns: float) -> float:
    """What a seat has, and what it may still make of its cards."""
    player = view.players[seat]
    drawn = (
        (player.hand or player.known) + player.unseen + player.warehouse + player.playing_area + player.hq_top
    )
    threats, rocket, lift = book.points, book.rocket, book.all_lift
    first_tokens = (view.moon_token == seat) + (view.mars_token == seat)
    points: float = player.track + first_tokens * view.terms.pack.board.first_token_vp
    if not view.terms.edition.threats_at_once:
        points += sum([threats[card] for card in drawn + player.pad + player.store + player.junkyard])
    points += _goal_points(view, book, player, turns)
    tokens = view.terms.edition.most_missions - len(player.missions)
    if not tokens or not (turns or _plays_again(view, seat)):
        return points
    pays = book.pays[len(player.missions)]
    hand_size = view.terms.pack.board.hand_size + player.hand_bonus
    income = ordered_sum([pays[card] for card in drawn]) / (len(drawn) or 1) * hand_size
    all_rocket = player.rocket_points + sum([rocket[card] for card in drawn + player.pad])
    all_lift = player.science_tokens + ordered_sum([lift[card] for card in drawn + player.pad])
    rest = MISSION * len(player.missions) + PAD_CARD * len(player.pad) + CARD * len(drawn) + LAST_TURNS
    each_turn: float = (
        EACH_TURN[len(view.players)]
        + INCOME * income
        + ROCKET * min(all_rocket, MOST_ROCKET)
        + LIFT * min(all_lift, MOST_LIFT)
        + A_MONEY_TOKEN * player.money_tokens
        + A_HAND_TOKEN * player.hand_bonus
    )
    return points + max(0.0, rest + turns * each_turn)


def _goal_points(view: View, book: Book, player: PlayerView, turns: float) -> float:
    """What the goals promise; a binding one that may be missed costs the game (RM-12, RM-15.5)."""
    if player.goals is None:
        return OTHERS_GOAL if player.goal_count else 0.0
    best = 0.0
    for goal in player.goals:
        missing = 0
        for serving, count in book.tasks[goal]:
            missing += max(0, count - len([1 for done in player.missions if done in serving]))
        if view.terms.edition.goal_is_binding:
            return -BINDING_GOAL * max(LEAST_RISK, 1 - turns / (GOAL_TURNS * missing)) if missing else 0.0
        if missing < len(GOAL_CHANCES) and (turns or not missing):
            best = max(best, GOAL_CHANCES[missing] * view.terms.cards[goal].vp)
    return best


def _plays_again(view: View, seat: Seat) -> bool:
    """Whether a seat's turn of this round is not over (RM-9.3)."""
    seats = len(view.players)
    return not view.over and (seat - view.seat) % seats <= (view.first - 1 - view.seat) % seats


def windfall(view: View, outcome: Action) -> tuple[Seat, float]:
    """Who launches, and how much better a drawn Mission Success card is than those that could have come."""
    launch, gamble = view.launch, gamble_of(view)
    if launch is None or gamble is None or not isinstance(outcome, Drawn):
        return view.seat, 0.0
    points = next_vp(view, launch.location)
    better = chance(drawn(gamble, view.terms.cards[outcome.card].value)) - chance(gamble)
    return view.seat, better * (points + BESIDES)


#: Mission Success cards decide launches.
GAMBLES: Gambles | None = Gambles("success", windfall)
