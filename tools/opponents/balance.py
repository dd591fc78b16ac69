"""Balance of the sides: the best bot of a game that is not Expert, against itself, by scenario."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from tools.opponents.ledger import Balance, Ledger, write_ledger
from tools.quick_skirmish import battle_of
from vezerkar.arena.play import assign_bots, play
from vezerkar.games.wg35.game_data import MISSIONS
from vezerkar.registry import game as game_of

TRIUMPH: Final = {
    f"{scenario}, {players} players": {"scenario": scenario, "players": players}
    for scenario in ("1936", "1939")
    for players in ("three", "two")
}


def scenarios(game: str) -> Mapping[str, Mapping[str, str]]:
    """Return the options of each scenario of a game, by the name in the table. Rosters of WG35 are drawn for each game."""
    if game == "wg35":
        return {mission: {"mission": mission} for mission in MISSIONS}
    return TRIUMPH if game == "triumph" else {"": {}}


def measured_bot(game: str) -> str:
    """Return the bot of Hard, or of the highest level there is."""
    return game_of(game).levels[:3][-1]


def measure_balance(game: str, games: int, in_time: Callable[[], bool], ledger: Ledger) -> None:
    """Play on with every scenario of a game by turns until so many games of each are played or the time is over."""
    for number in range(games):
        for scenario, options in scenarios(game).items():
            key = f"{game} {measured_bot(game)} {scenario}".strip()
            counts = ledger["balance"].setdefault(key, Balance(games=0, won={}))
            if counts["games"] == number and in_time():
                play_balance(game, key, number, options, counts)
                write_ledger(ledger)


def play_balance(game: str, key: str, number: int, options: Mapping[str, str], counts: Balance) -> None:
    """Play one game and count it."""
    seed = f"opponents balance {key}/{number}"
    given = battle_of(options["mission"], Random(seed)) if game == "wg35" else options
    rules = game_of(game)
    bots = assign_bots(rules, dict.fromkeys(rules.sides(given), measured_bot(game)), rules.complete_options(given))
    result = play(game, bots, seed, number, given)
    for side, seats in rules.sides(given).items():
        counts["won"][side] = counts["won"].get(side, 0) + any(seat in result.winners for seat in seats)
    counts["games"] += 1
