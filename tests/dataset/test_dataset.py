"""Datasets: the same bytes whoever has played, the way back to any State, and whatever is not what was played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tests.arena.jobs import InThisProcess
from tests.cost import slow
from vezerkar.arena.campaign import Campaign
from vezerkar.arena.chunk import Job
from vezerkar.arena.header import Header, part_file
from vezerkar.arena.ledger import CampaignError, Ledger
from vezerkar.arena.simulate import simulate
from vezerkar.dataset.collect import collect, targets
from vezerkar.dataset.files import write
from vezerkar.dataset.read import Dataset
from vezerkar.dataset.rows import returns
from vezerkar.dataset.schema import ABOUT, DatasetError, about
from vezerkar.engine.state import options
from vezerkar.registry import game

N = 6
HEADER = Header.of("hunt", N, [{"german": "novice"}], "data", {"side": "historical"}, columns="observations", chunk=2)


def played(header: Header, folder: Path, path: Path, room: int = 1, resume: bool = False) -> InThisProcess:
    """Play a campaign and make its dataset."""
    with Ledger(folder, header, resume) as ledger:
        executor = InThisProcess(Job(header, parts=str(ledger.parts)), room)
        campaign = Campaign(ledger, executor)
        for _ in campaign.play():
            pass
        reached: list[int] = []
        collect(header, campaign.firsts(), ledger.parts, path, (), reached.append)
        assert reached == list(range(1, len(header.tables) * header.chunks + 1))
    return executor


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a dataset in ``data`` and the campaign in ``out``."""
    folder = tmp_path_factory.mktemp("made")
    played(HEADER, folder / "out", folder / "data")
    return folder


@pytest.fixture
def files(made: Path, tmp_path: Path) -> Iterator[dict[str, Path]]:
    """The files of a copy of the dataset, by table; the copy is in ``tmp_path``."""
    there = targets(HEADER, tmp_path)
    for table, file in targets(HEADER, made / "data").items():
        there[table].parent.mkdir(parents=True)
        there[table].write_bytes(file.read_bytes())
    yield there


def bytes_of(path: Path) -> dict[str, bytes]:
    return {str(file.relative_to(path)): file.read_bytes() for file in sorted(path.rglob("*.parquet"))}


@pytest.mark.slow
def test_the_order_of_playing_changes_no_byte(made: Path, tmp_path: Path) -> None:
    executor = played(HEADER, tmp_path / "out", tmp_path / "data", room=3)
    assert executor.played == [2, 4, 0]
    assert bytes_of(tmp_path / "data") == bytes_of(made / "data")
    # A part that is gone is played again, and nothing else.
    part_file(tmp_path / "out" / "parts", 2, "decisions").unlink()
    draft = tmp_path / "out" / "parts" / "part-4-games.parquet.tmp-1234"
    draft.touch()
    again = played(HEADER, tmp_path / "out", tmp_path / "data", resume=True)
    assert again.played == [2] and not draft.exists() and bytes_of(tmp_path / "data") == bytes_of(made / "data")


@slow
def test_games_are_those_of_simulate(made: Path) -> None:
    rows = pq.read_table(made / "data" / "games").to_pylist()
    found = list(simulate("hunt", N, {"german": "novice"}, "data", options={"side": "historical"}, record=True))
    for row, result in zip(rows, found, strict=True):
        assert (row["number"], row["seed"], row["ending"]) == (result.number, result.seed, result.ending)
        assert (row["plies"], row["turns"]) == (result.plies, result.turns)
        assert tuple(row["winners"]) == result.winners and dict(row["bots"]) == dict(result.bots)
        assert row["returns"] == [1.0 if seat in result.winners else -1.0 for seat in ("german", "british")]
        assert dict(row["options"])["side"] == "historical"
        assert (row["game"], row["version"]) == ("hunt", HEADER.version)
        assert Dataset(made / "data").record(result.number).text() == result.record


def test_decisions_are_what_was_asked_and_chosen(made: Path) -> None:
    rows = pq.read_table(made / "data" / "decisions", partitioning=None).to_pylist()
    dataset = Dataset(made / "data")
    at = 0
    for number in range(N):
        match = dataset.replay(number)
        assert match.outcome is not None
        for ply, (s, done) in enumerate(zip(match.history, match.played_actions, strict=True)):
            row = rows[at]
            seat = match.seats.index(done.seat)
            assert (row["number"], row["ply"], row["seat"], row["code"]) == (number, ply, seat, done.action)
            assert row["options"] == options(s, seat) and row["notation"] == done.notation
            assert row["return"] == (1.0 if done.seat in match.outcome.winners else -1.0)
            at += 1
    assert at == len(rows) and {row["prompt"] for row in rows} > {"ask-place-altmark"}


