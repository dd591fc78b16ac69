"""Open tables: who finds them, who sits down, when the match begins, and what a stranger cannot do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select, update

from tests.cost import slow
from tests.server.bots_of_others import Program, bot_account, challenge
from tests.server.clocks.test_clocks import Later
from tests.server.conftest import FREE, Here
from tests.server.people import become, claim, register
from tests.server.play import Body, Guest, make, pair, refused
from vezerkar.registry import GAMES
from vezerkar.server.app import create_app
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.limits import Rate
from vezerkar.server.keys import hash_key
from vezerkar.server.lobby import listing, lobby
from vezerkar.server.lobby.gathering import join
from vezerkar.server.lobby.listing import TABLES_OF_ACCOUNT, TABLES_OF_ADDRESS, Listing, table_limit
from vezerkar.server.lobby.lobby_messages import Join
from vezerkar.server.matches import match_making, seat_service
from vezerkar.server.matches.match_messages import NewMatch
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.storage.schema import KEYS, LISTINGS, MATCHES
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import SeatKey

ONCE = "a-word-that-nobody-else-has"
DAYS = {"kind": "days", "bank_s": 86_400, "increment_s": 14_400}


def offered(client: TestClient[Any], about: str = "", **more: Any) -> tuple[Guest, Body]:
    """An open table, and the answer to making it."""
    return make(client, listing="open", about=about, **more)


def tables(client: TestClient[Any], **query: Any) -> list[Body]:
    answer = client.get("/api/lobby", params=query)
    assert answer.status_code == 200, answer.text
    found: list[Body] = answer.json()["tables"]
    return found


def joined(client: TestClient[Any], match: str, player: str = "heron", **more: Any) -> Any:
    return client.post(f"/api/lobby/{match}/join", json={"player": player, "name": "Béla", **more})


# --- the list ---------------------------------------------------------------------------------------------------------


def test_an_open_table_is_found_and_one_by_link_is_not(client: TestClient[Any]) -> None:
    make(client)
    anna, made = offered(client, "  beginners\u202e welcome\n", clock=DAYS, options={"length": "short"})
    (table,) = tables(client)
    assert (table["match"], table["game"], table["title"]) == (anna.match, "gauge", "The Weather Gauge")
    assert (table["about"], table["maker"], table["account"], table["lang"]) == ("beginners welcome", "Anna", False, "en")
    assert table["clock"] == {"kind": "days", "bank_s": 86_400, "increment_s": 14_400, "cap_s": 172_800}
    assert [(seat["id"], seat["kind"], seat["player_name"]) for seat in table["seats"]] == [
        ("gull", "human", "Anna"),
        ("heron", "open", ""),
    ]
    assert [(one["name"], one["value"]) for one in table["options"]] == [("Length", "Short")]
    (again,) = tables(client, lang="hu")
    assert again["title"] == "Szél felől" and again["about"] == "beginners welcome"
    secrets = [made["key"], *made["invitations"].values(), anna.table()["commitment"]]
    assert not [secret for secret in secrets if secret in client.get("/api/lobby").text]


def test_the_list_is_filtered(client: TestClient[Any]) -> None:
    none, days = offered(client)[0], offered(client, clock=DAYS)[0]
    assert [one["match"] for one in tables(client)] == [days.match, none.match], "the newest comes first"
    assert [one["match"] for one in tables(client, clock="none", game="gauge")] == [none.match]
    assert [one["match"] for one in tables(client, clock="days")] == [days.match]
    assert tables(client, clock="live") == [] and tables(client, speaks="hu") == []
    assert len(tables(client, speaks="en")) == 2
    refused(client.get("/api/lobby", params={"game": "chess"}), 404, "unknown_game")
    for bad in ({"clock": "fast"}, {"before": "x"}, {"before": "1-' or 1=1"}, {"before": f"{'9' * 30}-a"}, {"speaks": "de"}):
        refused(client.get("/api/lobby", params=bad), 400, "malformed")


def test_the_list_is_filtered_by_whether_bots_sit_there(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "triumph", "vezerkar.games.triumph")
    robi = Program(client, bot_account(client))
    wish = {"game": "triumph", "name": "Anna", "listing": "open"}

    def made(**seats: str) -> Guest:
        answer = client.post("/api/matches", json=wish | {"seats": {"axis": "me", "west": "open", "ussr": "open"} | seats})
        assert answer.status_code == 201, answer.text
        return Guest(client, answer.json()["match"], answer.json()["key"])

    people, bots = made(), made(ussr="bot:random")
    assert [one["match"] for one in tables(client, bots="true")] == [bots.match]
    assert [one["match"] for one in tables(client, bots="false")] == [people.match]
    # The program of somebody is a bot as well.
    asked = challenge(people, player="ussr").json()["id"]
    assert robi.ask("POST", f"/api/bot/challenges/{asked}", {"accept": True}).status_code == 200
    assert {one["match"] for one in tables(client, bots="true")} == {people.match, bots.match}
    assert tables(client, bots="false") == [] and len(tables(client)) == 2
    refused(client.get("/api/lobby", params={"bots": "many"}), 400, "malformed")


def test_a_long_list_comes_in_pages_that_miss_nothing(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "PAGE", 2)
    monkeypatch.setattr(listing, "TABLES_OF_ADDRESS", 5)
    made = [offered(client)[0].match for _ in range(5)]
    found, before = [], None
    for _ in range(3):
        page = client.get("/api/lobby", params={"before": before} if before else {}).json()
        found += [one["match"] for one in page["tables"]]
        before = page["next"]
    assert found == made[::-1] and before is None


def test_a_table_needs_an_open_seat_and_readable_words(client: TestClient[Any]) -> None:
    wish = {"game": "gauge", "seats": {"gull": "me", "heron": "me"}, "name": "Anna", "listing": "open"}
    assert "open" in refused(client.post("/api/matches", json=wish), 400, "malformed")["message"]
    wish["seats"] = {"gull": "me", "heron": "open"}
    refused(client.post("/api/matches", json={**wish, "about": "\u200b"}), 400, "blank")
    refused(client.post("/api/matches", json={**wish, "about": "x" * 81}), 400, "malformed")
    assert tables(client) == []


# --- joining ----------------------------------------------------------------------------------------------------------


def test_a_stranger_joins_and_the_match_begins(client: TestClient[Any]) -> None:
    anna, made = offered(client, clock=DAYS)
    page = anna.table()
    assert page["listing"] == {"about": "", "gathering": True, "mine": True, "wanted": False}
    assert page["decision"] is None and not any(seat["waiting"] for seat in page["seats"])
    assert all(seat["time"]["since"] is None for seat in page["seats"])
    refused(anna.post("actions", {"seat": "gull", "ply": 0, "action": "bid 7"}), 409, "gathering")
    refused(anna.post("resign", {"seat": "gull"}), 409, "gathering")
    answer = joined(client, anna.match)
    assert answer.status_code == 201 and answer.json()["seats"] == ["heron"] and answer.json()["invitations"] == {}
    bela = Guest(client, anna.match, answer.json()["key"])
    page = bela.table()
    assert page["listing"] == {"about": "", "gathering": False, "mine": False, "wanted": False}
    assert [seat["player_name"] for seat in page["seats"]] == ["Anna", "Béla"]
    assert any(seat["time"]["since"] is not None for seat in page["seats"]), "now the clocks run"
    assert tables(client) == []
    anna.act("gull", "bid 7")
    bela.act("heron", "bid 5")
    # The invitation was another way to the same seat.
    refused(Guest(client, anna.match, made["invitations"]["heron"]).post("take", {"name": "Cili"}), 409, "taken")


def test_a_friend_with_the_link_may_come_first(client: TestClient[Any]) -> None:
    anna, made = offered(client)
    answer = Guest(client, anna.match, made["invitations"]["heron"]).post("take", {"name": "Cili"})
    assert answer.status_code == 201 and tables(client) == []
    refused(joined(client, anna.match), 409, "taken")
    anna.act("gull", "bid 7")


def test_two_who_join_at_once_do_not_share_a_seat(client: TestClient[Any]) -> None:
    anna, _ = offered(client)
    first = joined(client, anna.match, once=ONCE)
    refused(joined(client, anna.match, once=f"{ONCE} else"), 409, "taken")
    again = joined(client, anna.match, once=ONCE)
    assert again.status_code == 201 and again.json() == first.json(), "the same post is answered as the first time"


def test_nobody_joins_what_is_not_offered(client: TestClient[Any]) -> None:
    anna, _ = make(client)
    refused(joined(client, anna.match), 404, "not_found")
    refused(joined(client, "nosuchmatch"), 404, "unknown_match")
    open_one, _ = offered(client)
    assert "gull, heron" in refused(joined(client, open_one.match, "albatross"), 400, "malformed")["message"]
    refused(joined(client, open_one.match, "gull"), 409, "taken")
    refused(joined(client, open_one.match, name=" "), 400, "blank")
    refused(joined(client, open_one.match, once="short"), 400, "malformed")


def test_whoever_is_signed_in_keeps_the_seat_in_the_account(client: TestClient[Any]) -> None:
    register(client, "Anna")
    anna, _ = offered(client)
    (table,) = tables(client)
    assert (table["maker"], table["account"]) == ("Anna", True), "the name of an account, and not what was said"
    assert [one["match"] for one in client.get("/api/me/matches").json()] == [anna.match]
    client.cookies.clear()
    register(client, "Bela")
    assert joined(client, anna.match).status_code == 201
    mine = client.get("/api/me/matches").json()
    assert [(one["match"], one["mine"]) for one in mine] == [(anna.match, ["heron"])]


def test_joining_is_limited(url: str, bots: Here) -> None:
    limits = FREE.__class__(**{name: getattr(FREE, name) for name in FREE.__slots__} | {"joins": Rate(2, 0.001)})
    with TestClient(create_app(url, bots=bots, bot_delay=0.0, limits=limits)) as client:
        anna, _ = offered(client)
        for _ in range(2):
            refused(joined(client, anna.match, "gull"), 409, "taken")
        refused(joined(client, anna.match), 429, "slow_down")


# --- the maker --------------------------------------------------------------------------------------------------------


def test_the_maker_begins_with_bots(client: TestClient[Any]) -> None:
    anna, made = offered(client, clock=DAYS)
    refused(Guest(client, anna.match, made["invitations"]["heron"]).post("begin", {"bot": "random"}), 403, "invitation")
    assert "random" in refused(anna.post("begin", {"bot": "deep thought"}), 400, "malformed")["message"]
    assert anna.post("begin", {}).status_code == 200, "the usual bot, if none is named"
    page = anna.table()
    assert [(seat["kind"], seat["time"] is None) for seat in page["seats"]] == [("human", False), ("bot", True)]
    assert tables(client) == [] and not page["listing"]["gathering"] and page["invitations"] == {}
    refused(anna.post("begin", {"bot": "random"}), 409, "begun")
    refused(joined(client, anna.match), 409, "taken")
    anna.act("gull", "bid 7")
    assert anna.until(lambda table: table["ply"] >= 2)["bots"] == "normal"


def test_the_maker_takes_a_table_back_and_offers_another(client: TestClient[Any]) -> None:
    anna, _ = offered(client)
    assert anna.post("listing", {"listing": "link"}).status_code == 200
    assert tables(client) == [] and anna.table()["listing"] is None
    refused(joined(client, anna.match), 404, "not_found")
    assert anna.post("listing", {"listing": "link"}).status_code == 200, "once more changes nothing"
    assert anna.post("listing", {"listing": "open", "about": "come in"}).status_code == 200
    assert [(one["match"], one["about"], one["maker"]) for one in tables(client)] == [(anna.match, "come in", "Anna")]


def test_what_has_begun_is_not_offered(client: TestClient[Any]) -> None:
    anna, _ = make(client)
    anna.act("gull", "bid 7")
    refused(anna.post("listing", {"listing": "open"}), 409, "begun")
    full, _ = pair(client)
    refused(full.post("listing", {"listing": "open"}), 409, "begun")
    assert tables(client) == []


def test_nobody_but_the_maker_decides(client: TestClient[Any]) -> None:
    players = {"gull": "me", "heron": "open"}
    anna, made = offered(client, seats=players)
    stranger = Guest(client, anna.match)
    for path, body in (("begin", {"bot": "random"}), ("listing", {"listing": "link"})):
        refused(stranger.post(path, body), 401, "bad_key")
        invited = Guest(client, anna.match, made["invitations"]["heron"])
        refused(invited.post(path, body), 403, "invitation")
    other, _ = make(client)
    refused(Guest(client, anna.match, other.key).post("begin", {"bot": "random"}), 401, "bad_key")
    bela = Guest(client, anna.match, joined(client, anna.match).json()["key"])
    refused(bela.post("listing", {"listing": "link"}), 403, "not_maker")


@pytest.fixture
def three(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> Guest:
    """The maker of an open table for three."""
    monkeypatch.setitem(GAMES, "triumph", "vezerkar.games.triumph")
    wish = {
        "game": "triumph",
        "seats": {"axis": "me", "west": "open", "ussr": "open"},
        "name": "Anna",
        "listing": "open",
        "clock": DAYS,
    }
    body = client.post("/api/matches", json=wish).json()
    return Guest(client, body["match"], body["key"])


def test_the_maker_frees_a_seat_of_a_table_that_still_gathers(client: TestClient[Any], three: Guest) -> None:
    bela = Guest(client, three.match, joined(client, three.match, "west").json()["key"])
    refused(bela.post("free", {"seat": "axis"}), 403, "not_maker")
    for seat in ("axis", "ussr", "swan"):
        refused(three.post("free", {"seat": seat}), 404, "not_found")
    assert three.table()["may_free"] == ["west"]
    assert three.post("free", {"seat": "west"}).status_code == 200
    page = three.table()
    assert [seat["kind"] for seat in page["seats"]].count("open") == 2 and page["listing"]["gathering"]
    assert all(seat["time"] is None or seat["time"]["since"] is None for seat in page["seats"]), "no clock runs"
    left = bela.table()
    assert left["lost_seat"] and not any(seat["mine"] for seat in left["seats"])
    refused(bela.post("settings", {"seat": "west", "autopass": True}), 403, "not_your_seat")
    refused(three.post("free", {"seat": "west"}), 404, "not_found")
    cili = Guest(client, three.match, joined(client, three.match, "west", name="Cili").json()["key"])
    assert not cili.table()["lost_seat"] and bela.table()["lost_seat"]
    assert joined(client, three.match, "ussr", name="Dóra").status_code == 201
    refused(three.post("free", {"seat": "west"}), 409, "begun")


@slow
def test_nobody_sees_a_hand_at_a_table_that_still_gathers(client: TestClient[Any], three: Guest) -> None:
    """With another browser the maker could look at a seat, free it, and know what the next one there holds."""
    bela = Guest(client, three.match, joined(client, three.match, "west").json()["key"])
    nobody = Guest(client, three.match, "")
    assert bela.table()["view"] == nobody.table()["view"] and bela.table()["seat"] is None
    assert joined(client, three.match, "ussr", name="Cili").status_code == 201
    assert bela.table()["view"] != nobody.table()["view"]


@slow
def test_freeing_a_seat_again_and_again_leaves_no_keys_that_nobody_has(client: TestClient[Any], three: Guest, url: str) -> None:
    for _ in range(6):
        assert joined(client, three.match, "west").status_code == 201
        assert three.post("free", {"seat": "west"}).status_code == 200
    with closing(Store(url)) as store, store.engine.connect() as connection:
        known = connection.execute(select(func.count()).select_from(KEYS).where(KEYS.c.match == three.match)).scalar_one()
    assert known <= 10, "the maker's, two invitations, and one for each who has left"


def test_whoever_loses_a_seat_is_told_in_the_bell(client: TestClient[Any], three: Guest) -> None:
    token = register(client, "Béla")
    assert joined(client, three.match, "west").status_code == 201
    client.cookies.clear()
    assert three.post("free", {"seat": "west"}).status_code == 200
    become(client, token)
    (told,) = client.get("/api/me/bell").json()["notices"]
    assert (told["event"], told["match"], told["page"], told["read"]) == ("lost_seat", three.match, f"/play/{three.match}", False)
    assert told["text"] == "Triumph & Tragedy: your seat was given to somebody else"
    assert client.get("/api/me/matches").json() == [], "the account has no seat there any more"


@slow
def test_nobody_sits_down_with_somebody_who_has_blocked_them(client: TestClient[Any]) -> None:
    dora = register(client, "Dora")
    table, _ = offered(client)
    claim(client, table)
    bela = register(client, "Bela")
    become(client, dora)
    assert client.post("/api/me/mutes", json={"name": "Bela", "block": True}).status_code == 200
    link, made = make(client)
    claim(client, link)
    become(client, bela)
    refused(joined(client, table.match), 403, "not_welcome")
    refused(Guest(client, link.match, made["invitations"]["heron"]).post("take", {"name": "Bela"}), 403, "not_welcome")
    quick = client.post("/api/lobby/quick", json={"game": "gauge", "name": "Bela", "clock": "days", "mine": []})
    assert quick.status_code == 201 and quick.json()["match"] != table.match
    own, _ = offered(client)
    claim(client, own)
    become(client, dora)
    refused(joined(client, own.match), 403, "not_welcome")
    (block,) = client.get("/api/me/mutes").json()
    client.post("/api/me/unmute", json={"id": block["id"]})
    assert joined(client, own.match).status_code == 201


@slow
def test_the_lobby_does_not_show_the_tables_of_those_who_block_one_another(client: TestClient[Any]) -> None:
    dora = register(client, "Dora")
    theirs, _ = offered(client)
    claim(client, theirs)
    bela = register(client, "Bela")
    own, _ = offered(client)
    claim(client, own)
    become(client, dora)
    assert client.post("/api/me/mutes", json={"name": "Bela", "block": True}).status_code == 200
    assert [one["match"] for one in tables(client)] == [theirs.match]
    become(client, bela)
    assert [one["match"] for one in tables(client)] == [own.match]
    client.cookies.clear()
    assert {one["match"] for one in tables(client)} == {theirs.match, own.match}


@slow
def test_a_seat_that_was_taken_signed_out_is_kept_beside_nobody_who_has_blocked_one(client: TestClient[Any]) -> None:
    dora = register(client, "Dora")
    table, _ = offered(client)
    claim(client, table)
    bela = register(client, "Bela")
    become(client, dora)
    assert client.post("/api/me/mutes", json={"name": "Bela", "block": True}).status_code == 200
    client.cookies.clear()
    guest = Guest(client, table.match, joined(client, table.match).json()["key"])
    become(client, bela)
    refused(claim(client, guest), 403, "not_welcome")
    assert client.get("/api/me/matches").json() == []


@slow
def test_nobody_plays_the_rematch_of_somebody_who_has_blocked_them(client: TestClient[Any]) -> None:
    dora = register(client, "Dora")
    own, made = make(client)
    claim(client, own)
    bela = register(client, "Bela")
    theirs = Guest(client, own.match, made["invitations"]["heron"])
    theirs = Guest(client, own.match, theirs.post("take", {"name": "Bela"}).json()["key"])
    claim(client, theirs)
    own.post("resign", {"seat": "gull"})
    become(client, dora)
    assert client.post("/api/me/mutes", json={"name": "Bela", "block": True}).status_code == 200
    again = own.post("rematch", {}).json()["match"]
    become(client, bela)
    refused(theirs.post("rematch", {}), 403, "not_welcome")
    client.cookies.clear()
    refused(theirs.post("rematch", {}), 403, "not_welcome")
    become(client, dora)
    assert own.post("rematch", {}).json()["match"] == again, "who sits there already may ask again"
    (block,) = client.get("/api/me/mutes").json()
    client.post("/api/me/unmute", json={"id": block["id"]})
    become(client, bela)
    assert theirs.post("rematch", {}).json()["match"] == again


def test_bots_wait_for_people_too(client: TestClient[Any]) -> None:
    anna, _ = make(client, gull="bot:random", heron="open", listing="open")
    time_page = anna.table()
    assert time_page["listing"]["gathering"]
    assert client.app.state.context.match_service.store.lists.running() == []
    bela = Guest(client, anna.match, joined(client, anna.match).json()["key"])
    assert bela.until(lambda table: table["log"] != [] or any(seat["waiting"] for seat in table["seats"]))
    assert len(client.app.state.context.match_service.store.lists.running()) <= 1


# --- watching, and one click to an opponent -----------------------------------------------------------------------------


def watched(client: TestClient[Any], **query: Any) -> list[str]:
    answer = client.get("/api/watch", params=query)
    assert answer.status_code == 200, answer.text
    return [one["match"] for one in answer.json()]


@slow
def test_only_open_tables_that_have_begun_are_watched(client: TestClient[Any]) -> None:
    private, _ = pair(client)
    private.act("gull", "bid 7")
    anna, _ = offered(client)
    assert watched(client) == []
    bela = Guest(client, anna.match, joined(client, anna.match).json()["key"])
    assert watched(client) == watched(client, game="gauge", lang="hu") == [anna.match]
    again, _ = offered(client)
    joined(client, again.match)
    again.act("gull", "bid 7")
    assert watched(client) == [again.match, anna.match], "what went on last comes first"
    bela.post("resign", {"seat": "heron"})
    assert watched(client) == [again.match]
    refused(client.get("/api/watch", params={"game": "chess"}), 404, "unknown_game")
    with client.app.state.context.match_service.store.engine.begin() as connection:
        connection.execute(update(MATCHES).values(moved=1))
    assert watched(client) == [], "where nothing is done any more, there is nothing to see"


def quick(client: TestClient[Any], **more: Any) -> Body:
    answer = client.post("/api/lobby/quick", json={"game": "gauge", "name": "Béla", **more})
    assert answer.status_code == 201, answer.text
    body: Body = answer.json()
    return body


def test_one_click_joins_the_oldest_table_that_fits(client: TestClient[Any]) -> None:
    offered(client)
    oldest, _ = offered(client, clock=DAYS)
    register(client, "Newer")
    offered(client, clock=DAYS)
    client.cookies.clear()
    found = quick(client)
    assert (found["match"], found["seats"]) == (oldest.match, ["heron"]) and found["invitations"] == {}
    assert Guest(client, found["match"], found["key"]).table()["seats"][1]["mine"]


def test_one_click_opens_a_table_where_none_waits(client: TestClient[Any]) -> None:
    first = quick(client)
    (table,) = tables(client)
    assert table["match"] == first["match"] and table["clock"]["kind"] == "days" and table["maker"] == "Béla"
    again = quick(client, mine=[first["match"]])
    assert again["match"] == first["match"] and again["key"] == "", "whoever waits already goes on waiting"
    other = quick(client, name="Cili")
    assert other["match"] == first["match"] and other["key"] and set(other["seats"]).isdisjoint(first["seats"])
    assert tables(client) == []
    assert quick(client, clock="live")["match"] != first["match"]
    assert tables(client)[0]["clock"]["kind"] == "live"


def test_an_account_is_not_its_own_opponent(client: TestClient[Any]) -> None:
    register(client, "Anna")
    first = quick(client)
    assert quick(client) == {"match": first["match"], "key": "", "seats": [], "invitations": {}}


def test_bad_wishes_for_an_opponent_change_nothing(client: TestClient[Any]) -> None:
    for wish, status, code in (
        ({"game": "chess"}, 404, "unknown_game"),
        ({"name": " "}, 400, "blank"),
        ({"clock": "none"}, 400, "malformed"),
        ({"mine": ["x"] * 61}, 400, "malformed"),
    ):
        refused(client.post("/api/lobby/quick", json={"game": "gauge", "name": "Béla", **wish}), status, code)
    assert tables(client) == []


# --- how many ---------------------------------------------------------------------------------------------------------


def far(account: int | None = None, address: str = "192.0.2.7") -> Listing:
    return Listing("", "en", "Anna", account is not None, table_limit(account, address))


WISH = NewMatch("gauge", {"gull": "me", "heron": "open"}, name="Anna", listing="open")


def serve(url: str, work: Callable[[MatchService], Awaitable[None]]) -> None:
    async def run() -> None:
        service = MatchService(Store(url), lambda session: None)
        try:
            await work(service)
        finally:
            service.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("account", "address", "most"),
    [(None, "192.0.2.7", TABLES_OF_ADDRESS), (None, "2001:db8::1", TABLES_OF_ADDRESS), (7, "192.0.2.7", TABLES_OF_ACCOUNT)],
)
def test_one_maker_opens_only_so_many_tables(url: str, account: int | None, address: str, most: int) -> None:
    async def work(service: MatchService) -> None:
        made = [await match_making.create(service, WISH, address, far(account, address)) for _ in range(most)]
        for other in (address, "2001:db8::2") if ":" in address else (address,):
            with pytest.raises(ApiError) as caught:
                await match_making.create(service, WISH, other, far(account, other))
            assert (caught.value.code, caught.value.message_args) == ("too_many_tables", {"most": str(most)})
        # Another one is somebody else; and at the machine of the server nobody counts.
        await match_making.create(service, WISH, "198.51.100.1", far(None, "198.51.100.1"))
        for _ in range(6):
            await match_making.create(service, WISH, "127.0.0.1", far(None, "127.0.0.1"))
        # A table that is full waits for nobody.
        session = await service.session(made[0].match)
        await join(service, session, Join("heron", "Béla"), None)
        await match_making.create(service, WISH, address, far(account, address))

    serve(url, work)


def test_what_tells_of_the_maker_goes_when_the_match_begins(url: str) -> None:
    async def work(service: MatchService) -> None:
        made = await match_making.create(service, WISH, "192.0.2.7", far())
        await join(service, await service.session(made.match), Join("heron", "Béla"), None)
        with service.store.engine.connect() as connection:
            row = connection.execute(select(LISTINGS)).one()
        assert (row.maker, row.gathering) == (None, False)

    serve(url, work)


def test_what_tells_of_the_maker_goes_when_nobody_comes(url: str) -> None:
    async def work(service: MatchService) -> None:
        made = await match_making.create(service, WISH, "192.0.2.7", far())
        await service.cancel(made.match, -1_000_000, [])
        with service.store.engine.connect() as connection:
            row = connection.execute(select(LISTINGS)).one()
        assert (row.maker, row.gathering) == (None, False)

    serve(url, work)


def test_a_refused_table_is_not_made(url: str) -> None:
    async def work(service: MatchService) -> None:
        for _ in range(TABLES_OF_ADDRESS):
            await match_making.create(service, WISH, "192.0.2.7", far())
        link = await match_making.create(service, WISH, "192.0.2.7")
        with pytest.raises(ApiError):
            await match_making.create(service, WISH, "192.0.2.7", far())
        with service.store.engine.connect() as connection:
            assert len(connection.execute(select(MATCHES.c.id)).all()) == TABLES_OF_ADDRESS + 1
        assert (await service.session(link.match)).listing is None

    serve(url, work)


# --- several processes ------------------------------------------------------------------------------------------------


def test_a_table_that_is_taken_back_at_that_moment_is_not_joined(url: str) -> None:
    async def work(service: MatchService) -> None:
        made = await match_making.create(service, WISH, "127.0.0.1", far(None, ""))
        session = await service.session(made.match)
        key = SeatKey(hash_key("of somebody who was told that it is open"), ("heron",))
        with closing(Store(url)) as store:
            store.change_listing(made.match, None)
        with pytest.raises(ApiError) as caught:
            await seat_service.sit(service, session, key, {"heron": "Béla"}, listed=True)
        assert caught.value.code == "taken" and session.assignments["heron"].kind == "open"

    serve(url, work)


def test_another_process_sees_who_has_come(url: str) -> None:
    async def work(service: MatchService) -> None:
        made = await match_making.create(service, WISH, "127.0.0.1", far(None, ""))
        session = await service.session(made.match)
        with closing(Store(url)) as store:
            other = MatchService(store, lambda session: None)
            there = await other.session(made.match)
            assert there.gathering
            await join(other, there, Join("heron", "Béla"), None)
            assert not there.gathering
            # This one has not heard of it, and decides anew when it finds out.
            with pytest.raises(ApiError) as caught:
                await join(service, session, Join("heron", "Cili"), None)
            assert caught.value.code == "taken" and not session.gathering
            assert session.assignments["heron"].player_name == "Béla"

    serve(url, work)


def test_the_key_of_somebody_who_joins_cannot_be_found_out(url: str) -> None:
    async def work(service: MatchService) -> None:
        keys = set()
        for _ in range(2):
            made = await match_making.create(service, WISH, "127.0.0.1", far(None, ""))
            session = await service.session(made.match)
            keys.add((await join(service, session, Join("heron", "Béla", ONCE), None)).key)
        assert len(keys) == 2, "whoever knows the word alone does not know the key"
        assert hash_key(keys.pop()) != hash_key(keys.pop())

    serve(url, work)


def test_an_account_decides_at_its_own_table_by_its_session(client: TestClient[Any]) -> None:
    token = register(client, "Anna")
    anna, _ = offered(client)
    client.cookies.clear()
    register(client, "Bela")
    refused(client.post(f"/api/matches/{anna.match}/begin", json={"bot": "random"}), 401, "bad_key")
    become(client, token)
    assert client.post(f"/api/matches/{anna.match}/begin", json={"bot": "random"}).status_code == 200


def test_a_table_from_before_a_restart_waits_still(url: str) -> None:
    async def work(service: MatchService) -> None:
        made = await match_making.create(service, WISH, "192.0.2.7", far())
        with service.store.engine.begin() as connection:
            connection.execute(update(LISTINGS).values(about="hello"))
        with closing(Store(url)) as store:
            saved = store.load(made.match)
        assert saved is not None and saved.listing == Listing("hello", "en", "Anna", False)

    serve(url, work)


# --- somebody in place of a player who has left -----------------------------------------------------------------------


def wanted(client: TestClient[Any], **query: Any) -> list[Body]:
    answer = client.get("/api/lobby/substitutes", params=query)
    assert answer.status_code == 200, answer.text
    found: list[Body] = answer.json()
    return found


def run_out(anna: Guest, url: str) -> None:
    """Let the time of the heron be over."""
    later = Later(url)
    later.run_out(anna.match, "heron")
    later.engine.dispose()
    anna.until(lambda table: table["may_replace"] == ["heron"])


def deserted(client: TestClient[Any], url: str, **more: Any) -> tuple[Guest, Guest]:
    """Two people at an open table; the time of the second one is over, and the first one lets somebody else come."""
    anna, _ = offered(client, "a long game", clock=DAYS | {"time_out": "wait"}, **more)
    body = joined(client, anna.match).json()
    bela = Guest(client, anna.match, body["key"])
    anna.act("gull", "bid 3")
    assert wanted(client) == [] and not anna.table()["listing"]["wanted"]
    run_out(anna, url)
    wish = {"seat": "gull", "kind": "replace", "ply": 1, "player": "heron"}
    assert anna.post("offers", wish).json()["state"] == "accepted"
    return anna, bela


@slow
def test_a_seat_that_the_others_have_freed_is_found_and_taken(client: TestClient[Any], url: str) -> None:
    anna, bela = deserted(client, url)
    (table,) = wanted(client)
    assert (table["match"], table["title"], table["about"]) == (anna.match, "The Weather Gauge", "a long game")
    assert (table["ply"], table["clock"]["kind"]) == (1, "days")
    assert [(seat["name"], seat["kind"]) for seat in table["seats"]] == [("Gull", "human"), ("Heron", "open")]
    assert anna.key is not None and anna.key not in str(table)
    assert anna.table()["invitations"]["heron"] not in str(table)
    assert tables(client) == [], "it does not gather"
    assert [one["match"] for one in wanted(client, game="gauge")] == [anna.match]
    refused(client.get("/api/lobby/substitutes", params={"game": "chess"}), 404, "unknown_game")
    looker = Guest(client, anna.match)
    assert looker.table()["listing"] == {"about": "a long game", "gathering": False, "mine": False, "wanted": True}
    refused(joined(client, anna.match, "gull"), 409, "taken")
    register(client, "Cili")
    body = joined(client, anna.match, once=ONCE).json()
    assert joined(client, anna.match, once=ONCE).json() == body, "the same post again"
    cili = Guest(client, anna.match, body["key"])
    seat = cili.table()["seats"][1]
    assert (seat["kind"], seat["mine"], seat["player_name"]) == ("human", True, "Béla")
    assert seat["time"]["left_ms"] > 23 * 3600 * 1000
    assert wanted(client) == [] and not cili.table()["listing"]["wanted"]
    refused(joined(client, anna.match), 409, "taken")
    cili.act("heron", "bid 5")
    assert bela.table()["lost_seat"]


@slow
def test_of_two_substitutes_one_is_refused(client: TestClient[Any], url: str) -> None:
    anna, _ = deserted(client, url)
    invitation = anna.table()["invitations"]["heron"]
    register(client, "Cili")
    assert joined(client, anna.match).status_code == 201
    refused(Guest(client, anna.match, invitation).post("take", {"name": "Dóra"}), 409, "taken")


@slow
def test_a_table_by_link_a_rated_one_and_one_that_is_over_want_nobody(client: TestClient[Any], url: str) -> None:
    anna, _ = pair(client, clock=DAYS | {"time_out": "wait"})
    anna.act("gull", "bid 3")
    run_out(anna, url)
    assert anna.post("offers", {"seat": "gull", "kind": "replace", "ply": 1, "player": "heron"}).json()["state"] == "accepted"
    assert wanted(client) == [], "nobody has offered it to strangers"
    refused(joined(client, anna.match), 404, "not_found")
    over, _ = deserted(client, url)
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(update(MATCHES).where(MATCHES.c.id == over.match).values(rated=True))
    assert wanted(client) == []
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(update(MATCHES).where(MATCHES.c.id == over.match).values(rated=False))
    assert [one["match"] for one in wanted(client)] == [over.match]
    assert over.post("resign", {"seat": "gull"}).status_code == 200
    assert wanted(client) == []


@slow
def test_whoever_knows_a_hand_there_does_not_take_over(client: TestClient[Any], url: str) -> None:
    gone = register(client, "Gone")
    client.cookies.clear()
    there = register(client, "There")
    anna, _ = offered(client, clock=DAYS | {"time_out": "wait"})
    become(client, gone)
    bela = Guest(client, anna.match, joined(client, anna.match).json()["key"])
    client.cookies.clear()
    anna.act("gull", "bid 3")
    run_out(anna, url)
    assert anna.post("offers", {"seat": "gull", "kind": "replace", "ply": 1, "player": "heron"}).json()["state"] == "accepted"
    for token in (gone, there):
        become(client, token)
        refused(joined(client, anna.match), 403, "no_substitute")
        client.cookies.clear()
    assert bela.table()["lost_seat"] and [one["match"] for one in wanted(client)] == [anna.match]


@slow
def test_nobody_takes_over_beside_somebody_who_has_blocked_them(client: TestClient[Any], url: str) -> None:
    register(client, "Anna")
    anna, _ = deserted(client, url)
    dora = register(client, "Dora")
    become(client, dora)
    assert client.post("/api/me/mutes", json={"name": "Anna", "block": True}).status_code == 200
    assert wanted(client) == []
    refused(joined(client, anna.match), 403, "not_welcome")
    client.cookies.clear()
    assert [one["match"] for one in wanted(client)] == [anna.match]
