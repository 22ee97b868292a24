"""``spacerace`` and ``spacerace serve``: a server for this machine, and one for everybody."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from spacerace.commands.common import (
    FOUND_BROKEN,
    WRONG_USE,
    add_command,
    complain,
    given,
    help_text,
    positive_number,
    require_server,
    whole_number,
)
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.sentences import sentence

if TYPE_CHECKING:
    import socket

    from spacerace.commands.common import Commands
    from spacerace.server.database_setup import FileLock
    from spacerace.server.settings import Backups, Mail, Settings

#: The default port.
PORT = 8969
SECURITIES = ("starttls", "tls", "none")
LOGS = ("plain", "json", "quiet")

Part = TypeVar("Part")


def add_bare(parser: argparse.ArgumentParser) -> None:
    """The options of ``spacerace`` without a command."""
    add = parser.add_argument
    add("--network", action="store_true", help=help_text("cli-start-network"))
    add("--no-browser", action="store_true", help=help_text("cli-start-no-browser"))
    add("--port", metavar="PORT", type=port_number, default=PORT, help=help_text("cli-start-port"))
    # Whoever plays reads the address; a host reads the log.
    add("--log", metavar="KIND", type=one_of(LOGS), default="quiet", help=help_text("cli-start-log"))


def add(commands: Commands) -> None:
    """The options of ``serve``; each can come from the environment instead."""
    parser = add_command(commands, "serve")
    add = parser.add_argument
    _add_option(parser, "host", "HOST", "127.0.0.1")
    _add_option(parser, "port", "PORT", str(PORT), type=port_number)
    add_database(parser)
    _add_option(parser, "public-url", "URL", type=public_url)
    _add_option(parser, "workers", "N", "1", type=positive_number)
    proxy, names = help_text("cli-serve-trusted-proxy"), help_text("cli-serve-host-name")
    add("--trusted-proxy", metavar="NET", type=network, action="append", help=proxy)
    add("--host-name", metavar="NAME", type=host_name, action="append", help=names)
    own = help_text("cli-serve-bot")
    add("--bot", metavar="NAME=FILE", type=own_bot, action="append", help=own)
    _add_mail(parser)
    add(
        "--private-webhooks",
        action="store_true",
        default=from_environment("PRIVATE_WEBHOOKS") in ("1", "yes", "true"),
        help=help_text("cli-serve-private-webhooks"),
    )
    _add_option(parser, "open-days", "N", "7", type=days)
    _add_option(parser, "idle-days", "N", "90", type=days)
    _add_option(parser, "backup-folder", "FOLDER")
    _add_option(parser, "backup-hours", "N", "24", type=positive_number)
    _add_option(parser, "backups-kept", "N", "14", type=positive_number)
    _add_option(parser, "log", "KIND", "plain", type=one_of(LOGS))
    parser.set_defaults(run=serve)


def add_database(parser: argparse.ArgumentParser) -> None:
    """Which database a command is about."""
    # The address may hold a password: from the environment it does not show in the list of processes.
    _add_option(parser, "database", "URL")


def _add_mail(parser: argparse.ArgumentParser) -> None:
    """The mail server that takes notices; its password comes from the environment alone."""
    _add_option(parser, "mail-host", "HOST")
    _add_option(parser, "mail-port", "PORT", "587", type=port_number)
    _add_option(parser, "mail-user", "NAME")
    _add_option(parser, "mail-sender", "ADDRESS")
    _add_option(parser, "mail-security", "KIND", "starttls", type=one_of(SECURITIES))


def _add_option(
    parser: argparse.ArgumentParser,
    name: str,
    metavar: str,
    otherwise: str = "",
    type: Callable[[str], object] = str,
) -> None:
    """An option that has its value from the environment if it is not given: ``SPACERACE_`` and its name."""
    default = from_environment(name.upper().replace("-", "_"), otherwise)
    parser.add_argument(
        f"--{name}", metavar=metavar, type=type, default=default, help=help_text(f"cli-serve-{name}")
    )


# --- arguments -----------------------------------------------------------------------------------


def from_environment(name: str, otherwise: str = "") -> str:
    """What ``SPACERACE_NAME`` says; argparse reads it as if it had been typed."""
    return os.environ.get(f"SPACERACE_{name}") or otherwise


def port_number(text: str) -> int:
    """A port; 0 is any free one."""
    number = whole_number(text)
    if not 0 <= number < 65536:
        raise argparse.ArgumentTypeError(sentence("cli-not-a-port", {"text": text}))
    return number


def days(text: str) -> int:
    """A number of days; 0 is never."""
    number = whole_number(text)
    if number < 0:
        raise argparse.ArgumentTypeError(sentence("cli-not-days", {"text": text}))
    return number


def network(text: str) -> str:
    """A network, such as "10.0.0.0/8", or a single address."""
    import ipaddress

    try:
        return str(ipaddress.ip_network(text.strip()))
    except ValueError:
        raise argparse.ArgumentTypeError(sentence("cli-not-a-network", {"text": text})) from None


def host_name(text: str) -> str:
    """The name of a machine, without a port."""
    if not re.fullmatch(r"[\w.-]+", text.strip()):
        raise argparse.ArgumentTypeError(sentence("cli-not-a-host-name", {"text": text}))
    return text.strip()


def own_bot(text: str) -> str:
    """A bot of the host: the name under which tables ask for it, and its file."""
    from spacerace.bots import BOTS

    name, equals, file = text.strip().partition("=")
    is_new = re.fullmatch(r"[a-z][a-z0-9-]{0,29}", name) and name not in BOTS
    if not equals or not is_new or not file.endswith(".py"):
        raise argparse.ArgumentTypeError(sentence("cli-not-own-bot", {"text": text}))
    return f"{name}={file}"


def public_url(text: str) -> str:
    """The address that people type, without a path; "" for none."""
    if not text:
        return ""
    found = re.fullmatch(r"(https?://([\w.-]+|\[[0-9a-fA-F:]+\])(:\d{1,5})?)/?", text)
    if not found:
        raise argparse.ArgumentTypeError(sentence("cli-not-a-public-url", {"text": text}))
    return found[1]


def one_of(words: tuple[str, ...]) -> Callable[[str], str]:
    """One of these words, typed or from the environment."""

    def read(text: str) -> str:
        if text not in words:
            about = {"text": text, "words": ", ".join(words)}
            raise argparse.ArgumentTypeError(sentence("cli-not-one-of", about))
        return text

    return read


# --- the commands --------------------------------------------------------------------------------


def start(args: argparse.Namespace) -> int:
    """``spacerace``: everything on this machine, and the browser at it."""
    require_server()
    from spacerace.server.database_setup import FileLock, sqlite_file
    from spacerace.server.run import address_of, network_host, port_of, take_port
    from spacerace.server.settings import Settings, default_database

    database = default_database()
    file = sqlite_file(database)
    assert file is not None
    host = "0.0.0.0" if args.network else "127.0.0.1"
    with take_port(host, args.port, search=True) as listening:
        settings = Settings(host=host, port=port_of(listening), database=database, log=args.log)
        claim = FileLock(file)
        if address := claim.take_or_find():
            print(sentence("start-already-running", {"address": address}))
            open_browser(address, wanted=not args.no_browser)
            return 0
        address = address_of(host, settings.port)

        def ready() -> None:
            claim.tell(address)
            print(sentence("start-address", {"address": address}))
            if args.network:
                print(sentence("start-network", {"address": address_of(network_host(), settings.port)}))
            print(sentence("start-how-to-stop", {}), flush=True)
            open_browser(address, wanted=not args.no_browser)

        return _run(settings, listening, 1, claim, ready)


def serve(args: argparse.Namespace) -> int:
    """``spacerace serve``: a server for others, as the host set it up."""
    require_server()
    from spacerace.server.database_setup import FileLock, driver_url, sqlite_file
    from spacerace.server.run import address_of, port_of, take_port
    from spacerace.server.settings import Limits, Settings, Thinking, default_database

    database = driver_url(args.database) if args.database else default_database()
    file = sqlite_file(database)
    if file and args.workers > 1:
        raise BadSetup("", "refused-workers", {})
    with take_port(args.host, args.port, search=False) as listening:
        settings = Settings(
            host=args.host,
            port=port_of(listening),
            database=database,
            public_url=args.public_url,
            host_names=_several(args.host_name, "HOST_NAMES", host_name),
            trusted_proxies=_several(args.trusted_proxy, "TRUSTED_PROXIES", network),
            mail=_mail(args),
            private_webhooks=args.private_webhooks,
            open_days=args.open_days,
            idle_days=args.idle_days,
            backups=_backups(args),
            log=args.log,
            limits=_from_json("LIMITS", Limits),
            thinking=_from_json("THINKING", Thinking),
            own_bots=_own_bots(args),
        )
        claim = FileLock(file) if file else None
        if claim and not claim.take():
            raise BadSetup("", "refused-in-use", {"file": str(file), "address": claim.told() or "?"})
        address = args.public_url or address_of(args.host, settings.port)

        def ready() -> None:
            if claim:
                claim.tell(address)
            print(sentence("serve-address", {"address": address}), flush=True)

        return _run(settings, listening, args.workers, claim, ready)


def _run(
    settings: Settings,
    listening: socket.socket,
    workers: int,
    claim: FileLock | None,
    ready: Callable[[], None],
) -> int:
    """Make the database ready, serve, and say how it ended."""
    from spacerace.server import run

    def ready_or_unread() -> None:
        # Nobody may be there to read the address: that is no reason to stop.
        with suppress(OSError):
            ready()

    try:
        run.prepare(settings.database)
        if claim:
            _warn_of_sqlite()
        was_asked = run.serve(settings, listening, workers=workers, ready=ready_or_unread)
    finally:
        if claim:
            claim.release()
    if not was_asked:
        return complain("serve-failed", {}, code=FOUND_BROKEN)
    print(sentence("serve-stopped", {}))
    return 0


def _several(typed: list[str] | None, name: str, read: Callable[[str], str]) -> tuple[str, ...]:
    """What may be given several times: as typed, or as in the environment, with commas."""
    if typed is not None:
        return tuple(typed)
    try:
        return tuple(read(one) for one in from_environment(name).split(",") if one.strip())
    except argparse.ArgumentTypeError as error:
        print(error, file=sys.stderr)
        raise SystemExit(WRONG_USE) from None


def _own_bots(args: argparse.Namespace) -> dict[str, str]:
    """The host's bots by name. A file that holds none is refused now, and not when a table asks for it."""
    from pathlib import Path

    from spacerace.bots.own_bot import load_bot

    found = {}
    for one in _several(args.bot, "BOTS", own_bot):
        name, _, file = one.partition("=")
        load_bot(Path(file))
        found[name] = str(Path(file).resolve())
    return found


