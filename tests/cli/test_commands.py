"""The commands: what they print for people and programs, and what they say to bad input."""

from __future__ import annotations

import csv
import json
import struct
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

from tests.cost import first, slow
from tests.hunt.golden import FOLDER
from vezerkar.cli import main
from vezerkar.draw.svg import NAMESPACE
from vezerkar.registry import game as game_of
from vezerkar.registry import replay
from vezerkar.study.judging import BUDGETS, ReportBudget

ROOT = Path(__file__).resolve().parent.parent.parent
RECORD = FOLDER / "battle.jsonl"


def run(
    *words: str | Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], answers: str = ""
) -> tuple[int, str, str]:
    """Exit status, standard output and standard error of a command."""
    monkeypatch.setattr(sys, "argv", ["vezerkar", *map(str, words)])
    lines = iter(answers.splitlines())

    def answer(_: str = "") -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    try:
        main()
        status = 0
    except SystemExit as end:
        status = int(end.code or 0)
    said = capsys.readouterr()
    return status, said.out, said.err


@pytest.fixture
def vezerkar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """Run a command: `vezerkar("games", "--json")`."""
    return lambda *words, answers="": run(*words, monkeypatch=monkeypatch, capsys=capsys, answers=answers)


@slow
def test_tensor_says_what_the_bytes_and_the_indices_are(vezerkar) -> None:
    found = json.loads(vezerkar("tensor", "hunt", "--json")[1])
    pinned = json.loads((ROOT / "tests" / "tensors.json").read_text("utf-8"))
    told = {"layout": found["layout"], "size": found["bytes"], "actions": len(found["actions"]), "catalogue": found["catalogue"]}
    assert told == pinned["hunt"]
    ends = [field["offset"] + field["bytes"] for field in found["fields"]]
    assert [field["offset"] for field in found["fields"]] == [0, *ends[:-1]] and ends[-1] == found["bytes"]
    assert {"name": "facts", "offset": 1055, "bytes": 8, "shape": [4], "kind": "wide", "least": 0, "most": 65535} in found[
        "fields"
    ]
    assert game_of("hunt").notation(game_of("hunt").tensor().codes[7]) == found["actions"][7]
    said = vezerkar("tensor", "quartermaster")[1]
    assert "layout " + pinned["quartermaster"]["layout"] in said and "1744 actions" in said
    assert "no end of actions" in vezerkar("tensor", "wg35")[1]
    assert vezerkar("tensor", "chess")[0] == 1


@pytest.mark.slow
def test_games_for_programs_and_for_people(vezerkar) -> None:
    status, out, _ = vezerkar("games", "--json")
    (hunt,) = [game for game in json.loads(out) if game["id"] == "hunt"]
    assert status == 0 and list(hunt["seats"]) == ["german", "british"]
    assert hunt["options"]["side"] == ["normal", "historical"]
    assert hunt["bots"] == ["random", "novice", "greedy", "captain", "search"]
    assert "A Hajsza" in vezerkar("games", "--lang", "hu")[1]


@slow
def test_study_odds_for_people_and_for_programs(vezerkar) -> None:
    status, out, _ = vezerkar("study", "odds", "triumph")
    assert status == 0 and out.startswith("battle: Battle.")
    status, out, _ = vezerkar("study", "odds", "triumph", "battle", "attacking=infantry:1", "defending=infantry:1")
    assert status == 0 and out.splitlines()[0] == "The attacker (Axis) wins with a chance of 25.0%."
    assert "Order of fire" in out and "Exact, over all dice." in out
    found = json.loads(vezerkar("study", "odds", "hunt", "places", "since=seen:20", "--json", "--lang", "hu")[1])
    assert found["ask"] == {"since": "seen:20"} and found["findings"]["headline"] == "Csak egyetlen mezőn lehet."
    fields = vezerkar("study", "odds", "hunt", "places", "since=", "--fields")[1]
    assert "  since=  Heard since then: 0 to 12 rows with commas, each what:number" in fields
    assert [info["id"] for info in json.loads(vezerkar("study", "odds", "hunt", "--json")[1])] == ["places"]


