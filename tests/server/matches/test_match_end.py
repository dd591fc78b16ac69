"""What is told of a match that is over: to nobody before, to everybody after, and in numbers that agree with the match."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from random import Random
from types import FunctionType
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec.json import decode

from tests.cost import only, slow
from tests.server.play import Guest, make, pair, refused
from vezerkar import Record, game
from vezerkar.engine import Dice, Event, Game, Match, roles
from vezerkar.engine.dice import commitment, key_of
from vezerkar.engine.event import Datum
from vezerkar.games.wg35.rules import step
from vezerkar.registry import GAMES
from vezerkar.server.matches.end_messages import DieProof, MatchEnd
from vezerkar.server.matches.match_end import EndInputs, match_end, proved
from vezerkar.server.matches.match_ends import end_inputs
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages.match_page import PageInputs
from vezerkar.server.pages.page_renderer import ENCODE
from vezerkar.server.rules import present_rules
from vezerkar.server.storage.stored_match import LogEntry, SeatAssignment, StoredMatch

REGISTERED = dict(GAMES)
RECORDS = sorted(Path(__file__).parents[2].glob("*/golden/*.jsonl"))
QUICK_RECORDS = [path for path in RECORDS if "triumph" not in path.parts]
SEED = "the same dice"


@pytest.fixture
def shelf(gauge: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The games of the shelf beside the tiny one."""
    for name, package in REGISTERED.items():
        monkeypatch.setitem(GAMES, name, package)
    yield


def session_of(record: Record) -> MatchSession:
    """The session of a record."""
    rules = game(record.game)
    seats = rules.seats(record.options)
    assignments = [SeatAssignment(seat, kind="human", player=seat) for seat in seats]
    log = [LogEntry(ply, seat, "act", action) for ply, (seat, action) in enumerate(record.actions, 1)]
    return MatchSession(StoredMatch("m", rules.id, rules.version, record.options, record.seed, assignments, [], log, []))


def played(name: str, seed: str, plies: int, options: Mapping[str, str] | None = None) -> Match[Any, Any]:
    """A match at random."""
    random = Random(seed)
    rules = game(name)
    match = rules.start(seed, options or rules.recommended)
    while match.ply < plies and not match.state.over:
        seat = random.choice(match.waiting())
        match.act(seat, random.choice(match.decision(seat).options))
    return match


def end_of(record: Record, lang: str = "en") -> MatchEnd:
    return match_end(game(record.game), end_inputs(session_of(record), lang))


def test_nothing_is_told_while_the_match_goes_on(client: TestClient[Any]) -> None:
    anna, body = make(client)
    everybody = [anna, Guest(client, anna.match), Guest(client, anna.match, body["invitations"]["heron"])]
    for guest in everybody:
        refused(guest.get("/end"), 409, "running")
    refused(client.get("/api/matches/nowhere/end"), 404, "unknown_match")
    assert anna.post("resign", {"seat": "gull"}).status_code == 200
    told = [guest.get("/end") for guest in everybody]
    assert [answer.status_code for answer in told] == [200] * 3
    assert len({answer.content for answer in told}) == 1, "everybody is told the same"


def test_a_resignation_is_told_without_a_rule(client: TestClient[Any]) -> None:
    anna, bela = pair(client)
    anna.act("gull", "bid 7")
    bela.act("heron", "bid 30")
    bela.post("resign", {"seat": "heron"})
    end = anna.get("/end", lang="hu").json()
    assert end["cite"] == "" and end["history"] == "" and end["luck"] == []
    (chart,) = end["charts"]
    assert chart["title"] == "Hajótestpontok" and not chart["decisive"]
    assert [(line["name"], line["seats"], line["values"]) for line in chart["lines"]] == [
        ("Sirály", ["gull"], [3]),
        ("Gém", ["heron"], [3]),
    ]