def _warn_of_sqlite() -> None:
    """Say which fault the SQLite of this machine has; it is no reason not to serve."""
    import sqlite3

    from spacerace.server.database_setup import SOUND_SQLITE, has_sqlite_fault

    if has_sqlite_fault():
        about = {"version": sqlite3.sqlite_version, "sound": ".".join(map(str, SOUND_SQLITE))}
        print(sentence("serve-sqlite-fault", about), file=sys.stderr, flush=True)


def _from_json(name: str, kind: type[Part]) -> Part:
    """The settings that are rarely changed, as JSON in the environment; what is left out stays as it is."""
    import msgspec

    try:
        return msgspec.json.decode(from_environment(name, "{}"), type=kind)
    except msgspec.MsgspecError as error:
        raise BadSetup("", "refused-settings", {"name": f"SPACERACE_{name}", "reason": str(error)}) from None


def _backups(args: argparse.Namespace) -> Backups | None:
    """The backups that the server makes by itself; ``None`` without a folder for them."""
    from spacerace.server.auto_backup import prepare_folder
    from spacerace.server.settings import Backups

    if not args.backup_folder:
        return None
    folder = Path(args.backup_folder).expanduser().absolute()
    prepare_folder(folder)
    return Backups(folder=str(folder), hours=args.backup_hours, kept=args.backups_kept)


def _mail(args: argparse.Namespace) -> Mail | None:
    """The mail server; ``None`` without one."""
    from spacerace.server.settings import Mail

    if not args.mail_host:
        return None
    return Mail(
        host=args.mail_host,
        port=args.mail_port,
        user=args.mail_user,
        password=from_environment("MAIL_PASSWORD"),
        security=args.mail_security,
        **given(sender=args.mail_sender or None),
    )


def open_browser(address: str, *, wanted: bool) -> None:
    """Show the address in the user's browser, if there is a screen to show it on."""
    import webbrowser

    if wanted and has_display():
        with suppress(webbrowser.Error):
            webbrowser.open(address)


def has_display() -> bool:
    """Whether a browser could open a window here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
