"""The pictures of README and documents: ``make screenshots`` plays until there is something to see."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.server.outside import real_server
from tests.web.people import FLAGS, ME, PHONE, Json, Visitor, Visitors, find_chromium

#: Those who went first, as names for bots.
CREW = ("Laika", "Ham", "Félicette", "Belka")


def bots(count: int) -> list[Json]:
    """So many sensible rivals."""
    return [{"kind": "bot", "bot": "sense", "name": name} for name in CREW[:count]]


def flying(state: Json) -> bool:
    """A launch is under way, and some cards are drawn."""
    launch = state["view"]["launch"]
    return bool(launch and len(launch["drawn"]) > 1 and state["view"]["round"] > 5)


def late(year: int) -> Callable[[Json], bool]:
    """A question in this year of 1969 or later, in the middle of a mission."""

    def is_so(state: Json) -> bool:
        return bool(state["view"]["year"] >= year and "rerolling" in state["step"]["id"])

    return is_so


def take(visitor: Visitor, file: Path) -> None:
    """A picture of the page, when it has come to rest."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.mouse.move(2, 2)
    visitor.page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    visitor.page.screenshot(path=file)
    print(file.name)


def main(folder: Path) -> None:
    """Take them all."""
    folder.mkdir(parents=True, exist_ok=True)
    program = find_chromium()
    assert program, "there is no Chromium"
    with (
        tempfile.TemporaryDirectory() as data,
        real_server(f"sqlite+aiosqlite:///{data}/race.db", Path(data)) as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        visitors = Visitors(chromium, server.address)
        ann, phone = visitors.arrive(), visitors.arrive(PHONE, touch=True, language="de")
        ann.page.goto("/")
        ann.page.get_by_role("heading", level=1).wait_for()
        take(ann, folder / "home.png")

        table = ann.open_table("rocketmen", [ME, *bots(2)])
        ann.sit(table)
        ann.caught_up(ann.play(table, until=flying)["at"])
        take(ann, folder / "rocketmen.png")

        table = ann.open_table("1969", [ME, *bots(3)])
        ann.sit(table)
        ann.caught_up(ann.play(table, until=late(4))["at"])
        take(ann, folder / "1969.png")
        end = ann.play(table)
        ann.caught_up(end["at"])
        ann.page.goto(f"/t/{table}/replay/{end['at'] // 2}")
        ann.board.wait_for()
        take(ann, folder / "replay.png")

        ann.page.goto("/rules/rocketmen")
        ann.page.get_by_role("heading", level=1).wait_for()
        take(ann, folder / "rules.png")

        table = phone.open_table("rocketmen", [ME, *bots(1)])
        phone.sit(table)
        phone.caught_up(phone.play(table, until=lambda state: state["view"]["round"] > 4)["at"])
        take(phone, folder / "rocketmen-phone.png")
        table = phone.open_table("1969", [ME, *bots(1)])
        phone.sit(table)
        phone.caught_up(phone.play(table, until=lambda state: bool(state["view"]["year"] > 3))["at"])
        take(phone, folder / "1969-phone.png")
        chromium.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    main(parser.parse_args().folder)
