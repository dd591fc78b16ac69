"""Rated matches: who may play one, what its end does to ratings, who is shown what, and that nobody is advised there."""

from __future__ import annotations

import time
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import insert, select

from tests.cost import slow
from tests.server.accounts.test_account_erasure import days_pass, erase, leave, service
from tests.server.people import SECRET, become, register, sign_out
from tests.server.play import Body, Guest, make, refused
from vezerkar.server.ratings.rated_match import RatedEnd
from vezerkar.server.ratings.rating_job import RATE
from vezerkar.server.storage.schema import ACCOUNTS, JOBS, RATED_GAMES, RATED_SEATS, RATINGS

LIVE = {"kind": "live", "bank_s": 600, "increment_s": 30}
POOL = "gauge-2-live"
PATIENCE = 400


def rated(client: Any, **more: Any) -> tuple[Guest, Body]:
    """A rated table in the lobby, made by whoever is signed in."""
    return make(client, **{"listing": "open", "clock": LIVE, "rated": True, "name": "somebody else", **more})


def join(client: Any, match: str, player: str = "heron") -> Any:
    return client.post(f"/api/lobby/{match}/join", json={"player": player, "name": "somebody else"})


def seated(client: Any, **more: Any) -> tuple[Guest, Guest, dict[str, str]]:
    """Anna and Béla at a rated match, and their sessions by name."""
    tokens = {"Anna": register(client, "Anna")}
    tokens["Béla"] = register(client, "Béla")
    become(client, tokens["Anna"])
    anna, _ = rated(client, **more)
    become(client, tokens["Béla"])
    answer = join(client, anna.match)
    assert answer.status_code == 201, answer.text
    return anna, Guest(client, anna.match, answer.json()["key"]), tokens


def play(anna: Guest, bela: Guest, decisions: int) -> None:
    """Each of them chooses so often."""
    made = {"gull": 0, "heron": 0}
    while min(made.values()) < decisions:
        for seat, guest in (("gull", anna), ("heron", bela)):
            table = guest.table()
            assert not table["over"]
            if table["decision"] is not None:
                guest.act(seat, table["decision"]["default"], table["ply"])
                made[seat] += 1


def moved(guest: Guest, state: str = "rated") -> Body:
    """What has become of the ratings, as soon as it is that."""
    for _ in range(PATIENCE):
        found: Body = guest.get("/ratings").json()
        if found["state"] == state:
            return found
        time.sleep(0.02)
    raise AssertionError(f"it never became {state}: {found}")


# --- who may play one -------------------------------------------------------------------------------------------------


def test_only_a_listed_match_of_people_with_accounts_and_a_clock_is_rated(client: TestClient[Any]) -> None:
    wish = {"game": "gauge", "seats": {"gull": "me", "heron": "open"}, "listing": "open", "clock": LIVE, "rated": True}
    refused(client.post("/api/matches", json=wish), 401, "sign_in")
    register(client)
    for change in (
        {"listing": "link"},
        {"clock": None},
        {"rating_from": 1200, "rating_to": 1100},
        {"rated": False, "rating_from": 1200},
        {"rating_from": -1},
    ):
        refused(client.post("/api/matches", json={**wish, **change}), 400, "malformed")
    assert client.get("/api/lobby").json()["tables"] == []
    made = client.post("/api/matches", json={**wish, "name": "Cicero"})
    assert made.status_code == 201
    assert Guest(client, made.json()["match"]).table()["seats"][0]["player_name"] == "Anna", "nobody plays under another's name"


def test_a_bot_has_no_place_in_it(client: TestClient[Any]) -> None:
    register(client)
    wish = {"game": "gauge", "seats": {"gull": "bot:random", "heron": "open"}, "listing": "open", "clock": LIVE, "rated": True}
    assert "bots" in refused(client.post("/api/matches", json=wish), 400, "malformed")["message"]
    anna, _ = rated(client)
    refused(anna.post("begin", {}), 409, "rated_no_bots")
    assert anna.table()["listing"]["gathering"]


def test_two_accounts_of_one_browser_do_not_play_for_ratings(client: TestClient[Any]) -> None:
    """Nobody wins against a second account of their own. Without ratings a browser may have two players."""
    register(client, "Anna")
    anna, made = rated(client)
    friendly, _ = make(client, listing="open", name="Anna")
    sign_out(client)
    # The browser is still known as one of Anna's.
    assert client.post("/api/accounts", json={"name": "Béla", "password": SECRET}).status_code == 201
    refused(join(client, anna.match), 409, "rated_same_browser")
    refused(Guest(client, anna.match, made["invitations"]["heron"]).post("take", {"name": "Béla"}), 409, "rated_same_browser")
    assert anna.table()["listing"]["gathering"]
    assert join(client, friendly.match).status_code == 201
    client.cookies.clear()
    register(client, "Cili")
    assert join(client, anna.match).status_code == 201


