"""The guide advises only what games bear out, and names them: see the comments in guide-*.ftl."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from spacerace.games import KITS

ROOT = Path(__file__).resolve().parents[2]
BOTS = ROOT / "examples" / "advice"
#: What the bots share; it plays no games of its own.
BASE = BOTS / "narrowed.py"
BALANCE = (ROOT / "docs" / "balance.md").read_text("utf-8")
SHARE = r"([\d.]+) % \(([\d.]+) to ([\d.]+)\)"
RUN = re.compile(
    r"# (with|against): examples/advice/(\w+)\.py, (\d players|alone, \w+), (\d+) games: "
    rf"{SHARE}(?:; sense {SHARE})?"
)
#: Texts that tell a rule, a figure or what is asked, and advise nothing. A new text is here or has its games.
FACTS = {
    "n69": """
        brief-aim brief-income brief-hire brief-launch brief-test brief-spy brief-moon brief-end aim table
        phases researches spies cards-what income drawn hired rival-hired spied launched rolled tested
        insured committed revealed gained progressed year-ended shuffled now-waiting now-chance now-over
        now-purchasing-end now-discarding now-placing now-targeting now-spotting now-launching
        now-converting first-sell first-hire first-hire-again first-espionage first-robotics
        first-investors first-card first-stop first-launch first-keep first-free
    """,
    "rm": """
        brief-aim brief-hand brief-buy brief-plan brief-launch brief-fly brief-end aim aim-battle aim-solo
        table hand goals goal-alone variants engines effects tokens pad-effects depot market give bought
        planned loaded turn-ended rival shuffled declared boosted drawn zero aborted failed arrived
        rival-arrived first-token ai-mission ai-arrived idea-combine idea-cost now-waiting now-chance
        now-over now-acting now-acting-pending now-acting-plan now-acting-load now-acting-buy now-acting-end
        now-purchasing now-placing now-refreshing now-taking-threat now-removing now-cycling now-top-decking
        now-counting now-flying now-reacting now-choosing-first now-last-chance now-abort-discarding
        now-keeping-engines now-keeping-mission now-offering-end now-discarding-excess first-pay
        first-confirm first-engine first-engine-again first-asset first-end first-end-wait first-plan
        first-boost first-load first-launch first-draw
    """,
}


class Run(NamedTuple):
    """Games of one bot, as a comment tells them."""

    message: str
    #: "with": the bot follows the advice; "against": it doesn't.
    kind: str
    bot: str
    table: str
    games: int
    share: str
    high: float
    #: What a bot without the habit can be expected to win at least, in percent.
    fair: float


def messages() -> dict[str, list[str]]:
    """Every message of the guides -> the comments right above it."""
    found: dict[str, list[str]] = {}
    for name in ("rocketmen", "1969"):
        above: list[str] = []
        path = KITS[name].folder / "lang" / "en" / "guide.ftl"
        for line in path.read_text("utf-8").splitlines():
            # Headings of the legend tell nothing.
            if message := re.match(r"guide-(?!\w+-legend-)([\w-]+) =", line):
                found[message[1]] = above
            above = [*above, line] if re.match(r"# ", line) else []
    return found


def run_of(message: str, line: str) -> Run:
    """The games that a line of a comment names."""
    told = RUN.fullmatch(line)
    assert told, f"{message}: {line}"
    kind, bot, table, games, share, low, high, _, sense_low, _ = told.groups()
    assert float(low) <= float(share) <= float(high), line
    fair = float(sense_low) if sense_low else 100 / int(table.partition(" ")[0])
    return Run(message, kind, bot, table, int(games), f"{share} % ({low} to {high})", float(high), fair)


RUNS = [run_of(message, line) for message, lines in messages().items() for line in lines]


def test_each_text_of_the_guide_tells_a_fact_or_names_its_games() -> None:
    facts = {f"{game}-{name}" for game, names in FACTS.items() for name in names.split()}
    advising = {run.message for run in RUNS}
    assert facts & advising == set()
    assert facts | advising == set(messages())


@pytest.mark.parametrize(
    "run", RUNS, ids=lambda run: f"{run.message}-{run.bot}-{run.table.replace(' ', '-')}"
)
def test_the_games_bear_the_advice_out(run: Run) -> None:
    """Who ignores it wins clearly less than `sense`; who follows it doesn't."""
    game = "1969" if run.message.startswith("n69") else "Rocketmen"
    assert (BOTS / f"{run.bot}.py").read_text("utf-8").startswith(f'"""{game}: `sense`, but ')
    assert run.games >= 200
    assert (run.high < run.fair) == (run.kind == "against")


@pytest.mark.parametrize(
    "run", RUNS, ids=lambda run: f"{run.message}-{run.bot}-{run.table.replace(' ', '-')}"
)
def test_the_page_on_balance_has_the_same_figures(run: Run) -> None:
    rows = [line for line in BALANCE.splitlines() if f"| `{run.bot}` |" in line]
    assert any(run.share in row for row in rows), run


def test_each_bot_is_named_beside_some_advice() -> None:
    assert {file.stem for file in BOTS.glob("*.py") if file != BASE} == {run.bot for run in RUNS}
