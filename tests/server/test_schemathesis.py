"""The API against its own description: schemathesis makes requests up from it, good ones and bad ones.

Whatever is asked, the answer is never a mistake of the server, and looks as the description says.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode, Response, checks
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok

from tests.server.inside import Json
from tests.server.outside import ENVIRONMENT, real_server
from tests.server.running import Server

#: How many requests are made up for a route; a match file is read in a process of its own, which takes time.
EXAMPLES = {"POST /api/import": 1}
USUAL = 3
#: Tables are not opened without end, and bots think in one process.
LIMITS = {**json.loads(ENVIRONMENT["SPACERACE_LIMITS"]), "tables": 40}


def a_yes_is_described(context: object, response: Response, case: Case[Any]) -> None:
    """Errors of all kinds share one description; what a route does when it works has its own."""
    described = {str(status) for status in case.operation.definition.raw["responses"]}
    assert response.status_code >= 400 or str(response.status_code) in described, response.status_code


LOOK = [
    a_yes_is_described,
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]


@contextmanager
def a_server(url: str, data: Path) -> Iterator[Server]:
    """A real server; its log must know of no mistake."""
    with real_server(url, data, SPACERACE_LIMITS=json.dumps(LIMITS)) as server:
        yield server
        assert server.stop() == 0
        assert "Traceback" not in server.output
        statuses = [int(found) for found in re.findall(r'"status": ?(\d+)', server.output)]
        assert len(statuses) > 100 and max(statuses) < 500


class Visitor:
    """Somebody who asks, with a table where they sit and are host, or without."""

    def __init__(self, address: str, *, at_home: bool) -> None:
        """At home one has a table that runs, with two seats of one's own."""
        self.session = requests.Session()
        self.session.trust_env = False
        self.given: Json = {}
        if at_home:
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}]
            wanted: Any = {"game": "1969", "seats": seats, "choices": {"undo": "ask"}}
            answer = self.session.post(f"{address}/api/tables", json=wanted, timeout=60)
            assert answer.status_code == 201, answer.text
            self.given = {"table_id": answer.json()["id"], "name": "single", "at": 0}

    def ask(self, case: Case[Any]) -> None:
        """One request, and whether its answer is as described."""
        for name in self.given.keys() & dict(case.path_parameters or {}).keys():
            case.path_parameters[name] = self.given[name]
        case.call_and_validate(session=self.session, checks=LOOK, timeout=60)


def operations(address: str) -> Iterator[tuple[str, Any]]:
    """Every route of the description, by method and path."""
    schema = schemathesis.openapi.from_dict(httpx.get(f"{address}/api/openapi.json").json())
    schema.config.update(base_url=address)
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operation = result.ok()
        yield f"{operation.method.upper()} {operation.path}", operation


def make_up(name: str, operation: Any, mode: GenerationMode, visitors: list[Visitor]) -> None:
    """Requests for one route, the same ones every time; all visitors ask for the same."""

    @settings(
        max_examples=EXAMPLES.get(name, USUAL),
        derandomize=True,
        database=None,
        deadline=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Case[Any]) -> None:
        for visitor in visitors:
            visitor.ask(case)

    ask()


@pytest.mark.untraced
def test_every_route_keeps_to_its_description(database_url: str, tmp_path: Path) -> None:
    """Asked by a stranger without a cookie, and by the host of a table that runs."""
    troubles: dict[str, BaseException] = {}
    with a_server(database_url, tmp_path) as server:
        # What a stranger may reach, and what is turned down before it gets there, is the same on both.
        everything = database_url.startswith("sqlite")
        known = (False, True) if everything else (True,)
        modes = list(GenerationMode) if everything else [GenerationMode.POSITIVE]
        visitors = [Visitor(server.address, at_home=at_home) for at_home in known]
        for (name, operation), mode in product(operations(server.address), modes):
            try:
                make_up(name, operation, mode, visitors)
            except Unsatisfiable:
                # There is no wrong way to ask for something that takes no parameters.
                assert mode == GenerationMode.NEGATIVE
            except FailureGroup as trouble:
                troubles[f"{name} {mode.name}"] = trouble
        assert not troubles, "\n\n".join(f"{name}: {trouble}" for name, trouble in troubles.items())
