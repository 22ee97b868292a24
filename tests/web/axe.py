"""What axe-core, which knows the guidelines for accessible pages, finds wrong on a page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.full_run import missing
from tests.server.running import ROOT
from tests.web.people import PHONE, WIDE

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOK = """async only => {
    const told = node => `${node.target}: ${node.failureSummary}`
    const { violations } = await axe.run(document, only.length ? { runOnly: only } : {})
    return violations.map(one => [one.id, ...one.nodes.map(told)])
}"""
#: The next time that the browser has drawn.
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


def problems(page: Page, *only: str) -> list[Any]:
    """What is wrong on the page as it is, by all rules or only by these."""
    if not AXE.exists():
        missing("axe-core is not here: 'make test' brings it along where Node is")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(LOOK, only)
    return found


def check(page: Page, what: str) -> None:
    """Nothing is wrong, neither wide nor on a phone, and the colours are right in the dark too."""
    for size in (PHONE, WIDE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for colours, only in (("dark", ["color-contrast"]), ("light", [])):
            page.emulate_media(color_scheme="dark" if colours == "dark" else "light")
            page.evaluate(DRAWN)
            found = problems(page, *only)
            assert not found, f"{what}, {size[0]} wide, {colours}: {found}"