@slow
def test_study_lessons_lists_the_chapters_and_plays_one(vezerkar) -> None:
    assert vezerkar("study", "lessons", "hunt", "--lang", "hu")[1].startswith("1. Láthatatlan út\n2. Süllyessz el")
    answers = "play G03 ap\nsail spee 1\nto 27\nu\nu\nsail spee 2\nto 27\n"
    status, out, _ = vezerkar("study", "lessons", "hunt", "1", answers=answers)
    assert status == 0 and "» This works, but it hides less" in out and "[x] Be in 24 or 27" in out
    assert out.splitlines()[-1].startswith("★★  The British player knows only")
    failed = vezerkar("study", "lessons", "hunt", "1", answers="play G03 ap\ndone\nstore 0\n")[1]
    assert failed.splitlines()[-1] == "The time for this is over."
    assert "no chapter 99; it has 9" in vezerkar("study", "lessons", "hunt", "99")[2]


@slow
def test_study_hint_names_what_looks_best_and_says_why(vezerkar, tmp_path: Path) -> None:
    record = tmp_path / "hunt.jsonl"
    record.write_text(game_of("hunt").start(seed="a").record().text())
    status, out, _ = vezerkar("study", "hint", str(record), "--tries", "40")
    lines = out.splitlines()
    assert status == 0 and lines[0].endswith("[HUNT 11]") and lines[1] == "Probably best, in this order:"
    assert lines[-1].startswith("From games played on in positions that are possible")
    assert vezerkar("study", "hint", str(record), "--tries", "40")[1] == out, "it follows from the record and the budget"
    found = json.loads(vezerkar("study", "hint", str(record), "--tries", "40", "--json")[1])
    assert (found["seat"], found["judged"]) == ("german", "search")
    assert lines[2].split("(")[1].startswith(found["options"][0]["action"])
    status, _, said = vezerkar("study", "hint", str(record), "--seat", "british")
    assert status == 1 and "british has nothing to choose here; german has" in said


@slow
def test_study_odds_says_what_a_question_can_be(vezerkar) -> None:
    for words, said in (
        (("triumph", "battle", "attacking=tnak:2"), "Unit cannot be “tnak”. Choose from: infantry, tank,"),
        (("triumph", "battle", "attacking"), "a question wants NAME=VALUE, not 'attacking'"),
        (("triumph", "battle", "place=sea", "place=land"), "a question names 'place' twice"),
        (("triumph", "weather"), "triumph has no calculator 'weather'; it has: battle"),
        (("chess", "battle"), "chess"),
        (("triumph", "battle", "--lang", "de"), "there is no language 'de'"),
    ):
        status, out, err = vezerkar("study", "odds", *words)
        assert status == 1 and not out and said in err, (words, err)