def test_what_was_taken_back_is_no_part_of_it(client: TestClient[Any]) -> None:
    anna, _ = make(client, heron="me")
    anna.act("gull", "bid 5")
    anna.post("undo", {"seat": "gull", "ply": 1})
    anna.act("gull", "bid 6")
    anna.act("heron", "bid 7")
    anna.post("resign", {"seat": "gull"})
    end = anna.get("/end").json()
    assert end["ply"] == 5 and end["proof"][0]["ply"] == 0
    assert all(step["ply"] in (0, 3, 4) for step in end["proof"])


def test_the_end_is_made_once_for_each_language(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(game: Game[Any, Any], inputs: EndInputs) -> MatchEnd:
        made.append(inputs.lang)
        return match_end(game, inputs)

    monkeypatch.setattr(present_rules, "match_end", counted)
    anna, _ = make(client)
    anna.post("resign", {"seat": "gull"})
    for lang in ("en", "hu", "en", "hu"):
        assert anna.get("/end", lang=lang).status_code == 200
    assert made == ["en", "hu"]


def test_of_many_ends_the_oldest_are_let_go(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    kept = client.app.state.context.match_ends._made
    monkeypatch.setattr(kept, "most", 1)
    first, second = make(client)[0], make(client)[0]
    for guest in (first, second):
        guest.post("resign", {"seat": "gull"})
    assert [guest.get("/end").json()["match"] for guest in (first, second, first)] == [first.match, second.match, first.match]
    assert len(kept) == 1


@pytest.mark.parametrize("path", only(RECORDS, QUICK_RECORDS), ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
@pytest.mark.slow
def test_the_numbers_agree_with_the_match(shelf: None, path: Path) -> None:
    record = Record.parse(path.read_text())
    rules = game(record.game)
    match = rules.start(record.seed, record.options)
    record.replay(match.act, match.go_on)
    end = end_of(record)
    outcome = match.outcome
    assert outcome is not None
    assert end.cite == outcome.cite and end.history and end.ply == len(record.actions)
    last = rules.measured(match.state)
    assert [[line.values[-1] for line in chart.lines] for chart in end.charts] == [list(numbers) for numbers in last]
    assert {len(line.values) for chart in end.charts for line in chart.lines} == {len(end.moments)}
    plies = [moment.ply for moment in end.moments]
    assert plies == sorted(set(plies)) and plies[-1] == end.ply
    assert all(one.title != other.title for one, other in zip(end.moments, end.moments[1:], strict=False))
    for chart in end.charts:
        assert sorted(seat for line in chart.lines for seat in line.seats) == sorted(match.seats)
    first = end.charts[0]
    if first.decisive:
        winning = {line.values[-1] for line in first.lines if set(line.seats) <= set(outcome.winners)}
        assert max(winning) == max(line.values[-1] for line in first.lines)
    for point in end.turning_points:
        (line,) = [line for line in first.lines if line.tone == point.tone]
        assert (point.before, point.after) == (line.values[point.moment - 1], line.values[point.moment])
        assert point.before != point.after and plies[point.moment - 1] < point.ply <= plies[point.moment]


@pytest.mark.parametrize("path", only(RECORDS, QUICK_RECORDS), ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
@pytest.mark.slow
def test_luck_adds_up_the_rolls_of_the_log(shelf: None, path: Path) -> None:
    record = Record.parse(path.read_text())
    rules = game(record.game)
    match = rules.start(record.seed, record.options)
    record.replay(match.act, match.go_on)
    end = end_of(record)
    for info in end.luck:
        assert 0 <= info.got <= info.chances and 0 < info.owed <= info.chances and info.seat in match.seats
    rolled = [event for event in match.event_log if event.kind in ("rolled", "fired")]
    got = sum(int(str(event.data["success" if event.kind == "rolled" else "hits"])) for event in rolled if rules.luck(event))
    assert sum(info.got for info in end.luck) == got


@pytest.mark.parametrize("path", only(RECORDS, QUICK_RECORDS), ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
@pytest.mark.slow
def test_every_die_of_the_log_is_proved(shelf: None, path: Path) -> None:
    record = Record.parse(path.read_text())
    rules = game(record.game)
    match = rules.start(record.seed, record.options)
    record.replay(match.act, match.go_on)
    end = end_of(record)
    told = [rolled for event in match.event_log for rolled in roles.rolled(rules, event)]
    dice = Dice(key_of(record.seed))
    proofs = [die for step in end.proof for die in step.dice]
    assert [(die.face, die.half) for die in proofs] == told and end.rolls == len(told)
    assert all(shown(dice, die) == die.face for die in proofs)
    assert [index for step in end.proof for index in (step.first, step.last)] == sorted(
        index for step in end.proof for index in (step.first, step.last)
    )


def shown(dice: Dice, die: DieProof) -> int:
    """The face of a die, or half of it, by its word."""
    face = dice.word(die.index) % die.sides + 1
    return (face + 1) // 2 if die.half else face


@pytest.mark.skipif(not isinstance(step.d6, FunctionType), reason="compiled dice cannot be counted")
@pytest.mark.parametrize("armies", [("warsaw_platoon_1944", "raiding_party_1943"), ("budapest_1944", "parachute_squad_1944")])
@pytest.mark.slow
def test_every_die_that_wg35_rolls_is_in_the_proof(shelf: None, armies: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is rolled that the log does not tell: whole dice, half dice, wound dice that are rolled again."""
    counted: list[str] = []
    for name in ("d3", "d6", "d10"):
        rolls = getattr(step, name)

        def counting(s: Any, rolls: Any = rolls, name: str = name) -> int:
            counted.append(name)
            face: int = rolls(s)
            return face

        for module in [module for key, module in sys.modules.items() if key.startswith("vezerkar.games.wg35.rules.")]:
            if getattr(module, name, None) is rolls:
                monkeypatch.setattr(module, name, counting)
    match = played("wg35", f"all dice {armies}", 700, {"army_a": armies[0], "army_b": armies[1]})
    inputs = end_inputs(session_of(match.record()), "en")
    counted.clear()
    end = match_end(match.game, inputs)
    proofs = [die for ply in end.proof for die in ply.dice]
    assert len(counted) > 60 and end.rolls == len(counted) == len(proofs)
    assert sum(die.half for die in proofs) == counted.count("d3")
    told = [face for event in match.event_log for face, _ in roles.rolled(game("wg35"), event) if face]
    assert len(told) == len(proofs), "no die is told twice"


@slow
@pytest.mark.parametrize("name", REGISTERED)
@pytest.mark.parametrize("lang", ["en", "hu"])
def test_whoever_gives_up_shows_what_the_end_shows(shelf: None, name: str, lang: str, recwarn: pytest.WarningsRecorder) -> None:
    match = played(name, "given up", 60)
    seat = match.seats[0]
    record = match.record()
    session = session_of(record)
    viewer = Viewer(seat, (seat,))
    before = PageInputs.of(session, viewer, lang).match_page()
    session.take(match.seats[1], "resign")
    page = PageInputs.of(session, viewer, lang).match_page()
    ended = match.state.clone()
    ended.over = True
    assert page.over and page.view == match.game.view(ended, 0) and page.view != before.view
    assert page.view == PageInputs.of(session, viewer, lang, ply=session.ply).match_page().view
    assert before.view == PageInputs.of(session, viewer, lang, ply=session.ply - 1).match_page().view, "the past stays as it was"
    assert any(page.text_view) and page.scene.tokens
    assert not recwarn.list


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.slow
def test_wg35_tells_points_figures_and_luck(shelf: None, lang: str) -> None:
    match = played("wg35", "a fight", 400)
    end = end_of(match.record(), lang)
    assert [chart.id for chart in end.charts] == ["points", "standing"] and end.history
    assert len(end.moments) >= 2 and end.charts[1].lines[0].values[0] > 0
    assert {info.kind for info in end.luck} >= {"shots"} and end.rolls > 0


def test_luck_of_each_kind_of_roll(shelf: None) -> None:
    wg35, triumph, hunt = game("wg35"), game("triumph"), game("hunt")
    shot: dict[str, Datum] = {"figure": "a1", "C": 4, "target_number": 10, "die": 6, "hit": 1}
    assert wg35.luck(Event("shot", shot)) == ("a", "shots", 1, 0.5, 1)
    assert wg35.luck(Event("morale", {"figure": "b3", "Mo": 7, "passed": 0})) == ("b", "morale", 1, 21 / 36, 0)
    assert wg35.luck(Event("tested", {"figure": "b3", "value": 3, "passed": 1})) == ("b", "tests", 1, 0.3, 1)
    assert wg35.luck(Event("rolled", {"figure": "", "needed": 3, "passed": 1})) is None
    assert wg35.luck(Event("blow", {"figure": "b3", "needed": 12, "T": 5, "hit": 0})) == ("b", "blows", 1, 0.4, 0)
    assert wg35.luck(Event("location", {"figure": "b3", "die": 4})) is None
    fired: dict[str, Datum] = {"faction": "axis", "rolls": ["1", "6", "2", "3"], "need": 3, "hits": 3}
    assert triumph.luck(Event("fired", fired)) == ("axis", "hits", 4, 2.0, 3)
    assert triumph.luck(Event("fired", {**fired, "faction": "minor"})) is None
    sure: dict[str, Datum] = {"seat": "british", "die": 1, "bonus": 6, "target": 5, "success": 1}
    assert hunt.luck(Event("rolled", sure)) == ("british", "rolls", 1, 1.0, 1)


def test_words_that_were_no_dice_are_passed_over() -> None:
    dice = Dice(key_of(SEED))
    drawn = [(0, 52), (1, 6), (2, 6), (3, 10), (4, 6)]
    faces = [dice.word(index) % sides + 1 for index, sides in drawn[1:]]
    found = proved(drawn, [(face, False) for face in [*faces[:2], *faces[:2], *faces[2:]]], SEED)
    assert found == [DieProof(index, sides, face) for (index, sides), face in zip(drawn[1:], faces, strict=True)]
    assert proved([(0, 6)], [], SEED) == [] and proved([], [(4, False)], SEED) == []


def golden() -> dict[str, Any]:
    """Hashes, words and two whole proofs, as the browser must find them: ``web/test/proof.json``."""
    lengths = [0, 1, 63, 127, 128, 129, 255, 256, 257]
    messages = [bytes(i % 251 for i in range(length)) for length in lengths]
    key = key_of("7")
    dice = Dice(key)
    found: dict[str, Any] = {
        "plain": [blake2b(message, digest_size=64).hexdigest() for message in messages],
        "keyed": [blake2b(message, digest_size=64, key=key).hexdigest() for message in messages],
        "lengths": lengths,
        "seeds": [{"seed": seed, "commitment": commitment(seed), "key": key_of(seed).hex()} for seed in ("7", "a" * 64, "é ű")],
        "words": [dice.word(index) for index in range(40)],
        "matches": [],
    }
    for name in ("hunt/golden/sinkings", "triumph/golden/hegemony"):
        record = Record.parse((Path(__file__).parents[2] / f"{name}.jsonl").read_text())
        rules = game(record.game)
        end = end_of(record)
        match = rules.start(record.seed, record.options)
        plies = [0] * len(match.event_log)
        for ply, (seat, action) in enumerate(record.actions, 1):
            plies += [ply] * match.act(seat, action).event_count
        told = [(ply, roles.dice(rules, event)) for ply, event in zip(plies, match.event_log, strict=True)]
        found["matches"].append(
            {
                "seed": record.seed,
                "commitment": commitment(record.seed),
                "proof": decode(ENCODE(end.proof)),
                "log": [{"ply": ply, "dice": faces} for ply, faces in told if faces],
            }
        )
    return found


@slow
def test_the_browser_checks_dice_against_the_newest_golden_data(shelf: None, request: pytest.FixtureRequest) -> None:
    file = request.config.rootpath / "web" / "test" / "proof.json"
    if not file.is_file():
        pytest.skip("no checkout")
    assert decode(file.read_bytes()) == golden(), "write it anew: python -m tests.server.matches.test_match_end"


if __name__ == "__main__":
    target = Path(__file__).parents[3] / "web" / "test" / "proof.json"
    target.write_bytes(ENCODE(golden()) + b"\n")
