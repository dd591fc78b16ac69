"""Bots of others: tokens, bot accounts, challenges, and the streams by which programs play."""

from __future__ import annotations

from contextlib import closing
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.cost import slow
from tests.server.accounts.test_account_erasure import days_pass, erase, leave
from tests.server.bots_of_others import Program, bot_account, challenge, lines, new_token, upgrade
from tests.server.conftest import FREE, Here
from tests.server.people import SECRET, become, claim, me, register, sign_in
from tests.server.play import Guest, make, pair, refused
from tests.server.ratings.test_rated_matches import moved, play, rated
from tests.server.served import Served, client_at, served
from vezerkar.server.accounts.account_erasure import LEAVING_DAYS
from vezerkar.server.app import create_app
from vezerkar.server.bot_api import events, streams, token_table
from vezerkar.server.bot_api.bot_table import ONLINE_MICROS
from vezerkar.server.bot_api.challenge_table import LASTS
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.limits import Rate
from vezerkar.server.keys import hash_token
from vezerkar.server.operation.account_admin import BadAccount, set_role
from vezerkar.server.storage.schema import ACCOUNTS, API_TOKENS, BOT_ACCOUNTS, CHALLENGES
from vezerkar.server.storage.store import Store


@pytest.fixture
def url(sqlite_url: str) -> str:
    """One test below asks for two processes on PostgreSQL; for the others one kind of database is enough."""
    return sqlite_url


def tokens(client: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/me/tokens").json()
    return found


def accept(robi: Program, number: str, accept: bool = True) -> Any:
    return robi.ask("POST", f"/api/bot/challenges/{number}", {"accept": accept})


# --- tokens --------------------------------------------------------------------------------------------------------


def test_a_token_is_shown_once_kept_as_a_hash_and_says_when_it_was_used(client: TestClient[Any], sqlite_url: str) -> None:
    register(client, "Anna")
    token = new_token(client, "read", "my phone")
    assert token.startswith("vz_")
    (shown,) = tokens(client)
    assert shown["name"] == "my phone" and shown["scope"] == "read" and shown["seen"] == "" and token not in str(shown)
    assert Program(client, token).ask("GET", "/api/me/matches").json() == []
    assert tokens(client)[0]["seen"] != ""


def test_the_database_holds_no_token(sqlite_url: str, bots: Here) -> None:
    with TestClient(create_app(sqlite_url, bots=bots, limits=FREE)) as client:
        register(client, "Anna")
        token = new_token(client, "read")
    with closing(Store(sqlite_url)) as store, store.engine.connect() as connection:
        (row,) = connection.execute(select(API_TOKENS)).all()
    assert token not in str(row) and token.removeprefix("vz_") not in str(row)


def test_a_revoked_token_opens_nothing_and_others_go_on(client: TestClient[Any]) -> None:
    register(client, "Anna")
    lost, kept = new_token(client, "read", "lost"), new_token(client, "read", "kept")
    number = tokens(client)[0]["id"]
    assert client.request("DELETE", f"/api/me/tokens/{number}", json={}).status_code == 200
    refused(Program(client, lost).ask("GET", "/api/me/matches"), 401, "bad_token")
    refused(Program(client, lost).ask("GET", "/api/bot/events"), 401, "bad_token")
    assert Program(client, kept).ask("GET", "/api/me/matches").status_code == 200


def test_nobody_revokes_the_token_of_another(client: TestClient[Any]) -> None:
    register(client, "Anna")
    token = new_token(client, "read")
    number = tokens(client)[0]["id"]
    register(client, "Bela")
    assert client.request("DELETE", f"/api/me/tokens/{number}", json={}).status_code == 200
    assert Program(client, token).ask("GET", "/api/me/matches").status_code == 200


@slow
@pytest.mark.parametrize("number", ["0", str(2**31), "9" * 40])
def test_a_number_that_no_row_can_have_is_malformed(client: TestClient[Any], number: str) -> None:
    """The database could not even look for the largest of them."""
    robi = Program(client, bot_account(client))
    refused(accept(robi, number), 400, "malformed")
    sign_in(client, "Ilona")
    for path in ("tokens", "channels", "push"):
        refused(client.request("DELETE", f"/api/me/{path}/{number}", json={}), 400, "malformed")


@pytest.mark.slow
def test_an_account_has_so_many_tokens_and_no_more(client: TestClient[Any]) -> None:
    register(client, "Anna")
    for _ in range(token_table.MOST):
        new_token(client, "read")
    refused(client.post("/api/me/tokens", json={"name": "more", "scope": "read", "password": SECRET}), 409, "too_many_tokens")


def test_who_finds_a_browser_open_makes_no_token(client: TestClient[Any]) -> None:
    register(client, "Anna")
    wish = {"name": "x", "scope": "read"}
    refused(client.post("/api/me/tokens", json=wish), 400, "malformed")
    refused(client.post("/api/me/tokens", json={**wish, "password": "another sentence"}), 403, "wrong_password")
    assert tokens(client) == []


def test_a_session_that_has_ended_meanwhile_makes_no_token(client: TestClient[Any], sqlite_url: str) -> None:
    session = register(client, "Anna")
    with closing(Store(sqlite_url)) as store:
        with store.engine.connect() as connection:
            anna = connection.execute(select(ACCOUNTS.c.id)).scalar_one()
        table = token_table.TokenTable(store.engine)
        table.add(anna, hash_token(session), "hash of a token", "x", "read")
        assert table.bearer("hash of a token") is not None
        assert leave(client).status_code == 200
        assert table.bearer("hash of a token") is None
        with pytest.raises(ApiError):
            table.add(anna, hash_token(session), "another", "y", "read")


@slow
def test_another_password_ends_all_tokens(client: TestClient[Any]) -> None:
    register(client, "Anna")
    token = new_token(client, "read")
    assert client.post("/api/me/password", json={"old": SECRET, "new": "eleven grey herons"}).status_code == 200
    refused(Program(client, token).ask("GET", "/api/me/matches"), 401, "bad_token")


@slow
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/me/sessions", None),
        ("GET", "/api/me/tokens", None),
        ("GET", "/api/me/export", None),
        ("GET", "/api/admin/reports", None),
        ("POST", "/api/me/tokens", {"name": "x", "scope": "read"}),
        ("POST", "/api/bot/upgrade", {"password": SECRET}),
        ("POST", "/api/me/password", {"old": SECRET, "new": "eleven grey herons"}),
        ("PATCH", "/api/me", {"name": "Other"}),
        ("DELETE", "/api/me", {"password": SECRET}),
        ("POST", "/api/me/mail", {"mail": "a@example.org", "password": SECRET}),
        ("POST", "/api/matches", {"game": "gauge", "seats": {"gull": "me", "heron": "open"}}),
    ],
)
def test_a_token_never_opens_what_takes_a_session_even_beside_its_cookie(
    client: TestClient[Any], method: str, path: str, body: object
) -> None:
    session = register(client, "Anna")
    token = new_token(client, "read")
    answer = Program(client, token).ask(method, path, body, Cookie=f"vezerkar={session}")
    assert answer.status_code in (401, 404, 405), answer.text
    become(client, session)
    assert me(client)["name"] == "Anna" and len(tokens(client)) == 1


