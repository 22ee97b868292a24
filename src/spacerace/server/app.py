"""The server as one application: how it is set up, and the list of all routes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Request, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi.spec import Tag
from litestar.params import SkipValidation
from litestar.static_files import create_static_files_router
from sqlalchemy import func, select, text

from spacerace.games import GAMES, KITS, header_of
from spacerace.kernel.game import Game
from spacerace.kernel.sentences import set_renderer
from spacerace.lang import LANGUAGES, words
from spacerace.lang.rules import TABLE, pages, rules_page
from spacerace.server import backups, schema, store
from spacerace.server.analysis import Analysis
from spacerace.server.api_page import documentation, openapi_config, openapi_json
from spacerace.server.archive import Archive
from spacerace.server.auth import fresh_cookie, visitor
from spacerace.server.auto_backup import AutoBackup
from spacerace.server.bot_pool import BotPool
from spacerace.server.clock import CLOCK
from spacerace.server.database import Database, now
from spacerace.server.errors import Unsound
from spacerace.server.guide import guide_of
from spacerace.server.html_pages import home_route
from spacerace.server.keys import CookieSigner, new_key
from spacerace.server.limits import BodyLimit, Quota, RateLimit, Sockets
from spacerace.server.logs import AccessLog, set_up_logs
from spacerace.server.metrics import Metrics, metrics_route
from spacerace.server.models import Reply
from spacerace.server.notices import Notices
from spacerace.server.nowhere import HeadRequests
from spacerace.server.request_body import JsonRequest
from spacerace.server.routes.analysis import AnalysisController
from spacerace.server.routes.archive import ArchiveController
from spacerace.server.routes.install import manifest, offline_page, service_worker
from spacerace.server.routes.notices import NoticePages, NoticesController
from spacerace.server.routes.playing import PlayingController, live
from spacerace.server.routes.preview import table_page
from spacerace.server.routes.rules import game_guide, language_rules, table_rules
from spacerace.server.routes.sessions import SessionsController
from spacerace.server.routes.tables import TablesController
from spacerace.server.routes.web import app_routes, is_built, language_words
from spacerace.server.scheduler import Scheduler
from spacerace.server.security import App, Security, exception_handlers
from spacerace.server.settings import Settings, from_environment
from spacerace.server.tables import Tables
from spacerace.server.watchdog import Watchdog

log = structlog.get_logger("spacerace.server")

#: The first words of the API's documentation.
API = (
    "Everything that a client needs to play: open a table, sit down, listen to the live connection, "
    "post clicks. A browser is identified by its cookie, a program by its token: "
    "Authorization: Bearer TOKEN. The live connection is a websocket at /api/tables/ID/live. "
    "`spacerace docs api` explains everything."
)
TAGS = [
    Tag("Tables", "Opening, finding and joining tables."),
    Tag("Playing", "States, clicks, undo, standing orders and chat."),
    Tag("Afterwards", "Replay, export and import, what-if, the same deal again."),
    Tag("Analysis", "Hints, where the points came from, what was luck and what was not."),
    Tag("Notices", "Being told when it is your turn."),
    Tag("Host", "For whoever runs the server."),
]
#: Answers are compressed, but not answers to actions: these have to be quick, and some contain tokens.
COMPRESSION = CompressionConfig(
    backend="gzip",
    gzip_compress_level=6,
    minimum_size=1_000,
    exclude=["/(actions|undo|answer|orders|join|claim|fork|again)", "^/api/import", "^/metrics"],
)


class Server:
    """The parts that live as long as the server."""

    def __init__(self, settings: Settings) -> None:
        """Nothing is opened yet."""
        self.settings = settings
        self.database = Database(settings.database)
        self.bots = BotPool(settings.thinking, own_bots=settings.own_bots)
        self.metrics = Metrics()
        self.tables = Tables(self.database, settings, self.bots)
        self.notices = Notices(self.database, settings, metrics=self.metrics)
        self.tables.changes.on_notices = self.notices.wake
        self.archive = Archive(self.tables)
        self.analysis = Analysis(self.tables, self.archive)
        self.watchdog = Watchdog(self.metrics.loop_held)
        self.backups = settings.backups and AutoBackup(settings.backups, settings.database, self.metrics)
        self.scheduler = Scheduler(
            self.tables,
            self.sweep,
            self.look_for_damage,
            back_up=self.backups.look if self.backups else None,
        )
        self.sockets = Sockets(settings.limits)
        self.quota = Quota(settings.limits)

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """Open all parts, and close them in reverse order. A clean stop finishes the work in progress."""
        async with AsyncExitStack() as stack:
            await self.database.prepare()
            stack.push_async_callback(self.database.close)
            async with self.database.write() as connection:
                app.state.signer = CookieSigner(await store.keep(connection, "cookie-key", new_key()))
            await self.bots.start()
            stack.push_async_callback(self.bots.stop)
            stack.push_async_callback(self.analysis.stop)
            await self.notices.start()
            stack.push_async_callback(self.notices.stop)
            await self.tables.bus.start()
            stack.push_async_callback(self.tables.bus.stop)
            await self.tables.presence.start()
            stack.push_async_callback(self.tables.presence.stop)
            stack.push_async_callback(self.tables.bot_moves.stop)
            await self.scheduler.start()
            stack.push_async_callback(self.scheduler.stop)
            describing = asyncio.create_task(asyncio.to_thread(documentation, app))
            stack.push_async_callback(asyncio.wait, {describing})
            # Started last, so that slow steps of the start cause no warning.
            self.watchdog.start()
            stack.callback(self.watchdog.stop)
            yield

    async def sweep(self) -> None:
        """Apply the rule for abandoned tables, unless the time is in doubt."""
        if CLOCK.in_doubt:
            return
        async with self.database.write_long() as connection:
            swept = await backups.sweep(connection, self.settings, now())
        self.tables.cache.forget([*swept.deleted, *swept.abandoned])

    async def look_for_damage(self) -> None:
        """Check the database for damage."""
        if damage := await self.database.find_damage():
            log.error("the database is damaged: restore a backup", reason=damage)

    async def count_open(self) -> int:
        """How many tables the lobby shows."""
        columns = schema.tables.c
        query = (
            select(func.count())
            .select_from(schema.tables)
            .where(columns.status == "open", columns.private.is_(False))
        )
        async with self.database.read() as connection:
            return int(await connection.scalar(query) or 0)

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are, by status."""
        status = schema.tables.c.status
        async with self.database.read() as connection:
            rows = await connection.execute(select(status, func.count()).group_by(status))
        self.metrics.sockets(self.sockets.total)
        self.metrics.clock(CLOCK.off)
        self.metrics.history_lost(self.tables.cache.lost)
        self.metrics.damaged(len(store.damaged))
        self.metrics.actions(accepted=self.tables.playing.accepted, refused=self.tables.playing.refused)
        self.metrics.bots(
            thinking=self.bots.thinking,
            waiting=self.bots.waiting,
            decisions=self.bots.decisions,
            failures=self.bots.failures,
        )
        return {row[0]: row[1] for row in rows}