def test_observations_are_those_of_the_table(made: Path) -> None:
    pytest.importorskip("numpy")
    from vezerkar.research.table import Table

    rows = pq.read_table(made / "data" / "decisions", partitioning=None, filters=[("number", "=", 3)]).to_pylist()
    table = Table("hunt", {"side": "historical"}, forced="show")
    table.reset("data/3")
    for row in rows:
        assert (table.seat, table.legal) == (row["seat"], row["options"])
        assert table.observe(table.seat).tobytes() == row["observation"]
        table.act(row["code"])
    assert table.over


@slow
def test_groups_of_rows_are_large(tmp_path: Path) -> None:
    schema = pa.schema([("number", pa.int64()), ("word", pa.dictionary(pa.int16(), pa.string()))])

    def tables(sizes: list[int]) -> Iterator[pa.Table]:
        first = 0
        for size in sizes:
            numbers = range(first, first + size)
            words = [f"word {number % 7}" for number in numbers]
            yield pa.Table.from_pydict({"number": list(numbers), "word": words}, schema)
            first += size

    write(tmp_path / "a.parquet", schema, tables([1, 70_000, 0, 65_535, 40_000]))
    write(tmp_path / "b.parquet", schema, tables([100_000, 75_536]))
    about = pq.read_metadata(tmp_path / "a.parquet")
    assert [about.row_group(i).num_rows for i in range(about.num_row_groups)] == [65_536, 65_536, 44_464]
    assert pq.read_table(tmp_path / "a.parquet")["number"].to_pylist() == list(range(175_536))
    assert (tmp_path / "a.parquet").read_bytes() == (tmp_path / "b.parquet").read_bytes()


