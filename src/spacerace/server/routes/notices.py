"""Addresses for notices: what a visitor asks for, and the pages that the links in mails lead to.

The pages ask before they do anything, because programs that look through mail follow links: a GET shows a
button, its POST acts. They need no script and no cookie. The words in their addresses are secrets, so
nothing may keep the pages, and the log names these routes by their templates.
"""

from __future__ import annotations

from html import escape
from typing import Annotated, Literal

from litestar import Controller, MediaType, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, SkipValidation
from msgspec import Meta, Struct

from spacerace.lang import spoken
from spacerace.server.notices import Notices
from spacerace.server.notices.contacts import MOST, Contact
from spacerace.server.notices.delivery import DAYS_TO_CONFIRM
from spacerace.server.notices.history import SentNotice
from spacerace.server.notices.push import PushKeys
from spacerace.server.notices.texts import words_for
from spacerace.server.routes.dependencies import AnyRequest

#: The hash of the visitor's key. The mark makes sure that it never comes from the request's own text.
Visitor = NamedDependency[str]
Service = NamedDependency[SkipValidation[Notices]]
ContactId = Annotated[str, PathParameter(max_length=40, description="The address's id, as the list has it")]

HEADERS = {"Cache-Control": "no-store", "X-Robots-Tag": "noindex"}


class NewContact(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new address for notices."""

    kind: Literal["push", "mail", "json", "discord", "slack"]
    #: A mail address, the whole address of a webhook, or the endpoint of a browser's subscription.
    address: Annotated[str, Meta(min_length=1, max_length=2000)]
    #: Of a browser's subscription.
    keys: PushKeys | None = None
    language: Annotated[str, Meta(pattern="^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{1,8})*$", max_length=35)] = "en"


class ContactList(Struct, frozen=True, kw_only=True):
    """The visitor's addresses, and what can be added."""

    contacts: list[Contact]
    #: What this server can write to; "mail" is missing where the host has set up no mail server.
    kinds: list[str]
    #: How many addresses a visitor may have.
    most: int
    #: What a browser needs to subscribe (applicationServerKey).
    push_key: str


class NoticesController(Controller):
    """A visitor's addresses. All seats of the visitor are meant."""

    path = "/api/notices"
    tags = ("Notices",)

    @get(summary="Your addresses for notices")
    async def list_contacts(self, visitor: Visitor, notices: Service) -> ContactList:
        """Where you are told that it is your turn, confirmed or not."""
        return ContactList(
            contacts=await notices.contacts.of(visitor),
            kinds=list(notices.contacts.kinds),
            most=MOST,
            push_key=await notices.push_key(),
        )

    @post(summary="Add an address for notices")
    async def add_contact(
        self, visitor: Visitor, notices: Service, data: JSONBody[NewContact], request: AnyRequest
    ) -> Contact:
        """A mail address gets a mail with a link to confirm it; the others get a test message at once."""
        asker = notices.asker(request.scope)  # type: ignore[arg-type]
        return await notices.contacts.add(
            visitor,
            asker=asker,
            kind=data.kind,
            address=data.address,
            language=data.language,
            keys=data.keys,
        )

    @post("/{contact_id:str}/test", summary="Test an address for notices", status_code=200)
    async def test_contact(
        self, visitor: Visitor, notices: Service, contact_id: ContactId, request: AnyRequest
    ) -> Contact:
        """A test message to an address that counts; a few an hour."""
        asker = notices.asker(request.scope)  # type: ignore[arg-type]
        return await notices.contacts.test(visitor, contact_id, asker=asker)

    @get("/{contact_id:str}/sent", summary="What was sent lately")
    async def list_sent(self, visitor: Visitor, notices: Service, contact_id: ContactId) -> list[SentNotice]:
        """The last notices to an address, the newest first, and what has become of them."""
        return await notices.contacts.sent(visitor, contact_id)

    @delete("/{contact_id:str}", summary="Delete an address for notices")
    async def delete_contact(self, visitor: Visitor, notices: Service, contact_id: ContactId) -> None:
        """Nothing is sent to it any more."""
        await notices.contacts.delete(visitor, contact_id)


class NoticePages(Controller):
    """The pages behind the links in mails."""

    path = "/notices"
    include_in_schema = False

    @get("/confirm/{word:str}", media_type=MediaType.HTML)
    async def ask_to_confirm(self, notices: Service, word: FromPath[str]) -> Response[str]:
        """A button that confirms the address."""
        return _confirm_page(await notices.contacts.asked_by(word), done=False)

    @post("/confirm/{word:str}", media_type=MediaType.HTML, status_code=200)
    async def confirm(self, notices: Service, word: FromPath[str]) -> Response[str]:
        """The button was pressed."""
        return _confirm_page(await notices.contacts.confirm(word), done=True)

    @get("/stop/{word:str}", media_type=MediaType.HTML)
    async def ask_to_stop(self, notices: Service, word: FromPath[str]) -> Response[str]:
        """A button that stops the mails."""
        return _stop_page(await notices.contacts.stopped_by(word), done=False)

    @post("/stop/{word:str}", media_type=MediaType.HTML, status_code=200)
    async def stop(self, notices: Service, word: FromPath[str]) -> Response[str]:
        """The button was pressed, or a mail program asks for the same with its one request (RFC 8058)."""
        return _stop_page(await notices.contacts.stop(word), done=True)


def _confirm_page(contact: Contact | None, *, done: bool) -> Response[str]:
    """The page of a link that confirms."""
    if contact is None:
        say = words_for("en").sentence
        text = say("notice-page-unknown-confirm", {"days": DAYS_TO_CONFIRM})
        return _page("en", say("notice-page-unknown", {}), text, status=404)
    say, about = words_for(contact.language).sentence, {"address": contact.address}
    if done or contact.confirmed:
        title, text = say("notice-page-confirmed", {}), say("notice-page-confirmed-text", about)
        return _page(contact.language, title, text)
    title, text = say("notice-page-confirm", {}), say("notice-page-confirm-ask", about)
    return _page(contact.language, title, text, button=say("notice-page-confirm-button", {}))


def _stop_page(contact: Contact | None, *, done: bool) -> Response[str]:
    """The page of a link that stops."""
    if contact is None:
        say = words_for("en").sentence
        return _page("en", say("notice-page-unknown", {}), say("notice-page-unknown-stop", {}), status=404)
    say, about = words_for(contact.language).sentence, {"address": contact.address}
    if done:
        title, text = say("notice-page-stopped", {}), say("notice-page-stopped-text", about)
        return _page(contact.language, title, text)
    title, text = say("notice-page-stop", {}), say("notice-page-stop-ask", about)
    return _page(contact.language, title, text, button=say("notice-page-stop-button", {}))


def _page(language: str, title: str, text: str, *, button: str = "", status: int = 200) -> Response[str]:
    """A plain page: a heading, a sentence, and a button that posts to the page's own address."""
    form = f'<form method="post"><button type="submit">{escape(button)}</button></form>\n' if button else ""
    html = (
        "<!doctype html>\n"
        f'<html lang="{spoken(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<title>{escape(title)}</title>\n<link rel="icon" href="data:,">\n</head>\n'
        f"<body>\n<main>\n<h1>{escape(title)}</h1>\n<p>{escape(text)}</p>\n{form}</main>\n</body>\n</html>\n"
    )
    return Response(html, media_type=MediaType.HTML, status_code=status, headers=HEADERS)
