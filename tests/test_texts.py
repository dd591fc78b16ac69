"""Words: every message that is used exists in every language, and none exists that is not used."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from tests.composed import GAP, plain, ways
from tests.cost import slow
from tests.messages import Texts, ear_for
from vezerkar import BadNotation
from vezerkar import game as game_of
from vezerkar.bots import bot_names
from vezerkar.registry import GAMES
from vezerkar.translation import LANGUAGES

SOURCE = Path(__file__).parent.parent / "src" / "vezerkar"
EVENT_KINDS: Final[dict[str, list[str]]] = json.loads((Path(__file__).parent / "event_kinds.json").read_text("utf-8"))
"""The kinds of events that some release has stored, by game."""
LONGEST_LABEL = 40
"""How many letters a button may have besides the names on it."""
DOUBLED = re.compile(r"(?<!\.)\.\.(?!\.)|[!?]\.| ,|\S  ")
NO_REASON = re.compile(r"(One|Who|Nobody) ")
ARTICLE = re.compile(r"(?<!\w)([Aa]z?|[Aa]n) \{ \$")
"""An article before what is filled in: it would have to fit whatever that is."""
GAME_NAMED = re.compile(rf"""["'`/]({"|".join(GAMES)})["'`/.]""")
PYTHON_ONLY = ("engine", "draw", "cli", "bots", "arena", "study")


def messages(*files: Path) -> set[str]:
    """The ids of all messages of some Fluent files."""
    return {name for file in files for name in messages_of(file)}


@cache
def messages_of(file: Path) -> set[str]:
    """The ids of the messages of a Fluent file."""
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, fluent.Junk)], f"{file} cannot be read"
    return {entry.id.name for entry in entries if isinstance(entry, fluent.Message)}


def referred(*files: Path) -> set[str]:
    """The ids that messages themselves refer to."""
    return {name for file in files for name in re.findall(r"\{ ([a-z][a-z-]*[a-z]) \}", file.read_text(encoding="utf-8"))}


def literals(*folders: Path) -> set[str]:
    """Every text in the code of some folders as a pattern: a literal as itself, an f-string or a sum with gaps."""
    files = [file for folder in folders for file in (sorted(folder.rglob("*.py")) if folder.is_dir() else [folder])]
    return {text for file in files for text in code_of(file).literals}


class Code(NamedTuple):
    """What the code of a file says: its texts as patterns, and the ids that it says outright."""

    literals: set[str]
    said: set[str]


@cache
def code_of(file: Path) -> Code:
    """Read a file of code."""
    code = Code(set(), set())
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            code.literals.add(re.escape(node.value))
        elif isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
            if any(len(part) > 3 for part in parts):
                code.literals.add("".join(parts))
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            sides = [_pattern(side) for side in (node.left, node.right)]
            if any(len(side) > 3 for side in sides):
                code.literals.add("".join(sides))
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("tr", "Question", "Refusal"):
                code.said.add(str(node.args[0].value))
    return code


def _pattern(node: ast.expr) -> str:
    return re.escape(node.value) if isinstance(node, ast.Constant) and isinstance(node.value, str) else ".+"


def unused(ids: set[str], *folders: Path) -> list[str]:
    """The ids that no text of the code can be."""
    patterns = literals(*folders)
    plain = {re.sub(r"\\(.)", r"\1", pattern) for pattern in patterns}
    gapped = [re.compile(pattern) for pattern in patterns if ".+" in pattern]
    return sorted(name for name in ids - plain if not any(pattern.fullmatch(name) for pattern in gapped))


def said(*folders: Path) -> set[str]:
    """The ids that are said outright: `tr("…")`, a Question or a Refusal."""
    return {name for folder in folders for file in folder.rglob("*.py") for name in code_of(file).said}


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_game_are_all_there_and_all_used(game: str) -> None:
    folder = SOURCE / "games" / game
    files = sorted(folder.glob("texts/*.en.ftl"))
    known, shared = messages(*files), messages(SOURCE / "texts" / "en.ftl")
    assert said(folder) - known - shared == set()
    folders = ("cli", "server", "lessons", "study")
    others = [
        SOURCE / name for name in (*folders, "translation.py", "engine/words.py", "engine/calculator.py", "engine/puzzle.py")
    ]
    assert unused(known - referred(*files), folder, *others) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_line_in_the_log_and_every_line_an_event(game: str) -> None:
    folder = SOURCE / "games" / game
    kinds = set(game_of(game).event_roles)
    known = messages(*folder.glob("texts/*.en.ftl"))
    lines = {name.removeprefix("log-").replace("-", "_") for name in known if name.startswith("log-")}
    assert kinds - lines == set()
    assert unused(lines - kinds - set(EVENT_KINDS.get(game, ())), folder / "rules") == []


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game", GAMES)
def test_events_of_stored_matches_keep_their_words(game: str, language: str) -> None:
    """Matches keep their events, and their logs are told from these without the rules that wrote them. So a kind that there once
    was keeps its line, although no rule reports it any more: ``event_kinds.json`` names all, and only grows.
    """
    if game not in EVENT_KINDS:
        pytest.skip("no release has had this game: nothing of it is stored")
    kept = EVENT_KINDS[game]
    assert kept == sorted(set(kept)), "in order, each once"
    assert set(game_of(game).event_roles) - set(kept) == set(), "a new kind of event: add it to tests/event_kinds.json"
    known = messages(*(SOURCE / "games" / game).glob(f"texts/*.{language}.ftl"))
    assert {kind for kind in kept if f"log-{kind.replace('_', '-')}" not in known} == set()


