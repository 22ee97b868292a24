"""What a person types: compared without hyphens and signs, with verbs cut short."""

from __future__ import annotations

from collections.abc import Collection


def plain(text: str) -> str:
    """A text for comparing: small letters and figures, single spaces."""
    return " ".join("".join(sign if sign.isalnum() else " " for sign in text.casefold()).split())


def split_verb(text: str, verbs: Collection[str]) -> tuple[str, str]:
    """The verb that a text begins with, and the rest of it, plain.

    The first word may be the beginning of a verb, if only one verb begins like this. If no verb fits,
    the first word comes back as it is.
    """
    typed = plain(text)
    whole = [verb for verb in verbs if f"{typed} ".startswith(f"{plain(verb)} ")]
    if whole:
        verb = max(whole, key=len)
        return verb, typed.removeprefix(plain(verb)).strip()
    first, _, rest = typed.partition(" ")
    begun = [verb for verb in verbs if first and verb.startswith(first)]
    return begun[0] if len(begun) == 1 else first, rest
