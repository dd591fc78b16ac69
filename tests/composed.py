"""Names in messages: what stands around them in a text, and whether that agrees with the name.

No game is played. A text is read into all the ways it can go, and what stands around an argument is tried with every name that
the argument can be, in the form in which the game gives it. Around an argument of which nothing is known, a text may have neither
an article nor an ending.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import product
from typing import Any, Final, TypeAlias

from fluent.syntax import ast

from tests.messages import Texts, ear_for
from vezerkar import game as game_of
from vezerkar.engine import Event
from vezerkar.engine.declare import Called, Each, Kind, Mask, OneOf, Truth, Word, event_kinds
from vezerkar.engine.event import Datum
from vezerkar.games.wg35.library import built_in
from vezerkar.registry import GAMES
from vezerkar.translation import MissingText, translator

Names: TypeAlias = Mapping[str, Mapping[str, frozenset[str]]]
"""By messages, what their arguments can be."""

GAP: Final = "\ufffc"
"""Stands for an argument that is not looked at."""

LIBRARY: Final = built_in()
WG35_THINGS: Final = (*LIBRARY.weapons, *LIBRARY.items)
MORE: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "hunt": {"ship": "force", "noun": "space"},
    "quartermaster": {"actor": "country", "owner": "country"},
    "triumph": {"via": "area", "ways": "area", "nations": "nation"},
    "wg35": {
        "weapon": tuple(LIBRARY.weapons),
        "thing": WG35_THINGS,
        "load": tuple(LIBRARY.weapons),
        "piece": ("village_crossroads_11",),
        "by": tuple(LIBRARY.cards),
        "army": tuple(LIBRARY.armies),
        "unit": tuple(LIBRARY.units),
        "why": ("exchange", "edge", "hurrah"),
        "crate": ("c2",),
        "dump": ("d1",),
        "objective": ("o3",),
        "opening": ("village_crossroads_03/o5",),
        "door": ("village_crossroads_03/o1",),
    },
}
"""Names of facts whose kinds do not say them; or another fact that has the same."""
PLAIN: Final = frozenset({"space", "area", "force"})
"""Facts that are said as they stand in a list wherever else they are said."""
LISTS: Final[Mapping[str, Datum]] = {"modifiers": ["aim 2"]}
"""Values of fields that a function makes lists of."""
LENGTHS: Final = frozenset({"mm", "cm", "apart", "from_enemy_mm", "distance", "diameter"})
"""Arguments that are lengths in centimetres, with the unit."""
ANYTHING: Final = ("1", "2", "5", "8", "20", "Egy", "B", "Óra")
"""What an argument may be of which nothing is known: some word fits no article, some no ending."""
NUMBERS: Final[Mapping[str, Sequence[int]]] = {
    "figure-[a-z]+ number": range(1, 17),
    "[a-z-]+ (die|number)": range(1, 11),
    "[a-z-]+ round": range(1, 50),
    ".*": (*range(121), 1000, *range(1936, 1946)),
}
"""The numbers that an argument can be by which a text chooses: the first that fits the message and the argument."""
SIDES: Final = frozenset({"seat-a", "result-of"})
"""Messages that begin with a side called A."""


# --- what stands around -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Chosen:
    """A variant that was chosen by an argument: its key, and the keys of all variants there."""

    argument: str
    key: str
    keys: frozenset[str]

    def allows(self, number: int) -> bool:
        """Whether a number leads here."""
        found = str(number) if str(number) in self.keys else "one" if number == 1 and "one" in self.keys else "other"
        return found == self.key


@dataclass(frozen=True)
class Way:
    """One way that a text can go: its words and arguments in turn, and how it came to be chosen."""

    parts: tuple[str | ast.VariableReference, ...]
    chosen: tuple[Chosen, ...] = ()

    def around(self, i: int) -> tuple[str, str]:
        """What stands before and after a part."""
        return plain(self.parts[:i]), plain(self.parts[i + 1 :])

    def numbers(self, message: str, argument: str) -> list[int]:
        """The numbers with which the text goes this way; none if it does not choose by this argument."""
        own = [one for one in self.chosen if one.argument == argument]
        some = next(numbers for pattern, numbers in NUMBERS.items() if re.fullmatch(pattern, f"{message} {argument}"))
        return [number for number in some if all(one.allows(number) for one in own)] if own else []


def plain(parts: Sequence[str | ast.VariableReference]) -> str:
    """Parts of a text as a text."""
    return "".join([part if isinstance(part, str) else GAP for part in parts])


def ways(texts: Texts, pattern: ast.Pattern) -> list[Way]:
    """All the ways a text can go."""
    parts = [
        [Way((element.value,))] if isinstance(element, ast.TextElement) else placed(texts, element.expression)
        for element in pattern.elements
    ]
    return [
        Way(tuple(part for one in way for part in one.parts), tuple(key for one in way for key in one.chosen))
        for way in product(*parts)
    ]


def placed(texts: Texts, inner: Any) -> list[Way]:
    """What can stand where something is between braces."""
    if isinstance(inner, ast.SelectExpression):
        by = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
        keys = frozenset(key_of(variant) for variant in inner.variants)
        return [
            Way(way.parts, (Chosen(by, key_of(variant), keys), *way.chosen))
            for variant in inner.variants
            for way in ways(texts, variant.value)
        ]
    if isinstance(inner, ast.Placeable):
        return placed(texts, inner.expression)
    if isinstance(inner, ast.MessageReference):
        return ways(texts, texts[inner.id.name])
    if isinstance(inner, ast.FunctionReference):
        return placed(texts, inner.arguments.positional[0])
    return [Way((inner.value,) if isinstance(inner, ast.StringLiteral) else (inner,))]


def key_of(variant: ast.Variant) -> str:
    """The key of a variant."""
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


# --- what arguments can be --------------------------------------------------------------------------------------------


def names(game: str, lang: str) -> Names:
    """What the arguments of a game's messages can be: of its log as events are told, of the rest as facts are translated."""
    found: dict[str, dict[str, set[str]]] = {}
    rules, tr = game_of(game), translator(game, lang)

    def heard(message: str, args: Mapping[str, int | str]) -> str:
        for name, value in args.items():
            if isinstance(value, str):
                found.setdefault(message, {}).setdefault(name, set()).add(value)
        return tr(message, args)

    facts: dict[str, Sequence[str]] = {}
    kinds = event_kinds(import_module(f"{GAMES[game]}.declarations.event_kinds")) if game else ()
    for kind in kinds:
        for one in kind.fields:
            facts[one.name] = tuple(dict.fromkeys([*facts.get(one.name, ()), *members(one.kind)]))
    for name, more in MORE.get(game, {}).items():
        facts[name] = facts[more] if isinstance(more, str) else more
    warnings.simplefilter("ignore", MissingText)
    for kind in kinds:
        own = {one.name: members(one.kind) or MORE.get(game, {}).get(one.name, ()) for one in kind.fields}
        data = {one.name: LISTS.get(one.name) or some(one.kind, own[one.name]) for one in kind.fields}
        for one in kind.fields:
            for name in own[one.name] or ("",):
                value: Datum = [name] if isinstance(data[one.name], list) else name
                rules.event_text(Event(kind.name, data | {one.name: value} if name else data), heard)
    said: dict[str, set[str]] = {}
    for fact, ids in facts.items():
        for name in ids:
            for form, word in rules.translate_args({fact: name}, tr).items():
                if isinstance(word, str):
                    said.setdefault(form, set()).add(word)
    for message in ear_for(game).texts[lang] if game else ():
        if message.startswith(("ask-", "do-", "refuse-")):
            found[message] = said
        elif not message.startswith("log-"):
            found[message] = {name: words for name, words in said.items() if name in PLAIN}
    return {message: {name: frozenset(words) for name, words in own.items()} for message, own in found.items()}


