"""The encoding ``points``: whoever names a point of the table gets it, or the nearest at which the action is legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from math import ceil, hypot
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from tests.cost import first, slow
from tests.tensors import SIZE, some_options
from vezerkar import IllegalAction, bot, game, register_bot, replay, simulate
from vezerkar.bots import registry
from vezerkar.bots.conformance import moment
from vezerkar.engine import Action, Dice, Domain, Observation
from vezerkar.engine.dice import key_of
from vezerkar.engine.state import step_of
from vezerkar.research import model, wg35_v1
from vezerkar.research.actions import BadSetting
from vezerkar.research.batch import Batch
from vezerkar.research.gym import OneLearner
from vezerkar.research.points import SPIRAL, PointSlots, listed
from vezerkar.research.table import Table

READY = {"army_a": "budapest_1944", "army_b": "assault_group_1944"}
VERBS = ("place", "turn", "to", "via", "face", "on", "put", "enter")
"""All verbs with a point."""

RARE: Final = ("put", "enter")
"""Those of which there are so few decisions that each is asked for several points."""

CELL: Final = 5
"""The side of a cell of a region that is found by trying, in millimetres."""
TRIES: Final = 3000


def table_of(options: dict[str, str] | None = None) -> Table:
    return Table("wg35", READY if options is None else options, encoding="points")


def encoding_of(table: Table) -> PointSlots:
    assert isinstance(table.encoding, PointSlots)
    return table.encoding


def verb(table: Table, code: int) -> str:
    return table.game.notation(code).split()[0]


def with_points(table: Table) -> list[int]:
    """The legal actions that hold a point."""
    return [code for code in table.legal if table.tensor.at_point(code, 0, 0)]


def domain_of(table: Table) -> Domain | None:
    return step_of(table.state).domain(table.state, table.seat)


def come_to(table: Table, wanted: str) -> int:
    """Play until an action of a verb is offered, and return it."""
    rng = Random(3)
    while True:
        found = [code for code in with_points(table) if verb(table, code) == wanted]
        if found:
            return found[0]
        table.act(rng.choice(table.legal))


def named(table: Table, x: float, y: float) -> tuple[float, float]:
    """A point in millimetres as an environment takes it."""
    east, north = table.tensor.extent(table.state)
    return x / east, y / north


# --- snapping ------------------------------------------------------------------------------------------------------


class Found(NamedTuple):
    """A point that was named within the region of a verb: where it came to lie."""

    verb: str
    moved: float


def is_inside(lines: list[list[int]], x: float, y: float) -> bool:
    """True between closed lines: holes run the other way round, so every crossing counts."""
    inside = False
    for line in lines:
        xs, ys = line[::2], line[1::2]
        for i in range(len(xs)):
            if (ys[i] > y) != (ys[i - 1] > y) and x < (xs[i - 1] - xs[i]) * (y - ys[i]) / (ys[i - 1] - ys[i]) + xs[i]:
                inside = not inside
    return inside


def points_of(table: Table, code: int, domain: Domain, rng: Random) -> Iterator[tuple[float, float]]:
    """Uniform points of the region of an action, in millimetres.

    Where there is no outline, or it is round what is hidden too (places that are seen or fired at), the region is made of the
    cells in whose middle the action is legal.
    """
    east, north = table.tensor.extent(table.state)
    region = domain.region()
    by_cells = type(domain).__name__ in ("SeenPlaces", "Spots", "Reach") or verb(table, code) == "put"
    if by_cells:
        listed_x, listed_y, _ = table.tensor.describe(code)[5:]
        far = 50 if verb(table, code) == "put" else max(east, north)
        for _ in range(TRIES):
            x, y = listed_x + rng.uniform(-far, far), listed_y + rng.uniform(-far, far)
            middle = [round(value // CELL * CELL + CELL / 2) for value in (x, y)]
            if 0 <= x <= east and 0 <= y <= north and any(map(domain.accepts, table.tensor.at_point(code, *middle))):
                yield x, y
        return
    xs = [x for line in region for x in line[::2]] or [0, east]
    ys = [y for line in region for y in line[1::2]] or [0, north]
    while True:
        x, y = rng.uniform(max(0, min(xs)), min(east, max(xs))), rng.uniform(max(0, min(ys)), min(north, max(ys)))
        if not region or is_inside(region, x, y):
            yield x, y


def found_in(table: Table, rng: Random, wanted: Callable[[str], int]) -> Iterator[Found]:
    """Play a game, by points now and then, and try points where an action of a wanted verb is offered.

    Actions that lead to rare verbs are preferred.
    """
    encoding = encoding_of(table)
    while not table.over:
        offered = {verb(table, code): code for code in rng.sample(with_points(table), len(with_points(table)))}
        domain = domain_of(table)
        for name, code in offered.items():
            points = points_of(table, code, domain, rng) if domain is not None else iter(())
            for _, (x, y) in zip(range(wanted(name)), points, strict=False):
                found = encoding.snapped(table.state, domain, code, named(table, x, y))
                assert found is not None and domain is not None and verb(table, found.code) == name
                assert domain.accepts(found.code) or found.code in table.legal
                yield Found(name, found.moved)
        leading = [code for code in table.legal if verb(table, code) in ("lift", "tow", "put", "place", "on", "play", "emplace")]
        code = rng.choice(leading if leading and rng.random() < 0.5 else table.legal)
        index = encoding.index(table.legal, code)
        table.step({"option": index, "point": (rng.random(), rng.random())} if rng.random() < 0.5 else index)


@slow
@pytest.mark.parametrize(("count", "verbs"), first([(15, VERBS[:5]), (200 * SIZE, VERBS)]), ids=["few", "many"])
def test_a_point_of_the_region_is_taken_as_it_is_named(count: int, verbs: tuple[str, ...]) -> None:
    """19 of 20 uniform points are moved by less than two millimetres, and every action that comes of one is legal."""
    found: dict[str, list[float]] = {name: [] for name in verbs}

    def wanted(name: str) -> int:
        missing = count - len(found.get(name, [0] * count))
        return min(missing, 20 if name in RARE else 1)

    for i in range(1_000_000):
        rng = Random(i)
        table = table_of(some_options(game("wg35"), rng) if i else None)
        table.reset(f"points {i}")
        for one in found_in(table, rng, wanted):
            found[one.verb].append(one.moved)
            if all(len(moved) >= count for moved in found.values()):
                break
        if all(len(moved) >= count for moved in found.values()):
            break
    far = {name: (sum(one >= 2 for one in moved), len(moved)) for name, moved in found.items()}
    print(far)
    assert all(some <= ceil(of / 20) for some, of in far.values())


def test_steps_lead_from_a_point_to_all_sides_and_farther_and_farther() -> None:
    assert SPIRAL[0] == (0, 0) and len({*SPIRAL}) == len(SPIRAL) == 53
    far = [hypot(*step) for step in SPIRAL]
    assert all(before < after + 0.6 for before, after in pairwise(far)) and round(far[-1]) == 64
    assert [sum(column) for column in zip(*SPIRAL, strict=True)] == [0, 0]


def test_what_is_named_too_far_away_is_the_option_as_listed() -> None:
    table = table_of()
    table.reset("7")
    code = come_to(table, "to")
    x, y, _ = table.tensor.describe(code)[5:]
    east, north = table.tensor.extent(table.state)
    far = (0.0 if x > east / 2 else 1.0, 0.0 if y > north / 2 else 1.0)
    found = encoding_of(table).snapped(table.state, domain_of(table), code, far)
    assert found is not None and found.code == code
    assert found.moved == pytest.approx(hypot(far[0] * east - x, far[1] * north - y))
    nowhere = encoding_of(table).snapped(table.state, None, code, named(table, x, y))
    assert nowhere is not None and nowhere.code == code and nowhere.moved == pytest.approx(0)


def test_the_point_beside_a_legal_one_is_moved_there() -> None:
    table = table_of()
    table.reset("7")
    code = come_to(table, "to")
    domain = domain_of(table)
    assert domain is not None
    east, _ = table.tensor.extent(table.state)
    x, y, _ = table.tensor.describe(code)[5:]
    # To the east up to where it ends (a gap of a step or two is no end), and then a little on.
    while any(domain.accepts(one) for step in (1, 2, 3) for one in table.tensor.at_point(code, x + step, y)) and x < east:
        x += 1
    beyond = x + 3
    found = encoding_of(table).snapped(table.state, domain, code, named(table, beyond, y))
    assert found is not None and domain.accepts(found.code) and 0.5 < found.moved <= 8


def test_the_floor_that_is_listed_is_meant_first() -> None:
    tensor, parse = table_of().tensor, game("wg35").parse
    assert tensor.at_point(parse("to 412,300,20"), 5, 6) == [parse("to 5,6,20"), parse("to 5,6")]
    assert tensor.at_point(parse("place b2 412,300"), 5, 6) == [parse("place b2 5,6")]
    assert tensor.at_point(parse("activate b2"), 5, 6) == tensor.at_point(parse("pass"), 5, 6) == []


@slow
def test_a_point_tells_nothing_that_the_seat_does_not_know() -> None:
    """The same point leads to the same action in every State that the seat cannot tell from the true one."""
    compared: Counter[str] = Counter()
    for seed in range(2):
        table, rng = table_of(), Random(seed)
        table.reset(f"secret {seed}")
        while not table.over and table.decided < 250:
            for code in with_points(table)[:1]:
                imagined = table.game.imagine(table.state, table.seat, Dice(key_of(f"{seed} {table.decided}")))
                point = named(table, *[value + rng.uniform(-60, 60) for value in table.tensor.describe(code)[5:7]])
                told = [
                    encoding_of(table).snapped(s, step_of(s).domain(s, table.seat), code, point) for s in (table.state, imagined)
                ]
                assert told[0] == told[1]
                compared[verb(table, code)] += 1
            table.act(rng.choice(table.legal))
    assert len(compared) >= 3 and sum(compared.values()) > 50


# --- the table and the environments --------------------------------------------------------------------------------


def test_a_choice_of_option_and_point_is_carried_out_and_told_to_the_seat_alone() -> None:
    env = wg35_v1.env(options=READY, encoding="points", info=True)
    env.reset(seed=7)
    table = env.table
    code = come_to(table, "place")
    env.go_on()
    agent = env.agent_selection
    assert "snapped" not in env.infos[agent]
    x, y, _ = table.tensor.describe(code)[5:]
    step = next(dx for dx in range(5, 40) if table.accepts(table.tensor.at_point(code, x + dx, y)[-1]))
    point = np.array(named(table, x + step, y), np.float32)
    env.step({"option": np.int64(table.legal.index(code)), "point": point})
    played = [code for _, code in table.played][-1 - len(table.forced)]
    assert verb(table, played) == "place" and table.tensor.describe(played)[5:7] == (x + step, y)
    assert table.snapped[env.seat_of[agent]] == pytest.approx(0, abs=0.01)
    assert ("snapped" in env.infos[env.agent_selection]) == (env.agent_selection == agent)
    # An option without a point, and an index without one, say nothing of points.
    while env.agent_selection != agent:
        env.step(0)
    env.step(next(i for i, code in enumerate(table.legal) if not table.tensor.at_point(code, 0, 0)))
    assert env.seat_of[agent] not in table.snapped
    assert replay(table.record().text()).ply == len(table.played)


def test_what_is_no_point_is_refused_and_changes_nothing() -> None:
    table = table_of()
    table.reset("7")
    code = come_to(table, "place")
    before, index = table.game.dump(table.state), table.legal.index(code)
    for point in ((1.01, 0.5), (0.5, -0.01), (float("nan"), 0.5), (0.5,), (0.1, 0.2, 0.3)):
        with pytest.raises(ValueError, match=r"is not two numbers from 0 to 1|values to unpack"):
            table.step({"option": index, "point": point})
    with pytest.raises(ValueError, match="is not from 0 to 511"):
        table.step({"option": 512, "point": (0.5, 0.5)})
    with pytest.raises(IllegalAction):
        table.step({"option": 511, "point": (0.5, 0.5)})
    assert table.game.dump(table.state) == before
    slots = Table("wg35", READY)
    slots.reset("7")
    with pytest.raises(ValueError, match="a point is named with encoding='points' alone, not with 'slots'"):
        slots.step({"option": 0, "point": (0.5, 0.5)})
    with pytest.raises(BadSetting, match="no action of hunt holds a point: encoding='slots'"):
        Table("hunt", encoding="points")


def test_a_clone_has_its_own_account_of_points() -> None:
    table = table_of()
    table.reset("7")
    code = come_to(table, "place")
    index = table.legal.index(code)
    clone = table.clone()
    clone.step({"option": index, "point": (0.5, 0.5)})
    assert clone.snapped and not table.snapped
    clone.reset("8")
    assert not clone.snapped


class Mapped(OneLearner):
    """Takes a legal option in place of one that is not, for those who try any."""

    def step(self, action: Any) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        legal = np.flatnonzero(self.action_masks())
        return super().step({"option": int(legal[int(action["option"]) % len(legal)]), "point": action["point"]})


def test_gymnasium_takes_options_with_points() -> None:
    env = Mapped("wg35", "b", options=READY, encoding="points")
    check_env(env, skip_render_check=True)
    _, told = env.reset(seed=1)
    env.action_space.seed(1)
    moved = []
    for _ in range(40):
        _, _, _, _, told = env.step(env.action_space.sample())
        moved.append("snapped" in told)
    assert any(moved) and not all(moved) and told["options"].shape == (512, 8)


def test_a_batch_takes_options_and_points_as_arrays() -> None:
    batch, tables = Batch("wg35", 2, options=READY, encoding="points"), [table_of(), table_of()]
    batch.reset(5)
    for i, one in enumerate(tables):
        one.reset(f"5/{i}")
    rng = np.random.default_rng(1)
    for _ in range(60):
        option = np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.mask])
        point = rng.random((2, 2), np.float32)
        batch.step({"option": option, "point": point})
        for i, one in enumerate(tables):
            one.step({"option": int(option[i]), "point": point[i]})
            assert one.played == batch.tables[i].played and one.snapped == batch.tables[i].snapped
    assert any(one.snapped for one in tables)


def test_seats_at_once_take_options_with_points() -> None:
    env = wg35_v1.parallel_env(options=READY, encoding="points")
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    told: dict[str, dict[str, Any]] = {}
    heard = set()
    for _ in range(40):
        actions = {}
        for agent in env.agents:
            index = int(rng.choice(np.flatnonzero(seen[agent]["action_mask"])))
            actions[agent] = {"option": index, "point": rng.random(2, np.float32)}
            assert env.action_space(agent).contains({"option": np.int64(index), "point": actions[agent]["point"]})
        seen, _, _, _, told = env.step(actions)
        heard |= {agent for agent in env.agents if "snapped" in told[agent]}
    assert heard


def anywhere(seed: int | str) -> Callable[..., Any]:
    """A policy that takes any option, and any point for it."""
    rng = Random(seed)

    def policy(row: Any, mask: Any, options: Any) -> Any:
        assert len(row) and options.shape == (512, 8)
        return {"option": rng.randrange(int(mask.sum())), "point": (rng.random(), rng.random())}

    return policy


def test_a_policy_names_points_as_an_opponent_and_as_a_bot() -> None:
    any_option = Random(2)

    def middle(row: Any, mask: Any, options: Any) -> Any:
        return {"option": any_option.randrange(int(mask.sum())), "point": (0.5, 0.5)}

    env = OneLearner("wg35", "a", middle, options=READY, encoding="points")
    env.reset(seed=1)
    table, rng = env.table, Random(1)
    east, north = table.tensor.extent(table.state)
    while (east // 2, north // 2) not in [table.tensor.describe(code)[5:7] for seat, code in table.played if seat == 1]:
        env.step(int(rng.choice(np.flatnonzero(env.action_masks()))))
    table.reset("7")
    code = come_to(table, "place")
    x, y, _ = table.tensor.describe(code)[5:]
    chosen = {"option": sorted(table.legal).index(code), "point": named(table, x, y)}
    player = model.bot(lambda row, mask, options: chosen, "points")
    seen = Observation.of(table.match(), table.seats[table.seat])
    assert player.choose(seen) == Action(code, table.game.notation(code))
    for dx in range(5, 40):
        chosen["point"] = named(table, x + dx, y)
        moved = table.tensor.at_point(code, x + dx, y)
        if any(map(table.accepts, moved)):
            assert player.choose(seen).code in moved


@slow
def test_a_bot_that_names_points_plays_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "REGISTERED", {})
    register_bot("mine", "wg35", lambda seed, budget: model.bot(anywhere(seed), "points"))
    (result,) = simulate("wg35", 1, {"a": "mine"}, seed="7", options=READY, record=True)
    match = replay(result.record)
    assert match.outcome is not None and match.ply == result.plies
    for ply in range(0, match.ply, 100):
        then = moment(match, ply)
        for seat in then.waiting():
            seen = [Observation.of(one, seat) for one in (then, then.imagine(seat, "other"))]
            seen.append(Observation.unpack(then.game, seen[0].pack()))
            answers = {bot("mine", "wg35", 5).choose(one).code for one in seen}
            domain = then.decision(seat).domain
            (code,) = answers
            assert code in [one.code for one in then.decision(seat).options] or (domain is not None and domain.accepts(code))


def test_a_bot_may_answer_what_is_not_listed() -> None:
    """The greedy one places its figures where it likes; whoever plays it must take that."""
    env = OneLearner("wg35", "a", "greedy", options=READY)
    env.reset(seed=3)
    rng = Random(1)
    for _ in range(25):
        env.step(int(rng.choice(np.flatnonzero(env.action_masks()))))
    assert bot("greedy", "wg35") and replay(env.table.record().text()).ply == len(env.table.played)


def test_the_nearest_action_of_a_list() -> None:
    table, parse = table_of(), game("wg35").parse
    legal = sorted(map(parse, ("to 10,10,0", "to 40,10,0", "via 20,10,0", "place a1 20,10,0", "done")))
    assert listed(table.tensor, legal, parse("to 30,10")) == parse("to 40,10,0")
    assert listed(table.tensor, legal, parse("via 900,900")) == parse("via 20,10,0")
    assert listed(table.tensor, legal, parse("done")) == parse("done")
    assert listed(table.tensor, legal, parse("place a2 20,10,0")) is None
