"""The last attack on the stage: who shoots or strikes at whom, and every roll from the hit to the wound (WG35 11-19).

A shot is a chain: to hit, where, the wound, what armour holds, morale. A link that fails ends it. Close combat is
a duel: both face each other, with all that their numbers are made of.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from vezerkar.engine.event import Datum, Event
from vezerkar.engine.game import Json, Translator
from vezerkar.engine.scene import Die, Meter, Stage, StageSide, StageStep, StageUnit
from vezerkar.games.wg35.events import ROLES
from vezerkar.games.wg35.notation import FIGURE_INDEX
from vezerkar.games.wg35.presentation.effects import effects
from vezerkar.games.wg35.presentation.event_text import event_text, part_name
from vezerkar.games.wg35.presentation.labels import figure_name, short_name, thing_name
from vezerkar.games.wg35.presentation.luck import luck
from vezerkar.games.wg35.presentation.typed_view import TypedView

BEGINNINGS: Final = ("declared", "charged")
ROLLS: Final = {
    "shot": "hit",
    "lobbed": "hit",
    "blow": "strike",
    "scattered": "scatter",
    "location": "where",
    "burst_die": "where",
    "armour": "armour",
    "escape": "test",
    "wounding": "wound",
    "wounds": "bleeding",
    "morale": "morale",
    "ammunition": "ammunition",
    "tested": "test",
    "rolled": "test",
    "contested": "test",
    "identified": "test",
}
"""The rolls of an attack and the parts of it that they belong to."""
RESULTS: Final = (
    "burst",
    "shocked",
    "bleeds",
    "weakened",
    "helpless",
    "incapacitated",
    "broke",
    "out_of_ammo",
    "burst_hit",
    "struck",
)
"""Results without a die."""
ASIDE: Final = (
    "played", "named", "cancelled", "switched_on", "spotted", "revealed", "helped", "reloaded", "guerrilla_kill",
    "scored", "faced",
)  # fmt: skip
"""Events that may come between the rolls of an attack and do not end it."""
DIE_SIX: Final = ("location", "burst_die", "armour", "wounds", "morale", "ammunition", "escape", "rolled")
HURT: Final = ("helpless", "incapacitated")


def stage(view: Mapping[str, Json], events: Sequence[Event], tr: Translator) -> Stage | None:
    """The attack in progress, or the last one while nothing else has been done."""
    begun = beginning(events)
    if begun is None:
        return None
    return Chain(TypedView(view), events[begun:], begun, tr).stage()


def beginning(events: Sequence[Event]) -> int | None:
    """The index of the event with which the attack began that was the last thing to happen; None if something else was."""
    struck = None
    for i in reversed(range(len(events))):
        kind = events[i].kind
        if kind in BEGINNINGS:
            return i
        if kind == "blow":
            struck = i
        charge = kind == "moved" and i > 0 and events[i - 1].kind == "charged"
        if not (kind in ROLLS or kind in RESULTS or kind in ASIDE or charge):
            return struck
    return struck


def numbers(data: Mapping[str, Datum], name: str) -> list[int]:
    """The dice in a field of an event; a die of 0 was not rolled."""
    value = data.get(name, 0)
    faces = value if isinstance(value, list) else [value]
    return [int(face) for face in faces if int(face)]


def names(data: Mapping[str, Datum], name: str) -> list[str]:
    """The names in a field of an event that holds several; none if it is missing."""
    value = data.get(name)
    return value if isinstance(value, list) else []


class Chain:
    """One attack, laid out."""

    def __init__(self, sheet: TypedView, told: Sequence[Event], begun: int, tr: Translator) -> None:
        self.sheet = sheet
        self.told = told
        self.tr = tr
        self.begun = begun
        self.by = str(told[0].data["figure"])
        self.fallen = {str(event.data["figure"]) for event in told if event.kind in HURT}
        self.out = {str(event.data["figure"]) for event in told if event.kind == "incapacitated"}
        self.units = {name: man.unit for name, man in sheet.men.items()}

    def stage(self) -> Stage:
        """The attack with its two sides."""
        first = self.told[0].data
        melee = self.told[0].kind != "declared"
        others = self.others()
        comrades = [name for name in others if self.sheet.men[name].side == self.sheet.men[self.by].side]
        foes = [name for name in others if name not in comrades]
        sides = [self.side([self.by, *comrades])] + ([self.side(foes)] if foes else [])
        weapon = str(first.get("weapon", "")) or next((str(one.data["weapon"]) for one in self.told if one.kind == "blow"), "")
        target = short_name(foes[0] if foes else others[0]) if others else ""
        said: dict[str, int | str] = {
            "by": short_name(self.by),
            "target": target,
            "melee": int(melee),
            "aimed": int(bool(target)),
        }
        note = [thing_name(weapon, self.tr)] if weapon else []
        note += [self.tr("stage-chance", {"percent": chance})] if (chance := self.chance()) else []
        return Stage(
            id=f"attack {self.begun}",
            form="duel" if melee else "shot",
            title=self.tr("stage-title", said),
            note=" · ".join(note),
            sides=sides,
            order=list(self.steps()),
            result=next((event_text(one, self.tr) for one in reversed(self.told) if one.kind in (*ROLLS, *RESULTS)), ""),
            over=self.sheet.attack is None,
            brief=True,
        )

    def chance(self) -> int:
        """The chance of the last roll to hit, in per cent, as it was before the roll; 0 if there was none."""
        rolls = [found for event in self.told if event.kind in ("shot", "lobbed", "blow") if (found := luck(event))]
        return round(100 * rolls[-1].owed) if rolls else 0

    def others(self) -> list[str]:
        """Everybody at whom it goes or whom it hurts, in this order."""
        found: dict[str, None] = {}
        for event in self.told:
            hurt = [event.data.get("target", "")]
            if event.kind not in ("shot", "lobbed", "declared", "ammunition", "charged", "moved"):
                hurt.append(event.data.get("figure", ""))
            hurt += names(event.data, "figures") if event.kind == "burst" else []
            found |= {name: None for name in hurt if isinstance(name, str) and name in FIGURE_INDEX and name != self.by}
        return list(found)

    def side(self, men: list[str]) -> StageSide:
        """One side of the attack: the figures of it that take part, and what its number in the last blow is made of."""
        seat = self.sheet.men[men[0]].side
        found = StageSide(seat, self.tr(f"seat-{seat}", {}), seat, units=[self.unit(name) for name in men])
        blow = next((event for event in reversed(self.told) if event.kind == "blow"), None)
        if blow is not None:
            own = self.sheet.men[str(blow.data["figure"])].side == seat
            numbers = {name: self.number(blow.data, name) for name in ("die", "T", "needed")}
            said: dict[str, int | str] = {**numbers, "total": numbers["die"] + numbers["T"]}
            found.note = self.tr("stage-blow" if own else "stage-guard", said)
            parts = [part.split() for part in names(blow.data, "striking" if own else "guarding")]
            found.meters = [Meter(part_name(name, self.tr), int(value)) for name, value in parts]
        return found

    def unit(self, name: str) -> StageUnit:
        """A figure on the stage."""
        man = self.sheet.men[name]
        states = [state for state in ("helpless", "broken", "shocked") if state in man.conditions]
        found = StageUnit(name, f"figure-{man.cls}", figure_name(name, self.tr, self.units), man.side, label=str(man.number))
        found.token = name if any(one.id == name for one in self.sheet.fielded) else ""
        found.note = self.tr(f"state-{states[0]}", {}) if states else ""
        if name in self.out:
            found.note = self.tr("stage-out", {})
        found.state = "lost" if name in self.fallen else ""
        return found

    def steps(self) -> Iterator[StageStep]:
        """Every roll and every result of it, in order."""
        for event in self.told:
            if event.kind not in ROLLS and event.kind not in RESULTS:
                continue
            part = "burst" if event.kind == "burst" else ROLLS.get(event.kind, "result")
            who = str(event.data.get("figure", self.by))
            step = StageStep(self.tr("stage-part", {"part": part}), event_text(event, self.tr), "done")
            step.tone = self.sheet.men[who].side if who in self.sheet.men else "neutral"
            step.by = who if part in ("hit", "strike") else ""
            step.dice = list(self.dice(event))
            step.effects = effects(event, self.tr)
            if event.data.get("hit") == 1 and event.data.get("target"):
                step.hits = [str(event.data["target"])]
            elif event.kind == "burst":
                step.hits = names(event.data, "figures")
            elif event.kind in RESULTS and event.kind != "out_of_ammo":
                step.hits = [who]
            known = {self.by, *self.others()}
            step.hits = [name for name in step.hits if name in known]
            step.by = step.by if step.by in known else ""
            yield step

    def dice(self, event: Event) -> Iterator[Die]:
        """The dice of one roll."""
        data, sides = event.data, 6 if event.kind in DIE_SIX else 10
        good = bool(data.get("hit", data.get("passed", data.get("wounds", 0))))
        fields = [name for name, role in ROLES[event.kind].items() if role == "die"]
        for name in fields:
            for n, face in enumerate(numbers(data, name)):
                need, over = self.need(event) if name != "chain" else (0, False)
                yield Die(f"{event.kind}-{name}-{n}", face, "", good, sides, need, over)

    def need(self, event: Event) -> tuple[int, bool]:
        """The number that one die had to show, and whether more was better; 0 if it is not one die's."""
        data = event.data
        if event.kind in ("shot", "lobbed"):
            return max(2, min(10, self.number(data, "target_number") - self.number(data, "C"))), True
        if event.kind == "blow":
            return max(1, min(10, self.number(data, "needed") - self.number(data, "T"))), True
        if event.kind == "tested":
            return self.number(data, "value"), False
        if "needed" in data:
            return self.number(data, "needed"), True
        return 0, False

    @staticmethod
    def number(data: Mapping[str, Datum], name: str) -> int:
        """A number of an event."""
        return int(str(data[name]))
