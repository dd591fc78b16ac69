"""Organisers: one who plays leaves the own games to an admin, and one whose account is erased leaves nothing to stand still."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.cost import first, slow
from tests.server.accounts.test_account_erasure import days_pass, erase, leave, service
from tests.server.people import become, register, sign_in
from tests.server.play import refused
from tests.server.tournaments.test_tournaments import SWISS, done, field, make, mine, page, play_on, until
from vezerkar.server.operation.account_admin import set_role
from vezerkar.server.storage.moments import DAY_MICROS, micros
from vezerkar.server.storage.schema import ACCOUNTS, JOBS, TOURNAMENTS
from vezerkar.server.tournaments.tournaments import MOST_UNFINISHED


def an_admin(client: TestClient[Any]) -> str:
    """Adél, who is an admin; the token of her session."""
    register(client, "Adél")
    set_role(service(client).store, "Adél", "admin")
    client.cookies.clear()
    assert sign_in(client, "Adél").status_code == 200
    return client.cookies["vezerkar"]


def against(found: Any, number: int) -> int:
    """Whom an entrant meets in the running round."""
    one: int = next(
        one["second"] if one["first"] == number else one["first"]
        for one in found["rounds"][-1]
        if number in (one["first"], one["second"])
    )
    return one


@slow
def test_an_organiser_who_plays_leaves_the_own_game_to_an_admin(client: TestClient[Any]) -> None:
    admin = an_admin(client)
    tournament, tokens, _ = field(client, 0, ("Anna", "Béla", "Cili"), rounds=2)
    done(client, tournament, "enter")
    own = next(one["number"] for one in page(client, tournament)["entrants"] if one["me"])
    done(client, tournament, "start")
    until(client, tournament, lambda found: mine(found, own))
    found = page(client, tournament)
    opponent = against(found, own)
    table = {one["table"]: own in (one["first"], one["second"]) for one in found["rounds"][0]}
    assert {one["table"]: not one["may_settle"] for one in found["rounds"][0]} == table
    assert {one["number"] for one in found["entrants"] if one["may_take_out"]} == {1, 2, 3, 4} - {opponent}
    wish = {"round": 1, "table": next(one for one in table if table[one]), "result": "first", "reason": "it is plain who wins"}
    refused(client.post(f"/api/tournaments/{tournament}/settle", json=wish), 403, "own_game")
    body = {"entrant": opponent, "reason": "has insulted me"}
    refused(client.post(f"/api/tournaments/{tournament}/withdraw", json=body), 403, "own_game")
    other = next(number for number in tokens if number != opponent)
    done(client, tournament, "withdraw", entrant=other, reason="is gone")
    become(client, admin)
    assert next(one for one in page(client, tournament)["rounds"][0] if table[one["table"]])["may_settle"]
    done(client, tournament, "settle", **wish)
    until(client, tournament, lambda found: found["info"]["round"] == 2)
    become(client, tokens[opponent])
    found = page(client, tournament)
    assert not any(one["may_settle"] for pairings in found["rounds"] for one in pairings)
    assert not any(one["may_take_out"] for one in found["entrants"]), "nobody else may settle or take out anything"


@slow
def test_an_admin_who_plays_leaves_the_own_game_to_another(client: TestClient[Any]) -> None:
    admin = an_admin(client)
    tournament, _, _ = field(client, 0, ("Anna",), rounds=1)
    olga = client.cookies["vezerkar"]
    become(client, admin)
    done(client, tournament, "enter")
    become(client, olga)
    done(client, tournament, "start")
    until(client, tournament, lambda found: mine(found, 1))
    become(client, admin)
    found = page(client, tournament)
    assert not found["rounds"][0][0]["may_settle"]
    assert [one["number"] for one in found["entrants"] if one["may_take_out"]] == [2], "one may always give up"
    wish = {"round": 1, "table": 1, "result": "first", "reason": "it is plain who wins"}
    refused(client.post(f"/api/tournaments/{tournament}/settle", json=wish), 403, "own_game")
    refused(client.post(f"/api/tournaments/{tournament}/withdraw", json={"entrant": 1, "reason": "is gone"}), 403, "own_game")
    become(client, olga)
    assert page(client, tournament)["rounds"][0][0]["may_settle"]


@slow
def test_an_organiser_who_plays_may_give_up(client: TestClient[Any]) -> None:
    tournament, tokens, _ = field(client, 0, ("Anna",), rounds=1)
    done(client, tournament, "enter")
    done(client, tournament, "start")
    own = next(one["number"] for one in page(client, tournament)["entrants"] if one["me"])
    until(client, tournament, lambda found: mine(found, own))
    done(client, tournament, "withdraw")
    found = until(client, tournament, lambda found: found["info"]["state"] == "finished")
    assert [one["entrant"] for one in found["standings"]] == [*tokens, own]


@slow
@pytest.mark.parametrize("killed", first([False, True]))
def test_the_tournaments_of_an_organiser_who_is_erased_go_on_with_an_admin(
    client: TestClient[Any], url: str, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    admin = an_admin(client)
    tournament, tokens, _ = field(client, 0, ("Anna", "Béla"), rounds=1, round_days=7)
    draft = client.post("/api/tournaments", json=SWISS).json()["tournament"]
    waiting = make(client, name="Summer cup")
    done(client, waiting, "enter", bot="random")
    done(client, tournament, "start")
    found = until(client, tournament, lambda found: mine(found, 1) and found)
    done(client, tournament, "extend", round=1, days=3, reason="Béla was ill", until=found["dates"][0]["until"])
    assert leave(client).status_code == 200
    days_pass(url, 8)
    matches = service(client)
    with matches.store.engine.connect() as connection:
        number = connection.execute(select(TOURNAMENTS.c.organiser).where(TOURNAMENTS.c.id == tournament)).scalar_one()
    if killed:
        hand_over = matches.store.tournaments.hand_over

        def dies(account: int) -> None:
            hand_over(account)
            raise OSError("killed")

        with monkeypatch.context() as dying:
            dying.setattr(matches.store.tournaments, "hand_over", dies)
            with pytest.raises(OSError, match="killed"):
                erase(client, number)
    erase(client, number)
    become(client, admin)
    for one in (tournament, waiting):
        found = page(client, one)
        assert found["info"]["organiser"] == "Adél" and "cancel" in found["may"]
    refused(client.get(f"/api/tournaments/{draft}"), 404, "unknown_tournament")
    told = [one["text"] for one in client.get("/api/me/bell").json()["notices"] if one["event"] == "organiser"]
    assert sorted(told) == [f"{name} cup: you organise this tournament now" for name in ("Spring", "Summer")]
    with matches.store.engine.connect() as connection:
        late = connection.execute(select(JOBS.c.body).where(JOBS.c.kind == "late")).scalars().all()
    assert late == [{"tournament": tournament, "round": 1}], "the admin is told when the date of the round has passed"
    (shown,) = page(client, tournament)["dates"]
    assert [one["reason"] for one in shown["extensions"]] == [""], "the words of whoever is gone are forgotten"
    wish = {"round": 1, "days": 3, "reason": "the organiser has left", "until": shown["until"]}
    done(client, tournament, "extend", **wish)
    assert [one["reason"] for one in client.get("/api/me/export").json()["extended_rounds"]] == [wish["reason"]]
    play_on(client, tokens, page(client, tournament))
    until(client, tournament, lambda found: found["info"]["state"] == "finished")


@slow
def test_without_an_admin_the_tournaments_of_whoever_is_erased_go_on_by_themselves(client: TestClient[Any], url: str) -> None:
    tournament, tokens, _ = field(client, 0, ("Anna", "Béla"), rounds=1)
    done(client, tournament, "start")
    until(client, tournament, lambda found: mine(found, 1))
    assert leave(client).status_code == 200
    days_pass(url, 8)
    erase(client, 1)
    become(client, tokens[1])
    assert page(client, tournament)["info"]["organiser"] == ""
    play_on(client, tokens, page(client, tournament))
    found = until(client, tournament, lambda found: found["info"]["state"] == "finished")
    assert "Olga" not in str(found)


def olgas(client: TestClient[Any]) -> int:
    """The number of Olga's account."""
    with service(client).store.engine.connect() as connection:
        return int(connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.name == "Olga")).scalar_one())


