"""The army builder (WG35 3): drafts of armies that belong to no match yet, with everything that can be done to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Final

from vezerkar.engine.decision import Refusal
from vezerkar.engine.errors import BadNotation
from vezerkar.engine.game import Translator
from vezerkar.engine.muster import (
    ArmyList,
    BadDraft,
    Fault,
    Man,
    MusterDesk,
    MusterSpec,
    MusterView,
    ReadyArmy,
    Recruit,
    RefusedChange,
    Row,
    Thing,
)
from vezerkar.engine.words import listed, sentence
from vezerkar.games.wg35.content import LIBRARY, weapon_to_scale
from vezerkar.games.wg35.game_data import ARMIES, SAMPLES
from vezerkar.games.wg35.library.records import CHARACTERISTICS, Army
from vezerkar.games.wg35.library.schema import YEARS
from vezerkar.games.wg35.notation import parse
from vezerkar.games.wg35.presentation.arms import printed_zones, rates
from vezerkar.games.wg35.presentation.labels import (
    ability_name,
    army_name,
    copies,
    message_args,
    thing_name,
    unit_name,
)
from vezerkar.games.wg35.presentation.page import CLASSES, army_text, composition, draft_page, faults
from vezerkar.games.wg35.roster.offers import Offer, offers, recruits
from vezerkar.games.wg35.roster.outfit import fighter, outfit, price
from vezerkar.games.wg35.roster.problems import why_not
from vezerkar.games.wg35.roster.ready import ready
from vezerkar.games.wg35.roster.records import Fighter, Figure, Roster
from vezerkar.games.wg35.roster.suggest import by_chance, filled
from vezerkar.games.wg35.roster.text import BadRoster, write
from vezerkar.games.wg35.roster.text import parse as read
from vezerkar.games.wg35.rules.setup.muster import redrafted, refused

LIMITS: Final = (200, 250, 300, 350, 400, 500, 600)
"""The points that people agree on; the missions have 350 or 400."""
LIMIT: Final = 400
MOST_LIMIT: Final = 5000
MOST_FIGURES: Final = 40
"""No list allows more figures; drafts with more are not looked over."""
NOTHING: Final = "roster - 0"
"""The first line of a draft without an army list, before its points."""
CM: Final = 100
"""The scale of the distances, in percent."""


class ArmyDesk(MusterDesk):
    """The army builder of WG35. Drafts are rosters as text (`vezerkar.games.wg35.roster.text`)."""

    def spec(self, tr: Translator) -> MusterSpec:
        lists = [_list(LIBRARY.armies[name], tr) for name in ARMIES]
        samples = [_sample(name, tr) for name in SAMPLES]
        return MusterSpec(tr("muster-title", {}), lists, samples, list(LIMITS), LIMIT, "WG35 3.1", "a")

    def look(self, draft: str, change: str, tr: Translator) -> MusterView:
        roster = _read(draft)
        return _view(_changed(roster, change) if change else roster, tr)


# --- drafts and changes --------------------------------------------------------------------------------------------


def _read(draft: str) -> Roster:
    """The roster of a text; one without an army list is of no army. Raises `BadDraft`."""
    if not draft:
        return Roster("", 0, LIMIT)
    if draft.startswith(NOTHING):
        return Roster("", 0, _limit(draft.removeprefix(NOTHING).strip()))
    try:
        roster = read(draft)
    except BadRoster as error:
        raise BadDraft(str(error)) from error
    if roster.army not in LIBRARY.armies:
        raise BadDraft(f"there is no army list {roster.army!r}")
    strange = [figure.unit for figure in roster.figures if figure.unit not in LIBRARY.units]
    if strange:
        raise BadDraft(f"there is no unit {strange[0]!r}")
    if len(roster.figures) > MOST_FIGURES:
        raise BadDraft(f"a draft has at most {MOST_FIGURES} figures")
    return replace(roster, limit=_limit(str(roster.limit)))


def _limit(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6 and 1 <= int(text) <= MOST_LIMIT):
        raise BadDraft(f"the points are a number from 1 to {MOST_LIMIT}, not {text!r}")
    return int(text)


def empty_draft(limit: int) -> str:
    """Return a draft of at most so many points without an army list."""
    return f"{NOTHING} {limit}\n"


def _written(roster: Roster) -> str:
    return write(roster) if roster.army else empty_draft(roster.limit)


def _changed(roster: Roster, change: str) -> Roster:
    """A draft after a change. Raises `BadDraft` or `RefusedChange`."""
    verb, _, noun = change.partition(" ")
    if verb == "limit":
        return replace(roster, limit=_limit(noun))
    if verb == "random":
        return by_chance(LIBRARY, roster.limit, Random(noun))
    if verb == "fill":
        if not roster.army:
            raise RefusedChange(Refusal("refuse-no-army", "WG35 3.1"))
        # The same draft is always filled in the same way.
        return filled(LIBRARY, roster, Random(sha256(write(roster).encode()).hexdigest()))
    if verb == "copy":
        return _copied(roster, noun)
    try:
        action = parse(change)
    except BadNotation as error:
        raise BadDraft(str(error)) from error
    refusal = refused(roster, roster.limit, action)
    if refusal is not None:
        raise RefusedChange(refusal)
    if change == "done":
        raise BadDraft("nothing is done with a draft here")
    return redrafted(roster, roster.limit, action)


def _copied(roster: Roster, noun: str) -> Roster:
    """A draft with one more of a figure, and what it carries."""
    number = int(noun) if noun.isascii() and noun.isdigit() and len(noun) < 4 else 0
    if not 1 <= number <= len(roster.figures):
        raise BadDraft(f"there is no figure {noun!r}")
    after = replace(roster, figures=(*roster.figures, roster.figures[number - 1]))
    reasons = why_not(LIBRARY, roster, after)
    if reasons:
        raise RefusedChange(reasons[0])
    return after


def orders(roster: Roster) -> list[str]:
    """Return the actions that build this roster in a match, whatever was drafted there before."""
    other = next(name for name in ARMIES if name != roster.army)
    low = max(YEARS[0], LIBRARY.armies[other].years[0])
    # Choosing another list takes away what there is.
    found = [f"army {other} {low}", f"army {roster.army} {roster.year}"]
    draft = Roster(roster.army, roster.year, roster.limit)
    pending = _steps(roster)
    while pending:
        # What is allowed only beside others comes after them.
        able = next((step for step in pending if refused(draft, draft.limit, parse(step)) is None), None)
        if able is None:
            break
        pending.remove(able)
        draft = redrafted(draft, draft.limit, parse(able))
        found.append(able)
    return found


def _steps(roster: Roster) -> list[str]:
    """Return the actions for each figure: officers are recruited first, and things are taken when all are there."""
    ranked = sorted(roster.figures, key=lambda figure: CLASSES.index(LIBRARY.units[figure.unit].cls))
    found = [f"recruit {figure.unit}" for figure in ranked]
    for number, figure in enumerate(ranked, 1):
        found += [f"woman {number}"] if figure.woman else []
        found += [f"equip {number} {thing}" for thing in figure.takes]
    return found


# --- what there is to build from -----------------------------------------------------------------------------------


def _list(army: Army, tr: Translator) -> ArmyList:
    low, high = max(YEARS[0], army.years[0]), min(YEARS[1], army.years[1])
    return ArmyList(army.id, army_name(army.id, tr), tr(f"type-{army.type}", {}), army_text(army, tr), low, high)


def _sample(name: str, tr: Translator) -> ReadyArmy:
    army, sample = next((army, one) for army in LIBRARY.armies.values() for one in army.samples if one.id == name)
    roster = ready(LIBRARY, name, sample.limit)
    assert roster is not None, "a sample fits its own points"
    counts = Counter(unit_name(figure.unit, tr) for figure in roster.figures)
    text = listed([tr("copies-of", {"count": count, "name": unit}) for unit, count in counts.items()], tr)
    note = tr("army-year", {"army": army_name(army.id, tr), "year": sample.year})
    return ReadyArmy(name, tr(f"sample-{name}", {}), note, text, price(LIBRARY, roster), write(roster))


# --- a draft as it is ----------------------------------------------------------------------------------------------


def _view(roster: Roster, tr: Translator) -> MusterView:
    if not roster.army:
        return MusterView(_written(roster), tr("muster-none", {}), 0, roster.limit)
    army = LIBRARY.armies[roster.army]
    men = [_man(roster, number, tr) for number in range(len(roster.figures))]
    wrong = [Fault(text, refusal.cite, int(refusal.args.get("figure", 0))) for refusal, text in faults(roster, tr)]
    return MusterView(
        _written(roster),
        tr("army-year", {"army": army_name(roster.army, tr), "year": roster.year}),
        price(LIBRARY, roster),
        roster.limit,
        wrong,
        _rows(army, roster, tr),
        men,
        [_recruit(army, roster, offer, tr) for offer in _units(roster)],
        _facts(army, roster, tr),
        [] if wrong else orders(roster),
        draft_page(roster, CM, tr) if roster.figures else None,
        army.id,
        roster.year,
    )


@lru_cache(maxsize=64)
def _units(roster: Roster) -> tuple[Offer, ...]:
    return recruits(LIBRARY, roster)


@lru_cache(maxsize=512)
def _things(roster: Roster, number: int) -> tuple[Offer, ...]:
    return offers(LIBRARY, roster, number)


def _rows(army: Army, roster: Roster, tr: Translator) -> list[Row]:
    """The men by class (WG35 3.2), with what is demanded and what there is room for."""
    classes = [LIBRARY.units[figure.unit].cls for figure in roster.figures]
    bounds = army.composition
    most = {"officer": bounds.officer, "private": bounds.private, "specialist": bounds.specialist}
    left = max(0, bounds.total - len(classes))
    words = dict(zip(CLASSES, composition(army, roster, tr), strict=False))
    rows = []
    for name in CLASSES:
        least, high = most.get(name, (0, classes.count("private") // bounds.privates_per_ally))
        count = classes.count(name)
        title, note = words[name]
        inside = [number for number, cls in enumerate(classes) if cls == name]
        rows.append(Row(name, title, note, inside, max(0, least - count), min(left, max(0, high - count))))
    return rows


def _recruit(army: Army, roster: Roster, offer: Offer, tr: Translator) -> Recruit:
    unit = LIBRARY.units[offer.name]
    man = fighter(LIBRARY, Figure(unit.id), 0, army.people)
    count = sum(figure.unit == unit.id for figure in roster.figures)
    found = Recruit(
        unit.id,
        unit.cls,
        unit_name(unit.id, tr),
        sentence(tr(f"class-{unit.cls}", {})),
        _carried(man, tr),
        f"figure-{unit.cls}",
        man.points,
        count,
        unit.most,
        f"recruit {unit.id}",
    )
    if offer.refused:
        found.why, found.cite = _why(offer.refused[0], tr), offer.refused[0].cite
    return found


def _man(roster: Roster, number: int, tr: Translator) -> Man:
    figure = roster.figures[number]
    unit = LIBRARY.units[figure.unit]
    man = fighter(LIBRARY, figure, number, LIBRARY.armies[roster.army].people)
    name = tr("roster-figure", {"number": number + 1, "unit": unit_name(unit.id, tr), "woman": int(figure.woman)})
    changes = [(f"dismiss {number + 1}", tr("do-dismiss", {"number": number + 1}))]
    if figure.woman or unit.may_be_female:
        changes.append((f"woman {number + 1}", tr("do-woman", {"is_woman": int(figure.woman)})))
    return Man(
        number + 1,
        unit_name(unit.id, tr),
        name,
        sentence(tr(f"class-{unit.cls}", {})),
        f"figure-{unit.cls}",
        outfit(LIBRARY, unit, figure).points,
        [(it, str(getattr(man.profile, it))) for it in CHARACTERISTICS],
        [_arm(thing, tr) for thing in man.weapons],
        _kit(roster, number, man, tr),
        [(ability_name(it, tr, value), tr(f"ability-{it}-text", {})) for it, value in man.abilities.items()],
        changes,
    )


def _kit(roster: Roster, number: int, man: Fighter, tr: Translator) -> list[Thing]:
    """Return the things of a man and all that he may take; those refused come last."""
    figure = roster.figures[number]
    # Figures that are alike may take the same.
    found: dict[str, Thing] = {}
    for offer in _things(roster, roster.figures.index(figure)):
        thing = found[offer.name] = _thing(offer.name, offer.points, tr)
        if offer.refused:
            thing.why, thing.cite = _why(offer.refused[0], tr), offer.refused[0].cite
        else:
            thing.take = f"equip {number + 1} {offer.name}"
    for name, count in Counter((*man.weapons, *man.melee, *man.items)).items():
        found.setdefault(name, _thing(name, 0, tr)).count = count
    for name in dict.fromkeys(figure.takes):
        thing = found.setdefault(name, _thing(name, 0, tr))
        thing.give = f"strip {number + 1} {name}"
        # An ability that was bought is no thing that is carried.
        thing.count = thing.count or figure.takes.count(name)
    return sorted(found.values(), key=lambda thing: (not thing.count, bool(thing.why)))


def _arm(name: str, tr: Translator) -> Thing:
    thing = _thing(name, LIBRARY.price(name), tr)
    thing.count = 1
    return thing


def _thing(name: str, points: int, tr: Translator) -> Thing:
    text, symbol = "", ""
    if name in LIBRARY.weapons:
        weapon = weapon_to_scale(name, CM)
        text = " · ".join([*printed_zones(weapon, tr), *rates(weapon, tr)])
        symbol = f"weapon-{weapon.category}"
    elif name in LIBRARY.items:
        text = tr(f"item-{name}-text", {})
    elif name in LIBRARY.melee:
        symbol = "weapon-bayonet" if LIBRARY.melee[name].category == "bayonet" else "weapon-melee"
    elif name in LIBRARY.abilities:
        text = tr(f"ability-{name}-text", {})
    return Thing(name, thing_name(name, tr), text, symbol, points, 0)


def _facts(army: Army, roster: Roster, tr: Translator) -> list[tuple[str, str]]:
    """The army in numbers: points, classes, weapons by kind, and the mean of each characteristic."""
    men = [fighter(LIBRARY, figure, number, army.people) for number, figure in enumerate(roster.figures)]
    kinds = Counter(LIBRARY.weapons[name].category for man in men for name in man.weapons)
    found = [(tr("row-points", {}), tr("points-of", {"points": price(LIBRARY, roster), "limit": roster.limit}))]
    found += composition(army, roster, tr)
    found += [(sentence(tr(f"category-{kind}", {})), str(count)) for kind, count in sorted(kinds.items())]
    if men:
        for it in CHARACTERISTICS:
            tenths = round(10 * sum(getattr(man.profile, it) for man in men) / len(men))
            found.append((tr("muster-mean", {"name": it}), tr("muster-tenths", {"whole": tenths // 10, "tenth": tenths % 10})))
    return found


def _carried(man: Fighter, tr: Translator) -> str:
    return ", ".join(_counted((*man.weapons, *man.melee, *man.items), tr))


def _counted(things: Iterable[str], tr: Translator) -> list[str]:
    return [copies(count, name, tr) for name, count in Counter(thing_name(thing, tr) for thing in things).items()]


def _why(refusal: Refusal, tr: Translator) -> str:
    return tr(refusal.reason, message_args(refusal.args, tr))
