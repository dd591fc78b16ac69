"""Invitations by name: who may send and answer them, what becomes of them, and that a block does not show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select, update

from tests.cost import slow
from tests.server.accounts.test_account_erasure import days_pass, erase, leave
from tests.server.bots_of_others import bot_account
from tests.server.conftest import FREE, Here
from tests.server.jobs.test_retention import sweep
from tests.server.lobby.test_lobby import joined, offered
from tests.server.mail.test_mail import confirmed
from tests.server.mailbox import PUBLIC, Mailbox, mailbox, text_of
from tests.server.notices.test_bell import bell, events
from tests.server.notices.test_notices import LATER, decide, due, store_of, subjects, table, wish
from tests.server.people import become, claim, me, register
from tests.server.play import Body, Guest, make, refused, take
from tests.server.ratings.test_rated_matches import rated
from vezerkar.registry import GAMES
from vezerkar.server.accounts.account_erasure import LEAVING_DAYS
from vezerkar.server.app import create_app
from vezerkar.server.invitations import invitation_table
from vezerkar.server.invitations.invitation_table import KEPT, LASTS
from vezerkar.server.storage.schema import ACCOUNTS, INVITATIONS, JOBS, MATCHES, NOTICES


@pytest.fixture
def client(url: str) -> Iterator[TestClient[Any]]:
    """A table on which notices are decided about by hand."""
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE, delays=LATER)) as found:
        yield found


def people(client: Any, *names: str) -> dict[str, str]:
    """Accounts of these names, and their sessions; the browser is the first one's."""
    found = {name: register(client, name) for name in names}
    become(client, found[names[0]])
    return found


def invite(guest: Guest, name: str = "Bela", player: str = "heron") -> Any:
    return guest.post("invite", {"player": player, "name": name})


def sent(guest: Guest) -> list[Body]:
    answer = guest.get("/invited")
    assert answer.status_code == 200, answer.text
    found: list[Body] = answer.json()
    return found


def mine(client: Any, match: str = "") -> list[Body]:
    """The invitations of whoever is signed in."""
    answer = client.get("/api/me/invitations", params={"match": match} if match else {})
    assert answer.status_code == 200, answer.text
    found: list[Body] = answer.json()
    return found


def reply(client: Any, number: str, accept: bool = True) -> Any:
    return client.post(f"/api/me/invitations/{number}", json={"accept": accept})


def block(client: Any, name: str) -> None:
    assert client.post("/api/me/mutes", json={"name": name, "block": True}).status_code == 200


def invited(client: Any, **more: Any) -> tuple[Guest, dict[str, str], str]:
    """Anna has invited Bela to her match, who is there now; their sessions, and the number of the invitation."""
    tokens = people(client, "Anna", "Bela")
    anna, _ = make(client, **more)
    claim(client, anna)
    answer = invite(anna)
    assert answer.status_code == 201, answer.text
    become(client, tokens["Bela"])
    return anna, tokens, answer.json()["id"]


def ages(client: TestClient[Any], micros: int) -> None:
    """All invitations were sent so much earlier."""
    with store_of(client).engine.begin() as connection:
        moved = {"made": INVITATIONS.c.made - micros, "expires": INVITATIONS.c.expires - micros}
        connection.execute(update(INVITATIONS).values(moved))


# --- accepting and declining -----------------------------------------------------------------------------------------