@slow
def test_whoever_joins_has_an_account_and_another_one(client: TestClient[Any]) -> None:
    token = register(client, "Anna")
    anna, made = rated(client)
    refused(join(client, anna.match), 409, "rated_twice")
    client.cookies.clear()
    refused(join(client, anna.match), 401, "sign_in")
    invitation = Guest(client, anna.match, made["invitations"]["heron"])
    refused(invitation.post("take", {"name": "Béla"}), 401, "sign_in")
    become(client, token)
    refused(invitation.post("take", {"name": "Béla"}), 409, "rated_twice")
    register(client, "Cili")
    assert invitation.post("take", {"name": "Béla"}).status_code == 201
    table = anna.table()
    assert table["rated"] and not table["listing"]["gathering"]
    assert [seat["player_name"] for seat in table["seats"]] == ["Anna", "Cili"]
    refused(anna.post("settings", {"seat": "gull", "name": "Cicero"}), 400, "malformed")
    assert anna.post("settings", {"seat": "gull", "autopass": True}).status_code == 200


def test_whoever_is_outside_of_the_range_is_told_why(client: TestClient[Any]) -> None:
    register(client, "Anna")
    high, _ = rated(client, rating_from=1100)
    low, _ = rated(client, rating_to=900)
    right, _ = rated(client, rating_from=1000, rating_to=1000)
    register(client, "Béla")
    assert "≥ 1100" in (told := refused(join(client, high.match), 403, "rating_range")["message"]) and "1000" in told
    assert "≤ 900" in refused(join(client, low.match), 403, "rating_range")["message"]
    assert join(client, right.match).status_code == 201
    with service(client).store.engine.begin() as connection:
        own = connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.name == "Béla")).scalar_one()
        row = {"pool": POOL, "account": own, "mu": 40.0, "sigma": 2.0, "games": 20, "last": 0}
        connection.execute(insert(RATINGS).values(row))
    assert join(client, high.match).status_code == 201
    register(client, "Cili")
    assert [(one["rating_from"], one["rating_to"]) for one in client.get("/api/lobby").json()["tables"]] == [(None, 900)]
    # The same table, offered in other words, is for the same people.
    assert low.post("listing", {"listing": "open", "about": "hello"}).status_code == 200
    refused(join(client, low.match), 403, "rating_range")


def test_the_lobby_tells_which_tables_are_rated_and_how_strong_people_are(client: TestClient[Any]) -> None:
    register(client, "Anna")
    anna, _ = rated(client)
    plain, _ = make(client, listing="open")
    found = {one["match"]: one for one in client.get("/api/lobby").json()["tables"]}
    assert (found[anna.match]["rated"], found[plain.match]["rated"]) == (True, False)
    gull, heron = found[anna.match]["seats"]
    assert (gull["rating"], gull["provisional"], heron["rating"]) == (1000, True, None)
    assert [seat["rating"] for seat in found[plain.match]["seats"]] == [None, None]
    for wish, match in ((True, anna.match), (False, plain.match)):
        tables = client.get("/api/lobby", params={"rated": wish}).json()["tables"]
        assert [one["match"] for one in tables] == [match]


def test_nobody_is_sat_down_at_a_rated_table_unasked(client: TestClient[Any]) -> None:
    register(client, "Anna")
    anna, _ = rated(client)
    register(client, "Béla")
    answer = client.post("/api/lobby/quick", json={"game": "gauge", "name": "Béla", "clock": "live"})
    assert answer.status_code == 201 and answer.json()["match"] != anna.match
    assert not Guest(client, answer.json()["match"]).table()["rated"]


# --- nobody is advised ------------------------------------------------------------------------------------------------


def test_neither_bot_nor_coach_helps_anybody(client: TestClient[Any]) -> None:
    anna, bela, _ = seated(client)
    table = anna.table()
    assert table["rated"] and not table["hints"]
    seat, guest = next((one["id"], anna if one["id"] == "gull" else bela) for one in table["seats"] if one["waiting"])
    for step in (1, 2, 3):
        refused(guest.post("hint", {"seat": seat, "ply": 0, "step": step}), 403, "hints_off")
    refused(guest.post("advice", {"seat": seat, "ply": 0}), 403, "no_advice")
    refused(guest.get("/coach"), 403, "no_advice")
    unrated, _ = make(client)
    assert unrated.get("/coach").status_code == 200


