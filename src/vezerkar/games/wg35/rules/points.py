"""Victory points (WG35 20.4, 25.11, 28.1)."""

from __future__ import annotations

from vezerkar.games.wg35.notation import FIGURES
from vezerkar.games.wg35.state import NOBODY, SEATS, SIDES, SkirmishState


def award(s: SkirmishState, side: int, vp: int, why: str, figure: int = NOBODY) -> None:
    """A side earns or loses points; nobody falls below 0 (WG35 20.4)."""
    before = s.vp[side]
    s.vp[side] = max(0, before + vp)
    if s.sink is not None:
        s.emit(
            "scored",
            {
                "seat": SEATS[side],
                "vp": s.vp[side] - before,
                "total": s.vp[side],
                "why": why,
                "figure": FIGURES[figure] if figure != NOBODY else "",
            },
        )


def casualty_points(s: SkirmishState, figure: int, side: int) -> None:
    """What a side earns because an enemy is incapacitated: by the mission (WG35 28.1), for a sniper (WG35 25.11)."""
    event = f"enemy_{s.field.man(figure).cls}_down"
    scores = s.field.mission.scores
    for i in range(len(scores)):
        score = scores[i]
        if score.event != event or score.side not in ("both", SEATS[side].upper()) or s.round < score.from_round:
            continue
        vp = min(score.vp, score.most - s.scored[SIDES * i + side]) if score.most else score.vp
        if vp > 0:
            s.scored[SIDES * i + side] += vp
            award(s, side, vp, event, figure)
    if s.field.has(figure, "sniper"):
        award(s, side, 1, "sniper", figure)
