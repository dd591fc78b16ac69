"""Events of declared games are what their declarations say, and the log takes seats and places from there."""

from __future__ import annotations

from random import Random

import pytest

from tests.cost import first
from vezerkar import game
from vezerkar.engine import Event, Game
from vezerkar.engine.roles import ROLES, acting_seat, level_of, named, spaces
from vezerkar.registry import GAMES


def happened(name: str, games: int, longest: int) -> list[Event]:
    """What happens in random games."""
    found: list[Event] = []
    for number in range(games):
        rng = Random(number)
        match = game(name).start(f"declared {number}")
        while not match.state.over and match.ply < longest:
            seat = rng.choice(match.waiting())
            match.act(seat, rng.choice(match.decision(seat).options))
        found += match.event_log
    return found


def test_every_game_declares_its_events() -> None:
    assert all(game(name).event_roles for name in GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_all_roles_are_known(name: str) -> None:
    rules: Game = game(name)
    assert {role for table in rules.event_roles.values() for role in table.values()} <= {*ROLES, ""}
    assert set(rules.event_levels) <= set(rules.event_roles)


@pytest.mark.parametrize("name", first(GAMES, 2))
def test_events_have_the_fields_that_are_declared(name: str) -> None:
    rules: Game = game(name)
    for event in happened(name, 8, 1500):
        assert set(event.data) <= set(rules.event_roles[event.kind]), event


class Harbour(Game):
    """A game that is nothing but the roles of its events."""

    event_roles = {  # noqa: RUF012
        "moored": {"ship": "acting_piece", "at": "space", "past": "space"},
        "sounded": {"seat": "actor", "other": "seat", "depth": "count"},
        "day": {"number": "level"},
        "drifted": {"ships": "acting_piece", "at": "point"},
    }
    event_levels = {"sounded": 2}  # noqa: RUF012

    def owner(self, piece: str) -> str:
        return {"gull": "pilot", "tern": "pilot", "heron": "master"}.get(piece, "")


def test_the_log_takes_seat_places_and_level_from_the_roles() -> None:
    rules = Harbour()
    moored = Event("moored", {"ship": "gull", "at": "east", "past": ["north", "west"]})
    assert acting_seat(rules, moored) == "pilot" and spaces(rules, moored) == ["east", "north", "west"]
    assert level_of(rules, moored) == 0
    sounded = Event("sounded", {"seat": "master", "other": "pilot", "depth": 3})
    assert acting_seat(rules, sounded) == "master" and spaces(rules, sounded) == [] and level_of(rules, sounded) == 2
    assert named(rules, sounded, "actor", "seat") == ["master", "pilot"]
    assert level_of(rules, Event("day", {"number": 1})) == 1 and acting_seat(rules, Event("day", {"number": 1})) == ""


def test_a_point_of_an_open_table_is_a_place() -> None:
    assert spaces(Harbour(), Event("drifted", {"ships": [], "at": ["3", "40", "0"]})) == ["3,40,0"]
    assert spaces(Harbour(), Event("drifted", {"ships": [], "at": []})) == []


def test_pieces_that_act_together_have_a_seat_if_they_are_of_one() -> None:
    assert acting_seat(Harbour(), Event("drifted", {"ships": ["gull", "tern"], "at": []})) == "pilot"
    assert acting_seat(Harbour(), Event("drifted", {"ships": ["gull", "heron"], "at": []})) == ""


def test_a_field_that_is_left_out_is_no_place() -> None:
    assert spaces(Harbour(), Event("moored", {"ship": "gull"})) == []