def members(kind: Kind) -> Sequence[str]:
    """The names that a field can hold."""
    if isinstance(kind, Each):
        return members(kind.item)
    if isinstance(kind, OneOf):
        return tuple(dict.fromkeys(kind.names)) if isinstance(kind.dump(0), str) else ()
    return tuple(kind.names) if isinstance(kind, Mask) else ()


def some(kind: Kind, own: Sequence[str]) -> Datum:
    """A value of a field."""
    if isinstance(kind, Each | Mask):
        return [own[0]] if own else [str(some(kind.item, ()))] * 2 if isinstance(kind, Each) else []
    if own:
        return own[0]
    if isinstance(kind, Called):
        return ["280", "212", "0"] if kind.role == "point" else "280,212,0" if kind.role == "space" else "4"
    if isinstance(kind, Word):
        return kind.of[0] if kind.of else ""
    return int(isinstance(kind, Truth)) or 1


# --- what agrees ------------------------------------------------------------------------------------------------------

ARTICLES: Final = {"en": ("a", "an", "the"), "hu": ("a", "az", "egy")}
PLACES: Final = ("in", "on", "at", "from", "to", "into", "of", "for", "with", "by", "against", "via")
LAST_WORD: Final = re.compile(r"(\w+)[ ][“„(]*$")
ARTICLE: Final = re.compile(
    r"(?<!, )(?<!csak )\b(an?|az?)[ ][“„(]*([\w-]+)(?![^.]*, a(?:ki|mi|mely))",
    re.IGNORECASE,
)
"""An article and the word after it, unless it is the Hungarian pronoun: "az, aki", "csak az tüzelhet"."""
THE: Final = re.compile(r"(?:(?:in|on|at) )?the (.+)")
FIRST_WORD: Final = re.compile(r"[“„(]*([\w-]+)")
ENDING: Final = re.compile(r"-?([a-záéíóöőúüű]+)|[’']s\b")
"""What is joined to a name."""
VOWELS: Final = "aáeéiíoóöőuúüű"
NAMED_BY_VOWEL: Final = {"en": "AEFHILMNORSX", "hu": "AÁEÉFIÍLMNOÓÖŐRSUÚÜŰXY"}
"""Letters whose own names begin with a vowel."""
LETTER: Final = re.compile(r"[^\W\d_](?![^\W\d_])")
AS_A_CONSONANT: Final = re.compile(r"(u(ni|s|k|\b|-)|eu|one|once)", re.IGNORECASE)
SILENT_H: Final = re.compile(r"(hour|honest|heir)", re.IGNORECASE)
HARMLESS: Final = frozenset({"ig", "ért", "kor", "próbája"})
"""Endings that are the same after every word, and a word that is joined by a hyphen."""
AFTER_LENGTHS: Final = frozenset({"t", "rel", "re", "nél", "es", "en", "ben"})
"""Endings that agree with "centiméter"."""
DIGITS: Final = ("a t", "e et", "ő t", "o at", "é et", "ö öt", "a ot", "é et", "o at", "e et")
"""Of each digit, as it is read, the last vowel and what it takes as an object."""
TENS: Final = ("", "e et", "u at", "a at", "e et", "e et", "a at", "e et", "a at", "e et")
HARMONY: Final = (
    *(("ban", "ben"), ("ra", "re"), ("tól", "től"), ("ról", "ről"), ("ból", "ből"), ("nak", "nek"), ("nál", "nél")),
    *(("szor", "szer"), ("ba", "be")),
)