@slow
def test_cookies_count_for_nothing_beside_a_token(client: TestClient[Any]) -> None:
    bela = register(client, "Bela")
    register(client, "Anna")
    token = new_token(client, "read")
    guest, _ = make(client)
    become(client, bela)
    claim(client, guest)
    answer = client.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    assert answer.json() == {"account": None}
    page = client.get(f"/api/matches/{guest.match}", headers={"Authorization": f"Bearer {token}"}).json()
    assert not any(seat["mine"] for seat in page["seats"]), "Bela's cookie has not opened Bela's seat"


@slow
def test_a_person_reads_by_token_what_the_account_sees_and_commands_nothing(client: TestClient[Any]) -> None:
    register(client, "Anna")
    anna, _ = pair(client)
    claim(client, anna)
    program = Program(client, new_token(client, "read"))
    answer = program.ask("GET", f"/api/matches/{anna.match}")
    assert answer.json()["seat"] == "gull" and answer.json()["decision"] and answer.headers["x-vezerkar-viewer"] == "token"
    act = {"seat": "gull", "ply": 0, "action": answer.json()["decision"]["options"][0]}
    refused(program.ask("POST", f"/api/matches/{anna.match}/actions", act), 403, "token_scope")
    refused(program.ask("PUT", "/api/bot/accepts", {"most": 1}), 403, "token_scope")
    refused(client.post("/api/me/tokens", json={"name": "x", "scope": "bot:play", "password": SECRET}), 409, "not_a_bot")


