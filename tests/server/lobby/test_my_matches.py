"""One's matches in short, their pictures, and what the shelf says of each game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.people import claim, register
from tests.server.play import Guest, lead_on, make, pair, refused
from vezerkar.bots import bot_names
from vezerkar.draw import svg_to_png
from vezerkar.engine import Match
from vezerkar.engine.game import LEVELS
from vezerkar.engine.scene import Clock, Plate
from vezerkar.registry import GAMES, all_games, game
from vezerkar.server.keys import new_key
from vezerkar.server.lobby import my_matches
from vezerkar.server.lobby.my_matches import MAX_KEYS, picture_of, summary_of
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages.match_page import PageInputs
from vezerkar.server.storage.stored_match import SeatAssignment, StoredMatch

REGISTERED = dict(GAMES)
SVG = "image/svg+xml"


@pytest.fixture
def shelf(gauge: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The games of the shelf beside the tiny one."""
    for name, package in REGISTERED.items():
        monkeypatch.setitem(GAMES, name, package)
    yield


def mine(client: TestClient[Any], *keys: str | None, **query: str) -> list[dict[str, Any]]:
    answer = client.get("/api/mine", headers={"Authorization": f"Bearer {','.join(key or '' for key in keys)}"}, params=query)
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    found: list[dict[str, Any]] = answer.json()
    return found


# --- the shelf -------------------------------------------------------------------------------------------------------


def test_the_shelf_says_how_long_how_heavy_and_how_strong(client: TestClient[Any], shelf: None) -> None:
    found = {one["id"]: one for one in client.get("/api/games").json()}
    for name in REGISTERED:
        shown = found[name]
        least, most = shown["minutes"]
        assert 0 < least <= most and shown["weight"] in ("light", "medium", "heavy")
        assert [level["id"] for level in shown["levels"]] == list(LEVELS[: len(shown["levels"])])
        # The weakest first, as the bots themselves.
        bots = [level["bot"] for level in shown["levels"]]
        assert len(bots) >= 2 and bots == [bot for bot in bot_names(name) if bot in bots]
        cover = client.get(shown["cover"])
        assert cover.status_code == 200 and cover.headers["content-type"] == SVG and "viewBox" in cover.text
    assert [level["name"] for level in found["hunt"]["levels"]] == ["Easy", "Normal", "Hard", "Expert"]
    assert found["gauge"]["cover"] == "" and found["gauge"]["levels"] == [] and found["gauge"]["minutes"] == [0, 0]
    refused(client.get("/boards/gauge-cover.svg"), 404, "not_found")


def test_what_is_recommended_can_be_played(shelf: None) -> None:
    for one in all_games():
        assert {**one.complete_options({}), **one.recommended} == one.complete_options(one.recommended)


def test_wg35_begins_with_ready_armies_at_one_click(shelf: None) -> None:
    wg35 = game("wg35")
    decision = wg35.start(seed=1, options=wg35.recommended).decisions()[0]
    assert decision.prompt == "ask-hand", "there is nothing to build first"


# --- one's matches ---------------------------------------------------------------------------------------------------


def test_one_is_told_of_ones_matches_and_of_no_others(client: TestClient[Any]) -> None:
    anna, bela = pair(client)
    make(client)
    (match,) = mine(client, anna.key)
    assert (match["match"], match["game"], match["title"], match["mine"]) == (anna.match, "gauge", "The Weather Gauge", ["gull"])
    assert match["my_turn"] and not match["over"] and match["at"].endswith("Z")
    assert [seat["player_name"] for seat in match["seats"]] == ["Anna", "Béla"]
    anna.act("gull", "bid 7")
    (match,) = mine(client, anna.key)
    assert not match["my_turn"] and [seat["waiting"] for seat in match["seats"]] == [False, True]
    (match,) = mine(client, bela.key, lang="hu")
    assert match["my_turn"] and match["title"] == "Szél felől"
    bela.act("heron", "bid 30")
    assert mine(client, anna.key)[0]["last"] == "The gull bids 7, the heron 30: the heron has the gauge"


