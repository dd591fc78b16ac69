"""A battle as two lines of blocks that face each other, with all that the dice have said (T&T 12).

The view says who stands there now, the events what happened before: who fired, was hit, was lost, has left. Going back through
them, every shot is given to the block that fired it, as far as blocks that look alike can be told apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Decision
from vezerkar.engine.event import Datum, Event
from vezerkar.engine.game import Json, Translator
from vezerkar.engine.json_access import as_str
from vezerkar.engine.scene import Chance, Choice, Die, Odds, Stage, StageSide, StageStep, StageUnit
from vezerkar.engine.words import sentence
from vezerkar.games.triumph.game_data import (
    AREA_INDEX,
    BLOCK_FACTION,
    BLOCK_TYPE,
    CLASSES,
    FACTION_OF_POWER,
    FACTIONS,
    FORTRESS,
    LAND_COUNT,
    MINOR,
    MOST_CV,
    NATION_INDEX,
    NEUTRAL_FORT,
    PARTIES,
    SIX,
    TYPE_COUNT,
    TYPE_INDEX,
)
from vezerkar.games.triumph.presentation.battle_odds import NO_WINNER, Forecast
from vezerkar.games.triumph.presentation.choices import ChoiceIndex
from vezerkar.games.triumph.presentation.effects import effects
from vezerkar.games.triumph.presentation.event_text import event_text
from vezerkar.games.triumph.presentation.foresight import Lost, Pending, foresee, foreseen
from vezerkar.games.triumph.presentation.labels import area_name, party_name, unit_word, way_to
from vezerkar.games.triumph.presentation.odds import tenths
from vezerkar.games.triumph.presentation.scene.board import PIP, TONES, block_token
from vezerkar.games.triumph.presentation.typed_view import ESCAPED, BlockView, TypedView
from vezerkar.games.triumph.presentation.view_state import PARTY_INDEX, ViewState
from vezerkar.games.triumph.rules.battle import ALL_PARTIES, FORT_NEED, PARTY, class_of, classes_of, firepower, takes_part
from vezerkar.games.triumph.rules.fire import dice_of, firing_order
from vezerkar.games.triumph.rules.units import BLOCK_BIT
from vezerkar.games.triumph.state import TntState

GOES_ON: Final = ("moved", "block_moved", "committed", "committed_hidden", "built", "block_created", "production")
"""Events of the next deed, after which a battle that is over is no longer shown."""
COMES: Final = ("turn", "season")
"""Events that come by themselves after the last battle of a Player Turn. A second one means that a player has acted."""
LEFT: Final = ("retreated", "block_retreated", "rebased", "block_rebased", "escaped")
Said = dict[str, int | str]
STEPS: Final = 60
"""So many of the last acts are told: no battle on land has more."""
DIE_SIDES: Final = 6


def stage(view: Mapping[str, Json], events: Sequence[Event], decision: Decision | None, tr: Translator) -> Stage | None:
    """The battle in progress, or the one that has just ended."""
    begun = next((i for i in reversed(range(len(events))) if events[i].kind == "battle"), None)
    if begun is None:
        return None
    told = events[begun:]
    area = word(told[0].data, "area")
    if as_str(view["battle"]) != area and not just_over([event.kind for event in told]):
        return None
    sheet = TypedView(view)
    return Line(sheet, told, area, ChoiceIndex(sheet, decision, tr), tr).stage()


def word(data: Mapping[str, Datum], name: str) -> str:
    """A name in the data of an event; empty if there is none."""
    value = data.get(name, "")
    return value if isinstance(value, str) else ""


def number(data: Mapping[str, Datum], name: str) -> int:
    """A number in the data of an event; 0 if there is none."""
    value = data.get(name, 0)
    return value if isinstance(value, int) else 0


def rolls_of(data: Mapping[str, Datum]) -> list[int]:
    """The dice of a shot."""
    rolls = data["rolls"]
    return [int(face) for face in rolls] if isinstance(rolls, list) else []


def just_over(kinds: Sequence[str]) -> bool:
    """Return True if the battle is over and nothing has been done since."""
    gone_on = any(kind in GOES_ON for kind in kinds) or sum(kind in COMES for kind in kinds) > 1
    return "battle_over" in kinds and not gone_on


def certain(winner: str) -> Forecast:
    """The end of a battle as it came."""
    return Forecast({PARTY_INDEX.get(winner, NO_WINNER): 1.0}, {}, {})


class Figure:
    """A block on the stage. ``cv`` is its strength at the moment that is looked at, going back from now."""

    def __init__(self, party: str, nation: str, unit: str, cv: int, state: str = "") -> None:
        self.party = party
        self.nation = nation
        self.unit = unit
        self.cv = cv
        self.state = state
        self.shown = cv
        self.note = ""
        self.token = ""
        self.piece: BlockView | None = None
        self.block = -1
        self.fired = False
        self.choices: list[Choice] = []
        self.id = ""

    def looks(self, data: Mapping[str, Datum]) -> bool:
        """Return True if an event may be about it, by nation and type."""
        return self.nation == data["nation"] and self.unit == data.get("unit", self.unit)


@dataclass(slots=True)
class Shot:
    """A shot: the unit that fired, those hit, each once for every point of strength, and the losses that came of it."""

    event: Event
    by: Figure | None
    struck: list[Figure]
    fallen: list[Event]


@dataclass(slots=True)
class Departure:
    """A unit that has left the battle: it retreated, or went elsewhere after it."""

    event: Event
    by: Figure


class Line:
    """One battle, laid out."""

    def __init__(self, sheet: TypedView, told: Sequence[Event], area: str, choices: ChoiceIndex, tr: Translator) -> None:
        self.sheet = sheet
        self.told = told
        self.area = area
        self.index = AREA_INDEX[area]
        self.choices = choices
        self.tr = tr
        self.running = sheet.battle == area
        self.attacker = word(told[0].data, "attacker")
        self.sketch = ViewState(sheet)
        self.s = self.sketch.s
        self.figures = [*self.standing(self.sketch), *self.fort()]
        self.acts: list[Shot | Departure] = []
        self.got: dict[str, int] = {}
        self.owed: dict[str, Fraction] = {}
        self.go_back()
        # By their strength when the battle began, so that nobody changes places when hit.
        self.figures.sort(key=lambda figure: (TYPE_INDEX.get(figure.unit, TYPE_COUNT), figure.nation, -figure.cv))
        for i, figure in enumerate(self.figures):
            figure.id = f"unit-{i}"

    # --- who is there ---

    def standing(self, sketch: ViewState) -> Iterator[Figure]:
        """A figure for every block in the area, escaped ones excepted."""
        for piece, numbers in zip(self.sheet.pieces, sketch.numbers, strict=True):
            if piece.area != self.area or piece.state == ESCAPED:
                continue
            offered = self.choices.on_piece(piece)
            for n in range(piece.size):
                figure = Figure(piece.faction, piece.nation, piece.unit, piece.cv)
                figure.piece, figure.token = piece, block_token(self.sheet, piece, self.choices, self.tr).id
                if n < len(numbers):
                    figure.block = numbers[n]
                    figure.state = self.state_of(piece, numbers[n])
                figure.choices = [choice for choice in offered if not choice.unprompted and not choice.why]
                yield figure

    def state_of(self, piece: BlockView, block: int) -> str:
        """Return the state of a unit: it acts, has acted, waits with its group, or nothing yet."""
        if not self.running:
            return ""
        if "acted" in piece.flags:
            return "done"
        if not takes_part(self.s, self.index, block):
            return "waiting"
        return "acting" if self.choices.about_piece(piece) else ""

    def fort(self) -> Iterator[Figure]:
        """The Fortress of an Armed Minor."""
        if self.area in self.sheet.forts:
            figure = Figure(PARTIES[MINOR], "", "fortress", self.sheet.forts[self.area])
            figure.token = f"fort-{self.area}"
            yield figure

    def party_of(self, nation: str) -> str:
        """Return the party that has the units of a nation."""
        index = NATION_INDEX[nation]
        return FACTIONS[FACTION_OF_POWER[index]] if index < SIX else PARTIES[MINOR]

    def find(self, data: Mapping[str, Datum], cv: int, fired: bool) -> Figure | None:
        """The figure an event is about: of its look, with this strength at that moment."""
        party = self.party_of(word(data, "nation"))
        for figure in self.figures:
            same = figure.party == party == PARTIES[MINOR] or figure.looks(data)
            if same and figure.cv == cv and not (fired and figure.fired):
                return figure
        return None

    # --- what happened ---

    def go_back(self) -> None:
        """Read the events from the last to the first, and give every shot to who fired it and to whom it hit."""
        hits: list[Figure] = []
        fallen: list[Event] = []
        for event in reversed(self.told):
            data = event.data
            if event.kind == "destroyed":
                nation = word(data, "nation")
                lost = Figure(self.party_of(nation), nation, word(data, "unit"), 0, "lost")
                self.figures.append(lost)
                fallen.append(event)
            elif event.kind in LEFT:
                self.left(event)
            elif event.kind == "hit":
                struck = self.find(data, number(data, "cv"), fired=False)
                if struck is not None:
                    loss = 1 if struck.unit != "carrier" and not self.convoy(struck) else 2
                    struck.cv += loss
                    hits += [struck] * loss
            elif event.kind == "fired":
                self.shot(event, hits, fallen)
                hits, fallen = [], []
            elif event.kind == "round":
                for figure in self.figures:
                    figure.fired = False
        self.acts.reverse()

    @property
    def shots_fired(self) -> list[Shot]:
        """The shots among the acts."""
        return [act for act in self.acts if isinstance(act, Shot)]

    def left(self, event: Event) -> None:
        """Somebody has left: he is shown, and where he went."""
        data = event.data
        if word(data, "from" if "from" in data else "area") != self.area:
            return
        nation = word(data, "nation")
        gone = Figure(self.party_of(nation), nation, word(data, "unit"), number(data, "cv"), "gone")
        gone.note = way_to(word(data, "to"), self.tr) if "to" in data else ""
        self.figures.append(gone)
        self.acts.append(Departure(event, gone))

    def shot(self, event: Event, hits: list[Figure], fallen: list[Event]) -> None:
        """A unit fired: its dice against its number, and whom it hit."""
        data = event.data
        party, need, count = word(data, "faction"), number(data, "need"), number(data, "hits")
        rolls = rolls_of(data)
        self.got[party] = self.got.get(party, 0) + count
        self.owed[party] = self.owed.get(party, Fraction(0)) + Fraction(len(rolls) * need, DIE_SIDES)
        by = self.find(data, number(data, "cv"), fired=True)
        if by is not None:
            by.fired = True
        self.acts.append(Shot(event, by, hits, fallen))

    def step(self, at: int, shot: Shot) -> StageStep:
        """A shot with its dice."""
        data = shot.event.data
        nation, need = word(data, "nation"), number(data, "need")
        title = self.name(nation if nation in TONES else "neutral", word(data, "unit"))
        said: Said = {"class": self.tr(f"class-{word(data, 'class')}", {}), "need": need, "hits": number(data, "hits")}
        words = self.tr("stage-need", {"need": need})
        dice = [Die(f"{at}-{n}", face, words, face <= need, DIE_SIDES, need) for n, face in enumerate(rolls_of(data))]
        by = shot.by.id if shot.by is not None else ""
        hits = [figure.id for figure in shot.struck]
        sights = [effect for event in shot.fallen for effect in effects(event)]
        return StageStep(title, self.tr("stage-shot", said), "done", TONES.get(nation, "minor"), dice, by, hits, sights)

    def departure(self, act: Departure) -> StageStep:
        """A unit leaves, in the words of the log."""
        by = act.by
        title = self.name(by.nation if by.nation in TONES else "neutral", by.unit)
        return StageStep(title, event_text(act.event, self.tr), "done", self.tone(by), by=by.id, leaves=True)

    def convoy(self, figure: Figure) -> bool:
        """Return True if it is a Ground unit at sea (T&T 12.72)."""
        return self.index >= LAND_COUNT and figure.unit in ("tank", "infantry", "fortress")

    # --- what comes ---

    def to_come(self) -> Iterator[StageStep]:
        """Yield the units that act next in this round, by type and side (T&T 12.3)."""
        if not self.running:
            return
        first = True
        for unit in range(TYPE_COUNT):
            for party in firing_order(self.s, unit):
                waiting = self.pending(party, unit)
                if not waiting:
                    continue
                needs = self.needs(waiting[0])
                title = party_name(PARTIES[party], self.tr)
                kind = f"unit-{self.kind(waiting[0])}"
                units: Said = {"unit": self.tr(kind, {}), "units": self.tr(f"{kind}-plural", {})}
                count: Said = {"party": title, "size": len(waiting), **units}
                yield StageStep(
                    self.tr("stage-next", count), needs, "acting" if first else "", self.tone(waiting[0]), by=waiting[0].id
                )
                first = False

    def pending(self, party: int, unit: int) -> list[Figure]:
        """The units of one type and side that have not acted in this round."""
        if party == MINOR:
            return [
                one
                for one in self.figures
                if one.party == PARTIES[MINOR] and not one.state and not one.fired and unit == FORTRESS
            ]
        return [
            figure
            for figure in self.figures
            if figure.block >= 0
            and BLOCK_FACTION[figure.block] == party
            and BLOCK_TYPE[figure.block] == unit
            and figure.state in ("", "acting")
        ]

    def shots(self, figure: Figure) -> list[tuple[int, int, int]]:
        """Return what a unit can fire at: the class, its dice and its number."""
        party = PARTY_INDEX[figure.party]
        if not self.s.targets[party]:
            return []
        classes = classes_of(self.s, self.index, party)
        if figure.block < 0:
            found = [(kind, figure.shown, FORT_NEED[kind]) for kind in range(len(CLASSES))] if party == MINOR else []
        else:
            found = [
                (kind, dice_of(self.s, self.index, figure.block, kind), firepower(self.s, figure.block, kind))
                for kind in range(len(CLASSES))
            ]
        return [(kind, dice, need) for kind, dice, need in found if need and classes & BIT[kind]]

    def needs(self, figure: Figure) -> str:
        """At which numbers a unit hits what there is."""
        return ", ".join(
            self.tr("stage-class", {"class": self.tr(f"class-{CLASSES[kind]}", {}), "need": need})
            for kind, _, need in self.shots(figure)
        )

    def still(self, party: str) -> Fraction:
        """The hits a side may expect from those that have not acted, each at what it hits best."""
        found = Fraction(0)
        for figure in self.figures:
            if figure.party == party and figure.state in ("", "acting") and not (figure.block < 0 and figure.fired):
                found += max((Fraction(dice * need, DIE_SIDES) for _, dice, need in self.shots(figure)), default=Fraction(0))
        return found

    # --- words ---

    def kind(self, figure: Figure) -> str:
        """The name of its type."""
        return "convoy" if self.convoy(figure) else figure.unit or "unknown"

    def name(self, nation: str, unit: str) -> str:
        """A unit of a nation."""
        said: Said = {"unit": unit_word(unit, self.tr), "units": "", "nation": self.tr(f"of-{nation}", {}), "size": 1}
        return sentence(self.tr("title-blocks", said))

    def tone(self, figure: Figure) -> str:
        """Its colour role."""
        return TONES.get(figure.nation, "minor")

    def unit(self, figure: Figure) -> StageUnit:
        """A block on the stage."""
        nation = figure.nation if figure.nation in TONES else "neutral"
        symbol = f"block-{self.kind(figure)}" if figure.unit else "block-back"
        label = PIP * figure.shown if figure.unit else self.tr(f"letter-{figure.nation}", {})
        most = MOST_CV[NATION_INDEX[figure.nation]] if figure.nation in TONES else figure.shown
        found = StageUnit(figure.id, symbol, self.name(nation, self.kind(figure)), self.tone(figure), figure.token, label)
        found.pips, found.most = figure.shown, most if figure.unit else 0
        found.state = "" if figure.state == "waiting" else figure.state
        found.note = figure.note or self.tr(f"stage-{figure.state}", {}) if figure.state else self.needs(figure)
        found.choices = [*figure.choices, *self.fire_at(figure)]
        return found

    def fire_at(self, figure: Figure) -> list[Choice]:
        """The class of an enemy is chosen by a click on one of it (T&T 12.41)."""
        decision = self.choices.decision
        if decision is None or figure.block < 0 or figure.party == decision.seat or figure.state in ("lost", "gone", "waiting"):
            return []
        if not self.s.targets[PARTY_INDEX[decision.seat]] & BIT[PARTY_INDEX[figure.party]]:
            return []
        notation = f"fire {CLASSES[class_of(self.s, figure.block)].lower()}"
        return [self.choices.choice(notation)] if notation in [action.notation for action in decision.options] else []

    def stage(self) -> Stage:
        """The whole battle."""
        parties = dict.fromkeys([self.attacker, *[figure.party for figure in self.figures]])
        rounds = [number(event.data, "round") for event in self.told if event.kind == "round"]
        acts = enumerate(self.acts)
        order = [self.step(at, act) if isinstance(act, Shot) else self.departure(act) for at, act in acts][-STEPS:]
        order += self.to_come()
        ended = [event for event in self.told if event.kind == "battle_over"]
        note = self.tr("stage-round", {"round": rounds[-1]}) if rounds else ""
        result = event_text(ended[-1], self.tr) if ended else self.last()
        return Stage(
            id=f"{self.area} {self.sheet.year} {self.sheet.season} {self.attacker}",
            form="line",
            title=self.tr("panel-battle", {"area": area_name(self.area, self.tr), "running": 1}),
            note=note,
            place=self.area,
            sides=[self.side(party) for party in parties],
            order=order,
            result=result,
            odds=[self.luck(party) for party in parties],
            chances=self.chances(list(parties), ended),
            over=bool(ended),
        )

    def last(self) -> str:
        """Return the result of the last shot in words, or an empty text."""
        return next((event_text(event, self.tr) for event in reversed(self.told) if event.kind == "fired"), "")

    def side(self, party: str) -> StageSide:
        """One side of the battle."""
        units = [self.unit(figure) for figure in self.figures if figure.party == party]
        role = "stage-attacker" if party == self.attacker else "stage-defender"
        tone = party if party in FACTIONS else "minor"
        return StageSide(party if party in FACTIONS else "", party_name(party, self.tr), tone, self.tr(role, {}), units)

    def luck(self, party: str) -> Odds:
        """The hits of a side beside what its dice owed it, and what may still come."""
        owed, still = self.owed.get(party, Fraction(0)), self.still(party)
        said: Said = {"party": party_name(party, self.tr), "hits": self.got.get(party, 0), "owed": self.mean(owed)}
        more: Said = {"still": self.mean(still), "more": int(still > 0)}
        tone = party if party in FACTIONS else "minor"
        return Odds(
            party if party in FACTIONS else "", self.tr("stage-luck", said | more), tone, self.got.get(party, 0), float(owed)
        )

    def chances(self, parties: Sequence[str], ended: Sequence[Event]) -> list[Chance]:
        """The chance of each side to win, and of nobody: before the first shot, and now."""
        sketch = self.sketch
        if not self.running:
            if not all(figure.unit for figure in self.figures):
                # Who stood up after the battle and was not seen by this viewer was there with a strength nobody can tell.
                return []
            sketch = sketch.copy()
            self.begin_again(sketch.s, [PARTY_INDEX[party] for party in parties])
        lost = [
            Lost(PARTY_INDEX[figure.party], TYPE_INDEX[figure.unit], figure.cv)
            for figure in self.figures
            if figure.block < 0 and figure.unit and figure.state in ("lost", "gone")
        ]
        # Of all without a block, what is neither lost nor gone is the Fortress of an Armed Minor.
        begun = [
            (figure.block if figure.block >= 0 else NEUTRAL_FORT, figure.cv)
            for figure in self.figures
            if figure.unit and figure.state not in ("lost", "gone")
        ]
        before = foreseen(self.sheet, sketch, self.area, begun, lost)
        now = certain(word(ended[-1].data, "winner")) if ended else foresee(self.sheet, sketch, self.area, self.undealt())
        if before is None or now is None:
            return []
        return [self.chance(party, before, now) for party in (*parties, "")]

    def begin_again(self, s: TntState, parties: Sequence[int]) -> None:
        """Let a State be one in which the battle that is over has just begun, between these parties."""
        s.active = PARTY_INDEX[self.attacker]
        for party in range(ALL_PARTIES):
            s.targets[party] = 0
        for party in parties:
            others = [other for other in parties if other != s.active] if party == s.active else [s.active]
            s.targets[party] = sum(PARTY[other] for other in others)
        for block in s.at[self.index]:
            s.joined |= BLOCK_BIT[block]

    def chance(self, party: str, before: Forecast, now: Forecast) -> Chance:
        """The chance of one side to win and what it still loses on average; of nobody without a name."""
        index = PARTY_INDEX[party] if party else NO_WINNER
        was, is_ = before.winners.get(index, 0.0), now.winners.get(index, 0.0)
        tenths_lost = tenths(Fraction(now.losses.get(index, 0.0)))
        loss = self.tr("battle-mean", {"whole": tenths_lost[0], "tenth": tenths_lost[1]}) if any(tenths_lost) else ""
        said: Said = {"before": round(100 * was), "now": round(100 * is_), "told": int(bool(self.shots_fired)), "loss": loss}
        who: Said = {"party": party_name(party, self.tr) if party else "", "nobody": int(not party), "losing": int(bool(loss))}
        tone = "neutral" if not party else party if party in FACTIONS else "minor"
        return Chance(party if party in FACTIONS else "", sentence(self.tr("stage-odds", said | who)), tone, was, is_)

    def undealt(self) -> Pending | None:
        """The hits of the last shot that its victims have not dealt yet."""
        shots = self.shots_fired
        if not shots:
            return None
        shot = shots[-1]
        data = shot.event.data
        left = number(data, "hits") - sum(event.kind == "hit" for event in self.told[self.told.index(shot.event) :])
        letter = word(data, "class")
        if left <= 0 or letter not in CLASSES:
            return None
        return Pending(PARTY_INDEX[word(data, "faction")], CLASSES.index(letter), left)

    def mean(self, value: Fraction) -> str:
        """A number with one decimal."""
        whole, tenth = tenths(value)
        return self.tr("battle-mean", {"whole": whole, "tenth": tenth})
