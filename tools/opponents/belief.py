"""The belief of The Hunt: how well it foretells the true space (H1), and what who has watched a player gains by it (H10)."""

from __future__ import annotations

from math import log
from typing import Final

from tools.opponents.ledger import BeliefCounts, GateCounts, Ledger
from tools.quick_hunt import Player, quick_game
from tools.train_hunt import model_of, moves
from vezerkar.engine.bit_sets import BIT, count
from vezerkar.games.hunt.game_data import BRITISH
from vezerkar.games.hunt.heuristics.belief import SailingModel, chances
from vezerkar.games.hunt.heuristics.information import HOT, hunting_ground, weight
from vezerkar.games.hunt.heuristics.numbers import read_numbers
from vezerkar.games.hunt.state import CARD_PLAY, HuntState

FORETOLD: Final = 200
"""Games of each player of H1."""
WATCHERS: Final = 5
WATCHED: Final = 50
"""Games that each watcher has seen."""
DEALS: Final = 2000
"""Games that they play together, and that one who has seen none plays."""
NOTHING: Final = "has seen no game"
SOMETHING: Final = f"has seen {WATCHED} games"


def germans() -> dict[str, Player]:
    """Return the German players of H1 by name."""
    return {"greedy": Player(), "captain": Player(read_numbers("captain.json")["german"])}


def log_losses(german: Player, seed: str) -> list[tuple[float, float]]:
    """Play a game and return the log-loss of the belief on the true space, and of the rule of thumb, once every British turn.

    That is at the first decision about cards of each turn in which more than one space is possible. The British player is
    `greedy`.
    """
    found: list[tuple[float, float]] = []
    last = -1

    def look(s: HuntState, seat: int, action: int) -> None:
        nonlocal last
        if seat != BRITISH or s.phase != CARD_PLAY or s.turn == last or count(s.belief) < 2:
            return
        last = s.turn
        ground = hunting_ground(s)
        thumb = (HOT if ground & BIT[s.spee] else 1.0) / weight(s.belief, ground, HOT)
        found.append((-log(chances(s)[s.spee]), -log(thumb)))

    quick_game(seed, (german, Player()), look)
    return found


def foretell(games: int, ledger: Ledger) -> None:
    """Measure H1."""
    for name, player in germans().items():
        losses = [loss for number in range(games) for loss in log_losses(player, f"opponents H1 {name}/{number}")]
        loss, thumb = (sum(column) for column in zip(*losses, strict=True))
        ledger["belief"][name] = BeliefCounts(games=games, decisions=len(losses), loss=loss, thumb=thumb)


def watch(deals: int, ledger: Ledger) -> None:
    """Measure H10: `captain` as the German player against British ones that fitted the sailing model to games it has played.

    Each of these plays some of the deals, and one that reckons with the model all share plays all of them.
    """
    numbers = read_numbers("captain.json")
    german, plain = Player(numbers["german"]), Player(numbers["british"])
    watchers = []
    for number in range(WATCHERS):
        seen = moves(WATCHED, german, f"opponents H10 watched/{number}", plain)
        watchers.append(Player(numbers["british"], sailing=SailingModel(model_of(seen, f"{WATCHED} games of `captain`"))))
    ledger["watched"] = {NOTHING: GateCounts(games=0, won=0), SOMETHING: GateCounts(games=0, won=0)}
    for deal in range(deals):
        for name, british in ((NOTHING, plain), (SOMETHING, watchers[deal % WATCHERS])):
            ledger["watched"][name]["games"] += 1
            ledger["watched"][name]["won"] += quick_game(f"opponents H10/{deal}", (german, british)).winner == BRITISH
