"""The site made of these pages: `make docs`. It is strict: a broken link stops it."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from spacerace import __version__  # noqa: E402

project = "spacerace"
author = "the spacerace authors"
copyright = "the spacerace authors, MIT licence"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
nitpicky = False
# Fluent, and JSON with gaps, are shown without colours; a class that a package hands on is described twice.
suppress_warnings = ["misc.highlighting_failure", "ref.python"]
exclude_patterns = ["pictures"]

# --- Markdown ------------------------------------------------------------------------------------

#: Every heading has an anchor, made as GitHub makes it: the pages are read there as well.
myst_heading_anchors = 6
myst_links_external_new_tab = False

# --- the API reference ---------------------------------------------------------------------------

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints = "signature"
# They come with extras; the pages need none.
autodoc_mock_imports = ["gymnasium", "numpy", "pettingzoo", "pyspiel"]
autodoc_class_signature = "separated"
autodoc_preserve_defaults = True
add_module_names = False
python_use_unqualified_type_names = True

# --- how it looks: everything comes from the folder itself, so it can be read from a disk --------

html_theme = "furo"
html_title = f"spacerace {version}"
html_static_path: list[str] = []
html_copy_source = False
html_show_sphinx = False
# A browser lets no page on a disk read another one, so a search shows titles alone.
html_show_search_summary = False
html_theme_options = {"navigation_with_keys": True}
html_permalinks_icon = "#"

#: A link in Markdown to something above the folder of its page.
_UPWARDS = re.compile(r"\[([^\]\[]*)\]\((\.\./[^)\s]+)\)")


def _without_files(app: Any, name: str, source: list[str]) -> None:
    """A link to a file of the repository becomes its path: the site holds pages, not the program."""
    source[0] = _UPWARDS.sub(lambda link: _plain(app, name, link), source[0])


def _plain(app: Any, name: str, link: re.Match[str]) -> str:
    """The words of the link and the place of the file; a link to another page stays."""
    target = ((Path(app.srcdir) / name).parent / link[2].partition("#")[0]).resolve()
    if target.is_relative_to(app.srcdir):
        return link[0]
    if not target.exists():
        raise ValueError(f"{name}: {link[2]} leads nowhere")
    place = target.relative_to(ROOT).as_posix()
    return link[1] if link[1].strip("`") == place else f"{link[1]} (`{place}`)"


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("source-read", _without_files)
