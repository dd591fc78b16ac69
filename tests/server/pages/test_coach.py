"""The coach: its hints in the prepared match of each game, from the first to the last by *Show me* alone."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from tests.cost import only
from tests.server.play import Body, Guest, make, refused
from vezerkar.bots import bot_names
from vezerkar.engine import Decision
from vezerkar.registry import GAMES, game, presentation_file
from vezerkar.server.pages.coach import Script, coach_page, fits, script
from vezerkar.server.pages.rules_page import rules_page
from vezerkar.translation import LANGUAGES, translator

REGISTERED = dict(GAMES)
COACHED = [name for name in GAMES if presentation_file(name, "coach.json")]
LONGEST = 160
"""So many decisions of the player never pass before the last hint has been given."""


@pytest.fixture
def shelf(gauge: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of the shelf beside the tiny one."""
    for name, package in REGISTERED.items():
        monkeypatch.setitem(GAMES, name, package)


def script_of(name: str) -> Script:
    found = script(name)
    assert found is not None
    return found


def begin(client: TestClient[Any], name: str, lang: str = "en") -> Guest:
    """The prepared match of a game, made of what the shelf says of it."""
    (shown,) = (one for one in client.get("/api/games", params={"lang": lang}).json() if one["id"] == name)
    made = client.post("/api/matches", json={"game": name, "name": "Anna", "pace": "instant", **shown["learn"]})
    assert made.status_code == 201, made.text
    return Guest(client, made.json()["match"], made.json()["key"])


def asked(guest: Guest) -> tuple[Body, Body]:
    """The table as soon as something is asked, and what the coach says of that moment."""
    while True:
        table = guest.until(lambda table: table["over"] or table["scene"]["prompt"]["mine"])
        page = guest.get("/coach").json()
        if page["ply"] == table["ply"]:
            return table, page


@pytest.mark.parametrize("name", only(COACHED, [name for name in COACHED if name != "triumph"]))
@pytest.mark.slow
def test_show_me_alone_leads_from_the_first_hint_to_the_last(client: TestClient[Any], shelf: None, name: str) -> None:
    guest = begin(client, name)
    seat = next(seat for seat, who in script_of(name).match.seats.items() if who == "me")
    ids = [hint.id for hint in script_of(name).hints]
    shown: list[str] = []
    for _ in range(LONGEST):
        table, page = asked(guest)
        assert not table["over"] and page["total"] == len(ids) and page["action"] in table["decision"]["options"]
        fresh = [hint for hint in page["hints"] if hint["id"] not in shown]
        told = [hint for hint in fresh if not hint["action"]]
        shown += [hint["id"] for hint in told]
        show = next((hint for hint in fresh if hint["action"]), None)
        if show is not None:
            shown.append(show["id"])
            assert show["action"] in table["decision"]["options"]
        if sorted(shown) == sorted(ids):
            return
        # Others may choose at the same time; then it is asked anew.
        guest.post("actions", {"seat": seat, "ply": table["ply"], "action": show["action"] if show else page["action"]})
    raise AssertionError(f"never shown: {set(ids) - set(shown)}; shown: {shown}")


@pytest.mark.parametrize("name", COACHED)
def test_a_coach_has_six_to_ten_hints_in_both_languages_that_cite_rules(shelf: None, name: str) -> None:
    found = script_of(name)
    assert 6 <= len(found.hints) <= 10 and len({hint.id for hint in found.hints}) == len(found.hints)
    for lang in LANGUAGES:
        tr, rules = translator(name, lang), rules_page(name, lang).html
        for hint in found.hints:
            words = tr(f"coach-{hint.id}", {})
            assert words.endswith(".") and words.count(". ") + 1 <= 2, f"{hint.id} is not one or two sentences: {words}"
            assert f'id="rule-{anchor(hint.cite)}"' in rules, f"{hint.id} cites {hint.cite}, which is no rule"
    assert {who for who in found.match.seats.values() if who != "me"} == {f"bot:{bot_names(name)[0]}"}, "the weakest bot"


def anchor(cite: str) -> str:
    """The rule of a citation, as its page marks it; the client finds it in the same way."""
    return str(re.findall(r"(?:\b[A-Z]-?)?\d+(?:\.\d+)*[a-z]?", cite)[-1])


def test_a_game_without_a_coach_has_nothing_to_say(client: TestClient[Any]) -> None:
    anna, _ = make(client)
    assert client.get("/api/games").json()[0]["learn"] is None
    assert anna.get("/coach").json() == {"ply": 0, "total": 0, "hints": [], "action": ""}
    refused(anna.get("/coach", seat="heron"), 403, "not_your_seat")


def test_the_coach_says_nothing_to_who_is_not_asked(client: TestClient[Any], shelf: None) -> None:
    guest = begin(client, "hunt", "hu")
    spectator = Guest(client, guest.match)
    assert spectator.get("/coach").json()["hints"] == []
    page = guest.get("/coach", lang="hu").json()
    assert [hint["id"] for hint in page["hints"]] == ["altmark"] and "ellátóhajód" in page["hints"][0]["text"]
    guest.act("german", "to 27")
    guest.act("german", "to 23")
    assert asked(guest)[1]["hints"][0]["id"] == "card"


def test_the_coach_says_the_same_in_matches_that_cannot_be_told_apart(shelf: None) -> None:
    for name in COACHED:
        match: Any = game(name).start(seed=3, options=script_of(name).match.options)
        seat = match.waiting()[0]
        other = match.imagine(seat, 5)
        pages = [coach_page(name, "en", 0, one.decision(seat)) for one in (match, other)]
        assert pages[0] == pages[1]


def test_a_hint_is_for_decisions_of_its_kind_that_offer_what_it_shows(shelf: None) -> None:
    decision: Decision = game("hunt").start(seed=1).decision("german")
    options = [option.notation for option in decision.options]
    hint = script_of("hunt").hints[0]
    assert fits(hint, decision, options)
    assert not fits(msgspec.structs.replace(hint, asked="ask-play"), decision, options)
    assert not fits(msgspec.structs.replace(hint, offers="sail *"), decision, options)
    assert not fits(msgspec.structs.replace(hint, show=("sail *",)), decision, options)
    assert fits(msgspec.structs.replace(hint, show=("sail *", "to 2?")), decision, options)
