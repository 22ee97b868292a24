"""The documents of the server: what they promise is there, and what they show can be done."""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spacerace.cli import build_parser
from spacerace.server import metrics, models
from spacerace.server.app import create_app
from spacerace.server.notices.contacts import Contact
from spacerace.server.notices.history import SentNotice
from spacerace.server.notices.push import PushKeys
from spacerace.server.routes.notices import ContactList, NewContact
from spacerace.server.settings import Limits, Mail, Settings, Thinking
from tests.full_run import missing
from tests.server.outside import real_server

ROOT = Path(__file__).resolve().parents[2]
API = (ROOT / "docs/api.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
SERVER = (ROOT / "docs/server.md").read_text(encoding="utf-8")
#: A block of the worked session, and the answers below it.
SESSION = re.compile(r"<!-- session -->\n```sh\n(.*?)```\n\n```json\n(.*?)```", re.DOTALL)
#: A line between the answers of two blocks.
MARK = "--- block ---"


# --- everything is told --------------------------------------------------------------------------


def test_every_route_stands_in_the_api_document(sqlite_url: str) -> None:
    app: Any = create_app(Settings(database=sqlite_url))
    while hasattr(app, "_app"):
        app = app._app
    missing = [route for route in _routes(app) if f"`{route}`" not in API]
    assert not missing


def _routes(app: Any) -> Iterator[str]:
    """Method and path of each route, as the document writes them."""
    for route in app.routes:
        path = re.sub(r"\{(\w+):\w+\}", lambda found: _place(found[1]), route.path)
        for method in sorted(getattr(route, "methods", None) or ["WEBSOCKET"]):
            if method not in ("OPTIONS", "HEAD"):
                yield f"{method} {path}"


def _place(parameter: str) -> str:
    """How the document writes a parameter of an address."""
    return {"path": "NAME"}.get(parameter, parameter.removesuffix("_id").removesuffix("_path").upper())


def test_every_field_that_goes_over_the_wire_stands_in_the_api_document() -> None:
    structs = [
        kind
        for kind in [*vars(models).values(), Contact, ContactList, NewContact, PushKeys, SentNotice]
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]
    # What the database keeps, and a plain "done".
    silent = (models.UndoAsked, models.Vote, models.Reply)
    fields = {name for kind in structs if kind not in silent for name in kind.__struct_fields__}
    told = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`\n]+`|\"\w+\":", API))))
    assert fields - told == set()


def test_every_message_of_the_live_line_stands_in_the_api_document() -> None:
    spoken = {
        str(kind.__struct_config__.tag) for kind in (models.State, models.Table, models.Chat, models.Gone)
    }
    assert {f"### `{tag}`" for tag in [*spoken, "alive"]} <= set(re.findall(r"### `\w+`", API))


def test_every_setting_stands_in_the_hosting_document() -> None:
    options = {option for option in _options_of("serve") if option.startswith("--")} - {"--help"}
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/spacerace").rglob("*.py"))
    variables = {f"SPACERACE_{name}" for name in re.findall(r"from_environment\(\"([A-Z_]+)\"", source)}
    named = re.findall(r"_add_option\(parser, \"([a-z-]+)\"", source)
    variables |= {f"SPACERACE_{name.upper().replace('-', '_')}" for name in named}
    variables |= {f"SPACERACE_{name}" for name in re.findall(r"_from_json\(\"([A-Z_]+)\"", source)}
    variables |= set(re.findall(r"\"(SPACERACE_[A-Z_]+)\"", source))
    # A program that sits at a table reads its token from there; it is no setting of a server.
    variables.remove("SPACERACE_TOKEN")
    assert (
        "SPACERACE_MAIL_HOST" in variables
        and "--trusted-proxy" in options
        and "SPACERACE_LIMITS" in variables
        and "SPACERACE_DATA" in variables
    )
    missing = [name for name in sorted(options | variables) if f"`{name}`" not in HOSTING]
    assert not missing


def _options_of(command: str) -> set[str]:
    """The options of a command."""
    parsers = next(
        action for action in build_parser()._actions if isinstance(action, argparse._SubParsersAction)
    )
    return {option for action in parsers.choices[command]._actions for option in action.option_strings}


