"""What is written from declarations: it does what they say, and what is committed is up to date."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from tests.cost import slow
from tests.declared import SHIPS, Attributes, Harbour, Rules, Tow, TowAttributes
from tools import declare as tool
from vezerkar.engine import Event
from vezerkar.engine.bit_sets import BIT, names_of
from vezerkar.engine.declare import Written, attributes, event_kinds
from vezerkar.engine.dice import Dice
from vezerkar.engine.state import State

ATTRIBUTES = attributes(Attributes)
KINDS = event_kinds(sys.modules["tests.declared"])


def events() -> dict[str, Any]:
    """The functions of the events, as they are written."""
    source = "\n".join(line for kind in KINDS for line in tool.event_part(kind))
    space: dict[str, Any] = {
        "BIT": BIT,
        "names_of": names_of,
        "SHIPS": SHIPS,
        "PIERS": ("east", "west"),
        "SEATS": ("master", "pilot"),
    }
    exec(f"from __future__ import annotations\n{source}", space)
    return space


def told(function: str, *arguments: Any) -> Event:
    """What the listeners are told."""
    s = Harbour()
    s.sink = []
    s.pier = 1
    events()[function](s, *arguments)
    return s.sink[0]


@slow  # make.py check runs it on its own
def test_what_is_committed_is_up_to_date() -> None:
    # A process of its own: the tool puts stubs in the places of written modules.
    done = subprocess.run([sys.executable, "-m", "tools.declare", "--check"], capture_output=True, text=True, cwd=tool.ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def test_written_events_need_nothing_of_what_declares() -> None:
    found = tool.sources("hunt")
    assert found["SPACES"] == "vezerkar.games.hunt.game_data" and "vezerkar.engine.declare" not in found.values()


def test_an_event_tells_its_fields() -> None:
    assert told("moored", 1, 0) == Event("moored", {"ship": "heron", "pier": "east", "from": "west", "floating": 0})
    assert next(iter(told("moored", 1, 0).data)) == "from"


def test_a_field_that_is_none_is_left_out() -> None:
    assert "towed_by" not in told("moored", 1, 0).data
    assert told("moored", 1, 0, 2).data["towed_by"] == "tern"


def test_an_index_of_nothing_has_a_name_of_its_own() -> None:
    assert told("moored", 1, -1).data["pier"] == ""


def test_a_secret_event_is_told_to_one_seat_and_to_all_others() -> None:
    secret, hidden = told("sounded", 1, 4), told("sounded_hidden", 1)
    assert secret.data == {"seat": "pilot", "depth": 8} and hidden.data == {"seat": "pilot"}
    assert [secret.visible(seat) for seat in (0, 1, -1)] == [False, True, False]
    assert [hidden.visible(seat) for seat in (0, 1, -1)] == [True, False, True]


def test_an_event_is_told_to_a_set_of_seats() -> None:
    assert [told("seen", 0, 0b10).visible(seat) for seat in (0, 1, -1)] == [False, True, False]
    assert [told("seen", 0, ~0b10).visible(seat) for seat in (0, 1, -1)] == [True, False, True]


def test_lists_and_sets_are_told_by_their_names() -> None:
    assert told("pass_", [1, 6], 0b110) == Event("pass", {"fleet": ["heron", "tern"], "dice": ["1", "6"]})


def test_nobody_listens_and_nothing_is_computed() -> None:
    s = Harbour()
    s.sink = None
    events()["moored"](s, 99, 99)


def written_class() -> type[State]:
    """The State that is written from the declaration."""
    space: dict[str, Any] = {"State": State, "Dice": Dice, "Rules": Rules, "Tow": Tow}
    source = "\n".join(["class Harbour(State):", *tool.state_part("Harbour", "begin_harbour", ATTRIBUTES)])
    exec(f"from __future__ import annotations\n{source}", space)
    found: type[State] = space["Harbour"]
    return found


def test_a_written_state_begins_as_declared() -> None:
    s: Any = written_class()()
    s.begin_harbour(Dice(bytes(32)), Rules(), 3)
    assert s.tides == 3 and s.heights == [0, 0, 0] and s.wind == "none" and s.over is False
    assert "over" not in type(s).__slots__ and "crews" in type(s).__slots__


def test_a_clone_shares_nothing_that_changes() -> None:
    s: Any = written_class()()
    s.begin_harbour(Dice(bytes(32)), Rules(), 1)
    s.grid, s.fleet, s.tow, s.crossed = [[1]], [Tow()], Tow(), {1: 2}
    t = s.clone()
    assert t.rules is s.rules and t.wake is s.wake
    for name in ("heights", "queue", "piers", "hands", "grid", "crossed", "fleet", "tow", "crews"):
        assert getattr(t, name) is not getattr(s, name), name
    assert t.hands[0] is not s.hands[0] and t.grid[0] is not s.grid[0] and t.fleet[0] is not s.fleet[0]
    assert t.grid == [[1]] and t.crossed == {1: 2} and t.hands == [[], []]


def written_tow() -> type[Any]:
    """The class that is written of things in a State."""
    space: dict[str, Any] = {}
    part = Written("state.py", "Tow", attributes(TowAttributes), ("tug",))
    exec("\n".join(["from __future__ import annotations", "class Tow:", *tool.class_part(part)]), space)
    found: type[Any] = space["Tow"]
    return found


def test_a_written_class_begins_as_declared_and_clones_all_of_it() -> None:
    one = written_tow()(2)
    assert (one.tug, one.rope, type(one).__slots__) == (2, 9, ("rope", "tug"))
    one.rope = 4
    other = one.clone()
    assert other is not one and (other.tug, other.rope) == (2, 4)


@pytest.mark.parametrize("takes", [(), ("tug", "rope"), ("rope",)])
def test_a_written_class_takes_what_has_no_initial_value(takes: tuple[str, ...]) -> None:
    with pytest.raises(tool.NotWritable, match="Tow must take just the attributes that have no initial value"):
        tool.class_part(Written("state.py", "Tow", attributes(TowAttributes), takes))


def test_a_class_without_marks_is_refused() -> None:
    part = Written("battle/tow.py", "Tow", attributes(TowAttributes), ("tug",))
    with pytest.raises(tool.NotWritable, match=r"battle/tow\.py of hunt needs two lines"):
        tool.class_file("hunt", "class Tow:\n    pass\n", part)


@pytest.mark.parametrize(
    ("kind", "message"),
    [("class X:\n    pass\n", "needs two lines"), ("", "needs two lines")],
)
def test_a_state_without_marks_is_refused(kind: str, message: str) -> None:
    with pytest.raises(tool.NotWritable, match=message):
        tool.state_file("hunt", kind, ATTRIBUTES)


def test_what_initial_values_need_must_be_imported() -> None:
    text = f"class Harbour(State):\n    x: int\n{tool.STATE_BEGIN}\n{tool.STATE_END}\n"
    with pytest.raises(tool.NotWritable, match=r"must import what initial values need: .*Dice"):
        tool.state_file("hunt", text, ATTRIBUTES)
