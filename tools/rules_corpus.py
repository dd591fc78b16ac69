"""Finished matches of every game, which show a change of rules: `python -m tools.rules_corpus GAME` writes them anew.

Each is kept as its seed, its options, its actions, and digests of all events and positions. `tests/test_rules_corpus.py` plays
them again. Where a digest differs, the version of the game must have moved (docs/development.md).
"""

from __future__ import annotations

import argparse
import json
import lzma
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final

from vezerkar.arena.play import play
from vezerkar.engine import BadOption, Game, Record, VezerkarError
from vezerkar.engine.game import UNREADABLE
from vezerkar.registry import GAMES, game
from vezerkar.server.rules.rules_version import RulesVersion

FOLDER: Final = Path(__file__).parents[1] / "tests" / "corpus"
MATCHES: Final = {"hunt": 60, "quartermaster": 24, "triumph": 8, "wg35": 8}
"""The number of matches of each game: as many as are played again in about ten seconds, interpreted."""
BOTS: Final = ("random", "greedy")
"""The players, in turns: one that tries whatever is legal, and one that plays as people do."""
EVERY: Final = 50
"""Plies from one digest to the next."""
LONGEST: Final = 4000
"""Matches that take more actions are left out."""


@dataclass(frozen=True, slots=True)
class CorpusMatch:
    """A finished match. ``digests`` are of positions and of events, until every 50th ply and until the end."""

    seed: str
    options: dict[str, str]
    actions: Sequence[Sequence[str]]
    digests: list[str]


@dataclass(frozen=True, slots=True)
class Corpus:
    """The matches of a game, and the version of the rules that wrote them."""

    version: str
    matches: list[CorpusMatch]


def digests(rules: Game[Any, Any], one: CorpusMatch) -> Iterator[str]:
    """Play a match again: a digest of dice and positions so far, and one of events, after every 50th ply and at the end.

    Raises errors of the rules.
    """
    match = rules.start(one.seed, one.options)
    positions, events, told = blake2b(digest_size=6), blake2b(digest_size=6), 0
    for ply, (seat, action) in enumerate(one.actions, 1):
        match.act(seat, action)
        match.history.clear()
        positions.update(f"{match.state.drawn} {match.state.news} {match.waiting()} ".encode())
        new = [[event.kind, event.data, event.seats] for event in match.event_log[told:]]
        events.update(json.dumps(new, sort_keys=True).encode())
        told = len(match.event_log)
        if ply % EVERY == 0 or ply == len(one.actions):
            positions.update(json.dumps(rules.dump(match.state), sort_keys=True).encode())
            yield f"{positions.hexdigest()} {events.hexdigest()}"


@dataclass(frozen=True, slots=True)
class Difference:
    """A stretch of a match that does not go as it did. ``only_told``: just the events are others."""

    where: str
    only_told: bool


def first_difference(rules: Game[Any, Any], one: CorpusMatch) -> Difference | None:
    """Return where a match does not go as it did, or None; of a match of which only the events differ, the first of these."""
    told: Difference | None = None
    found = digests(rules, one)
    for number, kept in enumerate(one.digests):
        last = min((number + 1) * EVERY, len(one.actions))
        where = f"seed {one.seed!r}, options {one.options}, plies {number * EVERY + 1} to {last}"
        try:
            now = next(found)
        except (VezerkarError, *UNREADABLE) as error:
            return Difference(f"{where}: the rules refuse what they allowed: {error}", only_told=False)
        if now.split()[0] != kept.split()[0]:
            return Difference(f"{where}: dice or positions are others", only_told=False)
        if now != kept and told is None:
            told = Difference(f"{where}: other events are told", only_told=True)
    return told


def worst(rules: Game[Any, Any], matches: Sequence[CorpusMatch]) -> Difference | None:
    """Return a difference that some of these matches show, rather one of positions than one of events; None if there is none."""
    found = [difference for one in matches if (difference := first_difference(rules, one)) is not None]
    return min(found, key=lambda difference: difference.only_told, default=None)


def verdict(name: str, kept: str, now: str, difference: Difference | None) -> str:
    """Return what is to be done about the version of a game, in words; empty if nothing. ``kept`` is that of the corpus."""
    then, today = RulesVersion.of(kept), RulesVersion.of(now)
    anew = f"write the corpus anew: python -m tools.rules_corpus {name}"
    if today.numbers < then.numbers:
        return f"{name}: version {now} is older than the corpus of {kept}; a version is never used twice"
    if today.major > then.major:
        return f"{name}: version {now} begins a new corpus; {anew}"
    if difference is None:
        return ""
    if difference.only_told:
        if today.minor > then.minor:
            return f"{name}: version {now} tells matches in other events; {anew}"
        wanted, why = f"{then.major}.{then.minor + 1}", "Matches in progress move up."
    else:
        wanted, why = f"{then.major + 1}.0", "Matches in progress in which it shows stay with the rules that wrote them."
    return (
        f"{name}: matches that version {kept} wrote do not go as they did, but version {now} says that they do.\n"
        f"{difference.where}\nIf that is an error, mend it. If the rules have changed on purpose, let `version` in the game's "
        f"`game.py` be {wanted}, and {anew}\n{why}"
    )


def read(name: str) -> Corpus:
    """The corpus of a game."""
    content = json.loads(lzma.decompress((FOLDER / f"{name}.json.xz").read_bytes()))
    matches = [
        CorpusMatch(**{**one, "actions": [(seat, action) for seat, action in one["actions"]]}) for one in content["matches"]
    ]
    return Corpus(content["version"], matches)


def write(name: str) -> None:
    """Play new matches of a game and keep them."""
    rules = game(name)
    matches = [_played(rules, number) for number in range(MATCHES[name])]
    content = {"version": rules.version, "matches": [asdict(one) for one in matches]}
    packed = lzma.compress(json.dumps(content, separators=(",", ":")).encode(), preset=9 | lzma.PRESET_EXTREME)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json.xz").write_bytes(packed)
    plies = sum(len(one.actions) for one in matches)
    print(f"{name}: {len(matches)} matches of version {rules.version}, {plies} actions, {len(packed)} bytes")


def _played(rules: Game[Any, Any], number: int) -> CorpusMatch:
    rng = Random(f"{rules.id} {number}")
    attempt = 0
    while True:
        seed, attempt = f"corpus-{number}-{attempt}", attempt + 1
        try:
            options = rules.complete_options({option.id: rng.choice(option.values) for option in rules.options})
        except BadOption:
            continue
        result = play(rules.id, dict.fromkeys(rules.seats(options), BOTS[number % len(BOTS)]), seed, 0, options, record=True)
        if result.plies <= LONGEST:
            break
    record = Record.parse(result.record)
    bare = CorpusMatch(record.seed, record.options, record.actions, [])
    return CorpusMatch(bare.seed, bare.options, bare.actions, list(digests(rules, bare)))


def main() -> None:
    """Write the corpora of the games that are named; of all without a name."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="one of: " + ", ".join(GAMES))
    for name in parser.parse_args().games or list(GAMES):
        write(name)


if __name__ == "__main__":
    main()
