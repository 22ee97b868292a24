"""The API's documentation: its OpenAPI description, completed, as JSON and as a page made on the server.

Litestar describes the routes from their annotations. What it leaves out is added here: the docstrings of
our structs, the ``#:`` lines above their fields, and the form that every error has.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape, unescape
from http import HTTPStatus
from threading import Lock
from types import ModuleType
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Tag
from msgspec import Struct

from spacerace import __version__
from spacerace.kernel.sentences import sentence
from spacerace.server import models
from spacerace.server.api_views import add_views, operation_id
from spacerace.server.html_pages import html_page, linked, say

JSON_ADDRESS = "/api/openapi.json"
METHODS = ("get", "post", "put", "patch", "delete")
_REFERENCE = "#/components/schemas/"

# The description is arbitrary JSON.
Node = Any


def openapi_config(*, description: str = "", tags: Sequence[Tag] = ()) -> OpenAPIConfig:
    """For Litestar: the page at /api/docs and none of Litestar's own. ``openapi_json`` belongs to it."""
    return OpenAPIConfig(
        title="spacerace",
        version=__version__,
        description=description or None,
        tags=list(tags) or None,
        use_handler_docstrings=True,
        path="/api/docs",
        render_plugins=[ApiPage()],
        operation_id_creator=operation_id,
    )


class ApiPage(OpenAPIRenderPlugin):
    """The page at /api/docs."""

    def __init__(self) -> None:
        """At the root of the documentation's path."""
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page as HTML."""
        return documentation(request.app).page


def openapi_json() -> HTTPRouteHandler:
    """``GET /api/openapi.json``: the description for programs."""

    @get(JSON_ADDRESS, include_in_schema=False)
    async def show_openapi_json(request: Request[Any, Any, Any]) -> Response[bytes]:
        return Response(documentation(request.app).json, media_type="application/json")

    return show_openapi_json


#: Held while the descriptions are made.
_making = Lock()


class Documentation(Struct, frozen=True):
    """The description of an application, for programs and for people."""

    json: bytes
    page: bytes


def documentation(app: Litestar) -> Documentation:
    """Both descriptions. They are made once, in a thread at the start, because this takes a second.

    Earlier requests wait for it: two threads must not parse Python sources at the same time, because the
    parser of CPython 3.11 then fails.
    """
    with _making:
        made: Documentation | None = app.state.get("documentation")
        if made is None:
            # Litestar's own part too: it asks its plugin before it asks us.
            whole = completed(app.plugins.get(OpenAPIPlugin).provide_openapi_schema(), models)
            made = Documentation(msgspec.json.encode(whole), page(whole).encode())
            app.state.documentation = made
    return made


# --- what Litestar leaves out ----------------------------------------------------------------------


def completed(schema: Mapping[str, Any], module: ModuleType) -> dict[str, Any]:
    """The description with the docstrings of our structs and the form of our errors. The original is not
    changed."""
    whole: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(schema, enc_hook=str))
    schemas = whole.setdefault("components", {}).setdefault("schemas", {})
    schemas.setdefault("Problem", msgspec.json.schema_components([models.Problem])[1]["Problem"])
    schemas["Refused"] = {
        "title": "Refused",
        "type": "object",
        "description": sentence("api-page-refused", {}),
        "properties": {"error": {"$ref": _REFERENCE + "Problem"}},
        "required": ["error"],
    }
    for name, part in schemas.items():
        struct = getattr(module, name, None)
        if isinstance(struct, type) and issubclass(struct, Struct):
            _complete_struct(part, struct)
    add_views(schemas)
    for _, _, operation in _operations(whole):
        _complete_answers(operation.setdefault("responses", {}))
    return whole


def _complete_struct(part: dict[str, Any], struct: type[Struct]) -> None:
    """The meaning of a struct and its fields, and whether other fields are allowed."""
    part.setdefault("description", inspect.getdoc(struct) or "")
    if struct.__struct_config__.forbid_unknown_fields:
        part["additionalProperties"] = False
    for name, meaning in _field_comments(struct).items():
        field = part.get("properties", {}).get(name)
        if field is not None:
            field.setdefault("description", meaning)


def _field_comments(struct: type[Struct]) -> dict[str, str]:
    """The ``#:`` lines above the fields of a struct, by field."""
    found: dict[str, str] = {}
    waiting: list[str] = []
    for line in inspect.getsource(struct).splitlines():
        text = line.strip()
        if text.startswith("#:"):
            waiting.append(text.removeprefix("#:").strip())
        elif waiting:
            if name := re.match(r"(\w+)\s*:", text):
                found[name[1]] = " ".join(waiting)
            waiting = []
    return found


