"""The calculator of supply: the rulings' own example, and against the second opinion on random boards."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from tests.cost import STUDY
from tests.quartermaster.oracle import COUNTRIES, SPACES, Board, random_board, supplied
from vezerkar.engine.calculator import BadQuestion, Calculation
from vezerkar.games.quartermaster.presentation.supply_calculator import SupplyCalculator
from vezerkar.translation import translator

TR: Final = translator("quartermaster", "en")
BOARDS: Final = 50 * STUDY
NOBODY: Final = dict.fromkeys(COUNTRIES, "")


def calculated(ask: dict[str, str]) -> Calculation:
    return SupplyCalculator().calculate(NOBODY | ask, TR)


def fallen(found: Calculation) -> list[list[str]]:
    """The pieces that are not supplied, and why."""
    return next((table.rows for table in found.findings.tables if table.title == "Not supplied"), [])


def question(board: Board) -> dict[str, str]:
    """A board as a question."""
    ask = {country: ",".join(sorted(spaces)) for country, spaces in board.pieces.items()}
    cards = {*board.status, *(["jpn_truk"] if board.truk else [])}
    known = next(field for section in calculated({}).sections for field in section.fields if field.id == "cards").values
    return ask | {"cards": ",".join(value.id for value in known if value.id in cards)}


def named(board: Board) -> set[str]:
    """The pieces that the second opinion finds without supply, in the words of the calculator."""
    out = {(country, space) for country, spaces in board.pieces.items() for space in spaces - supplied(board, country)}
    return {f"{TR(f'country-{country}', {})}: {TR(f'space-{space}', {})}" for country, space in out}


def test_supply_is_that_of_the_second_opinion_on_random_boards() -> None:
    rng = Random(8)
    seen = 0
    for _ in range(BOARDS):
        board = random_board(rng)
        rows = fallen(calculated(question(board)))
        assert {row[0] for row in rows} == named(board), board
        seen += len(rows)
    assert seen > BOARDS, "boards on which everything is supplied would prove nothing"


def test_what_hangs_on_a_piece_is_what_falls_without_it() -> None:
    rng = Random(9)
    tried = 0
    for _ in range(BOARDS // 6):
        board = random_board(rng)
        ask = question(board)
        stones = next((one.rows for one in calculated(ask).findings.tables if one.title == "What others hang on"), [])
        hangs = {row[0]: (int(row[1]), row[2]) for row in stones}
        for country, spaces in board.pieces.items():
            for space in sorted(spaces)[:2]:
                name = f"{TR(f'country-{country}', {})}: {TR(f'space-{space}', {})}"
                rows = fallen(calculated(ask | {"without": f"{country}-{space}"}))
                cut = [row[0] for row in rows if row[1] == "because of what is left out"]
                assert hangs.get(name, (0, "")) == (len(cut), ", ".join(cut)), (board, name)
                tried += len(cut) > 0
    assert tried > 3


def test_the_example_of_the_rulings_an_ally_lends_a_port() -> None:
    """R-22, R-27: a Navy in the Central Pacific needs an Army of its team beside it, be it in Hawaii or in New Guinea."""
    usa = "western_united_states,east_pacific,central_pacific"
    for port, out in ({}, 1), ({"uk": "australia"}, 1), ({"uk": "new_guinea"}, 0), ({"usa": f"{usa},hawaii"}, 0):
        rows = fallen(calculated({"usa": usa} | port))
        assert [row[0] for row in rows if row[0].startswith("United States")] == ["United States: Central Pacific"] * out, port


def test_without_a_piece_the_rest_of_its_chain_loses_supply() -> None:
    chain = {"germany": "germany,eastern_europe,ukraine"}
    whole = calculated(chain)
    assert whole.findings.headline == "All pieces are supplied."
    assert whole.findings.tables == [], "Ukraine is a Supply space of its own: nothing hangs on one piece alone"
    scorched = calculated(chain | {"cards": "ussr_scorched_earth", "without": "germany-eastern_europe"})
    assert scorched.findings.headline == "One more piece loses supply."
    assert fallen(scorched) == [["Germany: Ukraine", "because of what is left out"]]


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        ({"germany": "ukraine", "ussr": "ukraine"}, "both teams stand in the same space: Ukraine"),
        ({"italy": ",".join(sorted(set(SPACES))[:9])}, "takes 0 to"),
        ({"germany": "atlantis"}, "Space cannot be “atlantis”"),
    ],
)
def test_what_no_board_can_be_says_why(ask: dict[str, str], words: str) -> None:
    with pytest.raises(BadQuestion, match=words):
        calculated(ask)


def test_a_piece_that_went_is_left_out_of_the_question() -> None:
    found = calculated({"germany": "germany", "without": "germany-ukraine"})
    assert "without" not in found.ask
    assert found.notices == ["Left out: germany-ukraine does not go with the rest and is left out."]