@slow
def test_study_report_for_people_and_for_programs(vezerkar, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    few = ReportBudget(worlds=1, rolls=2, candidates=2, tries=2, doubtful=1, again=2, confirmed=0, games=0, turning_games=2)
    monkeypatch.setitem(BUDGETS, "quick", few)
    record = tmp_path / "begun.jsonl"
    record.write_text(game_of("hunt").start("one").until(lambda match: match.ply == 12).record().text(), "utf-8")
    command = ("study", "report", record, "--budget", "quick", "--lang", "hu")
    status, said, _ = vezerkar(*command)
    assert status == 0
    found = json.loads(vezerkar(*command, "--json")[1])
    for told in (found["title"], found["headline"], *found["notes"], found["points"][-1]["title"], "Kriegsmarine"):
        assert told in said
    assert ("fordított" if found["compiled"] else "értelmezett") in said


def test_study_report_says_which_budgets_there_are(vezerkar) -> None:
    status, _, error = vezerkar("study", "report", RECORD, "--budget", "huge")
    assert status and "quick, normal, thorough" in error


@pytest.mark.slow
def test_study_whatif_for_people_and_for_programs(vezerkar) -> None:
    begun = ("study", "whatif", RECORD, "--seat", "british", "--ply", "54")
    status, out, _ = vezerkar(*begun, "british: search G", "british: roll [6]")
    lines = out.splitlines()
    assert status == 0 and lines[0] == "Royal Navy, after 54 actions: 8 positions that fit what this side knew"
    assert lines[1:4:2] == ["british: search G", "british: roll [6]  (chance 1/6)"]
    assert lines[4].startswith("  > #1 8 of 8: The Royal Navy rolls 6 (5+ needed): success.")
    assert "german: " not in lines[-1] and lines[-1].startswith("british: done")
    out = vezerkar(*begun, "british: search G", "british: roll", "--faces", "--lang", "hu")[1]
    assert [line for line in out.splitlines() if "[" in line] == [f"british: roll [{n}]  (esélye 1/6)" for n in range(1, 7)]
    step = json.loads(vezerkar(*begun, "british: search G", "--true", "--worlds", "3", "--json")[1])[0]
    assert step["move"] == "british: search G" and step["groups"][0]["worlds"] == [0, 1, 2, 3] and step["groups"][0]["true"]
    through = [vezerkar(*begun, "--eyes", "german", "--world", str(n))[1].split("German hand")[1] for n in range(8)]
    assert len(set(through)) > 1, "what a side does not know differs from world to world"


@slow
def test_study_whatif_says_what_is_possible(vezerkar) -> None:
    begun = ("study", "whatif", RECORD, "--seat", "british", "--ply", "54")
    for words, said in (
        (("german: done",), "It is not your turn."),
        (("british: fly",), "“fly” is not an action of this game."),
        (("fly",), "'fly' is no move: write SEAT: ACTION"),
        (("british: search G #2", "british: roll"), "there is no group 2 after 'british: search G #2'; there are 1 to 1"),
        (("--world", "9"), "world 9 is not among those here: 0, 1, 2, 3, 4, 5, 6, 7"),
        (("--worlds", "17"), "there can be 1 to 16 worlds, not 17"),
        (("british: sail G", "--faces"), "'sail G' takes nothing from the dice"),
        (("--eyes", "french"), "hunt has no seat 'french'"),
    ):
        status, out, err = vezerkar(*begun, *words)
        assert status == 1 and not out and said in err, (words, err)


@slow
def test_simulate_counts_games_and_writes_rows(vezerkar, tmp_path: Path) -> None:
    table = tmp_path / "games.csv"
    status, out, _ = vezerkar("simulate", "hunt", "-n", "6", "--check", "--json", "--csv", table, "-o", "side=historical")
    counted = json.loads(out)
    assert status == 0 and counted["games"] == 6
    assert sum(rate["wins"] for rate in counted["wins"].values()) == 6
    with table.open(newline="") as file:
        assert [row["bot_german"] for row in csv.DictReader(file)] == ["random"] * 6


@slow
def test_simulate_draws_wins_and_endings(vezerkar, tmp_path: Path) -> None:
    svg, png = tmp_path / "games.svg", tmp_path / "games.PNG"
    assert vezerkar("simulate", "hunt", "-n", "12", "--plot", svg)[0] == 0
    words = ["".join(text.itertext()) for text in fromstring(svg.read_text(encoding="utf-8")).iter(f"{{{NAMESPACE}}}text")]
    assert words[0].startswith("The Hunt, 12 games (german: random")
    assert {"german", "british"} < set(words)
    assert sum(int(word.split()[0]) for word in words if " of 12: " in word) == 12
    assert sum(int(word.split()[0]) for word in words if word.endswith(" of 12")) == 12
    assert vezerkar("simulate", "hunt", "-n", "2", "--plot", png)[0] == 0
    assert png.read_bytes()[1:4] == b"PNG"


def test_a_plot_names_the_sides(vezerkar, tmp_path: Path) -> None:
    svg = tmp_path / "games.svg"
    assert vezerkar("simulate", "triumph", "-n", "4", "-o", "players=two", "--plot", svg)[0] == 0
    words = ["".join(text.itertext()) for text in fromstring(svg.read_text(encoding="utf-8")).iter(f"{{{NAMESPACE}}}text")]
    assert {"axis", "allies"} < set(words) and "west" not in words


def test_a_plot_is_a_picture(vezerkar, tmp_path: Path) -> None:
    """Which is said before any game is played."""
    status, _, said = vezerkar("simulate", "hunt", "-n", "1000000", "--plot", tmp_path / "games.txt")
    assert status == 1 and "games.txt" in said


@slow
def test_show_tells_a_moment_to_one_seat_only(vezerkar, tmp_path: Path) -> None:
    hidden = vezerkar("show", RECORD, "--ply", "30")[1]
    own = vezerkar("show", RECORD, "--ply", "30", "--seat", "german")[1]
    assert hidden != own and "hidden" in own
    svg, png = tmp_path / "a.svg", tmp_path / "a.png"
    assert vezerkar("show", RECORD, "--svg", svg, "--png", png, "--width", "600", "--lang", "hu")[0] == 0
    assert svg.read_text(encoding="utf-8").startswith("<svg") and png.read_bytes()[1:4] == b"PNG"


@pytest.mark.parametrize("seat", ["german", "british"])
def test_show_draws_a_hand_with_all_its_signs(vezerkar, tmp_path: Path, seat: str) -> None:
    svg = tmp_path / "a.svg"
    assert vezerkar("show", RECORD, "--ply", "20", "--seat", seat, "--svg", svg)[0] == 0
    assert ("#magnifier" in svg.read_text(encoding="utf-8")) == (seat == "british")


@slow
@pytest.mark.parametrize("lang", first(["en", "hu"]))
@pytest.mark.parametrize("game", ["hunt", "quartermaster"])
def test_show_draws_any_moment_of_any_game(vezerkar, tmp_path: Path, game: str, lang: str) -> None:
    random = Random(f"{game} {lang}")
    match = game_of(game).start(seed=lang)
    while match.outcome is None:
        seat = random.choice(match.waiting())
        match.act(seat, random.choice(match.decision(seat).options))
    record, svg, png = (tmp_path / name for name in ("game.jsonl", "a.svg", "a.png"))
    record.write_text(match.record().text(), encoding="utf-8")
    for ply in (0, *random.sample(range(1, match.ply), 2), match.ply):
        eyes = random.choice([(), ("--seat", random.choice(match.seats))])
        overlay = ("--overlay", f"supply-{random.choice(match.seats)}") if game == "quartermaster" else ()
        drawn = ("--svg", svg, "--png", png, "--width", "400")
        assert vezerkar("show", record, "--ply", str(ply), *eyes, *overlay, *drawn, "--lang", lang)[0] == 0
        assert fromstring(svg.read_text(encoding="utf-8")).tag.endswith("svg")
        assert struct.unpack(">I", png.read_bytes()[16:20]) == (400,)


@slow
def test_replay_and_verify(vezerkar) -> None:
    assert vezerkar("replay", RECORD)[1].strip().splitlines()[-1].endswith("the battle is decided. (HUNT 103)")
    status, out, _ = vezerkar("verify", RECORD)
    commitment = out.split("commitment is ")[1].split()[0]
    assert status == 0 and vezerkar("verify", RECORD, "--commitment", commitment)[0] == 0
    assert vezerkar("verify", RECORD, "--commitment", "0" * 64)[0] == 1


@slow
def test_verify_and_show_follow_what_was_taken_back(vezerkar, tmp_path: Path) -> None:
    match = game_of("hunt").start(1).until(lambda match: match.ply == 12)
    drawn = match.state.drawn
    match.take_back(8)
    match.until(lambda match: match.ply == 10)
    file = tmp_path / "back.jsonl"
    file.write_text(match.record().text(), encoding="utf-8")
    status, out, _ = vezerkar("verify", file)
    assert status == 0 and f"after 8 actions something was taken back; the dice go on at number {drawn}" in out
    assert all(vezerkar("show", file, "--ply", ply)[0] == 0 for ply in (7, 8, 10))


def test_verify_says_that_dice_were_scripted(vezerkar, tmp_path: Path) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    position: Any = replay("\n".join(lines[:20])).position()
    position["dice"]["next"] = [6, 6]
    match = game_of("hunt").position(position)
    file = tmp_path / "scripted.jsonl"
    file.write_text(match.record().text(), encoding="utf-8")
    status, out, _ = vezerkar("verify", file)
    assert status == 0 and "scripted dice: 2 of their numbers were written beforehand" in out


@slow
def test_rules_and_their_coverage(vezerkar) -> None:
    assert "**111.**" in vezerkar("rules", "hunt", "--lang", "hu")[1]
    status, out, _ = vezerkar("rules", "hunt", "--coverage")
    assert status == 0 and out.startswith("hunt: 100 %")


@slow
def test_bench_for_programs(vezerkar) -> None:
    figures = json.loads(vezerkar("bench", "hunt", "--seconds", "0.01", "--json")[1])["hunt"]
    assert figures["decisions_per_s"] > 0 and figures["mode"] in ("interpreted", "compiled")


@slow
def test_bench_of_a_game_with_more_to_measure(vezerkar) -> None:
    figures = json.loads(vezerkar("bench", "wg35", "--seconds", "0.01", "--json")[1])["wg35"]
    assert figures["sight_us"] > figures["sight_known_us"] > 0 and figures["shots_us"] > 0


def test_play_in_the_terminal(vezerkar, tmp_path: Path) -> None:
    saved = tmp_path / "game.jsonl"
    answers = "to 99\n24\nu\nto 23\n20\n?\nt\nc\nl\nq\n"
    status, out, _ = vezerkar(
        "play", "hunt", "-s", "german=human", "-s", "british=random", "--seed", "7", "--save", saved, answers=answers
    )
    assert status == 0
    assert "“to 99” is not an action of this game." in out
    assert "The Altmark waits in 23." in out and "Graf Spee: 20, hidden" in out
    assert "Pocket Battleships (3), Battle Event: Add 1 to your value in this duel." in out
    assert "Pocket Battleships (play G03 event): You can use this Event only in battle" in out
    assert saved.read_text(encoding="utf-8").splitlines()[-1] == '{"seat": "german", "action": "to 20"}'


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("play", "chess"), "there is no game named 'chess'; there are: hunt"),
        (("play", "hunt", "-s", "german"), "--seat wants NAME=VALUE, not 'german'"),
        (("play", "hunt", "-s", "italian=human"), "hunt has no seat 'italian'"),
        (("play", "hunt", "-s", "german=deepblue"), "no bot 'deepblue' plays hunt"),
        (("play", "hunt", "-o", "side=round"), "option 'side' cannot be 'round'; it can be: normal, historical"),
        (("play", "hunt", "-o", "size=9"), "hunt has no option 'size'"),
        (("play", "hunt", "--lang", "de"), "there is no language 'de'; there are: en, hu"),
        (("simulate", "hunt", "-b", "german=search:x"), "search"),
        (("tournament", "hunt", "random"), "a tournament needs two bots or more"),
        (("show", "nowhere.jsonl"), "nowhere.jsonl: No such file or directory"),
        (("show", RECORD, "--ply", "9999"), "--ply must be between 0 and"),
        (("show", RECORD, "--seat", "italian"), "hunt has no seat 'italian'"),
        (("verify", Path(__file__)), "is not JSON"),
        (("rules", "chess"), "there is no game named 'chess'"),
    ],
)
def test_bad_input_gets_one_line(vezerkar, words: tuple[str | Path, ...], problem: str) -> None:
    status, _, err = vezerkar(*words)
    assert status == 1 and problem in err and len(err.strip().splitlines()) == 1


