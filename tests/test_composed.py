"""No message composes a name with a wrong article, case or ending: all names of all games through all messages that take them."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from tests.composed import faults, literal_faults, names
from tests.cost import slow
from tests.messages import Texts, ear_for
from vezerkar.registry import GAMES
from vezerkar.translation import LANGUAGES


@slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_name_stands_with_a_wrong_article_case_or_ending(game: str, lang: str) -> None:
    texts = ear_for(game).texts[lang]
    found = [*faults(lang, texts, names(game, lang)), *literal_faults(lang, texts)]
    assert not found, "\n".join(sorted(found))


def texts(source: str) -> Texts:
    """The messages of a Fluent source."""
    entries = FluentParser().parse(source).body
    return {one.id.name: one.value for one in entries if isinstance(one, ast.Message) and one.value is not None}


OWN = {
    "place": ["in Poland", "in the North Sea"],
    "who": ["the USSR", "Poland"],
    "plain": ["USSR"],
    "any": ["an Italian"],
    "unit": ["Air Force", "tank"],
    "ahol": ["Lengyelországban"],
    "ki": ["a Szovjetunió", "az Egyesült Államok"],
    "kit": ["egység"],
}


@pytest.mark.parametrize(
    ("lang", "text", "wrong"),
    [
        ("en", "Move a { $unit }.", "article 'a'"),
        ("en", "Move the { $any } unit.", "two articles"),
        ("en", "It is in { $place }.", "two prepositions"),
        ("en", "Turn of { $plain }", "no article"),
        ("en", "{ $plain } moves.", "no article"),
        ("en", "The { $plain }’s turn", "ending"),
        ("en", "Roll a { $die }", "article 'a'"),
        ("en", "{ $die -> \n [1] a 1\n *[other] a { $die }\n }", "article 'a'"),
        ("en", "A apple", "article 'a'"),
        ("hu", "A { $ki } köre", "two articles"),
        ("hu", "az { $unit }", "article 'az'"),
        ("hu", "a { $kit }", "article 'a'"),
        ("hu", "{ $unit }-t mozgat", "ending"),
        ("hu", "a { $round }. kör", "article 'a'"),
        ("hu", "{ $round -> \n [1] az 1. kör\n *[other] a { $round }. kör\n }", "article 'a'"),
        ("hu", "{ $number -> \n [1] egy\n *[other] { $number }-re\n }", "ending"),
        ("hu", "a alma", "article 'a'"),
    ],
)
def test_a_fault_is_found(lang: str, text: str, wrong: str) -> None:
    source = texts("who-ussr = the USSR\nplanted = " + text)
    own = {"planted": {name: frozenset(words) for name, words in OWN.items()}}
    found = [*faults(lang, source, own), *literal_faults(lang, source)]
    assert any(wrong in one for one in found), found


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "{ $who } builds { $place }: { $any } { $unit }."),
        ("en", "Next: { $plain }"),
        ("en", "Attack ({ $plain }): { $unit }"),
        ("en", "{ $die -> \n [8] an 8\n *[other] a { $die }\n }"),
        ("hu", "{ $ki } épít { $ahol }."),
        ("hu", "Csak az mozoghat, aki áll."),
        ("hu", "{ $round -> \n [1] az 1. kör\n [5] az 5. kör\n *[other] { $round }. kör\n }"),
        ("hu", "{ $mm }-re, { $round }-ig"),
    ],
)
def test_what_is_right_is_no_fault(lang: str, text: str) -> None:
    source = texts(f"who-ussr = the USSR\nright = {text}")
    own = {"right": {name: frozenset(words) for name, words in OWN.items()}}
    assert [*faults(lang, source, own), *literal_faults(lang, source)] == []