def test_somebody_is_invited_sees_what_everybody_sees_and_sits_down(client: TestClient[Any]) -> None:
    anna, tokens, number = invited(client)
    decide(client)
    assert bell(client)["unread"] == 1
    (told,) = mine(client)
    assert (told["id"], told["match"], told["seats"], told["by"], told["state"]) == (
        number,
        anna.match,
        ["heron"],
        "Anna",
        "sent",
    )
    spectator = client.get(f"/api/matches/{anna.match}").json()
    assert told["summary"]["seats"] == spectator["seats"] and not any(seat["mine"] for seat in told["summary"]["seats"])
    assert spectator["seat"] is None and spectator["decision"] is None and spectator["invitations"] == {}
    assert reply(client, number).json() == {"match": anna.match, "seats": ["heron"]}
    page = client.get(f"/api/matches/{anna.match}").json()
    assert page["seat"] == "heron" and [one["player_name"] for one in page["seats"]] == ["Anna", "Bela"]
    assert reply(client, number).json() == {"match": anna.match, "seats": ["heron"]}, "the same answer again"
    assert bell(client)["unread"] == 0, "it is answered"
    assert mine(client) == [] and client.get("/api/me/matches").json()[0]["mine"] == ["heron"]
    become(client, tokens["Anna"])
    assert [one["state"] for one in sent(anna)] == ["taken"]


def test_whoever_declines_is_not_asked_again_and_the_other_is_told(client: TestClient[Any]) -> None:
    anna, tokens, number = invited(client)
    for _ in range(2):
        assert reply(client, number, False).json() == {"match": anna.match, "seats": []}
    assert mine(client) == []
    refused(reply(client, number), 410, "invitation_gone")
    become(client, tokens["Anna"])
    (news,) = bell(client)["notices"]
    assert (news["event"], news["match"], news["text"]) == (
        "declined",
        anna.match,
        "The Weather Gauge: Bela does not want to play",
    )
    assert [one["state"] for one in sent(anna)] == ["declined"]
    refused(invite(anna), 409, "invitation_declined")


def test_it_stands_for_fourteen_days_and_the_seat_is_open_to_others_all_the_time(client: TestClient[Any]) -> None:
    anna, tokens, number = invited(client)
    ages(client, LASTS - 60_000_000)
    assert [one["id"] for one in mine(client)] == [number]
    ages(client, 61_000_000)
    assert mine(client) == []
    refused(reply(client, number), 410, "invitation_gone")
    assert mine(client, anna.match)[0]["state"] == "gone"
    become(client, tokens["Anna"])
    assert [one["state"] for one in sent(anna)] == ["gone"] and anna.table()["invitations"].keys() == {"heron"}
    again = invite(anna).json()
    assert again["id"] != number and again["state"] == "sent"


def test_whoever_comes_too_late_is_told_so_even_if_the_seat_is_free_again(client: TestClient[Any]) -> None:
    tokens = people(client, "Anna", "Bela")
    anna, made = offered(client)
    number = invite(anna).json()["id"]
    client.cookies.clear()
    take(client, anna.match, made["invitations"]["heron"], "Cili")
    become(client, tokens["Bela"])
    refused(reply(client, number), 410, "invitation_gone")
    assert mine(client) == [] and mine(client, anna.match)[0]["state"] == "gone"
    become(client, tokens["Anna"])
    anna.post("resign", {"seat": "gull"})
    become(client, tokens["Bela"])
    refused(reply(client, number), 410, "invitation_gone")


@slow
def test_a_seat_that_is_freed_again_does_not_bring_old_invitations_back(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "triumph", "vezerkar.games.triumph")
    tokens = people(client, "Anna", "Bela", "Cili")
    seats = {"axis": "me", "west": "open", "ussr": "open"}
    wish = {"game": "triumph", "name": "Anna", "pace": "instant", "listing": "open", "seats": seats}
    body = client.post("/api/matches", json=wish).json()
    anna, player = Guest(client, body["match"], body["key"]), "west"
    number = invite(anna, "Bela", player).json()["id"]
    become(client, tokens["Cili"])
    assert joined(client, anna.match, player).status_code == 201
    become(client, tokens["Anna"])
    assert anna.post("free", {"seat": player}).status_code == 200
    become(client, tokens["Bela"])
    refused(reply(client, number), 410, "invitation_gone")
    assert mine(client) == []


@slow
def test_a_seat_that_a_bot_has_is_gone(client: TestClient[Any]) -> None:
    tokens = people(client, "Anna", "Bela")
    anna, _ = offered(client)
    number = invite(anna).json()["id"]
    assert anna.post("begin", {}).status_code == 200
    become(client, tokens["Bela"])
    refused(reply(client, number), 410, "invitation_gone")
    assert mine(client) == []


