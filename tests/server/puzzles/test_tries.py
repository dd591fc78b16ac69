"""Tries of accounts: which counts, what it changes, what comes next, and what is kept of it."""

from __future__ import annotations

from contextlib import closing
from typing import Any

from sqlalchemy import select, update

from tests.server.people import Client, become, register, sign_out
from tests.server.play import refused
from vezerkar.server.accounts.account_erasure import AccountErasure
from vezerkar.server.puzzles.puzzle_choice import LEAST_VOTES, NEAREST
from vezerkar.server.puzzles.puzzle_pages import chance_of
from vezerkar.server.puzzles.puzzle_rating import first_rating, level
from vezerkar.server.storage.schema import ACCOUNTS, PUZZLE_RATINGS, PUZZLE_SOLVERS, PUZZLE_TRIES
from vezerkar.server.storage.store import Store
from vezerkar.study.puzzles import Posed, Puzzle, stored

START = 1500


def of_theme(theme: str) -> list[Puzzle]:
    return [one for one in stored("hunt").puzzles if one.theme == theme]


def solution(puzzle: Puzzle) -> list[str]:
    posed = Posed(puzzle)
    return sorted(posed.right) if posed.theme.several else [min(posed.right)]


def mistake(puzzle: Puzzle) -> list[str]:
    posed = Posed(puzzle)
    return [next(one for one in posed.options if one not in posed.right)]