# --- the end ----------------------------------------------------------------------------------------------------------


@slow
def test_the_end_moves_the_ratings(client: TestClient[Any]) -> None:
    anna, bela, tokens = seated(client)
    assert anna.get("/ratings").json() == {"state": "running", "pool": None, "people": []}
    play(anna, bela, 2)
    assert bela.post("resign", {"seat": "heron"}).status_code == 200
    found = moved(anna)
    assert found["pool"]["pool"] == POOL and found["pool"]["people"] == 2
    people = {one["name"]: one for one in found["people"]}
    assert people["Anna"]["before"] == people["Béla"]["before"] == 1000
    assert people["Anna"]["after"] > people["Béla"]["after"] and people["Anna"]["provisional"]
    assert (people["Anna"]["seats"], people["Béla"]["seats"]) == (["gull"], ["heron"])
    rows = client.get(f"/api/ratings/{POOL}").json()
    assert rows["ranked"] == [] and [one["name"] for one in rows["others"]] == ["Anna", "Béla"]
    assert rows["others"][0]["rating"] == people["Anna"]["after"] and rows["others"][0]["games"] == 1
    assert [(one["name"], one["edge"] > 0, one["sure"]) for one in rows["sides"]] == [
        ("Gull", True, False),
        ("Heron", False, False),
    ]
    assert [one["pool"] for one in client.get("/api/ratings").json()] == [POOL]
    become(client, tokens["Anna"])
    page = client.get("/api/people/anna").json()
    assert page["name"] == "Anna" and page["me"] and page["ratings"][0]["rating"] == people["Anna"]["after"]
    (match,) = page["matches"]
    assert (match["match"], match["result"], match["opponents"]) == (anna.match, "won", ["Béla"])
    assert (match["before"], match["after"]) == (1000, people["Anna"]["after"])
    (lost,) = client.get("/api/people/B%C3%A9la").json()["matches"]
    assert lost["result"] == "lost" and not client.get("/api/people/B%C3%A9la").json()["me"]
    assert client.get(f"/api/ratings/{POOL}", params={"lang": "hu"}).json()["sides"][0]["name"] == "Sirály"


@slow
def test_giving_up_before_the_second_decision_is_not_rated(client: TestClient[Any]) -> None:
    anna, bela, _ = seated(client)
    play(anna, bela, 1)
    bela.post("resign", {"seat": "heron"})
    assert moved(anna, "unrated")["people"] == []
    assert client.get("/api/ratings").json() == []


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "state"), [("abandon", "unrated"), ("draw", "rated")])
def test_a_match_that_ends_by_consent(client: TestClient[Any], kind: str, state: str) -> None:
    anna, bela, _ = seated(client)
    play(anna, bela, 2)
    ply = anna.table()["ply"]
    made = anna.post("offers", {"seat": "gull", "kind": kind, "ply": ply}).json()
    assert bela.post(f"offers/{made['id']}", {"answer": "accept", "ply": ply}).json()["state"] == "accepted"
    people = moved(anna, state)["people"]
    if kind == "draw":
        assert people[0]["after"] == people[1]["after"] > 1000, "more is known of both, and nobody is better"
        assert client.get("/api/people/anna").json()["matches"][0]["result"] == "drawn"


@pytest.mark.slow
def test_the_rules_say_who_has_won(client: TestClient[Any]) -> None:
    anna, bela, _ = seated(client, options={"length": "short"})
    for _ in range(200):
        tables = {"gull": anna.table(), "heron": bela.table()}
        if tables["gull"]["over"]:
            break
        for seat, table in tables.items():
            if table["decision"] is not None:
                guest = anna if seat == "gull" else bela
                guest.post("actions", {"seat": seat, "ply": table["ply"], "action": table["decision"]["options"][-1]})
    winners = anna.table()["winners"]
    after = {one["seats"][0]: one["after"] for one in moved(anna)["people"]}
    if winners:
        (loser,) = {"gull", "heron"} - set(winners)
        assert after[winners[0]] > 1000 > after[loser]
    else:
        assert after["gull"] == after["heron"]