def left_by(client: TestClient[Any], url: str) -> None:
    """Olga, who is signed in, leaves, and her account is erased."""
    number = olgas(client)
    assert leave(client).status_code == 200
    days_pass(url, 8)
    erase(client, number)


def organiser_of(client: TestClient[Any], tournament: str) -> str:
    found: str = page(client, tournament)["info"]["organiser"]
    return found


@slow
def test_the_heir_is_an_admin_who_may_act_and_does_not_play(client: TestClient[Any], url: str) -> None:
    """Adél has the oldest account and plays, Bea is muted, Csilla is banned, and Dóra gets the tournament."""
    admin = an_admin(client)
    for name in ("Bea", "Csilla", "Dóra"):
        register(client, name)
        set_role(service(client).store, name, "admin")
    tournament, _, olga = field(client, 0, ("Anna",), rounds=1)
    become(client, admin)
    done(client, tournament, "enter")
    become(client, olga)
    until_later = micros() + 30 * DAY_MICROS
    with service(client).store.engine.begin() as connection:
        for name, row in (("Bea", {"muted_until": until_later}), ("Csilla", {"banned_until": until_later})):
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.name == name).values(row))
    left_by(client, url)
    become(client, admin)
    assert organiser_of(client, tournament) == "Dóra"


@slow
def test_what_was_handed_over_takes_no_place_of_the_admins_own(client: TestClient[Any], url: str) -> None:
    admin = an_admin(client)
    register(client, "Olga")
    left = [make(client, name=f"Cup {number}") for number in range(MOST_UNFINISHED)]
    left_by(client, url)
    become(client, admin)
    assert {organiser_of(client, one) for one in left} == {"Adél"}
    for number in range(MOST_UNFINISHED):
        make(client, name=f"Own cup {number}")
    refused(client.post("/api/tournaments", json=SWISS), 429, "too_many_tournaments")


@slow
def test_an_account_that_leaves_makes_no_tournament_that_was_on_its_way(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It leaves between the look at its session and the writing."""
    register(client, "Olga")
    number, table = olgas(client), service(client).store.tournaments
    make_one = table.make

    def leaves(*args: Any) -> Any:
        with service(client).store.engine.begin() as connection:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == number).values(state="leaving"))
        return make_one(*args)

    monkeypatch.setattr(table, "make", leaves)
    refused(client.post("/api/tournaments", json=SWISS), 401, "sign_in")
    with service(client).store.engine.connect() as connection:
        assert connection.execute(select(TOURNAMENTS.c.id)).all() == []