def attempt(client: Client, puzzle: Puzzle, chosen: list[str], **more: object) -> Any:
    answer = client.post(f"/api/puzzles/{puzzle.id}/try", json={"chosen": chosen, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def mine(client: Client) -> Any:
    answer = client.get("/api/games/hunt/puzzles/mine")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_first_try_changes_the_levels_of_both(client: Client) -> None:
    register(client)
    puzzle = of_theme("clue")[0]
    before = level(first_rating(chance_of(puzzle.id)))
    told = attempt(client, puzzle, solution(puzzle))
    kept = told["kept"]
    assert told["right"] and kept["counted"] and kept["right"] and kept["before"] == START < kept["after"] and kept["provisional"]
    assert (told["tries"], told["solved"]) == (1, 1) and told["level"] < before
    other = of_theme("clue")[1]
    lost = attempt(client, other, mistake(other))
    assert not lost["right"] and lost["kept"]["before"] == kept["after"] > lost["kept"]["after"]
    assert (lost["tries"], lost["solved"]) == (1, 0)
    page = mine(client)
    assert (page["level"], page["tries"], page["solved"]) == (lost["kept"]["after"], 2, 1)
    assert page["themes"] == [{"id": "clue", "name": page["themes"][0]["name"], "tries": 2, "solved": 1}]
    assert [one["puzzle"] for one in page["last"]] == [other.id, puzzle.id] and page["last"][1]["after"] == kept["after"]


def test_only_the_first_answer_counts_however_often_it_is_sent(client: Client, url: str) -> None:
    register(client)
    puzzle = of_theme("clue")[0]
    first = attempt(client, puzzle, mistake(puzzle))
    # The same request once more, as after an answer that was lost.
    assert attempt(client, puzzle, mistake(puzzle)) == first
    # Another tab, in which the answer is known by now.
    second = attempt(client, puzzle, solution(puzzle))
    assert second["right"] and not second["kept"]["counted"] and not second["kept"]["right"]
    assert second["kept"]["after"] == first["kept"]["after"] == mine(client)["level"] and second["tries"] == 1
    with closing(Store(url)) as store, store.engine.connect() as connection:
        assert connection.execute(select(PUZZLE_TRIES.c.chosen)).scalars().all() == [mistake(puzzle)]


def test_a_puzzle_whose_answer_was_seen_is_kept_and_not_rated(client: Client) -> None:
    register(client)
    puzzle = of_theme("clue")[0]
    told = attempt(client, puzzle, solution(puzzle), known=True)
    assert told["kept"] | {"before": None, "after": None, "counted": True} == told["kept"] and told["tries"] == 0
    assert mine(client)["level"] == START and client.get(f"/api/puzzles/{puzzle.id}").json()["tried"]


def test_of_guests_nothing_is_kept(client: Client, url: str) -> None:
    puzzle = of_theme("clue")[0]
    told = attempt(client, puzzle, solution(puzzle))
    assert told["right"] and told["kept"] is None and told["tries"] == 0
    assert client.get(f"/api/puzzles/{puzzle.id}").json()["tried"] is False
    refused(client.get("/api/games/hunt/puzzles/mine"), 401, "sign_in")
    refused(client.post(f"/api/puzzles/{puzzle.id}/vote", json={"good": True}), 401, "sign_in")
    with closing(Store(url)) as store, store.engine.connect() as connection:
        assert connection.execute(select(PUZZLE_TRIES)).first() is None
        assert connection.execute(select(PUZZLE_RATINGS)).first() is None


def test_nobody_sees_the_answer_before_the_try_that_counts_by_marking_nothing(client: Client) -> None:
    register(client)
    puzzle = of_theme("places")[0]
    told = attempt(client, puzzle, [])
    assert told["answer"] and told["kept"]["counted"] and not told["kept"]["right"]
    assert told["kept"]["after"] < told["kept"]["before"] == START
    second = attempt(client, puzzle, solution(puzzle))
    assert second["right"] and not second["kept"]["counted"] and mine(client)["level"] == told["kept"]["after"]


def test_a_vote_after_a_try_that_is_not_rated_counts_once(client: Client, url: str) -> None:
    anna = register(client)
    puzzle = of_theme("clue")[0]
    attempt(client, puzzle, solution(puzzle), known=True)
    client.post(f"/api/puzzles/{puzzle.id}/vote", json={"good": True})
    register(client, "Bela")
    assert attempt(client, puzzle, solution(puzzle))["kept"]["after"] > START

    def row() -> tuple[int, ...]:
        columns = (PUZZLE_RATINGS.c[name] for name in ("tries", "solved", "up", "down"))
        with closing(Store(url)) as store, store.engine.connect() as connection:
            return tuple(connection.execute(select(*columns)).one())

    assert row() == (1, 1, 1, 0)
    become(client, anna)
    client.post(f"/api/puzzles/{puzzle.id}/vote", json={"good": None})
    assert row() == (1, 1, 0, 0)


def test_what_was_tried_does_not_come_again_before_all_were(client: Client) -> None:
    register(client)
    all_of = of_theme("clue")
    last = all_of[-1]
    for one in all_of[:-1]:
        attempt(client, one, mistake(one))
    asked = {"theme": "clue"}
    for _ in range(3):
        assert client.get("/api/games/hunt/puzzles/next", params=asked).json()["id"] == last.id
    attempt(client, last, mistake(last))
    # From here on the one tried longest ago.
    assert client.get("/api/games/hunt/puzzles/next", params=asked).json()["id"] == all_of[0].id
    assert client.get("/api/games/hunt/puzzles/next").json()["theme"] == "places"


def test_the_next_one_is_near_the_level_of_whoever_asks(client: Client, url: str) -> None:
    register(client)
    puzzles = stored("hunt").puzzles
    attempt(client, puzzles[0], solution(puzzles[0]))
    for wanted in (1300, 2000):
        with closing(Store(url)) as store, store.engine.begin() as connection:
            connection.execute(update(PUZZLE_SOLVERS).values(mu=25 + (wanted - START) / 30))
        gaps = {one.id: abs(level(first_rating(chance_of(one.id))) - wanted) for one in puzzles[1:]}
        far = sorted(gaps.values())[NEAREST - 1]
        for _ in range(4):
            assert gaps[client.get("/api/games/hunt/puzzles/next").json()["id"]] <= far


def test_the_levels_of_others_do_not_move_and_the_share_is_of_all(client: Client) -> None:
    anna = register(client)
    puzzle = of_theme("clue")[0]
    attempt(client, puzzle, solution(puzzle))
    before = mine(client)
    register(client, "Bela")
    told = attempt(client, puzzle, mistake(puzzle))
    assert (told["tries"], told["solved"]) == (2, 1)
    become(client, anna)
    assert mine(client) == before


def test_people_vote_on_what_they_have_tried_and_vote_it_out(client: Client, url: str) -> None:
    register(client)
    puzzle = of_theme("clue")[0]
    at = f"/api/puzzles/{puzzle.id}/vote"
    refused(client.post(at, json={"good": True}), 409, "not_tried")
    attempt(client, puzzle, solution(puzzle))

    def votes() -> tuple[int, int]:
        with closing(Store(url)) as store, store.engine.connect() as connection:
            row = connection.execute(select(PUZZLE_RATINGS.c.up, PUZZLE_RATINGS.c.down)).one()
            return row.up, row.down

    for good, kept, counted in ((True, 1, (1, 0)), (True, 1, (1, 0)), (False, -1, (0, 1)), (None, 0, (0, 0))):
        assert client.post(at, json={"good": good}).json() == {"vote": kept} and votes() == counted
        assert attempt(client, puzzle, solution(puzzle))["kept"]["vote"] == kept
    today = client.get("/api/games/hunt/puzzles/daily").json()
    turn = next(one for one in stored("hunt").puzzles if one.id == today["id"])
    attempt(client, turn, solution(turn))
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(update(PUZZLE_RATINGS).values(up=LEAST_VOTES * 0.5, down=LEAST_VOTES * 0.5))
    sign_out(client)
    known = ",".join(one.id for one in of_theme("clue")[1:])
    # It would be the last one that is new; now it is none at all.
    assert client.get("/api/games/hunt/puzzles/next", params={"theme": "clue", "known": known}).json()["id"] != puzzle.id
    after = client.get("/api/games/hunt/puzzles/daily").json()
    assert after["day"] == today["day"] and after["id"] != today["id"]


def test_what_is_kept_is_taken_along_and_goes_with_the_account(client: Client, url: str) -> None:
    register(client)
    puzzle = of_theme("clue")[0]
    attempt(client, puzzle, solution(puzzle))
    found = client.get("/api/me/export").json()
    assert [(one["puzzle"], one["right"], one["chosen"]) for one in found["puzzle_tries"]] == [
        (puzzle.id, True, solution(puzzle))
    ]
    assert [(one["game"], one["tries"]) for one in found["puzzle_ratings"]] == [("hunt", 1)]
    with closing(Store(url)) as store:
        erasure = AccountErasure(store.engine, store.jobs)
        erasure.leave(1)
        with store.engine.begin() as connection:
            connection.execute(update(ACCOUNTS).values(leaves=0))
        assert erasure.forget(1) is None
        with store.engine.connect() as connection:
            assert connection.execute(select(PUZZLE_TRIES)).first() is None
            assert connection.execute(select(PUZZLE_SOLVERS)).first() is None
            # The puzzle stays as hard as it was found to be: that tells of nobody.
            assert connection.execute(select(PUZZLE_RATINGS.c.tries)).scalar_one() == 1
