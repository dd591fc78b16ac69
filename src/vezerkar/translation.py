"""Words: what the message ids of engine and games mean, in every language. Fluent files hold them; this module reads them.

A game's texts are all ``*.LANG.ftl`` files in its folder ``texts``; words that every game needs lie in ``vezerkar/texts``. What
files of the user's bring has its words from the game itself (`Game.user_text`).
Facts that name things (spaces, cards, seats) are made into words by the game before it speaks.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from vezerkar.engine import IllegalAction, Refusal
from vezerkar.engine.errors import with_ids
from vezerkar.engine.game import Translator
from vezerkar.registry import GAMES
from vezerkar.registry import game as game_of

LANGUAGES: Final = ("en", "hu")


class MissingText(UserWarning):
    """A message without words in some language, or one that wants an argument it was not given."""


@cache
def translator(game: str, lang: str) -> Translator:
    """Return the translator of a game in a language. An empty ``game`` has the words that every game shares.

    A missing message is its own id, with a `MissingText` warning: a table goes on, a test fails. The files are read when
    something is said for the first time.

    >>> import vezerkar
    >>> vezerkar.translator("hunt", "en")("refuse-storm", {})
    'A storm is blowing: no ship moves more than one space.'
    """

    # A table says the same few hundred things over and over.
    @lru_cache(maxsize=10_000)
    def words(message: str, args: tuple[tuple[str, int | str], ...] = ()) -> str:
        texts = _texts(game, lang)
        pattern = texts.pattern(message)
        own = game_of(game).user_text(message, lang) if pattern is None and game else None
        if own is not None:
            return own
        if pattern is None:
            warnings.warn(f"no words for {message!r} of {game or 'the table'} in {lang!r}", MissingText, stacklevel=3)
            return message
        text, errors = texts.bundle.format_pattern(pattern, dict(args))
        if errors:
            warnings.warn(f"{message!r} of {game or 'the table'} in {lang!r}: {errors[0]}", MissingText, stacklevel=3)
        return str(text)

    def tr(message: str, args: Mapping[str, int | str]) -> str:
        # What takes no arguments, as names do, is found three times as fast by its id alone.
        return words(message, tuple(args.items())) if args else words(message)

    return tr


def bot_label(bot: str, tr: Translator) -> str:
    """Return what people call a bot. A model that a machine offers has the name of its file."""
    kind, _, name = bot.partition(":")
    return tr("bot-model", {"name": name}) if kind == "model" else tr(f"bot-{bot}", {})


def bot_note(bot: str, tr: Translator) -> str:
    """Return how a bot plays, in a sentence."""
    return tr(f"bot-{bot.partition(':')[0]}-note", {})


def has_message(game: str, lang: str, message: str) -> bool:
    """True if the texts of a game have a message that it may do without."""
    return _texts(game, lang).has(message)


def explain(refused: Refusal | IllegalAction, game: str, lang: str) -> str:
    """Return why an action was refused, in words of a language.

    >>> import vezerkar
    >>> refusal = vezerkar.game("hunt").start(seed=7).why_not("british", "to 24")
    >>> vezerkar.explain(refusal, "hunt", "en")
    'It is not your turn.'
    """
    tr = translator(game, lang)
    args = refused.message_args if isinstance(refused, IllegalAction) else refused.args
    return tr(refused.reason, game_of(game).translate_args(args, tr) if game else args)


def sentence(refused: IllegalAction) -> str:
    """Return why an action was refused, in English, with the rule that says no: the text of the error.

    A game that is not registered has no texts to look into: its errors show the ids of their messages.
    """
    if refused.game not in GAMES:
        return with_ids(refused)
    text = explain(refused, refused.game, "en")
    if not refused.cite:
        return text
    return f"{text.removesuffix('.')} ({refused.cite})" + "." * text.endswith(".")


def rules(game: str, lang: str) -> str | None:
    """The rules of a game in our own words, as Markdown; None if nobody has written them in this language."""
    file = files(GAMES[game]) / "texts" / f"rules.{lang}.md"
    return file.read_text(encoding="utf-8") if file.is_file() else None


_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or a term."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""The name of a message or a term in another one, perhaps."""


class _Texts:
    """The messages of some files. Each is parsed when it is first asked for: all of a game take a quarter of a second."""

    def __init__(self, lang: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._unread: dict[str, str] = {}

    def add(self, text: str) -> None:
        """Add the messages of a file; what an earlier one has stays as it is."""
        starts = [(found[1], found.start()) for found in _ENTRY.finditer(text)]
        for (name, start), (_, end) in pairwise([*starts, ("", len(text))]):
            self._unread.setdefault(name, text[start:end])

    def has(self, message: str) -> bool:
        """Return True if there is such a message."""
        self._read(message)
        return bool(self.bundle.has_message(message))

    def pattern(self, message: str) -> Any:
        """Return what a message says, as the bundle formats it; None if there is no such message."""
        return self.bundle.get_message(message).value if self.has(message) else None

    def _read(self, name: str) -> None:
        # It is taken away only when it can be found: another thread may ask for it meanwhile.
        text = self._unread.get(name)
        if text is None:
            return
        for named in _REFERENCE.findall(text):
            if named != name:
                self._read(named)
        self.bundle.add_resource(FluentResource(text))
        self._unread.pop(name, None)


@cache
def _texts(game: str, lang: str) -> _Texts:
    texts = _Texts(lang)
    if game:
        folder = files(GAMES[game]) / "texts"
        for file in sorted((file for file in folder.iterdir() if file.name.endswith(f".{lang}.ftl")), key=lambda file: file.name):
            texts.add(file.read_text(encoding="utf-8"))
    texts.add((files("vezerkar") / "texts" / f"{lang}.ftl").read_text(encoding="utf-8"))
    return texts