def test_own_turns_come_first_and_what_is_over_last(client: TestClient[Any]) -> None:
    over, running, turn = (make(client, heron="me")[0], pair(client)[0], pair(client)[0])
    over.post("resign", {"seat": "gull"})
    running.act("gull", "bid 7")
    found = mine(client, over.key, running.key, turn.key)
    assert [match["match"] for match in found] == [turn.match, running.match, over.match]
    assert found[2]["over"] and found[2]["winners"] == ["heron"] and found[2]["outcome"] == "Gull resigned."


def test_what_waits_for_somebody_is_there_however_much_else_has_gone_on(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(my_matches, "MAX_MATCHES", 2)
    register(client)
    turn, running, over, last = (make(client, heron="me" if name == "over" else "open")[0] for name in ("turn", "", "over", ""))
    for guest in (turn, running, over, last):
        assert claim(client, guest).status_code == 200
    running.act("gull", "bid 7")
    over.post("resign", {"seat": "gull"})
    last.act("gull", "bid 7")
    assert [one["match"] for one in client.get("/api/me/matches").json()] == [turn.match, last.match]


def test_keys_that_open_nothing_are_left_out(client: TestClient[Any]) -> None:
    anna, made = make(client)
    assert mine(client, new_key(), made["invitations"]["heron"], anna.key, anna.key) == mine(client, anna.key)


@pytest.mark.parametrize("keys", ["", "a,,b", ",".join(f"key{n}" for n in range(MAX_KEYS + 1))])
def test_bad_keys_get_one_clear_error(client: TestClient[Any], keys: str) -> None:
    headers = {"Authorization": f"Bearer {keys}"}
    assert "Bearer KEY" in refused(client.get("/api/mine", headers=headers), 400, "malformed")["message"]


def test_without_keys_there_is_nothing_of_ones_own(client: TestClient[Any]) -> None:
    refused(client.get("/api/mine"), 401, "bad_key")


@pytest.mark.slow
def test_matches_that_other_rules_wrote_are_there(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _ = make(client)
    service = client.app.state.context.match_service
    service._sessions.clear()
    service._recent.clear()
    before = mine(client, anna.key)
    service._sessions.clear()
    service._recent.clear()
    monkeypatch.setattr(game("gauge"), "version", "0")
    (told,) = mine(client, anna.key)
    assert [one["name"] for one in told["seats"]] == [one["name"] for one in before[0]["seats"]]
    assert (told["match"], told["my_turn"], before[0]["my_turn"]) == (anna.match, False, True)


def test_a_summary_says_the_moment_and_the_score_of_each_side(gauge: None) -> None:
    page = inputs_of(session_of("gauge"), None).match_page()
    assert (summary_of(page, "").moment, summary_of(page, "").scores) == ("", []), "a Scene need not say them"
    page.scene.clock = Clock("Round 3")
    page.scene.plates = [Plate("gull", score="5"), Plate("heron", team="Allies", team_score="12"), Plate("x", "Allies", "12")]
    told = summary_of(page, "")
    assert told.moment == "Round 3" and [(one.name, one.score) for one in told.scores] == [("Gull", "5"), ("Allies", "12")]


# --- pictures --------------------------------------------------------------------------------------------------------


def session_of(name: str, plies: int = 0) -> MatchSession:
    """A match of nobody, played so far at random."""
    seats = game(name).seats()
    assignments = [SeatAssignment(seat, seat, "human") for seat in seats]
    options = game(name).complete_options(game(name).recommended)
    session = MatchSession(StoredMatch("m", name, game(name).version, options, "a picture", assignments, [], [], []))
    random = Random(name)
    while session.ply < plies and session.waiting():
        seat = random.choice(session.waiting())
        options_now = [option.notation for option in session.match.decision(seat).options]
        session.take(seat, "act", lead_on(name, options_now, random))
    return session


def inputs_of(session: MatchSession, seat: str | None) -> PageInputs:
    return PageInputs.of(session, Viewer(seat, (seat,) if seat else ()), "en")


@pytest.mark.parametrize("name", list(REGISTERED))
@pytest.mark.slow
def test_a_picture_shows_nothing_that_is_hidden_from_its_viewer(shelf: None, name: str) -> None:
    session = session_of(name, 60)
    assert session.waiting() and isinstance(session.match, Match)
    for seat in (None, session.match.seats[0]):
        inputs = inputs_of(session, seat)
        shown = picture_of(inputs)
        for seed in range(3):
            imagined = session.match.imagine(seat, seed)
            assert picture_of(replace(inputs, state=imagined.state)) == shown


def test_a_spectator_does_not_see_the_raider_and_her_captain_does(client: TestClient[Any], shelf: None) -> None:
    wish = {"game": "hunt", "seats": {"german": "me", "british": "open"}, "name": "Anna"}
    made = client.post("/api/matches", json=wish).json()
    anna = Guest(client, made["match"], made["key"])
    for _ in range(2):
        anna.act("german", anna.table()["decision"]["options"][0])
    own, public = anna.get("/picture.svg"), Guest(client, anna.match).get("/picture.svg")
    sent = anna.get("/picture.png")
    assert sent.headers["content-type"] == "image/png"
    assert sent.content == svg_to_png(public.text, 600), "what is sent is that of a spectator, whoever asks"
    invited = Guest(client, anna.match, made["invitations"]["british"]).get("/picture.svg")
    assert {answer.headers["content-type"] for answer in (own, public)} == {SVG}
    assert 'data-token="spee"' in own.text
    assert 'data-token="spee"' not in public.text and 'data-trace="course"' not in public.text
    assert invited.text == public.text


def test_who_shares_a_screen_sees_nobodys_secrets_from_outside(client: TestClient[Any], shelf: None) -> None:
    wish = {"game": "hunt", "seats": {"german": "me", "british": "me"}, "name": "Anna"}
    made = client.post("/api/matches", json=wish).json()
    anna = Guest(client, made["match"], made["key"])
    for _ in range(2):
        anna.act("german", anna.table()["decision"]["options"][0])
    assert "spee" in {token["id"] for token in anna.table()["scene"]["tokens"]}
    assert anna.get("/picture.svg").text == Guest(client, anna.match).get("/picture.svg").text
    (match,) = mine(client, anna.key)
    assert match["mine"] == ["german", "british"] and match["my_turn"]
    assert match["last"] == Guest(client, anna.match).table()["log"][-1]["text"]


@pytest.mark.slow
def test_a_picture_is_drawn_once_for_each_ply_and_pair_of_eyes(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str | None] = []

    def draw(inputs: PageInputs) -> bytes:
        drawn.append(inputs.details.viewer.seat)
        return b"<svg/>"

    monkeypatch.setattr(my_matches, "picture_of", draw)
    anna, bela = pair(client)
    for guest in (anna, anna, bela, Guest(client, anna.match), anna):
        assert guest.get("/picture.svg").text == "<svg/>"
    assert drawn == ["gull", "heron", None]
    anna.act("gull", "bid 7")
    anna.get("/picture.svg")
    assert drawn[3:] == ["gull"]


def test_pictures_keep_within_their_memory(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    kept = client.app.state.context.my_matches._pictures
    monkeypatch.setattr(kept, "most", 10)
    monkeypatch.setattr(my_matches, "picture_of", lambda _: b"<svg/>")
    anna, bela = pair(client)
    for guest in (anna, bela, anna):
        guest.get("/picture.svg")
    assert len(kept) == 1 and kept.size == 6


def test_a_picture_of_what_is_not_there_is_refused(client: TestClient[Any]) -> None:
    anna, _ = make(client)
    refused(Guest(client, "nowhere").get("/picture.svg"), 404, "unknown_match")
    refused(Guest(client, anna.match, new_key()).get("/picture.svg"), 401, "bad_key")
    refused(anna.get("/picture.svg", seat="heron"), 403, "not_your_seat")
    refused(anna.get("/picture.svg", lang="tlh"), 400, "malformed")


def test_the_board_of_the_tiny_game_is_a_picture(client: TestClient[Any]) -> None:
    anna, _ = make(client)
    assert anna.get("/picture.svg").text.startswith("<svg")