@slow
def test_a_changed_record_is_found_out(vezerkar, tmp_path: Path) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    for number, changed in ((1, '{"seat": "german", "action": "to 07"}'), (len(lines) - 1, '{"digest": "00"}'), (0, "{}")):
        forged = tmp_path / "forged.jsonl"
        forged.write_text("\n".join([*lines[:number], changed, *lines[number + 1 :]]), encoding="utf-8")
        status, _, err = vezerkar("verify", forged)
        assert status == 1 and len(err.strip().splitlines()) == 1


@pytest.mark.parametrize("command", ["show", "replay", "verify"])
@pytest.mark.parametrize(
    ("origin", "named"),
    [
        ({"stack": [["Turns"]], "state": {"speee": "20"}}, "state.speee: there is no such field (did you mean 'spee'?)"),
        ({"stack": [["Turns"], ["CardPlay", 0]], "state": {"altmark": "24"}}, "state.spee: the Graf Spee is nowhere"),
        ({"stack": [["Turns"]], "state": {"turn": 1e999}}, "state.turn: a whole number"),
        ({"stack": 3, "state": {}}, "stack: a list is wanted, not 3"),
    ],
)
def test_a_record_from_an_impossible_position_names_the_field(
    vezerkar, tmp_path: Path, command: str, origin: dict[str, Any], named: str
) -> None:
    file = tmp_path / "impossible.jsonl"
    head = {"vezerkar": 1, "game": "hunt", "version": "1", "options": {}, "origin": {"game": "hunt", **origin}}
    file.write_text(json.dumps(head) + "\n", encoding="utf-8")
    status, _, err = vezerkar(command, file)
    assert status == 1 and named in err and len(err.strip().splitlines()) == 1


@slow
def test_no_traceback_reaches_a_user() -> None:
    command = [sys.executable, "-m", "vezerkar", "show", str(Path(__file__).parent)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and done.stderr.startswith("vezerkar: ") and "Traceback" not in done.stderr


@slow
@pytest.mark.parametrize("option", ["--bot-delay", "--pace"])
def test_the_old_name_of_the_delay_of_bots_is_understood(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    delays: list[float] = []
    monkeypatch.setattr("vezerkar.server.run.serve", lambda *settings, **_: delays.append(settings[4]))
    status, _, error = run("serve", "--db", "sqlite://", option, "0.25", monkeypatch=monkeypatch, capsys=capsys)
    assert (status, delays) == (0, [0.25])
    assert error == ("vezerkar: --pace is called --bot-delay now\n" if option == "--pace" else "")
    assert "--pace" not in run("serve", "--help", monkeypatch=monkeypatch, capsys=capsys)[1]
