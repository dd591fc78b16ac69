"""Fire from off the table that hits figures one by one: traps, aircraft, a shot from nowhere (WG35 26.4.4, 26.5)."""

from __future__ import annotations

from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.rules.basics import figures
from vezerkar.games.wg35.rules.shooting.attack import BLAST, attack_of
from vezerkar.games.wg35.rules.wounding import hits
from vezerkar.games.wg35.state import SkirmishState


def begin(s: SkirmishState, side: int, kind: int = BLAST) -> None:
    """An attack of a side without a figure of it that attacks; `aftermath.Aftermath` ends it."""
    s.attacks.append(Attack(kind, NOBODY, side, NOBODY, 0))


def hit(s: SkirmishState, figure: int, strength: int, ap: int, margin: int = NOBODY) -> None:
    """A figure is hit by the attack in progress; without a margin a d6 says where, as for blasts (WG35 13.1)."""
    attack = attack_of(s)
    attack.victim, attack.spot = figure, figures.place_of(s, figure)
    attack.strength, attack.ap, attack.cover = strength, ap, 0
    attack.margin = margin
    events.struck(s, figure, strength, ap)
    s.call(hits.Hit())