@pytest.mark.parametrize("kind", [Limits, Thinking])
def test_limits_stand_in_the_hosting_document_with_their_usual_values(kind: type[msgspec.Struct]) -> None:
    for field in msgspec.structs.fields(kind):
        assert re.search(rf"\| `{field.name}` \|.*\| `{field.default}` \|", HOSTING), field.name


def test_usual_settings_are_told_right() -> None:
    for name, value in {
        "HOST": Settings.__struct_defaults__[0],
        "PORT": Settings().port,
        "OPEN_DAYS": Settings().open_days,
        "IDLE_DAYS": Settings().idle_days,
        "LOG": Settings().log,
        "MAIL_PORT": Mail(host="").port,
        "MAIL_SENDER": Mail(host="").sender,
        "MAIL_SECURITY": Mail(host="").security,
    }.items():
        assert re.search(rf"`SPACERACE_{name}` \|.*\| `{re.escape(str(value))}` \|", HOSTING), name


def test_every_number_of_the_metrics_stands_in_the_hosting_document() -> None:
    text = metrics.Metrics().text().decode()
    names = set(re.findall(r"^# TYPE (spacerace_\w+)", text, re.MULTILINE))
    names = {name for name in names if not name.endswith("_created")}
    assert len(names) > 8
    missing = [name for name in sorted(names) if f"`{name}`" not in HOSTING]
    assert not missing


def test_every_file_of_the_server_stands_in_its_document() -> None:
    room = ROOT / "src/spacerace/server"
    files = {path.name for path in room.glob("*.py")} - {"__init__.py"}
    folders = {f"{path.name}/" for path in room.iterdir() if path.is_dir() and path.name != "__pycache__"}
    missing = [name for name in sorted(files | folders) if f"`{name}`" not in SERVER]
    assert not missing


@pytest.mark.parametrize(
    "name", ["README", "docs/api", "docs/hosting", "docs/server", "docs/browser", "docs/house"]
)
def test_links_of_the_documents_lead_somewhere(name: str) -> None:
    file = ROOT / f"{name}.md"
    text = file.read_text(encoding="utf-8")
    for address in re.findall(r"\]\(([^)\s]+)\)", text):
        path, _, place = address.partition("#")
        if path.startswith("http"):
            continue
        target = file if not path else (file.parent / path).resolve()
        assert target.exists(), address
        if place:
            assert place in _headings(target.read_text(encoding="utf-8")), address


def _headings(text: str) -> set[str]:
    """The anchors of a page's headings."""
    lines = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", line.lower()).replace(" ", "-") for line in lines}


# --- the deploy files ----------------------------------------------------------------------------


def test_deploy_files_start_the_server_by_its_right_name() -> None:
    service = _deploy("spacerace.service")
    start = re.search(r"^ExecStart=\S+/spacerace (.+)$", service, re.MULTILINE)
    assert start
    build_parser().parse_args(start[1].split())
    container = _deploy("Containerfile")
    words = [
        json.loads(found) for found in re.findall(r"^(?:ENTRYPOINT|CMD) (\[.+\])$", container, re.MULTILINE)
    ]
    assert words[0] == ["spacerace"]
    build_parser().parse_args(words[1])
    for text in (service, container):
        for variable in re.findall(r"SPACERACE_\w+", text):
            assert f"`{variable}`" in HOSTING, variable
    assert "SPACERACE_DATA=/var/lib/spacerace" in service and "/health" in container


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_proxies_lead_to_our_port_and_keep_private_what_is_the_host_s(name: str) -> None:
    text = _deploy(name)
    assert f"127.0.0.1:{Settings().port}" in text
    assert "/metrics" in text and "404" in text and "/notices/" in text