def test_it_can_be_taken_back(client: TestClient[Any]) -> None:
    anna, tokens, number = invited(client)
    withdraw: dict[str, Any] = {"method": "DELETE", "url": f"/api/matches/{anna.match}/invited/{number}", "json": {}}
    refused(client.request(**withdraw), 401, "bad_key")
    assert client.request(**withdraw, headers=anna.headers).status_code == 200
    assert mine(client) == []
    refused(reply(client, number), 410, "invitation_gone")
    become(client, tokens["Anna"])
    assert [one["state"] for one in sent(anna)] == ["gone"]
    refused(client.request("DELETE", f"/api/matches/{anna.match}/invited/999", json={}), 404, "not_found")


# --- who may invite whom ------------------------------------------------------------------------------------------------


def test_only_the_maker_with_an_account_invites_people_there_are(client: TestClient[Any]) -> None:
    tokens = people(client, "Anna", "Bela")
    anna, made = make(client)
    refused(invite(anna, "Nobody"), 404, "unknown_person")
    refused(invite(anna, "Anna"), 400, "malformed")
    refused(invite(anna, player="gull"), 400, "malformed")
    refused(invite(Guest(client, anna.match, made["invitations"]["heron"])), 403, "invitation")
    client.cookies.clear()
    refused(invite(anna), 401, "sign_in")
    bela = take(client, anna.match, made["invitations"]["heron"])
    become(client, tokens["Bela"])
    refused(invite(bela, "Anna"), 403, "not_maker")
    assert sent(bela) == []
    become(client, tokens["Anna"])
    refused(invite(anna), 409, "taken")


@slow
def test_the_names_of_those_invited_are_for_the_maker_alone(client: TestClient[Any]) -> None:
    anna, _, number = invited(client)
    client.cookies.clear()
    refused(client.get(f"/api/matches/{anna.match}/invited"), 401, "bad_key")
    assert "Bela" not in str(client.get(f"/api/matches/{anna.match}").json())
    refused(client.get("/api/me/invitations"), 401, "sign_in")
    refused(reply(client, number), 401, "sign_in")
    register(client, "Cili")
    refused(reply(client, number), 410, "invitation_gone")
    assert mine(client) == [] and mine(client, anna.match) == []


@slow
def test_a_bot_account_is_challenged_instead(client: TestClient[Any]) -> None:
    bot_account(client, "Robi")
    people(client, "Anna", "Bela")
    anna, _ = make(client)
    refused(invite(anna, "Robi"), 409, "challenge_instead")


@slow
def test_who_is_banned_neither_invites_nor_accepts(client: TestClient[Any]) -> None:
    anna, tokens, number = invited(client)
    until = 2**60
    with store_of(client).engine.begin() as connection:
        connection.execute(update(ACCOUNTS).values(banned_until=until))
    refused(reply(client, number), 403, "banned")
    become(client, tokens["Anna"])
    refused(invite(anna), 403, "banned")
    become(client, tokens["Bela"])
    assert reply(client, number, False).status_code == 200, "to decline is to play nothing"


def test_an_account_sends_so_many_and_no_more(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitation_table, "MOST_WAITING", 2)
    monkeypatch.setattr(invitation_table, "MOST_A_DAY", 3)
    tokens = people(client, "Anna", "Bela", "Cili", "Dani")
    anna, _ = make(client)
    first = invite(anna, "Bela").json()["id"]
    assert invite(anna, "Cili").status_code == 201
    assert invite(anna, "Bela").json()["id"] == first, "the same one again is no other"
    refused(invite(anna, "Dani"), 409, "too_many_invitations")
    become(client, tokens["Bela"])
    reply(client, first, False)
    become(client, tokens["Anna"])
    other, _ = make(client)
    number = invite(other, "Dani").json()["id"]
    assert client.request("DELETE", f"/api/matches/{other.match}/invited/{number}", json={}, headers=other.headers).is_success
    refused(invite(other, "Cili"), 409, "too_many_invitations")
    ages(client, 86_400_000_000)
    assert invite(other, "Cili").status_code == 201