def _complete_answers(answers: dict[str, Any]) -> None:
    """Our form of errors instead of Litestar's, and descriptions for answers that have none."""
    refused = {"application/json": {"schema": {"$ref": _REFERENCE + "Refused"}}}
    for status, answer in answers.items():
        if status.isdigit() and answer.get("description") == HTTPStatus(int(status)).description:
            answer["description"] = HTTPStatus(int(status)).phrase
        fields = _content_schema(answer).get("properties", {})
        if "status_code" in fields and "detail" in fields:
            answer["content"] = refused
            answer["description"] = sentence("api-page-does-not-fit", {})
    answers.setdefault("default", {"description": sentence("api-page-any-error", {}), "content": refused})


def _content_schema(answer: Mapping[str, Any]) -> dict[str, Any]:
    """The schema of the first kind of content."""
    for content in answer.get("content", {}).values():
        found: dict[str, Any] = content.get("schema", {})
        return found
    return {}


def _operations(schema: Mapping[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Path, method and description of every route."""
    for path, item in sorted(schema.get("paths", {}).items()):
        for method in METHODS:
            if method in item:
                yield path, method, item[method]


# --- the page ------------------------------------------------------------------------------------


def page(schema: Mapping[str, Any]) -> str:
    """The whole page."""
    info = schema["info"]
    title = say("api-page-title", {"name": info["title"]})
    groups = _groups(schema)
    schemas = schema.get("components", {}).get("schemas", {})
    meanings = {tag["name"]: tag.get("description", "") for tag in schema.get("tags") or []}
    version = say("api-page-version", {"version": info["version"]})
    parts = [
        f'<a class="skip" href="#routes">{say("api-page-skip")}</a>',
        _contents(groups, schemas),
        f'<main id="routes">\n<header>\n<h1>{title}</h1>',
        f'<p class="quiet">{version} · {linked("api-page-json", JSON_ADDRESS)}</p>',
        prose(info.get("description") or ""),
        "</header>",
        *(_group(name, routes, meanings.get(name, "")) for name, routes in groups.items()),
        _schemas(schemas),
        "</main>",
    ]
    return html_page(unescape(title), "\n".join(parts))


Route = tuple[str, str, dict[str, Any]]


def _groups(schema: Mapping[str, Any]) -> dict[str, list[Route]]:
    """The routes by their first tag, in the order of the tags that are described, then of the alphabet."""
    order = [tag["name"] for tag in schema.get("tags") or []]
    found: dict[str, list[Route]] = {name: [] for name in order}
    routes = list(_operations(schema))
    for name in sorted({(operation.get("tags") or [""])[0] for _, _, operation in routes}):
        found.setdefault(name, [])
    for route in routes:
        found[(route[2].get("tags") or [""])[0]].append(route)
    return {name: group for name, group in found.items() if group}


def _contents(groups: Mapping[str, list[Route]], schemas: Mapping[str, Node]) -> str:
    """The table of contents."""
    lists = []
    for name, routes in groups.items():
        lines = [
            f'<li><a href="#{_slug(method, path)}"><span class="method {method}">{method.upper()}</span> '
            f"{_path(path)}</a></li>"
            for path, method, _ in routes
        ]
        lists.append(_contents_part(_slug("group", name), _group_name(name), lines))
    lines = [f'<li><a href="#{_slug("data", name)}">{escape(name)}</a></li>' for name in sorted(schemas)]
    lists.append(_contents_part("data", say("api-page-schemas"), lines))
    head = f'<h2 id="contents">{say("api-page-contents")}</h2>'
    return "\n".join(['<nav class="contents" aria-labelledby="contents">', head, *lists, "</nav>"])


def _contents_part(anchor: str, heading: str, lines: Sequence[str]) -> str:
    """One heading of the contents, and what stands under it."""
    return f'<h3><a href="#{anchor}">{heading}</a></h3>\n<ul>\n' + "\n".join(lines) + "\n</ul>"


def _group(name: str, routes: Sequence[Route], meaning: str) -> str:
    """The routes of one tag."""
    parts = "\n".join(_route(path, method, operation) for path, method, operation in routes)
    anchor = _slug("group", name)
    return (
        f'<section aria-labelledby="{anchor}">\n<h2 id="{anchor}">{_group_name(name)}</h2>\n'
        f"{prose(meaning)}\n{parts}\n</section>"
    )


def _group_name(name: str) -> str:
    """A tag as a heading."""
    return escape(name[:1].upper() + name[1:]) if name else say("api-page-other")


def _route(path: str, method: str, operation: Mapping[str, Any]) -> str:
    """One route: its description, its parameters, its body and its answers."""
    anchor = _slug(method, path)
    old = f' <span class="mark">{say("api-page-deprecated")}</span>' if operation.get("deprecated") else ""
    # Litestar makes a summary of the handler's name; only one that somebody wrote has a space.
    summary = operation.get("summary") or ""
    head = f'<p class="summary">{escape(summary)}</p>' if " " in summary else ""
    parts = [
        f'<article class="route" aria-labelledby="{anchor}">',
        f'<h3 id="{anchor}"><a href="#{anchor}"><span class="method {method}">{method.upper()}</span> '
        f"<code>{_path(path)}</code></a>{old}</h3>",
        head,
        prose(operation.get("description") or ""),
        _parameters(operation.get("parameters") or []),
        _body(operation.get("requestBody") or {}),
        _answers(operation.get("responses") or {}),
        "</article>",
    ]
    return "\n".join(part for part in parts if part)


def _parameters(parameters: Sequence[Mapping[str, Any]]) -> str:
    """The parameters in path, query, headers and cookies."""
    if not parameters:
        return ""
    rows = []
    for parameter in parameters:
        place = say(f"api-page-place-{parameter['in']}")
        schema = parameter.get("schema", {})
        meaning = parameter.get("description") or schema.get("description") or ""
        rows.append(_field(parameter["name"], schema, meaning, bool(parameter.get("required")), place))
    return f"<h4>{say('api-page-parameters')}</h4>\n{_list(rows)}"


def _body(body: Mapping[str, Any]) -> str:
    """The body of a request."""
    parts = [_content(kind, content) for kind, content in (body.get("content") or {}).items()]
    return f"<h4>{say('api-page-body')}</h4>\n" + "\n".join(parts) if parts else ""


def _content(kind: str, content: Mapping[str, Any]) -> str:
    """One kind of content: its type, its fields where it has no name of its own, its examples."""
    schema = content.get("schema", {})
    fields = _fields(schema) if "$ref" not in schema else ""
    examples = [value.get("value") for value in (content.get("examples") or {}).values()]
    if "example" in content:
        examples.append(content["example"])
    return (
        f'<p class="content"><span class="type">{type_of(schema)}</span> '
        f'<span class="quiet">{escape(kind)}</span></p>{fields}{_examples(examples)}'
    )


def _answers(answers: Mapping[str, Mapping[str, Any]]) -> str:
    """The answers, by status."""
    rows = []
    for status, answer in answers.items():
        contents = "".join(_content(kind, content) for kind, content in (answer.get("content") or {}).items())
        code = escape(status) if status != "default" else "4xx, 5xx"
        rows.append(
            f'<dt><code class="status">{code}</code></dt>'
            f"<dd>{prose(answer.get('description') or '')}{contents}</dd>"
        )
    return f"<h4>{say('api-page-responses')}</h4>\n{_list(rows)}" if rows else ""


def _schemas(schemas: Mapping[str, Node]) -> str:
    """All named schemas."""
    if not schemas:
        return ""
    parts = []
    for name, schema in sorted(schemas.items()):
        anchor = _slug("data", name)
        of = "" if schema.get("properties") else f'<p><span class="type">{type_of(schema)}</span></p>'
        parts.append(
            f'<article class="data" aria-labelledby="{anchor}">\n'
            f'<h3 id="{anchor}"><a href="#{anchor}"><code>{escape(name)}</code></a></h3>\n'
            f"{prose(schema.get('description') or '')}{of}{_fields(schema)}"
            f"{_examples(schema.get('examples') or [])}\n</article>"
        )
    head = f'<h2 id="data">{say("api-page-schemas")}</h2>'
    return f'<section aria-labelledby="data">\n{head}\n' + "\n".join(parts) + "\n</section>"


def _fields(schema: Mapping[str, Any]) -> str:
    """The fields of an object, the required ones first."""
    required = schema.get("required") or []
    fields = schema.get("properties") or {}
    rows = [
        _field(name, fields[name], fields[name].get("description") or "", name in required, "")
        for name in sorted(fields, key=lambda name: name not in required)
    ]
    more = schema.get("additionalProperties") is False and fields
    note = f'<p class="quiet">{say("api-page-more-fields")}</p>' if more else ""
    return _list(rows) + note if rows else ""


def _field(name: str, schema: Mapping[str, Any], meaning: str, required: bool, place: str) -> str:
    """One field or parameter: name, type, meaning, limits."""
    marks = f' <span class="mark">{say("api-page-required")}</span>' if required else ""
    where = f' <span class="quiet">{place}</span>' if place else ""
    limits = [*_limits(schema)]
    if "default" in schema:
        limits.append(say("api-page-default", {"value": _json(schema["default"])}))
    bounds = f'<p class="quiet">{"; ".join(limits)}</p>' if limits else ""
    return (
        f'<dt><code>{escape(name)}</code> <span class="type">{type_of(schema)}</span>{where}{marks}</dt>'
        f"<dd>{prose(meaning)}{bounds}</dd>"
    )


_LIMITS = (
    *("minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"),
    *("minLength", "maxLength", "minItems", "maxItems", "pattern"),
)


def _limits(schema: Mapping[str, Any]) -> Iterator[str]:
    """The limits of a value: size, length, number."""
    for kind in _LIMITS:
        if kind in schema:
            value = schema[kind]
            whole = int(value) if isinstance(value, float) and value.is_integer() else value
            yield say("api-page-range", {"kind": kind, "value": whole})


def _list(rows: Sequence[str]) -> str:
    """Rows of names and meanings."""
    return '<dl class="fields">\n' + "\n".join(rows) + "\n</dl>"


def _examples(examples: Sequence[object]) -> str:
    """Examples as JSON."""
    return "".join(
        f'<p class="quiet">{say("api-page-example")}</p>\n{_pre(_indented(one))}'
        for one in examples
        if one is not None
    )


def _pre(code: str) -> str:
    """Preformatted lines, which can be scrolled with the keyboard."""
    return f'<pre tabindex="0"><code>{escape(code)}</code></pre>'


# --- types and words -----------------------------------------------------------------------------


def type_of(schema: Node) -> str:
    """A type in words, with links to the data that it names."""
    if not isinstance(schema, Mapping):
        return say("api-page-anything")
    if reference := schema.get("$ref"):
        name = str(reference).removeprefix(_REFERENCE)
        return f'<a href="#{_slug("data", name)}">{escape(name)}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return _either([type_of(part) for part in schema[several]])
    if "allOf" in schema and len(schema["allOf"]) == 1:
        return type_of(schema["allOf"][0])
    if "const" in schema:
        return f"<code>{escape(_json(schema['const']))}</code>"
    if "enum" in schema:
        return _either([f"<code>{escape(_json(value))}</code>" for value in schema["enum"]])
    kinds = schema.get("type")
    if isinstance(kinds, list):
        return _either([_plain_type(kind, schema) for kind in kinds])
    return _plain_type(kinds, schema)


def _plain_type(kind: object, schema: Mapping[str, Any]) -> str:
    """A type of JSON in words."""
    match kind:
        case "array":
            # The message must not escape the links a second time.
            return say("api-page-list", {"of": "\0"}).replace("\0", type_of(schema.get("items")))
        case "object" if schema.get("additionalProperties") not in (None, False):
            values = type_of(schema["additionalProperties"])
            return say("api-page-map", {"of": "\0"}).replace("\0", values)
        case "null":
            return say("api-page-nothing")
        case str():
            form = schema.get("format")
            return escape(kind) + (f" ({escape(str(form))})" if form else "")
        case _:
            # A schema without a type allows anything.
            return say("api-page-anything")


def _either(types: Sequence[str]) -> str:
    """One of several types."""
    if not types:
        return say("api-page-anything")
    text = types[0]
    for other in types[1:]:
        text = say("api-page-or", {"one": "\0", "other": "\1"}).replace("\0", text).replace("\1", other)
    return text


def prose(text: str) -> str:
    """The text of a docstring as HTML: paragraphs, lists with hyphens, indented examples, `code`."""
    return "\n".join(_block(block) for block in re.split(r"\n\s*\n", text.strip("\n")) if block.strip())


def _block(block: str) -> str:
    """A paragraph, a list or an example."""
    lines = block.splitlines()
    if all(line.startswith("    ") for line in lines):
        return _pre("\n".join(line[4:] for line in lines))
    if lines[0].lstrip().startswith("- "):
        items = re.split(r"\n\s*- ", "\n" + block)[1:]
        return "<ul>" + "".join(f"<li>{_inline(' '.join(item.split()))}</li>" for item in items) + "</ul>"
    return f"<p>{_inline(' '.join(block.split()))}</p>"


def _inline(text: str) -> str:
    """A line, with `code` and ``code`` set as such; the colons that announce an example become one."""
    shorter = text[:-1] if text.endswith("::") else text
    return re.sub(r"(`{1,2})(.+?)\1", r"<code>\2</code>", escape(shorter))


def _path(path: str) -> str:
    """A path that may break at its slashes."""
    return escape(path).replace("/", "/<wbr>")


def _slug(kind: str, name: str) -> str:
    """A name as part of an address; what is no letter or digit becomes a hyphen."""
    return f"{kind}-{re.sub(r'[^A-Za-z0-9]+', '-', name).strip('-')}"


def _json(value: object) -> str:
    """A value as short JSON."""
    return msgspec.json.encode(value, enc_hook=str).decode()


def _indented(value: object) -> str:
    """A value as JSON over several lines."""
    return msgspec.json.format(msgspec.json.encode(value, enc_hook=str), indent=2).decode()
