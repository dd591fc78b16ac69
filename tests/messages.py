"""Messages and their arguments: whether all that a text asks for is given, and all that is given is asked for.

An `Ear` gives a game its words, as `vezerkar.translation.translator` does, and keeps what is wrong with the arguments.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from random import Random
from string import Formatter
from typing import Any, Final, TypeAlias

from fluent.syntax import FluentParser, ast

from tests.invariants import Taste
from vezerkar.engine import Event, Game, IllegalAction, Match, Refusal
from vezerkar.engine.game import Translator
from vezerkar.registry import GAMES
from vezerkar.registry import game as game_of
from vezerkar.translation import LANGUAGES, translator

Fact: TypeAlias = int | str
Texts: TypeAlias = Mapping[str, ast.Pattern]
Spare: TypeAlias = Mapping[str, frozenset[str]]

CATCH_ALL: Final = "other"
"""The name of a variant that is meant for whatever is not named. Any other default variant names one value, as the others do."""


KIN: Final[dict[str, Mapping[str, tuple[str, ...]]]] = {
    "hunt": {
        "freighter": ("port",),
        "points": ("spaces",),
        "german_halves": ("german_value",),
        "british_halves": ("british_value",),
    },
    "quartermaster": {"points": ("lost",), "why": ("card",)},
    "triumph": {
        "area": ("aim",),
        "faction": ("many",),
        "attacker": ("many",),
        "areas": ("cut",),
        "med": ("round",),
        "winner": ("decided",),
    },
    "wg35": {
        "dice": ("sum", "least", "luck", "a", "b"),
        "die": ("total", "r"),
        "vp": ("lost",),
        "ending": ("how",),
        "weapon": ("is_thrown",),
    },
}
"""What is made of a fact under another name, besides the forms that the game names itself."""

SPARE: Final[dict[str, Spare]] = {
    "hunt": {
        # Whose eyes alone it is for: the text says "you".
        "log-(drew|saw)-cards": frozenset({"seat"}),
        # The sentences before say it, of the way, the card, the port and the other Searches.
        "log-arrived": frozenset({"space"}),
        "log-event-stopped|log-repaired": frozenset({"seat"}),
        "log-intelligence": frozenset({"bonus"}),
    },
    "quartermaster": {
        "log-.*-cards?": frozenset({"country"}),
        # The space says whether it is an Army or a Navy.
        "log-battled": frozenset({"kind"}),
        "log-turn": frozenset({"round"}),
        "log-response-lost": frozenset({"count"}),
        # The game says what the ending was, the log who won.
        "log-end": frozenset({"ending"}),
    },
    "triumph": {
        "log-drew": frozenset({"deck"}),
        "log-intel": frozenset({"card"}),
        # A unit is named by its nation.
        "log-moved|log-block-moved|log-fired": frozenset({"faction"}),
        "log-group-joined|log-bombed": frozenset({"area"}),
    },
    "wg35": {
        # The lines before say how and with what somebody shoots; where somebody went, the table shows.
        "log-(shot|lobbed|burst-hit)": frozenset({"mode", "weapon", "cover"}),
        "log-(moved|fled)": frozenset({"path"}),
        # The dice are those of the wounds, or as many as the points.
        "log-wounds": frozenset({"rolled"}),
        "log-scored": frozenset({"die", "half"}),
        # Where it happens the table shows; what the numbers of a blow are made of, the stage.
        "log-(shot|lobbed|blow|shot-from-nowhere|shocked|broke|helpless|incapacitated)": frozenset(
            {"muzzle", "aimed", "at", "striking", "guarding"}
        ),
        "log-(faced|landed)": frozenset({"x", "y", "z"}),
        # A figure says its side; an opening or a door is the one beside it; the charge that was planted told its round.
        "log-left": frozenset({"seat"}),
        "log-looked-out|log-door": frozenset({"opening", "door"}),
        "log-defused": frozenset({"round"}),
        # The table shows the figure whose moment it is.
        "ask-(choice|card_played|hit_scored|wound_failed|wound_succeeded)": frozenset({"figure"}),
        # One number for all rates of fire; some of them are the name alone.
        "rate-.*": frozenset({"x"}),
        # A refusal in play names what the refused action names; its sentence says "he" and "there".
        "refuse-.*": frozenset(
            {"figure", "target", "other", "enemy", "thing", "card", "ability", "mode", "piece", "door", "x", "y"}
        ),
    },
}
"""What messages are given on purpose and leave unsaid; most of it are data of events, which are there for programs as well."""


@cache
def texts(game: str, lang: str) -> Texts:
    """The texts of all messages of a game, those shared by all games included."""
    own = [file for file in (files(GAMES[game]) / "texts").iterdir() if file.name.endswith(f".{lang}.ftl")] if game else []
    found: dict[str, ast.Pattern] = {}
    for file in (*own, files("vezerkar") / "texts" / f"{lang}.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found.setdefault(entry.id.name, entry.value)
    return found


def formatted(texts: Mapping[str, str]) -> Texts:
    """Texts with ``{name}`` for an argument, as the tiny game has them, in the form of the others."""
    found: dict[str, ast.Pattern] = {}
    for message, text in texts.items():
        names = [name for _, name, _, _ in Formatter().parse(text) if name]
        found[message] = ast.Pattern([ast.Placeable(ast.VariableReference(ast.Identifier(name))) for name in names])
    return found


class Reading:
    """One text as it is read with some facts; without any, all of its branches are."""

    def __init__(self, texts: Texts, message: str, args: Mapping[str, Fact] | None = None) -> None:
        self.texts = texts
        self.args = args
        self.asked: set[str] = set()
        """The arguments it asks for."""
        self.unnamed: set[str] = set()
        """Those by which it chooses among values that it names, their value being none of these."""
        if message in texts:
            self.read(texts[message])

    def read(self, pattern: ast.Pattern) -> None:
        """A text."""
        for element in pattern.elements:
            if isinstance(element, ast.Placeable):
                self.place(element.expression)

    def place(self, inner: object) -> None:
        """What stands between braces."""
        if isinstance(inner, ast.Placeable):
            self.place(inner.expression)
        elif isinstance(inner, ast.VariableReference):
            self.asked.add(inner.id.name)
        elif isinstance(inner, ast.MessageReference):
            self.read(self.texts[inner.id.name])
        elif isinstance(inner, ast.FunctionReference):
            for argument in inner.arguments.positional:
                self.place(argument)
        elif isinstance(inner, ast.SelectExpression):
            self.place(inner.selector)
            for variant in self.chosen(inner):
                self.read(variant.value)

    def chosen(self, select: ast.SelectExpression) -> list[ast.Variant]:
        """The branches that may be taken."""
        name = select.selector.id.name if isinstance(select.selector, ast.VariableReference) else ""
        if self.args is None or name not in self.args:
            return list(select.variants)
        value = self.args[name]
        fitting = [one for one in select.variants if isinstance(one.key, ast.Identifier) == isinstance(value, str)]
        fitting = [
            one for one in fitting if str(value) == (one.key.name if isinstance(one.key, ast.Identifier) else one.key.value)
        ]
        if fitting:
            return fitting
        default = next(one for one in select.variants if one.default)
        if isinstance(value, int):
            # A number may be of any grammatical kind.
            return [one for one in select.variants if isinstance(one.key, ast.Identifier)]
        if isinstance(default.key, ast.Identifier) and default.key.name != CATCH_ALL:
            self.unnamed.add(name)
        return [default]


class Ear:
    """Hears all that is said of a game in all languages, and keeps what is wrong.

    ``kin`` names for a fact those that are made of it, so that one of them is enough: a space said as "Ukraine" and "in Ukraine".
    A fact whose name goes on after another's and a ``_``, as ``figure_onto``, is made of that without being named. ``spare`` are
    the facts that messages (a pattern) may leave unsaid.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        says: Mapping[str, Translator],
        texts: Mapping[str, Texts],
        kin: Mapping[str, tuple[str, ...]],
        spare: Spare,
    ) -> None:
        self.game = game
        self.texts = texts
        self.says = {lang: self.listening(lang, tr) for lang, tr in says.items()}
        forms = {form for own in kin.values() for form in own}
        self.made_of = {form: [fact for fact, own in kin.items() if form in own] for form in forms}
        self.spare = spare
        self.wrong: set[str] = set()
        self.given: dict[str, set[frozenset[str]]] = {}
        """By messages, the facts they are given together."""
        self.heard: set[tuple[str, str, tuple[tuple[str, Fact], ...]]] = set()
        self.windows: set[str] = set()
        self.asked: dict[str, frozenset[str]] = {}
        self.found: set[str] = set()
        self.fresh = True
        """Whether something was heard since `faults` were `found`."""

    def listening(self, lang: str, tr: Translator) -> Translator:
        """The words of a language, and an ear for what they are given."""

        def words(message: str, args: Mapping[str, Fact]) -> str:
            heard = (lang, message, tuple(args.items()))
            if heard not in self.heard:
                self.heard.add(heard)
                self.hear(lang, message, args)
            return tr(message, args)

        return words

    def hear(self, lang: str, message: str, args: Mapping[str, Fact]) -> None:
        """One message: what it asks for must be given; the values it chooses by, it must name."""
        self.fresh = True
        self.given.setdefault(message, set()).add(frozenset(args))
        reading = Reading(self.texts[lang], message, args)
        self.wrong |= {f"{message} ({lang}) is not given {name}" for name in reading.asked - set(args)}
        self.wrong |= {f"{message} ({lang}) has no words for {name} {args[name]!r}" for name in reading.unnamed}

    def said(self, message: str) -> frozenset[str]:
        """The arguments that some language asks for in this message."""
        if message not in self.asked:
            found = {name for known in self.texts.values() for name in Reading(known, message).asked}
            self.asked[message] = frozenset(found)
        return self.asked[message]

    def origin(self, name: str, names: frozenset[str]) -> str:
        """The fact that this one is made of; most are made of themselves."""
        if name in self.made_of:
            facts = self.made_of[name]
            return next((fact for fact in facts if fact in names), facts[0])
        longer = [fact for fact in names if name.startswith(f"{fact}_")]
        return max(longer, key=len) if longer else name

    def faults(self) -> list[str]:
        """All that is wrong; also what is given to a message for nothing, as no language says anything made of that fact.

        The label of an action is given its whole question. The facts of a window are there for standing orders, too.
        """
        if not self.fresh:
            return sorted(self.found)
        self.fresh = False
        found = self.found = set(self.wrong)
        for message, together in self.given.items():
            if message.startswith("do-") or message in self.windows:
                continue
            said = self.said(message)
            spare = {name for pattern, names in self.spare.items() if re.fullmatch(pattern, message) for name in names}
            for names in together:
                told = {self.origin(name, names | said) for name in said}
                for_nothing = {self.origin(name, names) for name in names} - told - spare
                found |= {f"{message} is given {name} for nothing" for name in for_nothing}
        return sorted(found)

    # --- what is listened to -----------------------------------------------------------------------------------------

    def tell(self, events: list[Event]) -> None:
        """Events in all languages."""
        for event in events:
            for tr in self.says.values():
                assert self.game.event_text(event, tr).strip(), event

    def explain(self, refused: Refusal | IllegalAction) -> None:
        """A refusal in all languages."""
        args = refused.message_args if isinstance(refused, IllegalAction) else refused.args
        for tr in self.says.values():
            assert tr(refused.reason, self.game.translate_args(args, tr)).strip(), refused

    def look(self, match: Match[Any, Any], seat: str | None) -> None:
        """The table as somebody sees it: the question, what can be chosen, why something cannot, and the text table."""
        view = match.view(seat)
        decision = match.decision(seat) if seat is not None and seat in match.waiting() else None
        if decision is not None and decision.window:
            self.windows.add(decision.prompt)
        for tr in self.says.values():
            self.game.scene(view, decision, tr)
            self.game.text_view(view, tr)

    def listen(self, match: Match[Any, Any], rng: Random, taste: Taste, every: int, longest: int) -> None:
        """Play a match on, and hear every event, every question, and refusals; the whole table now and then, and at the end.

        A question is looked at when it is put in a new way, and one time in ``every``.
        """
        told = 0
        seen: set[str] = set()
        known: set[str] = set()
        while True:
            self.tell(match.event_log[told:])
            told = len(match.event_log)
            if match.state.over or match.ply >= longest:
                break
            seat = rng.choice(match.waiting())
            decision = match.decision(seat)
            known.update(action.notation for action in rng.sample(decision.options, min(5, len(decision.options))))
            manners = {" ".join((decision.prompt, *decision.args)), *(refusal.reason for _, refusal in decision.refused)}
            if manners - seen or rng.randrange(every) == 0:
                seen |= manners
                self.look(match, seat)
                for _, refusal in decision.refused:
                    self.explain(refusal)
            for text in rng.sample(sorted(known), min(3, len(known))):
                refused = match.why_not(seat, text)
                if refused is not None:
                    self.explain(refused)
            match.act(seat, taste(decision, rng))
        for viewer in (*match.seats, None):
            self.look(match, viewer)


def ear_for(name: str) -> Ear:
    """An Ear for a game of the shelf."""
    says = {lang: translator(name, lang) for lang in LANGUAGES}
    forms, more = game_of(name).forms, KIN.get(name, {})
    kin = {fact: (*forms.get(fact, ()), *more.get(fact, ())) for fact in (*forms, *more)}
    return Ear(game_of(name), says, {lang: texts(name, lang) for lang in LANGUAGES}, kin, SPARE.get(name, {}))