def begins_with_vowel(word: str, lang: str) -> bool | None:
    """Whether a word is spoken with a vowel first; None if that depends on how it is read."""
    if word[0].isdigit():
        number = re.match(r"\d+", word)
        assert number is not None
        digits = number[0]
        if lang == "en":
            return digits[0] == "8" or digits in ("11", "18")
        return digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1)
    if LETTER.match(word) and (word[0].isupper() or word == "x"):
        return word[0].upper() in NAMED_BY_VOWEL[lang]
    if lang == "en":
        if word[:2].isupper():
            return word[0] in NAMED_BY_VOWEL[lang] if not AS_A_CONSONANT.match(word) else False
        return bool(SILENT_H.match(word)) or (word[0].lower() in "aeiou" and not AS_A_CONSONANT.match(word))
    if word[:2].isupper() and word[0] in "FLMNRSX":
        return None
    return word[0].lower() in VOWELS


def fits(article: str, word: str, lang: str) -> bool:
    """Whether an article fits the word after it."""
    if article not in (("a", "an") if lang == "en" else ("a", "az")):
        return True
    return begins_with_vowel(word, lang) in (None, article in ("an", "az"))


def fault(lang: str, left: str, name: str, right: str, taking_article: frozenset[str]) -> str:
    """What is wrong about a name between two pieces of text; nothing if it agrees with them."""
    before, first = LAST_WORD.search(left), FIRST_WORD.match(name)
    ending = ENDING.match(right)
    if before is not None and first is not None:
        word, own = before[1].lower(), first[1].lower()
        if word in ARTICLES[lang] and own in ARTICLES[lang]:
            return "two articles"
        if word in ARTICLES[lang] and not fits(word, first[1], lang):
            return f"article {word!r}"
        if lang == "en" and word in PLACES and own in PLACES:
            return "two prepositions"
    in_a_sentence = re.search(r"\w $", left) or (not left and re.match(r" [a-z]", right))
    if in_a_sentence and name in taking_article and (before is None or before[1].lower() not in ARTICLES["en"]):
        return "no article"
    if ending is not None and not (lang == "hu" and harmonic(name, ending[1] or "")):
        return f"ending {ending[0]!r}"
    if name[-1:] in ".!?…" and right[:1] in (".", "?", "!"):
        return "two marks"
    return ""