def test_proxies_bound_what_one_address_and_one_request_may_take() -> None:
    """Behind a proxy the server sees the proxy's connections alone, so it cannot count by address."""
    nginx, caddy = _deploy("nginx.conf"), _deploy("Caddyfile")
    assert "limit_conn_zone $binary_remote_addr zone=spacerace_connections:" in nginx
    most = re.search(r"^ *limit_conn spacerace_connections (\d+);", nginx, re.MULTILINE)
    assert most and int(most[1]) == Limits().connections_an_address
    for timeout in ("client_header_timeout", "client_body_timeout", "send_timeout"):
        assert re.search(rf"^ *{timeout} \d+s;", nginx, re.MULTILINE), timeout
    for timeout in ("read_header", "read_body", "idle"):
        assert re.search(rf"^\s*{timeout} \d+[sm]$", caddy, re.MULTILINE), timeout


def test_a_container_copies_what_is_there() -> None:
    for line in re.findall(r"^COPY (?!--from)(.+)$", _deploy("Containerfile"), re.MULTILINE):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source


def _deploy(name: str) -> str:
    """The text of a deploy file, which the hosting document must know of."""
    assert f"deploy/{name}" in HOSTING
    return (ROOT / "deploy" / name).read_text(encoding="utf-8")


# --- the worked session --------------------------------------------------------------------------


def test_the_session_of_the_api_document_runs(sqlite_url: str, tmp_path: Path) -> None:
    needed = [name for name in ("bash", "curl", "jq") if not shutil.which(name)]
    if needed:
        missing(f"not installed: {', '.join(needed)}")
    blocks = SESSION.findall(API)
    assert len(blocks) == API.count("<!-- session -->") > 10
    script = f"\necho\necho '{MARK}'\n".join(["set -eu", *(commands for commands, _ in blocks)])
    with real_server(sqlite_url, tmp_path) as server:
        ran = subprocess.run(
            ["bash", "-c", script],
            cwd=tmp_path,
            env={**os.environ, "SERVER": server.address},
            capture_output=True,
            text=True,
            timeout=300,
        )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    answers = ran.stdout.split(MARK)[1:]
    for (commands, promised), came in zip(blocks, answers, strict=True):
        shown, real = _values(promised), _values(came)
        assert len(shown) == len(real), f"{commands}\n{came}"
        for one, other in zip(shown, real, strict=True):
            _fits(one, other, commands)


def _values(text: str) -> list[Any]:
    """JSON values, one behind the other."""
    decoder, found, place = json.JSONDecoder(), [], 0
    while text[place:].strip():
        place += len(text[place:]) - len(text[place:].lstrip())
        value, place = decoder.raw_decode(text, place)
        found.append(value)
    return found


def _fits(shown: Any, real: Any, where: str) -> None:
    """What the document shows is part of what came: the same fields and kinds of values, other luck."""
    if isinstance(shown, dict):
        assert isinstance(real, dict), where
        for name, value in shown.items():
            assert name in real, f"{name}: {where}"
            if name not in ("args", "id", "news", "facts", "say"):
                _fits(value, real[name], f"{name}: {where}")
            elif name == "id" and str(value).startswith("refused"):
                assert real[name] == value, where
    elif isinstance(shown, list):
        assert isinstance(real, list) and (real or not shown), where
        for value in shown:
            assert any(_is_like(value, other, where) for other in real), f"{value} {where}"
    elif shown is not None and real is not None:
        assert isinstance(real, type(shown)) or {type(real), type(shown)} == {int, float}, where


def _is_like(shown: Any, real: Any, where: str) -> bool:
    """Whether one value fits another."""
    try:
        _fits(shown, real, where)
    except AssertionError:
        return False
    return True


# --- promises and their tests ---------------------------------------------------------------------


def _named_tests() -> list[tuple[str, str, str]]:
    """Every test that a document names as ``file.py::test_name``, with the document."""
    found = []
    for page in [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md", ROOT / "SECURITY.md"]:
        for file, name in re.findall(r"([\w/]+\.py)::(test_\w+)", page.read_text(encoding="utf-8")):
            found.append((page.name, file, name))
    return found


def test_every_test_that_a_document_names_is_there() -> None:
    named = _named_tests()
    assert len([row for row in named if row[0] == "promises.md"]) >= 80
    gone = []
    for page, file, name in named:
        path = ROOT / "tests/server" / file if "/" not in file else ROOT / file
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        if f"def {name}(" not in text:
            gone.append(f"{page}: {file}::{name}")
    assert gone == []