@get("/health", tags=["Host"], summary="Whether the server works")
async def health(server: NamedDependency[SkipValidation[Server]]) -> Reply:
    """200 as long as the database answers, has not moved and is not known to be damaged."""
    async with server.database.read() as connection:
        await connection.execute(text("SELECT 1"))
    if server.database.damage:
        raise Unsound("refused-database-disk")
    return Reply()


def read_game(game: Game) -> None:
    """Read pages, guide, rules and cards of a game; one of another package that fails is left out."""
    try:
        for language in LANGUAGES:
            if game.NAME in pages():
                rules_page(language, game.NAME)
        guide_of(game.NAME)
        least = game.SETUPS[0].players[0]
        header_of(game, seats=[f"player {number}" for number in range(least)], seed=0)
    except Exception as error:  # a game of another package must not stop the others
        if not KITS.give_up(game.NAME, error):
            raise
        log.warning("game left out", game=game.NAME, error=f"{type(error).__name__}: {error}")


def create_app(settings: Settings | None = None) -> App:
    """The application inside its middleware."""
    settings = settings or from_environment()
    set_up_logs(settings.log)
    set_renderer(words().sentence)
    # Words, rules and cards are loaded now, so that the first request does not wait for them.
    for language in LANGUAGES:
        words(language).read_all()
        rules_page(language, TABLE)
    for game in list(GAMES.values()):
        read_game(game)
    server = Server(settings)
    app = Litestar(
        route_handlers=[
            health,
            metrics_route(server.metrics, server.count_tables, network=bool(settings.public_url)),
            TablesController,
            PlayingController,
            live,
            ArchiveController,
            AnalysisController,
            NoticesController,
            NoticePages,
            SessionsController,
            openapi_json(),
            language_words,
            language_rules,
            game_guide,
            table_rules,
            manifest,
            offline_page,
            *([*app_routes(), table_page, service_worker] if is_built() else [home_route(server.count_open)]),
            create_static_files_router(path="/static", directories=[Path(__file__).parent / "static"]),
        ],
        dependencies={
            "server": Provide(lambda: server, sync_to_thread=False),
            "tables": Provide(lambda: server.tables, sync_to_thread=False),
            "archive": Provide(lambda: server.archive, sync_to_thread=False),
            "analysis": Provide(lambda: server.analysis, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "sockets": Provide(lambda: server.sockets, sync_to_thread=False),
            "notices": Provide(lambda: server.notices, sync_to_thread=False),
            "visitor": Provide(_visitor, sync_to_thread=False),
            "quota": Provide(lambda: server.quota, sync_to_thread=False),
        },
        exception_handlers=exception_handlers(server.metrics.database_error),
        request_class=JsonRequest,
        before_send=[_give_cookie],
        lifespan=[server.lifespan],
        openapi_config=openapi_config(description=API, tags=TAGS),
        logging_config=None,
        compression_config=COMPRESSION,
        state=State({"secure": settings.secure}),
    )
    guarded: App = BodyLimit(HeadRequests(app), settings)
    guarded = RateLimit(guarded, settings)
    guarded = Security(guarded, settings)
    return AccessLog(guarded, server.metrics.request)


def _visitor(request: Request[Any, Any, Any]) -> str:
    """The hash of the client's key. A client without a key gets one."""
    return visitor(request)


async def _give_cookie(message: Any, scope: Any) -> None:
    """Give a new visitor the cookie that keeps their seats."""
    if message["type"] == "http.response.start":
        cookie = fresh_cookie(scope, secure=scope["litestar_app"].state.secure)
        if cookie is not None:
            message["headers"] = [*message.get("headers", ()), cookie.to_encoded_header()]
