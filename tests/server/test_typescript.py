"""The browser's types are those of the server."""

from pathlib import Path

from spacerace.server.typescript import files

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"


def test_the_types_of_the_browser_are_made_from_today_s_structs() -> None:
    """If not: make web-types."""
    assert {name: (SOURCES / name).read_text("utf-8") for name in files()} == files()