def test_each_token_may_ask_for_so_much(sqlite_url: str, bots: Here) -> None:
    limits = FREE.__class__(**{name: getattr(FREE, name) for name in FREE.__slots__} | {"token_calls": Rate(2, 0.001)})
    with TestClient(create_app(sqlite_url, bots=bots, limits=limits)) as client:
        register(client, "Anna")
        busy, other = Program(client, new_token(client, "read")), Program(client, new_token(client, "read"))
        for _ in range(2):
            assert busy.ask("GET", "/api/me/matches").status_code == 200
        answer = busy.ask("GET", "/api/me/matches")
        refused(answer, 429, "slow_down")
        assert int(answer.headers["retry-after"]) > 0
        assert other.ask("GET", "/api/me/matches").status_code == 200


# --- bot accounts --------------------------------------------------------------------------------------------------


@slow
def test_an_account_becomes_a_bots_for_good(client: TestClient[Any]) -> None:
    register(client, "Robi")
    refused(upgrade(client, "another password"), 403, "wrong_password")
    assert upgrade(client).json()["account"]["role"] == "bot"
    assert upgrade(client).status_code == 200 and me(client)["role"] == "bot"


def test_an_account_with_a_match_stays_a_persons(client: TestClient[Any]) -> None:
    register(client, "Anna")
    anna, _ = make(client)
    claim(client, anna)
    refused(upgrade(client), 409, "has_played")
    assert me(client)["role"] == "player"


def test_a_bot_account_begins_joins_and_keeps_nothing_by_itself(client: TestClient[Any]) -> None:
    table, _ = make(client, listing="open")
    guest, _ = make(client)
    register(client, "Robi")
    upgrade(client)
    wish = {"game": "gauge", "seats": {"gull": "me", "heron": "open"}, "name": "Robi"}
    refused(client.post("/api/matches", json=wish), 403, "bot_account")
    refused(client.post(f"/api/lobby/{table.match}/join", json={"player": "heron", "name": "Robi"}), 403, "bot_account")
    refused(claim(client, guest), 403, "bot_account")


# --- challenges ----------------------------------------------------------------------------------------------------


@slow
def test_a_bot_is_challenged_accepts_and_plays_through_its_streams(here: Served, http: Any) -> None:
    token = bot_account(http)
    robi = Program(http, token)
    anna, _ = make(http)
    with lines(here.address, token) as heard:
        assert challenge(anna).json()["state"] == "open"
        asked = heard.next("challenge")
        assert asked["match"] == anna.match and asked["seats"] == ["heron"] and asked["people"] == ["Anna"]
        assert accept(robi, asked["id"]).json() == {"match": anna.match, "seats": ["heron"]}
        assert heard.next("start") == {"type": "start", "match": anna.match, "game": "gauge", "seats": ["heron"]}
        with lines(here.address, token, f"/api/bot/matches/{anna.match}") as match:
            page = match.next()
            assert page["seat"] == "heron" and page["view"]["hand"] and "scene" not in page
            anna.act("gull", anna.table()["decision"]["options"][0])
            ask = heard.next("ask")
            while page["decision"] is None:
                page = match.next()
            assert ask["seat"] == "heron" and ask["ply"] == page["ply"]
            act = {"seat": "heron", "ply": page["ply"], "action": page["decision"]["options"][0]}
            assert robi.ask("POST", f"/api/matches/{anna.match}/actions", act).status_code == 200
            assert robi.ask("POST", f"/api/matches/{anna.match}/say", {"text": "beep"}).status_code == 200
            while not page["chat"]:
                page = match.next()
            assert page["chat"][-1]["name"] == "Robi"
            assert robi.ask("POST", f"/api/matches/{anna.match}/resign", {"seat": "heron"}).status_code == 200
            assert heard.next("end")["match"] == anna.match
            assert list(match)[-1]["over"], "the stream of a match ends with the match"
    (seat,) = (one for one in anna.table()["seats"] if one["id"] == "heron")
    assert seat["player_name"] == "Robi" and seat["by_bot"]


@slow
def test_a_bot_sees_no_more_of_a_match_than_its_seat(here: Served, http: Any) -> None:
    token, anna = bot_account(http), make(http)[0]
    accept(Program(http, token), challenge(anna).json()["id"])
    with lines(here.address, token, f"/api/bot/matches/{anna.match}") as match:
        assert match.next()["view"] == Guest(http, anna.match, token).table(seat="heron")["view"]
    stranger, _ = make(http)
    refused(Program(http, token).ask("GET", f"/api/bot/matches/{stranger.match}"), 403, "not_your_seat")
    refused(Guest(http, anna.match, token).get(seat="gull"), 403, "not_your_seat")


