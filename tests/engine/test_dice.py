"""The dice: known answers, worked out here with hashlib alone; nobody predicts them and everybody can check them."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from tests.tinygame import GAME, GaugeState
from vezerkar.engine import BadPosition, Dice, Observation, Record
from vezerkar.engine.dice import commitment, key_of
from vezerkar.engine.match import replay


def expected(seed: str, index: int) -> int:
    """The number at this index, as docs/positions-and-records.md describes it."""
    key = hashlib.blake2b(seed.encode(), digest_size=32, person=b"vezerkar-dice").digest()
    block = hashlib.blake2b((index // 16).to_bytes(8, "little"), digest_size=64, key=key).digest()
    return int.from_bytes(block[index % 16 * 4 : index % 16 * 4 + 4], "little")


@pytest.mark.parametrize("seed", ["", "7", "a long seed with árvíztűrő letters"])
@pytest.mark.parametrize("indices", [range(40), [33, 0, 16, 15, 100_000_000_000]])
def test_known_answers(seed: str, indices: list[int] | range) -> None:
    dice = Dice(key_of(seed))
    assert [dice.word(index) for index in indices] == [expected(seed, index) for index in indices]


def test_the_first_words_never_change() -> None:
    dice = Dice(key_of("7"))
    assert [dice.word(index) for index in range(4)] == [854175042, 2220732060, 2770971554, 54789739]
    assert commitment("7") == "a0c450d4f9ab0a121db43806aa23a47f3375c2c01e1fca93cc9baaf65e4ae63e"


def test_other_seeds_give_other_numbers() -> None:
    first = [tuple(Dice(key_of(str(seed))).word(index) for index in range(4)) for seed in range(100)]
    assert len(set(first)) == 100


def test_the_commitment_hides_and_binds() -> None:
    assert commitment("7") == hashlib.blake2b(b"7", digest_size=32, person=b"vezerkar-seal").hexdigest()
    assert commitment("7") != commitment("8") and commitment("7") != key_of("7").hex()
    match = GAME.start(7)
    assert match.commitment == commitment("7") and match.imagine("gull").commitment == ""


def scripted(**dice: Any) -> dict[str, Any]:
    """A position at which a shot of strength 1 is about to be rolled for, the dice told how to fall."""
    position: dict[str, Any] = json.loads(json.dumps(GAME.start(1).position()))
    position["stack"] = [["Round"], ["Shot", 0, 0]]
    position["dice"] |= dice
    return position


@pytest.mark.parametrize("face", range(1, 7))
def test_the_next_faces_can_be_given(face: int) -> None:
    match = GAME.position(scripted(next=[face]))
    (roll,) = [event.data["roll"] for event in match.events() if event.kind in ("hit", "missed")]
    assert roll == face
    drawn = scripted()["dice"]["drawn"]
    assert match.position()["dice"]["script"] == [[drawn, face - 1]]  # type: ignore[index,call-overload]
    assert GAME.position(scripted(script=[[drawn, face - 1]])).encode() == match.encode()


@pytest.mark.parametrize("n", [1, 2, 6, 10, 41, 2**31 + 1, 2**32])
def test_a_scripted_word_is_that_number_for_every_die(n: int) -> None:
    for wanted in {0, 1 % n, n // 2, n - 1}:
        s = GaugeState()
        s.begin(Dice(key_of("7"), {18: wanted}))
        s.drawn = 18
        assert s.randbelow(n) == wanted and s.drawn == 19
        assert s.dice.word(17) == expected("7", 17) and s.dice.word(19) == expected("7", 19)


def test_a_record_says_that_its_dice_were_scripted() -> None:
    match = GAME.position(scripted(next=[6]))
    match.act("gull", "bid 0")
    text = match.record().text()
    assert json.loads(text.splitlines()[0])["scripted"] == 1 and Record.parse(text).scripted == 1
    again = replay(GAME, Record.parse(text))
    assert again.encode() == match.encode() and again.event_log == match.event_log
    assert "scripted" not in GAME.start(1).record().text() and not GAME.start(1).record().scripted
    assert not GAME.position(scripted()).record().scripted


def test_nobody_who_imagines_learns_how_scripted_dice_will_fall() -> None:
    told, untold = (GAME.position(scripted(script=[[i, 5] for i in wanted])) for wanted in (range(20, 90), ()))
    assert told.imagine("gull", 3).encode() == untold.imagine("gull", 3).encode()
    assert not told.imagine("gull").state.dice.script
    assert "script" not in json.dumps(Observation.of(told, "gull").pack())


@pytest.mark.parametrize(
    ("dice", "message"),
    [
        ({"script": 3}, r"dice\.script: a list is wanted"),
        ({"script": [3]}, r"dice\.script\[0\]: a list of 2"),
        ({"script": [[-1, 3]]}, r"dice\.script\[0\]\[0\]: a number from 0"),
        ({"script": [[1, 2**32]]}, r"dice\.script\[0\]\[1\]: a number from 0 to 4294967295"),
        ({"script": [[50, 3], [50, 4]]}, r"dice\.script\[1\]\[0\]: the word 50 is given twice"),
        ({"drawn": 7, "script": [[7, 3]], "next": [1]}, r"dice\.next\[0\]: the word 7 is in 'script' as well"),
        ({"next": [0]}, r"dice\.next\[0\]: a number from 1"),
    ],
)
def test_a_script_that_cannot_be_is_refused(dice: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.position(scripted(**dice))