def test_a_dataset_is_what_was_played(made: Path) -> None:
    dataset = Dataset(made / "data")
    assert [dataset.check(share) for share in (0, 50, 100)] == [0, N // 2, N]
    seen: list[int] = []
    dataset.check(0, seen.append)
    assert seen == list(range(1, N + 1))


def rewrite(
    file: Path,
    change: Callable[[list[dict[str, Any]]], object],
    missing: Sequence[int] = (),
    table_name: str = "games",
    **metadata: Any,
) -> None:
    """Change rows of a file, and what it says of itself."""
    table = pq.read_table(file, partitioning=None)
    rows = table.to_pylist()
    change(rows)
    kept = table.schema.metadata
    if metadata or missing:
        header = Header(**{**HEADER.data(), **metadata})
        kept = {**kept, **about(header, table_name, list(missing))}
        assert set(kept) == {ABOUT}
    write(file, table.schema.with_metadata(kept), [pa.Table.from_pylist(rows, table.schema.with_metadata(kept))])


def change_code(rows: list[dict[str, Any]]) -> None:
    rows[2]["codes"][40] = rows[2]["codes"][39]


def swap_options(rows: list[dict[str, Any]]) -> None:
    row = next(row for row in rows if row["number"] == 5 and len(row["options"]) > 1)
    row["options"].reverse()


@pytest.mark.parametrize(
    ("table", "change", "problem"),
    [
        ("games", change_code, "game 2 is not what was played: its decisions are not the actions of its row"),
        ("decisions", lambda rows: rows[500].update(code=rows[501]["code"] + 1), "its decisions are not the actions of its row"),
        ("decisions", swap_options, "game 5 is not what was played: its decisions are not those of the game"),
        (
            "decisions",
            lambda rows: rows[9].update(observation=rows[8]["observation"]),
            "game 0 is not what was played",
        ),
        ("decisions", lambda rows: rows.pop(), f"game {N - 1} is not what was played"),
        ("decisions", lambda rows: rows.append(rows[-1]), "there is more in the tables"),
        ("games", lambda rows: rows.pop(4), "game 4 is missing"),
        ("games", lambda rows: rows.pop(), f"game {N - 1} is missing"),
        ("games", lambda rows: rows[1].update(ending="ending-none"), "game 1 is not what was played: it ends otherwise"),
        ("games", lambda rows: rows[1].update(digest="00"), "game 1 is not what was played: the record does not end"),
        ("games", lambda rows: rows[1].update(seed="other/1"), "game 1 is not what was played: its row contradicts itself"),
    ],
)
def test_whatever_was_changed_is_found(
    files: dict[str, Path], tmp_path: Path, table: str, change: Callable[[list[dict[str, Any]]], object], problem: str
) -> None:
    rewrite(files[table], change)
    with pytest.raises(DatasetError, match=problem):
        Dataset(tmp_path).check(100)


def test_a_changed_code_is_found_in_games_alone(files: dict[str, Path]) -> None:
    rewrite(files["games"], change_code)
    with pytest.raises(DatasetError, match="game 2 is not what was played: action 41 of this record"):
        Dataset(files["games"]).check(100)


def test_games_that_failed_are_not_missed(files: dict[str, Path], tmp_path: Path) -> None:
    def without_one(rows: list[dict[str, Any]]) -> None:
        rows[:] = [row for row in rows if row["number"] != 4]

    for table, file in files.items():
        rewrite(file, without_one, [4], table)
    assert Dataset(tmp_path).check(100) == N - 1
    assert Dataset(tmp_path).campaigns[0].info()["missing"] == [4]


def test_other_rules_are_told(files: dict[str, Path]) -> None:
    rewrite(files["games"], bool, version="99.0")
    with pytest.raises(DatasetError, match=r"was written by rules 99\.0 of hunt; these are "):
        Dataset(files["games"]).check(0)


def test_a_damaged_file_is_told(files: dict[str, Path], tmp_path: Path) -> None:
    content = bytearray(files["decisions"].read_bytes())
    content[len(content) // 3] ^= 255
    files["decisions"].write_bytes(content)
    with pytest.raises(DatasetError, match="a file is damaged"):
        Dataset(tmp_path).check(0)
    files["decisions"].write_bytes(content[:-100])
    with pytest.raises(DatasetError, match="is no dataset"):
        Dataset(tmp_path)


def test_what_is_not_there_is_told(made: Path, files: dict[str, Path], tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match=f"has no game {N}: it has those from 0 to {N - 1}"):
        Dataset(made / "data").record(N)
    with pytest.raises(DatasetError, match="is a table of decisions: name the folder"):
        Dataset(files["decisions"]).record(0)
    with pytest.raises(DatasetError, match="has no files of Parquet"):
        Dataset(tmp_path / "nowhere")
    with pytest.raises(DatasetError, match="makes two tables: name a folder"):
        targets(HEADER, tmp_path / "a.parquet")
    with pytest.raises(DatasetError, match="has 2 campaigns: name one of"):
        folder = tmp_path / "two"
        for seed in ("1", "2"):
            played(Header.of("hunt", 1, seed=seed, columns="games"), folder / seed, folder / "data")
        Dataset(folder / "data").record(0)


def test_a_game_without_a_tensor_has_no_observations(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(type(game("hunt")), "tensor", lambda *_: None)
    with pytest.raises(DatasetError, match="hunt has no tensor yet: --columns decisions"):
        targets(HEADER, tmp_path)


def test_a_part_that_the_driver_does_not_see_is_told(tmp_path: Path) -> None:
    with Ledger(tmp_path / "out", HEADER) as ledger:
        elsewhere = InThisProcess(Job(HEADER, parts=str(tmp_path / "elsewhere")), 1)
        with pytest.raises(CampaignError, match="--out must be in storage that all machines share"):
            list(Campaign(ledger, elsewhere).play())


def test_returns_of_three_sides() -> None:
    match = game("triumph").start(1)
    worth = {("axis",): [1, -0.5, -0.5], ("axis", "ussr"): [0.5, -1, 0.5], (): [0, 0, 0]}

    class Over:
        game, options, seats = match.game, match.options, ("axis", "west", "ussr")

        def __init__(self, winners: tuple[str, ...]) -> None:
            self.outcome = type("Outcome", (), {"winners": winners})

    for winners, values in worth.items():
        assert returns(Over(winners)) == values  # type: ignore[arg-type]


@pytest.mark.parametrize("reader", ["pandas", "polars", "duckdb"])
def test_others_read_it(made: Path, reader: str) -> None:
    library: Any = pytest.importorskip(reader, reason=f"{reader} is not installed")
    games, decisions = (made / "data" / table for table in ("games", "decisions"))
    rows = pq.read_table(decisions, partitioning=None).num_rows
    if reader == "pandas":
        assert library.read_parquet(games)["plies"].sum() == len(library.read_parquet(decisions)) == rows
        assert {*library.read_parquet(games)["game"]} == {"hunt"}
    elif reader == "polars":
        assert library.scan_parquet(games, hive_partitioning=True).collect()["plies"].sum() == rows
        assert library.scan_parquet(decisions).collect().height == rows
    else:
        found = f"select sum(plies), any_value(game) from read_parquet('{games}/**/*.parquet', hive_partitioning=true)"
        assert library.sql(found).fetchall() == [(rows, "hunt")]
        assert library.sql(f"select count(*) from read_parquet('{decisions}/**/*.parquet')").fetchall() == [(rows,)]