@pytest.mark.slow
def test_a_bot_that_is_away_is_told_when_it_comes(here: Served, http: Any) -> None:
    token, anna = bot_account(http), make(http)[0]
    (bot,) = http.get("/api/bots").json()
    assert bot == {"name": "Robi", "online": False, "free": True, "rated": True, "games": ["gauge"]}
    number = challenge(anna).json()["id"]
    with lines(here.address, token) as heard:
        assert heard.next("challenge")["id"] == number
        assert http.get("/api/bots?game=gauge").json()[0]["online"]
        accept(Program(http, token), number)
        heard.next("start")
    anna.act("gull", anna.table()["decision"]["options"][0])
    with lines(here.address, token) as heard:
        assert [heard.next()["type"], heard.next()["type"]] == ["start", "ask"], "what stands is told again"


@slow
def test_whoever_challenges_is_told_what_came_of_it(client: TestClient[Any]) -> None:
    robi, anna = Program(client, bot_account(client)), make(client)[0]
    number = challenge(anna).json()["id"]
    assert challenge(anna).json()["id"] == number, "the same is asked once"
    assert accept(robi, number, accept=False).json() == {"match": anna.match, "seats": []}
    refused(accept(robi, number), 410, "challenge_gone")
    again = challenge(anna).json()["id"]
    assert accept(robi, again).status_code == 200 == accept(robi, again).status_code, "an answer that is lost is sent again"
    assert [one["state"] for one in anna.get("/challenges").json()] == ["accepted", "declined"]
    refused(Guest(client, anna.match).get("/challenges"), 401, "bad_key")


@slow
def test_a_seat_that_somebody_else_has_taken_is_gone(here: Served, http: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "LOOK_SECONDS", 0.05)
    token = bot_account(http)
    anna, made = make(http)
    with lines(here.address, token) as heard:
        number = challenge(anna).json()["id"]
        heard.next("challenge")
        Guest(http, anna.match, made["invitations"]["heron"]).post("take", {"name": "Bela"})
        refused(accept(Program(http, token), number), 410, "challenge_gone")
        assert heard.next() == {"type": "challenge_gone", "id": number}


@slow
def test_a_challenge_that_nobody_answers_expires(sqlite_url: str, bots: Here) -> None:
    with TestClient(create_app(sqlite_url, bots=bots, limits=FREE)) as client:
        robi, anna = Program(client, bot_account(client)), make(client)[0]
        number = challenge(anna).json()["id"]
        with closing(Store(sqlite_url)) as store, store.engine.begin() as connection:
            connection.execute(update(CHALLENGES).values(made=CHALLENGES.c.made - LASTS))
        refused(accept(robi, number), 410, "challenge_gone")


@slow
def test_a_bot_says_what_it_takes(client: TestClient[Any]) -> None:
    robi, (anna, _) = Program(client, bot_account(client)), make(client)
    assert robi.ask("PUT", "/api/bot/accepts", {"games": [], "most": 1}).status_code == 200
    assert client.get("/api/bots?game=gauge").json() == []
    refused(challenge(anna), 409, "bot_declines")
    robi.ask("PUT", "/api/bot/accepts", {"games": ["gauge"], "most": 1})
    accept(robi, challenge(anna).json()["id"])
    other, _ = make(client)
    refused(challenge(other), 409, "bot_declines")
    refused(robi.ask("PUT", "/api/bot/accepts", {"games": ["chess"]}), 404, "unknown_game")


@slow
def test_a_bot_takes_no_more_than_it_says_although_it_was_asked_before(client: TestClient[Any]) -> None:
    robi, (anna, _), (other, _) = Program(client, bot_account(client)), make(client), make(client)
    robi.ask("PUT", "/api/bot/accepts", {"games": None, "most": 1})
    first, second = challenge(anna).json()["id"], challenge(other).json()["id"]
    assert accept(robi, first).status_code == 200
    refused(accept(robi, second), 409, "bot_declines")
    refused(accept(robi, first, accept=False), 410, "challenge_gone")
    assert accept(robi, first).json()["match"] == anna.match


@slow
def test_only_the_maker_challenges_and_only_bots_for_open_seats(client: TestClient[Any]) -> None:
    bot_account(client)
    register(client, "Bela")
    client.cookies.clear()
    anna, bela = pair(client)
    refused(challenge(bela), 403, "not_maker")
    refused(challenge(anna), 409, "taken")
    maker, _ = make(client)
    refused(challenge(maker, "Bela"), 404, "unknown_bot")
    refused(challenge(maker, player="gull"), 400, "malformed")


