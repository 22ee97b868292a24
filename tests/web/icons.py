"""Makes the icons of the installed app from the app's own drawing: ``python -m tests.web.icons``.

The badge is what a phone shows in its status bar, where only the outline counts. A maskable icon may be cut
to a circle, so its drawing stands well within.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from playwright.async_api import async_playwright

from tests.server.test_own_assets import FLAGS
from tests.web.people import find_chromium

ROOT = Path(__file__).resolve().parents[2]
DRAWING = ROOT / "web/src/home/icon.svg"
FOLDER = ROOT / "web/public/assets"
BADGE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#fff" fill-rule="evenodd" '
    'd="M12 24V14c0-5 2-8 4-11 2 3 4 6 4 11v10ZM12 16l-5 9 5-2ZM20 16l5 9-5-2ZM13.5 25h5L16 31Z'
    'M16 10.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z"/></svg>'
)


def drawings() -> dict[str, tuple[int, str]]:
    """The file names, with their sizes in pixels and what is drawn."""
    icon = DRAWING.read_text(encoding="utf-8")
    square = icon.replace(' rx="7"', "")
    # The drawing at 72 percent on the same ground.
    inner = square.split(">", 1)[1].rsplit("</svg>", 1)[0].partition("/>")[2]
    head, ground = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">', "#16305a"
    masked = (
        f'{head}<rect width="32" height="32" fill="{ground}"/>'
        f'<g transform="translate(4.480 4.480) scale(.72)">{inner}</g></svg>'
    )
    return {
        "icon-180": (180, square),
        "icon-192": (192, icon),
        "icon-512": (512, icon),
        "icon-maskable-512": (512, masked),
        "badge-96": (96, BADGE),
    }


async def main() -> None:
    """Draw them all."""
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name, (size, drawing) in drawings().items():
            page = await browser.new_page(viewport={"width": size, "height": size})
            await page.set_content(
                f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing}"
            )
            await page.screenshot(path=str(FOLDER / f"{name}.png"), omit_background=True)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