def test_a_rated_table_asks_of_the_invited_what_it_asks_of_all(client: TestClient[Any]) -> None:
    tokens = people(client, "Anna", "Bela")
    anna, _ = rated(client, rating_from=1100)
    number = invite(anna).json()["id"]
    become(client, tokens["Bela"])
    refused(reply(client, number), 403, "rating_range")
    assert [one["id"] for one in mine(client)] == [number], "a refusal changes nothing"
    become(client, tokens["Anna"])
    other, _ = rated(client)
    number = invite(other).json()["id"]
    become(client, tokens["Bela"])
    assert reply(client, number).json()["seats"] == ["heron"]
    assert [one["player_name"] for one in other.table()["seats"]] == ["Anna", "Bela"]


# --- blocks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["the invited", "somebody at the table"])
def test_an_invitation_of_somebody_blocked_never_arrives_and_nothing_tells_them(client: TestClient[Any], who: str) -> None:
    """Anna and Cili both invite Bela: what Anna gets to see is, word for word, what Cili does."""
    tokens = people(client, "Bela", "Anna", "Cili")
    if who == "the invited":
        block(client, "Anna")
    seen = {}
    for name in ("Anna", "Cili"):
        become(client, tokens[name])
        guest, _ = make(client)
        claim(client, guest)
        if who != "the invited" and name == "Anna":
            block(client, "Bela")
        answers = [invite(guest), invite(guest)]
        decide(client)
        numbers = {one.json()["id"] for one in answers}
        assert len(numbers) == 1
        same = {"id": "", "expires": "", "by": ""}
        shown = [*(one.json() for one in answers), *sent(guest)]
        seen[name] = [one | same for one in shown], [one.status_code for one in answers], guest.table()["seats"], bell(client)
    assert seen["Anna"] == seen["Cili"]
    become(client, tokens["Bela"])
    assert [one["by"] for one in mine(client)] == ["Cili"] and events(client) == ["invited"]


@slow
def test_what_a_blocked_one_writes_is_what_anybody_writes(client: TestClient[Any]) -> None:
    """The same rows by the same statements, so the same time as well."""
    tokens = people(client, "Bela", "Anna", "Cili")
    block(client, "Anna")
    counts = []
    for name in ("Anna", "Cili"):
        become(client, tokens[name])
        guest, _ = make(client)
        with store_of(client).engine.connect() as connection:
            before = [connection.execute(select(func.count()).select_from(one)).scalar_one() for one in (INVITATIONS, JOBS)]
        invite(guest)
        with store_of(client).engine.connect() as connection:
            after = [connection.execute(select(func.count()).select_from(one)).scalar_one() for one in (INVITATIONS, JOBS)]
        counts.append([new - old for new, old in zip(after, before, strict=True)])
    assert counts[0] == counts[1] == [1, 1]


def test_a_block_that_comes_later_takes_the_invitation_away(client: TestClient[Any]) -> None:
    anna, tokens, number = invited(client)
    block(client, "Anna")
    assert mine(client) == [] and mine(client, anna.match) == []
    refused(reply(client, number), 410, "invitation_gone")
    become(client, tokens["Anna"])
    assert [one["state"] for one in sent(anna)] == ["sent"]


# --- notices ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def post() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