@slow
def test_a_bot_does_not_sit_down_with_somebody_who_has_blocked_it(client: TestClient[Any]) -> None:
    robi = Program(client, bot_account(client))
    register(client, "Anna")
    anna, _ = make(client)
    assert claim(client, anna).status_code == 200
    asked_before = challenge(anna).json()["id"]
    assert client.post("/api/me/mutes", json={"name": "Robi", "block": True}).status_code == 200
    refused(accept(robi, asked_before), 403, "not_welcome")
    refused(challenge(anna), 403, "not_welcome")
    (blocked,) = client.get("/api/me/mutes").json()
    client.post("/api/me/unmute", json={"id": blocked["id"]})
    assert accept(robi, asked_before).status_code == 200


@slow
def test_a_bot_account_answers_only_its_own_challenges(client: TestClient[Any]) -> None:
    bot_account(client, "Robi")
    other, (anna, _) = Program(client, bot_account(client, "Dora")), make(client)
    refused(accept(other, challenge(anna, "Robi").json()["id"]), 410, "challenge_gone")


@slow
def test_a_revoked_token_ends_its_streams(here: Served, http: Any) -> None:
    register(http, "Anna")
    token = new_token(http, "read")
    with lines(here.address, token) as heard:
        number = tokens(http)[0]["id"]
        assert http.request("DELETE", f"/api/me/tokens/{number}", json={}).status_code == 200
        assert heard.ends()


@pytest.mark.slow
def test_an_account_has_so_many_streams_and_no_more(here: Served, http: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "MOST_OF_ACCOUNT", 1)
    token = bot_account(http)
    with lines(here.address, token) as heard:
        challenge(make(http)[0])
        heard.next("challenge")
        refused(Program(http, token).ask("GET", "/api/bot/events"), 429, "crowded")


@slow
def test_streams_that_are_asked_for_at_once_are_counted_too(here: Served, http: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "MOST_OF_ACCOUNT", 1)
    monkeypatch.setattr(streams.Streams, "require_room", lambda self, account: None)
    token = bot_account(http)
    with lines(here.address, token) as heard, lines(here.address, token) as late:
        challenge(make(http)[0])
        heard.next("challenge")
        assert late.ends()


@slow
def test_a_program_that_only_reads_is_no_sign_of_its_owner(here: Served, http: Any) -> None:
    register(http, "Anna")
    anna, made = make(http)
    claim(http, anna)
    token = new_token(http, "read")
    bela = Guest(http, anna.match, made["invitations"]["heron"])
    with lines(here.address, token, f"/api/bot/matches/{anna.match}") as heard:
        assert heard.next()["seat"] == "gull"
        assert not any(seat["online"] for seat in bela.table()["seats"] if seat["id"] == "gull")


