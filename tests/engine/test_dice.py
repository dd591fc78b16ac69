"""The dice: known answers, worked out here with hashlib alone; nobody predicts them and everybody can check them."""

from __future__ import annotations

import hashlib

import pytest

from tests.tinygame import GAME
from vezerkar.engine import Dice
from vezerkar.engine.dice import commitment, key_of


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