def test_whoever_is_invited_is_told_once_in_the_bell_and_by_mail(url: str, post: Mailbox) -> None:
    with table(url, post, LATER) as client:
        bela = confirmed(client, post)
        # At night a mail would wait.
        assert wish(client).status_code == 200
        post.mails.clear()
        name = me(client)["name"]
        register(client, "Inviter")
        guest, _ = make(client)
        claim(client, guest)
        number = invite(guest, name).json()["id"]
        due(client)
        assert subjects(post) == ["The Weather Gauge: Inviter invites you"]
        text = text_of(post.mails[0])
        assert "Inviter invites you to play Heron in The Weather Gauge." in text and f"{PUBLIC}/play/{guest.match}" in text
        assert client.request("DELETE", f"/api/matches/{guest.match}/invited/{number}", json={}).status_code == 200
        assert invite(guest, name).status_code == 201
        due(client)
        assert len(post.mails) == 1, "who is asked the same again is not told again"
        become(client, bela)
        (notice,) = bell(client)["notices"]
        assert (notice["event"], notice["page"], notice["others"]) == ("invited", f"/play/{guest.match}", ["Anna"])
        assert client.get("/api/me/bell", params={"lang": "hu"}).json()["notices"][0]["text"].endswith("Inviter meghívott")


@slow
def test_what_was_taken_back_or_answered_is_not_told(client: TestClient[Any]) -> None:
    anna, tokens, number = invited(client)
    reply(client, number, False)
    decide(client)
    assert events(client) == []
    become(client, tokens["Anna"])
    other, _ = make(client)
    number = invite(other).json()["id"]
    client.request("DELETE", f"/api/matches/{other.match}/invited/{number}", json={}, headers=other.headers)
    decide(client)
    become(client, tokens["Bela"])
    assert events(client) == [] and anna


@slow
def test_who_wishes_not_to_be_told_is_not(url: str, post: Mailbox) -> None:
    with table(url, post, LATER) as client:
        confirmed(client, post)
        name = me(client)["name"]
        client.put(
            "/api/me/wishes",
            json={"zone": "UTC", "quiet_from": 0, "quiet_to": 0, "digest_hour": 7}
            | {"wishes": [{"event": "invited", "channel": "mail", "mode": "off"}]},
        )
        post.mails.clear()
        register(client, "Inviter")
        guest, _ = make(client)
        invite(guest, name)
        due(client)
        assert post.mails == []


# --- what goes --------------------------------------------------------------------------------------------------------


@slow
@pytest.mark.parametrize("who", ["Anna", "Bela"])
def test_invitations_go_with_the_account_of_either_and_no_name_stays(client: TestClient[Any], url: str, who: str) -> None:
    anna, tokens, number = invited(client)
    decide(client)
    if who == "Bela":
        reply(client, number, False)
    become(client, tokens[who])
    assert leave(client).status_code == 200
    days_pass(url, LEAVING_DAYS)
    with store_of(client).engine.connect() as connection:
        account = connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.name == who)).scalar_one()
    erase(client, account)
    with store_of(client).engine.connect() as connection:
        assert connection.execute(select(INVITATIONS)).all() == []
        assert not [row for row in connection.execute(select(NOTICES)) if who in str(row)]
    become(client, tokens["Bela" if who == "Anna" else "Anna"])
    assert who not in str(bell(client)) and anna


@slow
def test_old_ones_are_forgotten(client: TestClient[Any]) -> None:
    invited(client)
    left = []
    for micros in (LASTS, KEPT):
        ages(client, micros)
        with client.portal() as portal:
            portal.call(sweep, client.app.state.context.match_service)
        with store_of(client).engine.connect() as connection:
            left.append([*connection.execute(select(INVITATIONS.c.state)).scalars()])
    assert left == [["gone"], []]


@slow
def test_the_export_has_what_was_sent_and_received(client: TestClient[Any]) -> None:
    anna, tokens, _ = invited(client)
    received = client.get("/api/me/export").json()["invitations"]
    assert [(one["match"], one["state"]) for one in received] == [(anna.match, "sent")]
    become(client, tokens["Anna"])
    assert [one["to"] for one in client.get("/api/me/export").json()["sent_invitations"]] == ["Bela"]


@slow
def test_a_match_that_is_over_invites_nobody(client: TestClient[Any]) -> None:
    anna, tokens, number = invited(client)
    with store_of(client).engine.begin() as connection:
        connection.execute(update(MATCHES).values(over=True))
    assert mine(client) == []
    refused(reply(client, number), 410, "invitation_gone")
    assert anna and tokens