@slow
def test_what_ends_the_match_and_what_it_says_are_one_transaction(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bela, _ = seated(client)
    play(anna, bela, 2)
    with monkeypatch.context() as patch:
        patch.setattr(RatedEnd, "places", lambda self, began: 1 // 0)
        refused(bela.post("resign", {"seat": "heron"}), 500, "failed")
    assert not anna.table()["over"]
    engine = service(client).store.engine
    with engine.connect() as connection:
        assert connection.execute(select(RATED_GAMES.c.match)).first() is None
        assert connection.execute(select(JOBS.c.id).where(JOBS.c.kind == RATE)).first() is None
    bela.post("resign", {"seat": "heron"})
    moved(anna)
    bela.post("resign", {"seat": "heron"})
    with engine.connect() as connection:
        assert len(connection.execute(select(RATED_GAMES.c.match)).all()) == 1


@slow
def test_a_match_that_is_not_rated_changes_nothing(client: TestClient[Any]) -> None:
    register(client, "Anna")
    anna, _ = make(client, listing="open", clock=LIVE)
    register(client, "Béla")
    bela = Guest(client, anna.match, join(client, anna.match).json()["key"])
    play(anna, bela, 2)
    bela.post("resign", {"seat": "heron"})
    refused(anna.get("/ratings"), 404, "not_found")
    assert client.get("/api/ratings").json() == []


@pytest.mark.slow
def test_the_same_again_is_rated_as_well(client: TestClient[Any]) -> None:
    anna, bela, tokens = seated(client)
    play(anna, bela, 2)
    bela.post("resign", {"seat": "heron"})
    moved(anna)
    again = [Guest(client, made["match"], made["key"]) for made in (guest.post("rematch", {}).json() for guest in (anna, bela))]
    table = again[0].table()
    assert table["rated"] and [seat["player_name"] for seat in table["seats"]] == ["Béla", "Anna"]
    play(again[1], again[0], 2)
    again[0].post("resign", {"seat": "heron"})
    people = {one["name"]: one for one in moved(again[0])["people"]}
    assert people["Anna"]["before"] > 1000 > people["Béla"]["before"], "it begins where the first one has ended"
    become(client, tokens["Anna"])
    assert [one["result"] for one in client.get("/api/people/anna").json()["matches"]] == ["lost", "won"]


# --- people who go ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_whoever_deletes_the_account_has_left_and_is_named_no_more(client: TestClient[Any], url: str) -> None:
    anna, bela, tokens = seated(client)
    play(anna, bela, 2)
    become(client, tokens["Béla"])
    assert leave(client).status_code == 200
    days_pass(url, 8)
    assert erase(client, 2) is None
    become(client, tokens["Anna"])
    invitation = anna.table()["invitations"]["heron"]
    register(client, "Cili")
    taken = Guest(client, anna.match, invitation).post("take", {"name": "Cili"})
    assert taken.status_code == 201
    cili = Guest(client, anna.match, taken.json()["key"])
    anna.post("resign", {"seat": "gull"})
    found = moved(cili)
    people = {one["name"]: one for one in found["people"]}
    assert set(people) == {"Anna", "former player"}, "who came later is not rated"
    assert people["former player"]["left"] and people["former player"]["former"] and people["former player"]["after"] < 1000
    assert people["Anna"]["after"] < 1000, "who resigns against a substitute has lost"
    assert [one["name"] for one in client.get(f"/api/ratings/{POOL}").json()["others"]] == ["Anna"]
    refused(client.get("/api/people/B%C3%A9la"), 404, "unknown_person")
    assert client.get("/api/people/anna", params={"lang": "hu"}).json()["matches"][0]["opponents"] == ["egykori játékos"]


@slow
def test_who_is_nobody_and_what_is_no_pool_is_not_found(client: TestClient[Any]) -> None:
    refused(client.get("/api/people/nobody"), 404, "unknown_person")
    for pool in ("chess-2-live", "gauge-7-live", "gauge-2-never", "gauge", "gauge-x-live", "gauge--live", "gauge-2-live-2"):
        refused(client.get(f"/api/ratings/{pool}"), 404, "not_found")
    assert client.get(f"/api/ratings/{POOL}").json()["others"] == []


def test_nobody_was_there_before_all_were(client: TestClient[Any]) -> None:
    register(client, "Anna")
    anna, _ = rated(client)
    with service(client).store.engine.connect() as connection:
        assert connection.execute(select(RATED_SEATS)).all() == []
    register(client, "Béla")
    join(client, anna.match)
    with service(client).store.engine.connect() as connection:
        assert sorted(row.account for row in connection.execute(select(RATED_SEATS))) == [1, 2]
