"""The names of players: what a name may be, and which names look alike.

Two names are too alike if their outlines are the same: what is left of them when marks and invisible signs
are dropped and every letter is replaced by the Latin one that has its shape. The table is small on purpose:
the letters of other alphabets that print like Latin ones, and the few signs that Latin itself confuses.
"""

from __future__ import annotations

import unicodedata

from spacerace.kernel.codec import is_seat_name
from spacerace.kernel.errors import BadSetup

#: Alphabets that share shapes: a name is written in one of them.
_ALPHABETS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "COPTIC", "CHEROKEE", "LISU", "DESERET")
#: Letters that count as such and print as nothing.
_INVISIBLE = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
_CYRILLIC = (
    "\u0410\u0412\u0415\u0417\u0406\u0408\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0405\u04ae\u0500"
    "\u050c\u051a\u051c\u04c0\u0430\u0441\u0435\u04bb\u0456\u0458\u043e\u0440\u0455\u0443\u0445\u0475\u0501\u051b"
    "\u051d\u04cf\u04af\u043a\u043c\u043d\u0442\u0432\u0433",
    "ABE3IJKMHOPCTYXSYdGQWIacehijopsyxvdqwlyKMHTBr",
)
_GREEK = (
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03f9\u037f"
    "\u03b1\u03b3\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03c9\u03f2\u03f3",
    "ABEZHIKMNOPTYXCJaynikvoptuxwcj",
)
_ARMENIAN = ("\u0555\u054d\u0585\u0578\u057d\u0570\u0581\u0566", "OUonuhgq")
#: Latin letters that print like the plain ones.
_LATIN = (
    "\u0131\u0251\u0261\u0269\u01c0\u1d00\u0299\u1d04\u1d05\u1d07\ua730\u0262\u029c\u026a\u1d0a\u1d0b\u029f\u1d0d"
    "\u0274\u1d0f\u1d18\u0280\ua731\u1d1b\u1d1c\u1d20\u1d21\u028f\u1d22",
    "iagil" + "abcdefghijklmnoprstuvwyz",
)
_LISU = (
    "\ua4d0\ua4d1\ua4d3\ua4d4\ua4d6\ua4d7\ua4d9\ua4da\ua4dc\ua4dd\ua4df\ua4e0\ua4e1\ua4e2\ua4e3\ua4e6\ua4e7\ua4ea"
    "\ua4eb\ua4ec\ua4ee\ua4f0\ua4f2\ua4f3\ua4f4",
    "BPDTGKJCZFMNLSRVHWXYAEIOU",
)
_CHEROKEE = (
    "\u13a0\u13a1\u13a2\u13a9\u13aa\u13ab\u13ac\u13b3\u13b7\u13bb\u13be\u13c0\u13c3\u13d2\u13d4\u13d9\u13da\u13de"
    "\u13df\u13e2\u13e6\u13f4",
    "DRTYAJEWMHOGZRWVSLCPKB",
)
_COPTIC = (
    "\u2c82\u2c8e\u2c92\u2c94\u2c98\u2c9a\u2c9e\u2ca2\u2ca4\u2ca6\u2ca8\u2cac\u2c9f\u2ca3\u2ca5",
    "BHIKMNOPCTYXopc",
)
_SHAPES = {
    ord(letter): shape
    for letters, shapes in (_CYRILLIC, _GREEK, _ARMENIAN, _LATIN, _LISU, _CHEROKEE, _COPTIC)
    for letter, shape in zip(letters, shapes, strict=True)
}
# The small letters of Cherokee are its capitals, only smaller.
_SHAPES |= {ord(chr(letter).lower()): shape for letter, shape in _SHAPES.items() if 0x13A0 <= letter < 0x13F6}
#: Letters that look like a stroke, and letters that look like a ring. The stroke is written with a sign that
#: no name can contain.
_SAME_SHAPE = str.maketrans({"I": "|", "l": "|", "1": "|", "0": "o", "O": "o"})


def outline(name: str) -> str:
    """The outline of a name: names with equal outlines look alike."""
    apart = unicodedata.normalize("NFKD", name)
    plain = "".join(sign for sign in apart if unicodedata.category(sign)[0] != "M" and sign not in _INVISIBLE)
    shapes = " ".join(plain.translate(_SHAPES).split())
    return shapes.translate(_SAME_SHAPE).casefold()


def is_taken(name: str, taken: list[str]) -> bool:
    """Whether somebody is called so already, or so that it looks the same."""
    folded, shape = name.casefold(), outline(name)
    return any(folded == other.casefold() or shape == outline(other) for other in taken if other)


def mixes_alphabets(name: str) -> bool:
    """Whether letters of several alphabets stand in one name, where they can pass for each other."""
    apart = unicodedata.normalize("NFKD", name)
    words = {unicodedata.name(sign, "").partition(" ")[0] for sign in apart if sign.isalpha()}
    return len(words.intersection(_ALPHABETS)) > 1


def shows_nothing(name: str) -> bool:
    """Whether nothing of a name can be seen."""
    return not outline(name)


def check_name(name: str, taken: list[str]) -> str:
    """A name that a person may sit down under; raises BadSetup."""
    name = " ".join(name.split())
    if not is_seat_name(name) or len(name) > 40 or shows_nothing(name):
        raise BadSetup("", "refused-player-name", {"name": name[:40]})
    if mixes_alphabets(name):
        raise BadSetup("", "refused-player-name-mixed", {"name": name})
    if is_taken(name, taken):
        raise BadSetup("", "refused-player-name-taken", {"name": name})
    return name


def free_name(name: str, taken: list[str]) -> str:
    """This name, or with a number if somebody has it already."""
    wanted, number = check_name(name, []), 2
    found = wanted
    while is_taken(found, taken):
        found, number = f"{wanted}-{number}", number + 1
    return found