@slow
def test_a_bot_is_online_for_a_while_after_it_has_listened(sqlite_url: str, bots: Here) -> None:
    with TestClient(create_app(sqlite_url, bots=bots, limits=FREE)) as client:
        bot_account(client)
        with closing(Store(sqlite_url)) as store:
            for ago, online in ((ONLINE_MICROS // 2, True), (2 * ONLINE_MICROS, False)):
                with store.engine.begin() as connection:
                    connection.execute(update(BOT_ACCOUNTS).values(seen=store.clock() - ago))
                assert client.get("/api/bots").json()[0]["online"] is online


# --- marks, ratings, and what stays ----------------------------------------------------------------------------------


@pytest.mark.slow
def test_matches_with_bots_are_rated_apart_and_bots_are_marked(client: TestClient[Any]) -> None:
    robi, session = Program(client, bot_account(client)), register(client, "Anna")
    anna, _ = rated(client)
    number = challenge(anna).json()["id"]
    assert accept(robi, number).status_code == 200
    assert [seat["by_bot"] for seat in anna.table()["seats"]] == [False, True]
    (table,) = client.get("/api/watch").json()
    assert [seat["by_bot"] for seat in table["seats"]] == [False, True]
    play(anna, robi.guest(anna.match), 2)
    assert anna.post("resign", {"seat": "gull"}).status_code == 200
    found = moved(anna)
    assert found["pool"]["pool"] == "gauge-2-live-bots" and found["pool"]["bots"]
    assert {one["name"]: one["bot"] for one in found["people"]} == {"Anna": False, "Robi": True}
    listed = client.get("/api/ratings/gauge-2-live-bots").json()
    assert {one["name"]: one["bot"] for one in listed["others"]} == {"Anna": False, "Robi": True}
    assert client.get("/api/ratings/gauge-2-live").json()["others"] == [], "nobody's rating among people has changed"
    assert client.get("/api/people/Robi").json()["bot"]
    become(client, session)


@slow
def test_a_bot_that_plays_for_no_rating_is_not_asked_to(client: TestClient[Any]) -> None:
    robi = Program(client, bot_account(client))
    robi.ask("PUT", "/api/bot/accepts", {"rated": False})
    register(client, "Anna")
    refused(challenge(rated(client)[0]), 409, "bot_declines")
    assert challenge(make(client)[0]).status_code == 201


@slow
def test_a_banned_bot_takes_no_challenge_and_goes_on_with_its_matches(sqlite_url: str, bots: Here) -> None:
    with TestClient(create_app(sqlite_url, bots=bots, limits=FREE)) as client:
        robi, (anna, _), (other, _) = Program(client, bot_account(client)), make(client), make(client)
        later = challenge(other).json()["id"]
        accept(robi, challenge(anna).json()["id"])
        with closing(Store(sqlite_url)) as store, store.engine.begin() as connection:
            banned = update(ACCOUNTS).where(ACCOUNTS.c.name == "Robi").values(banned_until=store.clock() + 10**12)
            connection.execute(banned)
        refused(accept(robi, later), 403, "banned")
        assert robi.ask("POST", f"/api/matches/{anna.match}/resign", {"seat": "heron"}).status_code == 200


@slow
def test_whoever_runs_the_table_makes_no_person_of_a_bot(sqlite_url: str, bots: Here) -> None:
    with TestClient(create_app(sqlite_url, bots=bots, limits=FREE)) as client:
        bot_account(client)
    with closing(Store(sqlite_url)) as store:
        for name, role in (("Robi", "player"), ("Ilona", "bot")):
            with pytest.raises(BadAccount):
                set_role(store, name, role)


@pytest.mark.slow
def test_an_account_that_is_deleted_leaves_no_token(client: TestClient[Any], sqlite_url: str) -> None:
    token = bot_account(client)
    anna, _ = make(client)
    challenge(anna)
    client.cookies.clear()
    assert sign_in(client, "Robi").status_code == 200
    assert leave(client).status_code == 200
    refused(Program(client, token).ask("GET", "/api/bot/events"), 401, "bad_token")
    refused(challenge(anna), 404, "unknown_bot")
    days_pass(sqlite_url, LEAVING_DAYS + 0.01)
    assert erase(client, 2) is None
    with closing(Store(sqlite_url)) as store, store.engine.connect() as connection:
        assert [connection.execute(select(table)).first() for table in (API_TOKENS, BOT_ACCOUNTS, CHALLENGES)] == [None] * 3
        # What it has played was with a program, whoever looks later.
        assert connection.execute(select(ACCOUNTS.c.role).where(ACCOUNTS.c.state == "gone")).scalar_one() == "bot"


def test_the_export_names_tokens_and_holds_none(client: TestClient[Any]) -> None:
    register(client, "Anna")
    token = new_token(client, "read", "my phone")
    answer = client.get("/api/me/export")
    assert [one["name"] for one in answer.json()["tokens"]] == ["my phone"] and token not in answer.text


@slow
def test_a_stream_hears_what_another_process_does(postgresql_url: str, bots: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "LOOK_SECONDS", 0.05)
    with (
        served(create_app(postgresql_url, bots=bots, bot_delay=0.0, limits=FREE)) as here,
        served(create_app(postgresql_url, bots=bots, bot_delay=0.0, limits=FREE)) as there,
        client_at(here.address) as http,
        client_at(there.address) as other,
    ):
        token = bot_account(http)
        with lines(there.address, token) as heard:
            anna, _ = make(http)
            challenge(anna)
            assert accept(Program(other, token), heard.next("challenge")["id"]).status_code == 200
            assert heard.next("start")["match"] == anna.match
            assert [seat["by_bot"] for seat in anna.table()["seats"]] == [False, True]
            with lines(there.address, token, f"/api/bot/matches/{anna.match}") as match:
                anna.act("gull", anna.table()["decision"]["options"][0])
                assert heard.next("ask")["seat"] == "heron"
                while match.next()["decision"] is None:
                    pass
            assert sign_in(http, "Robi").status_code == 200
            for one in tokens(http):
                http.request("DELETE", f"/api/me/tokens/{one['id']}", json={})
            assert heard.ends()