def harmonic(name: str, ending: str) -> bool:
    """Whether a Hungarian ending agrees with what it is joined to; no ending is sure to agree with a name."""
    if ending in HARMLESS or name.endswith("cm"):
        return ending in HARMLESS | AFTER_LENGTHS
    if not name.isdigit():
        return False
    vowel, taken = spoken_end(name).split()
    return ending == taken or any(
        ending == (back if vowel in "aou" else front) for back, front in HARMONY if ending in (back, front)
    )


def spoken_end(number: str) -> str:
    """How a number ends as it is read: see `DIGITS`."""
    if number == "0" or number[-1] != "0":
        return DIGITS[int(number[-1])]
    return TENS[int(number[-2])] if number[-2] != "0" else "a at" if number[-3] != "0" else "e et"


def faults(lang: str, texts: Texts, own: Names) -> Iterator[str]:
    """What is wrong with names in messages."""
    said = [plain(way.parts) for message in texts if message.startswith(("who-", "in-")) for way in ways(texts, texts[message])]
    taking = frozenset(found[1] for name in said if lang == "en" and (found := THE.fullmatch(name)))
    for message in texts:
        for way in ways(texts, texts[message]):
            for i, part in enumerate(way.parts):
                if isinstance(part, str):
                    continue
                left, right = way.around(i)
                if message in SIDES or re.search(r"[,–] B ", right):
                    left = left.removesuffix("A ")
                for name in values(message, part.id.name, way, own.get(message, {})):
                    wrong = fault(lang, left, name, right, taking)
                    if wrong:
                        yield f"{message} ({lang}), {wrong}: {left}{name}{right}"


def values(message: str, argument: str, way: Way, own: Mapping[str, frozenset[str]]) -> Sequence[str]:
    """What an argument can be: its names, numbers, lengths; or anything."""
    if argument in own:
        return sorted(own[argument] - {""})
    numbers = way.numbers(message, argument)
    return ["12,4 cm"] if argument in LENGTHS else [str(number) for number in numbers] or ANYTHING


def literal_faults(lang: str, texts: Texts) -> Iterator[str]:
    """What is wrong with articles in the words of the messages themselves, names among them."""
    for message in texts.keys() - SIDES:
        for way in ways(texts, texts[message]):
            text = plain(way.parts)
            for found in re.finditer(
                r"(?<!, )(?<!csak )\b(an?|az?)[ ][“„(]*([\w-]+)(?![^.]*, a(?:ki|mi|mely))", text, re.IGNORECASE
            ):
                article, word = found[1].lower(), found[2]
                if article in ("a", "an" if lang == "en" else "az") and not fits(article, word, lang):
                    yield f"{message} ({lang}), article {article!r}: {text}"
