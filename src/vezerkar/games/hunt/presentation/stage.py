"""The battle as a duel of two ships: cards face down, turned over together, values that add up, damage (HUNT 93-105)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from vezerkar.engine.event import Event
from vezerkar.engine.game import Json, Translator
from vezerkar.engine.json_access import as_dict, as_int
from vezerkar.engine.scene import Card, Meter, Stage, StageSide, StageStep, StageUnit
from vezerkar.games.hunt.game_data import DUELS, SEATS
from vezerkar.games.hunt.presentation.event_text import event_text
from vezerkar.games.hunt.presentation.labels import message_args, points
from vezerkar.games.hunt.presentation.scene import force_bonus, printed
from vezerkar.games.hunt.presentation.typed_view import TypedView

SHIPS = {"german": "ship-german", "british": "ship-british"}
"""The ids of the two ships on the stage."""


def stage(view: Mapping[str, Json], events: Sequence[Event], tr: Translator) -> Stage | None:
    """The battle in progress, or the one that has ended the game."""
    sheet = TypedView(view)
    if not sheet.battle:
        return None
    begun = next((i for i in reversed(range(len(events))) if events[i].kind == "battle_began"), 0)
    told = events[begun:]
    space = sheet.forces[sheet.battle_force]
    duels = [event for event in told if event.kind == "duel"]
    over = bool(sheet.winner)
    return Stage(
        id=f"battle {space}",
        form="duel",
        title=tr("stage-title", {"space": space}),
        note=tr("row-duel-value", {"duel": sheet.duels}),
        place=space,
        sides=[side(sheet, seat, duels, tr) for seat in SEATS],
        order=[*fought(told, tr), *to_come(sheet, tr)],
        result=tr("over-text", {"winner": sheet.winner, "ending": sheet.ending}) if over else outcome(told, tr),
        over=over,
    )


def side(sheet: TypedView, seat: str, duels: Sequence[Event], tr: Translator) -> StageSide:
    """One side: its ship, the card it has laid down or the one just turned over, its damage, its bonus in the next duel."""
    if seat == "german":
        ship = StageUnit(SHIPS[seat], "cruiser", tr("token-spee", {}), seat, token="spee" if sheet.spee else "")
    else:
        force = sheet.battle_force
        title = tr("token-force", {"force": force, "value": force_bonus(sheet, force)})
        ship = StageUnit(SHIPS[seat], "force", title, seat, token=f"force-{force}", label=force)
    bonus = as_int(as_dict(sheet.battle["bonus_halves"])[seat])
    note = tr("stage-bonus", {"value": points(bonus)}) if bonus and not sheet.winner else ""
    damage = Meter(tr("meter-damage", {}), sheet.damage(seat), DUELS, "damage")
    return StageSide(seat, tr(f"seat-{seat}", {}), seat, note, [ship], card(sheet, seat, duels, tr), [damage])


def card(sheet: TypedView, seat: str, duels: Sequence[Event], tr: Translator) -> Card | None:
    """The card that lies there: one's own as laid down, the other one's back, and before that those of the last duel."""
    laid = sheet.laid(seat)
    if laid == "hidden":
        return Card(f"{seat}-laid-{sheet.duels}", tr("card-hidden", {}), tone=seat, face="down")
    if laid:
        return printed(laid, tr)
    if any(sheet.laid(other) for other in SEATS) or not duels:
        return None
    shown = duels[-1].data[seat]
    return printed(shown, tr) if isinstance(shown, str) and shown else None


def fought(told: Sequence[Event], tr: Translator) -> Iterator[StageStep]:
    """The duels fought, each with its values and with whom it damaged."""
    for i, event in enumerate(told):
        if event.kind != "duel":
            continue
        said = message_args(event.data, tr)
        step = StageStep(tr("stage-duel", said), tr("stage-values", said), "done")
        for later in told[i + 1 :]:
            if later.kind == "duel":
                break
            if later.kind == "damaged":
                seat = str(later.data["seat"])
                step.hits.append(SHIPS[seat])
                step.tone = next(other for other in SEATS if other != seat)
                step.note += f" · {event_text(later, tr)}"
        yield step


def to_come(sheet: TypedView, tr: Translator) -> Iterator[StageStep]:
    """The duels that are still to be fought."""
    if sheet.winner:
        return
    for duel in range(sheet.duels + 1, DUELS + 1):
        yield StageStep(tr("stage-duel", {"duel": duel}), "", "acting" if duel == sheet.duels + 1 else "")


def outcome(told: Sequence[Event], tr: Translator) -> str:
    """The last duel in words, or how the battle began."""
    last = next((event for event in reversed(told) if event.kind in ("duel", "battle_began")), None)
    return event_text(last, tr) if last is not None else ""
