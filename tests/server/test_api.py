"""The happy path over HTTP, and every error of the page about the API."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.cost import slow
from tests.server.play import JSON, Guest, make, pair, refused, take
from vezerkar.registry import GAMES, game

REGISTERED = dict(GAMES)


def test_the_shelf_names_games_seats_options_and_bots_in_both_languages(client: TestClient[Any]) -> None:
    (game,) = client.get("/api/games").json()
    assert game["id"] == "gauge" and game["seats"][0] == {"id": "gull", "name": "Gull"}
    assert game["options"][0]["choices"] == [{"id": "normal", "name": "Normal"}, {"id": "short", "name": "Short"}]
    assert [bot["id"] for bot in game["bots"]] == ["random", "meek", "mortal", "rude", "slow"]
    assert client.get("/api/games", params={"lang": "hu"}).json()[0]["title"] == "Szél felől"
    assert client.get("/api/games", headers={"Accept-Language": "de, hu-HU;q=0.8, en;q=0.5"}).json()[0]["title"] == "Szél felől"


def test_two_people_play(client: TestClient[Any]) -> None:
    anna, bela = pair(client)
    table = anna.table()
    assert [(seat["kind"], seat["player_name"], seat["mine"]) for seat in table["seats"]] == [
        ("human", "Anna", True),
        ("human", "Béla", False),
    ]
    assert table["scene"]["prompt"]["mine"] and table["decision"]["default"] == "bid 0" and table["decision"]["sampled"]
    assert anna.act("gull", "bid 7") == 1
    assert [seat["waiting"] for seat in anna.table()["seats"]] == [False, True]
    assert bela.act("heron", "bid 30") == 2
    assert anna.table()["log"][-1] == {
        "ply": 2,
        "text": "The gull bids 7, the heron 30: the heron has the gauge",
        "kind": "bids",
        "seat": "",
        "places": [],
        "level": 0,
        "spans": [],
        "path": [],
        "cards": [],
        "dice": [],
        "many": "",
        "effects": [],
        "luck": None,
        "by": "",
    }


def test_a_spectator_sees_what_is_public(client: TestClient[Any]) -> None:
    anna, _ = make(client)
    table = Guest(client, anna.match).table()
    assert table["view"]["hand"] == [] and table["seat"] is None and table["invitations"] == {}
    assert not any(line["kind"] == "drew" for line in table["log"])


def test_a_match_is_made_once_however_often_it_is_asked_for_with_one_word(client: TestClient[Any]) -> None:
    """The answer may have been lost on the way."""
    wish = {"game": "gauge", "seats": {"gull": "me", "heron": "open"}, "name": "Anna", "listing": "open", "once": "x" * 32}
    first, *others = [client.post("/api/matches", json=wish) for _ in range(3)]
    assert first.status_code == 201 and all(other.json() == first.json() for other in others)
    made = first.json()
    assert [one["match"] for one in client.get("/api/lobby").json()["tables"]] == [made["match"]]
    guest = take(client, made["match"], made["invitations"]["heron"])
    assert client.post("/api/matches", json=wish).json() == {**made, "invitations": {}}
    assert guest.table()["seat"] == "heron" and Guest(client, made["match"], made["key"]).table()["seat"] == "gull"
    again = client.post("/api/matches", json={**wish, "once": "y" * 32}).json()
    assert again["match"] != made["match"] and again["key"] != made["key"]
    refused(client.post("/api/matches", json={**wish, "once": "short"}), 400, "malformed")


@slow
def test_two_that_ask_at_the_same_moment_with_one_word_get_one_match(client: TestClient[Any]) -> None:
    wish = {"game": "gauge", "seats": {"gull": "me", "heron": "open"}, "name": "Anna", "once": "x" * 32}
    with ThreadPoolExecutor(8) as pool:
        answers = [*pool.map(lambda _: client.post("/api/matches", json=wish), range(8))]
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["match"] for answer in answers}) == len({answer.json()["key"] for answer in answers}) == 1


def test_invitations_are_for_the_maker_while_the_seat_is_open(client: TestClient[Any]) -> None:
    anna, body = make(client)
    assert anna.table()["invitations"] == body["invitations"]
    bela = take(client, anna.match, body["invitations"]["heron"], " Béla ")
    assert bela.table()["seat"] == "heron" and bela.table()["invited"] == []
    assert anna.table()["invitations"] == {}
    assert (anna.table()["seats"][1]["kind"], anna.table()["seats"][1]["player_name"]) == ("human", "Béla")


def test_an_invitation_shows_what_a_spectator_sees_and_commands_nothing(client: TestClient[Any]) -> None:
    """The maker, or whoever has seen the link, learns nothing by it, before the seat is taken and afterwards."""
    anna, body = make(client)
    invited, spectator = Guest(client, anna.match, body["invitations"]["heron"]), Guest(client, anna.match)
    commands: dict[str, dict[str, object]] = {
        "actions": {"seat": "heron", "ply": 0, "action": "bid 1"},
        "undo": {"seat": "heron", "ply": 0},
        "why": {"seat": "heron", "action": "bid 1"},
        "resign": {"seat": "heron"},
        "say": {"text": "hello"},
        "settings": {"seat": "heron", "name": "Mallory"},
        "rematch": {},
    }
    for code, status in (("invitation", 403), ("taken", 409)):
        assert invited.table() == spectator.table() | {"invited": ["heron"]}
        refused(invited.get(seat="heron"), 403, "not_your_seat")
        for path, wish in commands.items():
            refused(invited.post(path, wish), status, code)
        if code == "invitation":
            bela = take(client, anna.match, body["invitations"]["heron"])
            anna.act("gull", "bid 7")
            bela.act("heron", "bid 30")
            assert bela.table()["view"]["hand"] and not invited.table()["view"]["hand"]


def test_an_invitation_is_taken_once(client: TestClient[Any]) -> None:
    anna, body = make(client)
    invitation = body["invitations"]["heron"]
    refused(Guest(client, anna.match).post("take", {"name": "C"}), 401, "bad_key")
    refused(Guest(client, anna.match, "nonsense").post("take", {"name": "C"}), 401, "bad_key")
    refused(Guest(client, anna.match, anna.key).post("take", {"name": "C"}), 400, "malformed")
    refused(Guest(client, anna.match, invitation).post("take", {"name": "C", "once": "short"}), 400, "malformed")
    refused(Guest(client, anna.match, invitation).post("take", {}), 400, "malformed")
    once = "x" * 32
    bela = take(client, anna.match, invitation, once=once)
    assert take(client, anna.match, invitation, once=once).key == bela.key, "the answer may have been lost on the way"
    late = Guest(client, anna.match, invitation)
    for wish in ({"name": "C"}, {"name": "C", "once": "y" * 32}):
        body = refused(late.post("take", wish), 409, "taken")
        assert body["message"] == "This seat is taken: somebody else was first."
    assert refused(late.post("take", {"name": "C"}, lang="hu"), 409, "taken")["message"].startswith("Ez a hely már foglalt")
    assert anna.table()["seats"][1]["player_name"] == "Béla"
    other, body = make(client)
    other.post("resign", {"seat": "gull"})
    refused(Guest(client, other.match, body["invitations"]["heron"]).post("take", {"name": "C"}), 409, "over")


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[]",
        b"null",
        b'{"game": 5, "seats": {}}',
        b'{"game": "gauge"}',
        b'{"game": "gauge", "seats": {"gull": "me"}}',
        b'{"game": "gauge", "seats": {"gull": "me", "heron": "me", "owl": "me"}}',
        b'{"game": "gauge", "seats": {"gull": "me", "heron": "bot:hal"}}',
        b'{"game": "gauge", "seats": {"gull": "me", "heron": "nobody"}}',
        b'{"game": "gauge", "seats": {"gull": "me", "heron": "me"}, "options": {"length": "endless"}}',
        b'{"game": "gauge", "seats": {"gull": "me", "heron": "me"}, "options": {"width": "short"}}',
        b'{"game": "gauge", "seats": {"gull": "me", "heron": "me"}, "colour": "red"}',
        b'{"game": "gauge", "seats": {"gull": "me", "heron": "open"}, "seed": "7"}',
        b'{"game": "gauge", "seats": {"gull": "me", "heron": "open"}, "origin": {"game": "gauge", "dice": {"next": [6]}}}',
        b'{"game": "gauge", "seats": {"gull": "me", "heron": "open"}, "record": ""}',
        b'{"game": "gauge", "seats": {"gull": "me", "heron": "me"}, "players": 3}',
        b'{"game": "gauge", "seats": {"gull": "me", "heron": "open"}, "players": 1}',
        b"\xff\xfe",
    ],
)
def test_a_match_that_cannot_be_made(client: TestClient[Any], body: bytes) -> None:
    refused(client.post("/api/matches", content=body, headers=JSON), 400, "malformed")


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("Side B", "River crossing", "Ambush")), ("hu", ("B oldal", "Folyóátkelő", "Lesállás"))]
)
def test_options_that_do_not_go_together_are_refused_in_words(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, lang: str, words: tuple[str, ...]
) -> None:
    monkeypatch.setitem(GAMES, "wg35", REGISTERED["wg35"])
    body = {"game": "wg35", "seats": {"a": "me", "b": "me"}, "options": {"mission": "ambush", "table": "river_crossing"}}
    said = refused(client.post("/api/matches", json=body, params={"lang": lang}), 422, "illegal")
    assert said["cite"] == "WG35 28.8" and all(word in said["message"] for word in words)


def test_unknown_things(client: TestClient[Any]) -> None:
    refused(client.post("/api/matches", json={"game": "chess", "seats": {}}), 404, "unknown_game")
    refused(client.get("/api/games/chess/rules"), 404, "unknown_game")
    refused(client.get("/api/matches/nowhere"), 404, "unknown_match")
    refused(client.post("/api/matches/nowhere/resign", json={"seat": "gull"}), 404, "unknown_match")
    refused(client.get("/api/nonsense"), 404, "not_found")
    refused(client.post("/nonsense", json={}), 405, "not_allowed")
    refused(client.delete("/api/games"), 405, "not_allowed")
    refused(client.get("/api/games", params={"lang": "tlh"}), 400, "malformed")


def test_keys_and_seats(client: TestClient[Any]) -> None:
    anna, _ = pair(client)
    stranger, _ = make(client)
    body = {"seat": "gull", "ply": 0, "action": "bid 1"}
    refused(Guest(client, anna.match).post("actions", body), 401, "bad_key")
    refused(Guest(client, anna.match, stranger.key).post("actions", body), 401, "bad_key")
    refused(Guest(client, anna.match, stranger.key).get(), 401, "bad_key")
    refused(anna.post("actions", body | {"seat": "heron"}), 403, "not_your_seat")
    refused(anna.post("actions", body | {"seat": "owl"}), 403, "not_your_seat")
    refused(anna.get(seat="heron"), 403, "not_your_seat")
    refused(client.get(f"/api/matches/{anna.match}", headers={"Authorization": "Basic x"}), 400, "malformed")
    assert anna.table()["ply"] == 0


def test_actions_that_are_refused_change_nothing(client: TestClient[Any]) -> None:
    anna, bela = pair(client)
    before = anna.table()
    refused(anna.post("actions", {"seat": "gull", "ply": 0}), 400, "malformed")
    refused(anna.post("actions", {"seat": "gull", "ply": -1, "action": "bid 1"}), 400, "malformed")
    refused(anna.post("actions", {"seat": "gull", "ply": "0", "action": "bid 1"}), 400, "malformed")
    illegal = refused(anna.post("actions", {"seat": "gull", "ply": 0, "action": "bid 1001"}), 422, "illegal")
    assert illegal["cite"] == "GAUGE 2" and illegal["message"] == "You have 1,000 coins only."
    illegal = refused(anna.post("actions", {"seat": "gull", "ply": 0, "action": "dance"}, lang="hu"), 422, "illegal")
    assert "dance" in illegal["message"] and "nincs ilyen lépés" in illegal["message"]
    refused(anna.post("actions", {"seat": "gull", "ply": 3, "action": "bid 1"}), 409, "stale")
    assert anna.table() == before
    anna.act("gull", "bid 1")
    refused(anna.post("actions", {"seat": "gull", "ply": 1, "action": "bid 2"}), 409, "not_your_turn")
    refused(bela.post("undo", {"seat": "heron", "ply": 1}), 422, "illegal")


@pytest.mark.parametrize(
    ("path", "query", "content", "said"),
    [
        ("actions", {}, b"", "the body is empty"),
        ("actions", {}, b'{"seat": "gull", "ply": "0", "action": "bid 1"}', "Expected `int`, got `str` - at `$.ply`"),
        (
            "actions",
            {"lang": "tlh"},
            b'{"seat": "gull", "ply": 0, "action": "bid 1"}',
            "lang: Invalid enum value 'tlh' (allowed: en, hu)",
        ),
        (
            "actions",
            {},
            b'{"seat": "gull", "colour": 0}',
            "Object contains unknown field `colour` (allowed: seat, ply, action, actions)",
        ),
        (
            "settings",
            {},
            b'{"seat": "gull", "orders": [{"do": "wait", "action": "", "when": {}}]}',
            "Invalid enum value 'wait' - at `$.orders[0].do` (allowed: ask, pass, use)",
        ),
        (
            "settings",
            {},
            b'{"seat": "gull", "orders": [{"do": "use", "if": ""}]}',
            "Object contains unknown field `if` - at `$.orders[0]` (allowed: do, action, when, turn)",
        ),
        (
            "settings",
            {},
            b'{"seat": "gull", "orders": [{"do": "use", "when": {"a": [1]}}]}',
            "Expected `str`, got `int` - at `$.orders[0].when[...][0]`",
        ),
        ("", {"lang": "tlh"}, None, "lang: Invalid enum value 'tlh' (allowed: en, hu)"),
        ("", {"ply": "-1"}, None, "ply: Expected `int` >= 0 (allowed: 0 to 999999999)"),
        ("/log", {"before": "x"}, None, "before: Expected `int`, got `str` (allowed: 0 to 999999999)"),
    ],
)
def test_what_cannot_be_read_is_named_and_changes_nothing(
    client: TestClient[Any], path: str, query: dict[str, str], content: bytes | None, said: str
) -> None:
    anna, _ = pair(client)
    if content is None:
        answer = anna.get(path, **query)
    else:
        headers = anna.headers | JSON
        answer = client.post(f"/api/matches/{anna.match}/{path}", content=content, headers=headers, params=query)
    assert refused(answer, 400, "malformed")["message"] == f"Bad request: {said}"
    assert anna.table()["ply"] == 0


def test_why(client: TestClient[Any]) -> None:
    anna, _ = pair(client)
    assert anna.post("why", {"seat": "gull", "action": "bid 5"}).json() == {"legal": True, "message": "", "cite": ""}
    answer = anna.post("why", {"seat": "gull", "action": "strike"}, lang="hu").json()
    assert answer == {"legal": False, "message": "Csak az vonhatja be a lobogót, akit eltaláltak.", "cite": "GAUGE 8"}


def test_the_same_post_again_and_an_old_one(client: TestClient[Any]) -> None:
    anna, _ = pair(client)
    body = {"seat": "gull", "ply": 0, "action": "bid 5"}
    assert anna.post("actions", body).json() == anna.post("actions", body).json() == {"ply": 1, "held": False}
    refused(anna.post("actions", body | {"action": "bid 6"}), 409, "stale")
    refused(anna.post("actions", body | {"action": "nonsense"}), 409, "stale")
    assert anna.table()["ply"] == 1


def test_who_chooses_together_with_others_is_not_hurried_by_them(client: TestClient[Any]) -> None:
    anna, bela = pair(client)
    late = {"seat": "heron", "ply": 0, "action": "bid 5"}
    assert anna.act("gull", "bid 7") == 1
    illegal = refused(bela.post("actions", late | {"action": "bid 1001"}), 422, "illegal")
    assert illegal["cite"] == "GAUGE 2"
    assert bela.post("actions", late).json() == bela.post("actions", late).json() == {"ply": 2, "held": False}
    refused(bela.post("actions", late | {"action": "bid 6"}), 409, "stale")
    refused(anna.post("actions", {"seat": "gull", "ply": 0, "action": "pass"}), 409, "stale")
    assert anna.table()["ply"] == 2


def test_undo_is_an_entry_of_the_log(client: TestClient[Any]) -> None:
    anna, bela = pair(client)
    anna.act("gull", "bid 5")
    assert anna.table()["undo"] and not bela.table()["undo"]
    body = {"seat": "gull", "ply": 1}
    assert anna.post("undo", body).json() == anna.post("undo", body).json() == {"ply": 2}
    assert anna.table()["view"]["bid"] == -1 and not anna.table()["undo"]
    assert anna.act("gull", "bid 6") == 3
    bela.act("heron", "bid 7")
    refused(bela.post("undo", {"seat": "heron", "ply": 4}), 422, "illegal")
    refused(bela.post("undo", {"seat": "heron", "ply": 3}), 409, "stale")


def test_one_key_may_hold_all_seats(client: TestClient[Any]) -> None:
    anna, body = make(client, heron="me")
    assert body["seats"] == ["gull", "heron"] and body["invitations"] == {}
    assert anna.table()["seat"] == "gull"
    anna.act("gull", "bid 5")
    assert anna.table()["seat"] == "heron" and anna.table()["undo"]
    assert anna.table(seat="gull")["view"]["bid"] == 5
    assert anna.post("undo", {"seat": "heron", "ply": 1}).status_code == 200  # the page shows the other seat
    assert anna.table()["seat"] == "gull"


def test_a_party_is_several_seats_in_one_hand(client: TestClient[Any]) -> None:
    assert client.get("/api/games").json()[0]["seatings"] == [[["gull", "heron"]], [["gull"], ["heron"]]]
    anna, body = make(client, "open", "open", players=1)
    assert body["seats"] == [] and body["invitations"]["gull"] == body["invitations"]["heron"]
    assert anna.table()["invitations"] == body["invitations"]
    assert Guest(client, anna.match, body["invitations"]["gull"]).table()["invited"] == ["gull", "heron"]
    bela = take(client, anna.match, body["invitations"]["gull"])
    table = bela.table()
    assert [(seat["player"], seat["kind"], seat["player_name"], seat["mine"]) for seat in table["seats"]] == [
        ("gull", "human", "Béla", True),
        ("gull", "human", "Béla", True),
    ]
    assert table["seat"] == "gull" and anna.table()["invitations"] == {}
    bela.act("gull", "bid 5")
    assert bela.table()["view"]["seat"] == "heron" and bela.table()["view"]["bid"] == -1, "each seat sees its own secrets only"
    two, _ = make(client, "me", "me")
    assert [seat["player"] for seat in two.table()["seats"]] == ["gull", "heron"]


def test_a_rematch_of_parties(client: TestClient[Any]) -> None:
    anna, _ = make(client, "me", "me", players=1)
    anna.post("resign", {"seat": "gull"})
    again = anna.post("rematch", {}).json()
    assert again["seats"] == ["gull", "heron"] and again["invitations"] == {}
    assert [seat["player"] for seat in Guest(client, again["match"], again["key"]).table()["seats"]] == ["gull", "gull"]


@pytest.mark.slow
def test_parties_of_different_sizes_change_places_and_sides_lose_together(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "quartermaster", "vezerkar.games.quartermaster")
    seats = dict.fromkeys(("germany", "italy"), "me") | dict.fromkeys(("uk", "usa", "ussr", "japan"), "open")
    made = client.post("/api/matches", json={"game": "quartermaster", "players": 3, "seats": seats}).json()
    assert made["seats"] == ["germany", "italy"] and len(set(made["invitations"].values())) == 2
    anna = Guest(client, made["match"], made["key"])
    bela = take(client, made["match"], made["invitations"]["usa"])
    assert bela.post("say", {"text": "hello"}).status_code == 200
    assert {seat["id"] for seat in bela.table()["seats"] if seat["mine"]} == {"uk", "ussr", "usa"}
    anna.post("resign", {"seat": "italy"})
    assert anna.table()["winners"] == ["uk", "ussr", "usa"]
    assert anna.post("rematch", {}).json()["seats"] == ["uk", "ussr", "usa"]
    assert bela.post("rematch", {}).json()["seats"] == ["japan"]


def three(monkeypatch: pytest.MonkeyPatch, **more: object) -> dict[str, object]:
    """The wish for a match of three factions."""
    monkeypatch.setitem(GAMES, "triumph", "vezerkar.games.triumph")
    return {"game": "triumph", "seats": dict.fromkeys(("axis", "west", "ussr"), "me"), **more}


@slow
@pytest.mark.parametrize(
    ("wish", "parties", "players"),
    [
        ({}, ["axis", "west", "ussr"], "three"),
        ({"players": 3}, ["axis", "west", "ussr"], "three"),
        ({"players": 2}, ["axis", "west", "west"], "two"),
        ({"options": {"players": "two"}}, ["axis", "west", "west"], "two"),
        ({"players": 2, "options": {"players": "two", "scenario": "1939"}}, ["axis", "west", "west"], "two"),
    ],
)
def test_the_rules_follow_from_the_number_of_players(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, wish: dict[str, Any], parties: list[str], players: str
) -> None:
    made = client.post("/api/matches", json=three(monkeypatch, **wish)).json()
    guest = Guest(client, made["match"], made["key"])
    assert [seat["player"] for seat in guest.table()["seats"]] == parties
    guest.post("resign", {"seat": "axis"})
    if players == "three":
        # The two others play on, and the last of them has won.
        assert not guest.table()["over"]
        guest.post("resign", {"seat": "west"})
    options = json.loads(guest.get("/record").text.splitlines()[0])["options"]
    assert options == {"scenario": "1936", "profile": "seed", **wish.get("options", {}), "players": players}
    again = client.post(f"/api/matches/{made['match']}/rematch", json={}, headers=guest.headers).json()
    other = Guest(client, again["match"], again["key"])
    # With three, bots have the seats that somebody has resigned, so nobody plays on.
    other.post("resign", {"seat": "ussr"})
    assert other.table()["winners"] == (["axis", "west"] if players == "three" else ["axis"])
    assert json.loads(other.get("/record").text.splitlines()[0])["options"] == options


@pytest.mark.parametrize(("players", "option", "said"), [(2, "three", "3"), (3, "two", "2"), (4, "two", "2"), (1, None, "2, 3")])
def test_a_number_of_players_that_does_not_fit_the_rules(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, players: int, option: str | None, said: str
) -> None:
    options = {"players": option} if option else {}
    body = refused(client.post("/api/matches", json=three(monkeypatch, players=players, options=options)), 400, "malformed")
    assert body["message"].endswith(f"'players' can be: {said}")


def test_the_page_offers_no_option_that_follows_from_the_number_of_players(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    three(monkeypatch)
    triumph = client.get("/api/games").json()[-1]
    assert [option["id"] for option in triumph["options"]] == ["scenario", "profile"]
    assert [len(parties) for parties in triumph["seatings"]] == [3, 2]


@pytest.mark.parametrize("name", REGISTERED)
def test_every_set_of_options_is_for_some_number_of_players(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, name, REGISTERED[name])
    rules = game(name)
    implied = {players: rules.implied_options(players) for players in rules.seatings()}
    for options in implied.values():
        assert rules.complete_options(options).items() >= options.items()
        assert options.keys() == implied[max(implied)].keys()
    for option in rules.options:
        values = {options[option.id] for options in implied.values() if option.id in options}
        assert not values or values == set(option.values)
        assert implied[max(implied)].get(option.id, option.default) == option.default


def test_history_is_seen_by_the_same_eyes(client: TestClient[Any]) -> None:
    anna, bela = pair(client)
    tables = [anna.table()]
    for guest, seat, action in ((anna, "gull", "bid 5"), (bela, "heron", "bid 9"), (bela, "heron", "hold")):
        guest.act(seat, action)
        tables.append(anna.table())
    for ply, then in enumerate(tables):
        now = anna.table(ply=ply)
        assert (now["ply"], now["latest_ply"]) == (ply, 3)
        assert now["view"] == then["view"] and now["log"] == then["log"] and now["text_view"] == then["text_view"]
        assert now["decision"] is None and not now["undo"]
    for wrong in ("4", "-1", "x", "1.5", "²"):
        refused(anna.get(ply=wrong), 400, "malformed")


def test_history_of_what_was_taken_back(client: TestClient[Any]) -> None:
    anna, _ = make(client, heron="me")
    anna.act("gull", "bid 5")
    anna.post("undo", {"seat": "gull", "ply": 1})
    assert [anna.table(ply=ply, seat="gull")["view"]["bid"] for ply in range(3)] == [-1, 5, -1]


def test_resigning_ends_the_match_and_shows_the_seed(client: TestClient[Any]) -> None:
    anna, bela = pair(client)
    assert anna.table()["seed"] is None and len(anna.table()["commitment"]) == 64
    refused(anna.get("/record"), 409, "running")
    refused(anna.post("rematch", {}), 409, "running")
    assert bela.post("resign", {"seat": "heron"}).json() == {"ply": 1}
    table = anna.table()
    assert table["over"] and table["outcome"] == "Heron resigned." and table["winners"] == ["gull"] and len(table["seed"]) == 64
    assert not any(seat["waiting"] for seat in table["seats"])
    late: dict[str, dict[str, object]] = {
        "actions": {"ply": 1, "action": "bid 1"},
        "undo": {"ply": 1},
        "resign": {},
        "why": {"action": "x"},
    }
    for path, body in late.items():
        refused(anna.post(path, {"seat": "gull", **body}), 409, "over")
    assert anna.get("/record").text.startswith('{"vezerkar": 1, "game": "gauge"')


def test_a_rematch_is_one_match_for_all_with_seats_swapped(client: TestClient[Any]) -> None:
    anna, bela = pair(client, options={"length": "short"})
    anna.post("resign", {"seat": "gull"})
    first = anna.post("rematch", {}).json()
    assert first["seats"] == ["heron"] and list(first["invitations"]) == ["gull"]
    assert bela.table()["rematch"] == first["match"]
    second = bela.post("rematch", {}).json()
    assert (second["match"], second["seats"]) == (first["match"], ["gull"])
    again = Guest(client, first["match"], second["key"])
    assert again.table()["seat"] == "gull"
    assert [seat["player_name"] for seat in again.table()["seats"]] == ["Béla", "Anna"]
    assert Guest(client, first["match"], first["key"]).table()["seat"] == "heron"
    assert anna.post("rematch", {}).json()["key"] == first["key"], "who asks again has the key already"


def test_a_seat_of_a_rematch_is_in_one_hand(client: TestClient[Any]) -> None:
    """Whoever made the rematch may give the link to somebody else; then nobody else gets a key to that seat."""
    anna, bela = pair(client)
    anna.post("resign", {"seat": "gull"})
    first = anna.post("rematch", {}).json()
    take(client, first["match"], first["invitations"]["gull"], "Cili")
    refused(bela.post("rematch", {}), 409, "taken")


def test_chat_and_names(client: TestClient[Any]) -> None:
    anna, bela = pair(client)
    assert bela.post("say", {"text": "szervusz"}).status_code == 200
    (line,) = anna.table()["chat"]
    assert (line["name"], line["text"]) == ("Béla", "szervusz") and line["at"].endswith("Z")
    refused(anna.post("say", {"text": "x" * 501}), 400, "malformed")
    refused(anna.post("say", {"text": ""}), 400, "malformed")
    refused(Guest(client, anna.match).post("say", {"text": "hello"}), 401, "bad_key")
    refused(anna.post("settings", {"seat": "gull", "name": "x" * 41}), 400, "malformed")


def shots(anna: Guest) -> list[str]:
    """The cards that the gull can fire now; some hands have none."""
    return [option for option in anna.table()["decision"]["options"] if option != "hold"]


def facing(client: TestClient[Any], **more: Any) -> tuple[Guest, Guest]:
    """The gull has the gauge, and a card to fire."""
    while True:
        anna, bela = pair(client, **more)
        anna.act("gull", "bid 5")
        bela.act("heron", "bid 0")
        if shots(anna):
            return anna, bela


def test_autopass_answers_windows_and_nothing_else(client: TestClient[Any]) -> None:
    anna, bela = facing(client)
    assert bela.post("settings", {"seat": "heron", "autopass": True}).status_code == 200
    assert bela.table()["settings"]["autopass"] and not anna.table()["settings"]["autopass"]
    anna.act("gull", shots(anna)[0])
    table = anna.until(lambda table: table["ply"] == 4)
    assert [seat["waiting"] for seat in table["seats"]] == [True, True], "the next bids are asked of people again"


def shot_at(client: TestClient[Any], **more: Any) -> tuple[Guest, Guest, int]:
    """The gull has fired; the heron is asked in a window."""
    anna, bela = facing(client, **more)
    return anna, bela, anna.act("gull", shots(anna)[0])


def test_an_answer_in_a_window_is_held_and_can_be_changed_until_it_shows(client: TestClient[Any]) -> None:
    anna, bela, ply = shot_at(client, pace="slow")
    asked = bela.table()["decision"]
    assert asked["window"] and set(asked["args"]) == {"strength"}
    before = anna.table()
    for action in asked["options"]:
        answer = {"seat": "heron", "ply": ply, "action": action}
        assert bela.post("actions", answer).json() == bela.post("actions", answer).json() == {"ply": ply, "held": True}
        assert bela.table()["settings"]["held_answer"] == action
    assert anna.table() == before
    refused(bela.post("actions", {"seat": "heron", "ply": ply, "action": "hold"}), 422, "illegal")
    assert anna.post("undo", {"seat": "gull", "ply": ply}).status_code == 200, "nothing has happened yet"
    again = anna.act("gull", shots(anna)[0])
    assert again > ply and bela.table()["settings"]["held_answer"] is None, "another window, another answer"


def test_passing_for_the_rest_of_the_turn_lapses_with_the_turn(client: TestClient[Any]) -> None:
    while True:
        anna, bela, ply = shot_at(client)
        assert bela.table()["turn"] == 1
        assert bela.post("settings", {"seat": "heron", "pass_turn": True}).status_code == 200
        table = bela.until(lambda table, ply=ply: table["ply"] == ply + 1)  # type: ignore[misc]
        assert (table["turn"], table["settings"]["pass_turn"]) == (2, False)
        anna.act("gull", "bid 5")
        bela.act("heron", "bid 0")
        if shots(anna):
            break
    ply = anna.act("gull", shots(anna)[0])
    assert bela.table()["decision"]["window"] and bela.table()["ply"] == ply, "it is asked again"


def test_orders_answer_the_windows_they_fit_the_first_one_first(client: TestClient[Any]) -> None:
    def order(do: str, action: str = "", **when: list[str]) -> dict[str, object]:
        return {"do": do, "action": action, "when": when}

    _, bela, ply = shot_at(client)
    settings = {"seat": "heron", "orders": [order("pass", strength=["0"]), order("ask"), order("pass")]}
    assert bela.post("settings", settings).status_code == 200
    assert bela.table()["decision"]["window"], "the first order does not fit, the second says to ask"
    settings["orders"] = [order("pass", depth=["1"]), order("use", "play 0"), order("pass", "play 9"), order("ask")]
    assert bela.post("settings", settings).status_code == 200
    bela.until(lambda table: table["ply"] == ply + 1)
    for wrong in ({"do": "sink", "action": "", "when": {}}, {"do": "pass"}, order("use"), order("use", "dance")):
        refused(bela.post("settings", {"seat": "heron", "orders": [wrong]}), 400, "malformed")


def test_an_order_for_a_turn_stands_in_that_turn_alone(client: TestClient[Any]) -> None:
    _, bela, ply = shot_at(client)
    turn = bela.table()["turn"]
    order = {"do": "pass", "action": "", "when": {}, "turn": turn + 1}
    assert bela.post("settings", {"seat": "heron", "orders": [order]}).status_code == 200
    table = bela.table()
    assert table["decision"]["window"] and table["settings"]["orders"] == []
    assert bela.post("settings", {"seat": "heron", "orders": [order | {"turn": turn}]}).status_code == 200
    bela.until(lambda table: table["ply"] == ply + 1)


def test_who_plays_bots_alone_is_not_held_up(client: TestClient[Any]) -> None:
    anna, _ = make(client, "bot:random", "me", pace="slow")
    for _ in range(30):
        table = anna.until(lambda table: table["over"] or table["scene"]["prompt"]["mine"])
        if table["over"] or table["decision"]["window"]:
            break
        anna.act("heron", "bid 0" if "bid 0" in table["decision"]["options"] else "hold")
    assert table["over"] or anna.post("actions", {"seat": "heron", "ply": table["ply"], "action": "pass"}).json()["held"] is False


def test_bodies_that_are_too_large(client: TestClient[Any]) -> None:
    anna, _ = pair(client)
    refused(anna.post("say", {"text": "x" * 70_000}), 413, "too_large")
    refused(client.post("/api/matches", content=b" " * 70_000, headers=JSON), 413, "too_large")
