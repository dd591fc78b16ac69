"""Building an army (WG35 3): the draft and what is wrong with it, ready rosters, whom to recruit, each figure with its options.

Everything comes from the draft in the view, so it can be shown and explained at any time; the domain of the decision says what
of it may be done.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from vezerkar.engine.decision import Decision, Domain
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Card, CardGroup, Choice, Panel
from vezerkar.engine.words import listed, sentence
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import ARMIES, SAMPLES
from vezerkar.games.wg35.library.records import CHARACTERISTICS, Army
from vezerkar.games.wg35.notation import parse as action_of
from vezerkar.games.wg35.presentation.desk import empty_draft
from vezerkar.games.wg35.presentation.labels import (
    ability_name,
    army_name,
    copies,
    message_args,
    side_name,
    thing_name,
    unit_name,
)
from vezerkar.games.wg35.presentation.page import army_page, army_text, composition, wrong
from vezerkar.games.wg35.presentation.typed_view import TypedView
from vezerkar.games.wg35.roster.offers import Offer, offers, recruits
from vezerkar.games.wg35.roster.outfit import fighter, outfit, price
from vezerkar.games.wg35.roster.records import Fighter, Figure, Roster
from vezerkar.games.wg35.roster.text import parse

VERBS = ("army", "sample", "recruit", "dismiss", "equip", "strip", "woman")
"""Verbs that change a draft; other choices leave these alone."""


@lru_cache(maxsize=512)
def things(roster: Roster, number: int) -> tuple[Offer, ...]:
    """Return the things that a figure of a draft may take; figures that are alike may take the same."""
    return offers(LIBRARY, roster, number)


@lru_cache(maxsize=64)
def units(roster: Roster) -> tuple[Offer, ...]:
    """Whom a draft may recruit."""
    return recruits(LIBRARY, roster)


class Muster:
    """The draft of the side that is asked."""

    def __init__(self, sheet: TypedView, decision: Decision, domain: Domain, tr: Translator) -> None:
        self.sheet = sheet
        self.decision = decision
        self.domain = domain
        self.tr = tr
        self.written = sheet.sides[decision.seat].roster
        self.roster: Roster | None = parse(self.written) if self.written is not None else None

    def draft(self) -> str:
        """The draft for the army builder."""
        return self.written or empty_draft(int(self.decision.args["limit"]))

    # --- panels ---

    def panels(self) -> list[Panel]:
        """The draft in numbers with what is wrong, then the roster as a text to be kept."""
        tr = self.tr
        limit = int(self.decision.args["limit"])
        roster = self.roster
        if roster is None:
            rows = [(tr("row-points", {}), tr("points-of", {"points": 0, "limit": limit}))]
            return [Panel("muster", tr("panel-muster", {}), [*rows, ("", tr("muster-begin", {}))], urgent=True)]
        rows = [
            (tr("row-army", {}), tr("army-year", {"army": army_name(roster.army, tr), "year": roster.year})),
            (tr("row-points", {}), tr("points-of", {"points": price(LIBRARY, roster), "limit": limit})),
            *composition(LIBRARY.armies[roster.army], roster, tr),
            *wrong(roster, tr),
        ]
        seat = self.decision.seat
        written = [("", line) for line in (self.written or "").splitlines()]
        return [
            Panel("muster", tr("panel-muster", {}), rows, self.decision.seat, True, army_page(self.sheet, seat, limit, tr)),
            Panel("roster-text", tr("panel-roster", {}), written, self.decision.seat),
        ]

    # --- cards ---

    def cards(self) -> list[CardGroup]:
        """The figures of the draft, units to recruit, ready rosters, army lists."""
        begun = self.roster is not None
        groups = [self._figures(self.roster), self._units(self.roster)] if self.roster is not None else []
        samples = [self._sample(name) for name in SAMPLES if self._may(f"sample {name}")]
        armies = [self._army(LIBRARY.armies[name]) for name in ARMIES]
        style = "pile" if begun else "hand"
        groups.append(CardGroup("samples", self.tr("cards-samples", {}), len(samples), samples, style))
        groups.append(CardGroup("armies", self.tr("cards-armies", {}), len(armies), armies, style))
        return groups

    def _may(self, notation: str) -> bool:
        return self.domain.accepts(action_of(notation))

    def _choice(self, notation: str, message: str, told: dict[str, int | str]) -> Choice:
        return Choice(notation, sentence(self.tr(message, told)), self.decision.cite)

    def _offered(self, notation: str, offer: Offer, name: str) -> Choice:
        """An offer with its price, or with the reason against it."""
        verb = notation.split()[0]
        choice = self._choice(notation, f"do-{verb}", {"unit": name, "thing": name, "points": offer.points})
        if offer.refused:
            choice.cite, choice.why = (
                offer.refused[0].cite,
                self.tr(offer.refused[0].reason, message_args(offer.refused[0].args, self.tr)),
            )
        return choice

    def _figures(self, roster: Roster) -> CardGroup:
        cards = [self._figure(roster, number, figure) for number, figure in enumerate(roster.figures)]
        title = self.tr("cards-roster", {"side": side_name(self.decision.seat, self.tr)})
        return CardGroup("roster", title, len(cards), cards, "hand", self.decision.seat)

    def _figure(self, roster: Roster, number: int, figure: Figure) -> Card:
        """A figure of the draft: what it has, what it may take, give back or be."""
        tr, unit = self.tr, LIBRARY.units[figure.unit]
        name = f"{number + 1}"
        choices = [
            self._offered(f"equip {name} {offer.name}", offer, thing_name(offer.name, tr))
            for offer in things(roster, roster.figures.index(figure))
        ]
        for thing in dict.fromkeys(figure.takes):
            choices.append(self._choice(f"strip {name} {thing}", "do-strip", {"thing": thing_name(thing, tr)}))
        if figure.woman or unit.may_be_female:
            choices.append(self._choice(f"woman {name}", "do-woman", {"is_woman": int(figure.woman)}))
        choices.append(self._choice(f"dismiss {name}", "do-dismiss", {"number": number + 1}))
        # What the figure may not take is to be looked up, not to be waded through.
        choices.sort(key=lambda choice: bool(choice.why))
        man = fighter(LIBRARY, figure, number, LIBRARY.armies[roster.army].people)
        title = tr("roster-figure", {"number": number + 1, "unit": unit_name(figure.unit, tr), "woman": int(figure.woman)})
        kind = sentence(tr(f"class-{unit.cls}", {}))
        value = str(outfit(LIBRARY, unit, figure).points)
        return Card(f"roster-{name}", title, value, kind, self.outfit(man), tone=self.decision.seat, choices=choices)

    def _units(self, roster: Roster) -> CardGroup:
        cards: list[Card] = []
        army = LIBRARY.armies[roster.army]
        for offer in units(roster):
            unit = LIBRARY.units[offer.name]
            name = unit_name(unit.id, self.tr)
            man = fighter(LIBRARY, Figure(unit.id), 0, army.people)
            choices = [self._offered(f"recruit {unit.id}", offer, name)]
            kind = sentence(self.tr(f"class-{unit.cls}", {}))
            value = str(man.points)
            cards.append(Card(f"unit-{unit.id}", name, value, kind, self.outfit(man), choices=choices))
        return CardGroup("recruits", self.tr("cards-recruits", {}), len(cards), cards, "hand", self.decision.seat)

    def _sample(self, name: str) -> Card:
        sample = next(one for army in LIBRARY.armies.values() for one in army.samples if one.id == name)
        army = next(army for army in LIBRARY.armies.values() if sample in army.samples)
        told: dict[str, int | str] = {"army": army_name(army.id, self.tr), "year": sample.year}
        counts = Counter(unit_name(_unit_of(line), self.tr) for line in sample.figures for _ in range(_count_of(line)))
        text = listed([self.tr("copies-of", {"count": count, "name": unit}) for unit, count in counts.items()], self.tr)
        choice = self._choice(f"sample {name}", "do-sample", {"sample": self.tr(f"sample-{name}", {})})
        kind = self.tr("army-year", told)
        value = str(sample.points)
        return Card(f"sample-{name}", self.tr(f"sample-{name}", {}), value, kind, text, choices=[choice])

    def _army(self, army: Army) -> Card:
        """An army list with the years it fights in."""
        tr = self.tr
        traits = [ability_name(trait.ability, tr) for trait in army.traits]
        choices = []
        for year in range(army.years[0], army.years[1] + 1):
            notation = f"army {army.id} {year}"
            if self._may(notation):
                choices.append(self._choice(notation, "do-army", {"army": army_name(army.id, tr), "year": year}))
        note = listed(traits, tr) if traits else ""
        return Card(
            f"army-{army.id}",
            army_name(army.id, tr),
            "",
            tr(f"type-{army.type}", {}),
            army_text(army, tr),
            note,
            choices=choices,
        )

    def outfit(self, man: Fighter) -> str:
        """The profile, the things and the abilities of a figure."""
        tr = self.tr
        profile = " ".join(f"{name} {getattr(man.profile, name)}" for name in CHARACTERISTICS)
        things = Counter(thing_name(thing, tr) for thing in (*man.weapons, *man.melee, *man.items))
        parts = [copies(count, name, tr) for name, count in things.items()]
        abilities = [ability_name(name, tr, number) for name, number in man.abilities.items()]
        return " · ".join(part for part in (profile, ", ".join(parts), ", ".join(abilities)) if part)


def _count_of(line: str) -> int:
    """Return the number of figures that a line of a roster stands for."""
    first = line.split()[0]
    return int(first) if first.isdigit() else 1


def _unit_of(line: str) -> str:
    """The unit of a line of a roster."""
    words = line.split()
    return words[1] if words[0].isdigit() else words[0]