def test_options_seats_and_bots_have_names() -> None:
    for rules in [game_of(name) for name in GAMES]:
        known = messages(*(SOURCE / "games" / rules.id).glob("texts/*.en.ftl"), SOURCE / "texts" / "en.ftl")
        wanted = {f"option-{option.id}" for option in rules.options}
        wanted |= {f"option-{option.id}-{value}" for option in rules.options for value in option.values}
        wanted |= {f"seat-{seat}" for seat in rules.seats()}
        wanted |= {f"bot-{name}{note}" for name in bot_names(rules.id) for note in ("", "-note")}
        assert wanted - known == set()


@slow
def test_the_words_every_game_shares_are_all_used() -> None:
    file = SOURCE / "texts" / "en.ftl"
    folders = [SOURCE / name for name in (*PYTHON_ONLY, "server", "translation.py", "registry.py")]
    assert unused(messages(file) - referred(file), *folders) == []


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_refusal_is_worded_once(language: str) -> None:
    """What several rules or several games refuse in the same words has one message; games share those of the engine."""
    named: dict[str, set[str]] = {}
    for file in SOURCE.rglob(f"texts/*{language}.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.id.name.startswith("refuse-") and entry.value is not None:
                words = FluentSerializer().serialize_entry(fluent.Message(fluent.Identifier("refuse"), entry.value))
                named.setdefault(words, set()).add(f"{file.relative_to(SOURCE)}: {entry.id.name}")
    assert [sorted(messages) for messages in named.values() if len(messages) > 1] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_text_that_is_no_action_is_refused_in_one_wording(name: str) -> None:
    rules = game_of(name)
    for text in ("", "dance", f"{rules.verbs[-1]} nowhere at all"):
        with pytest.raises(BadNotation) as refused:
            rules.parse(text)
        assert str(refused.value) == f"{text!r} is no action of {rules.title}; actions begin with: {', '.join(rules.verbs)}"


def slips(lang: str, texts: Texts) -> Iterator[str]:
    """Doubled marks and blanks, refusals that do not say what one may not do, labels that are too long."""
    for message in texts:
        for way in ways(texts, texts[message]):
            text = plain(way.parts)
            if DOUBLED.search(text):
                yield f"{message} ({lang}) doubles a mark: {text}"
            if message.startswith("refuse-") and (NO_REASON.match(text) or not text.endswith(".")):
                yield f"{message} ({lang}) is no refusal: {text}"
            if message.startswith("do-") and len(text.replace(GAP, "")) > LONGEST_LABEL:
                yield f"{message} ({lang}) is too long: {text}"
            if message.startswith("ask-") and text.rstrip()[-1:] not in (".", "?"):
                yield f"{message} ({lang}) does not end: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_texts_keep_the_rules_of_style(game: str, lang: str) -> None:
    assert sorted(slips(lang, ear_for(game).texts[lang])) == []


@pytest.mark.parametrize(
    "source",
    [
        "log-a = It is over..",
        "log-a = { $card }, twice  blank",
        "log-a = Side B plays No!.",
        "refuse-a = Who is shocked can only rally.",
        "refuse-a = not now",
        "do-a = Place all the rest of the units as the table proposes",
        "ask-a = Which one",
    ],
)
def test_slips_are_found(source: str) -> None:
    texts = {one.id.name: one.value for one in FluentParser().parse(source).body if isinstance(one, fluent.Message) and one.value}
    assert len(list(slips("en", texts))) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_article_stands_before_what_is_filled_in(lang: str) -> None:
    """Those of games are tried with all their nouns, see test_composed.py; what stands in these is a name or a number."""
    for folder in ("texts", "server/texts"):
        text = (SOURCE / folder / f"{lang}.ftl").read_text(encoding="utf-8")
        assert [line for line in text.splitlines() if ARTICLE.search(line)] == []


def test_the_page_names_no_game() -> None:
    """Whatever it needs to know is said by scenes, events and themes."""
    client = SOURCE.parent.parent / "web" / "src"
    found = [
        f"{file.relative_to(client)}: {line.strip()}"
        for file in sorted(client.rglob("*.ts*"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.strip().startswith(("*", "/*", "//")) and GAME_NAMED.search(line)
    ]
    assert found == []
