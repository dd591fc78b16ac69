"""An army on paper: who and what is in it, what it costs, what all of it does, the hand of cards (WG35 2-4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from vezerkar.engine.decision import Refusal
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Page, Section
from vezerkar.engine.words import listed, sentence
from vezerkar.games.wg35.content import LIBRARY, weapon_to_scale
from vezerkar.games.wg35.game_data import CARD_INDEX
from vezerkar.games.wg35.library.records import CHARACTERISTICS, ZONES, Army
from vezerkar.games.wg35.presentation.arms import kinds, printed_zones, rates, special
from vezerkar.games.wg35.presentation.labels import (
    ability_name,
    army_name,
    card_name,
    copies,
    message_args,
    side_name,
    signed,
    thing_name,
    unit_name,
)
from vezerkar.games.wg35.presentation.typed_view import TypedView
from vezerkar.games.wg35.roster import figures, price, problems
from vezerkar.games.wg35.roster.records import Fighter, Roster
from vezerkar.games.wg35.roster.text import parse

CLASSES = ("officer", "private", "specialist", "ally")
NOTHING = "–"


@dataclass(frozen=True, slots=True)
class Row:
    """A figure as the page shows it: as it was recruited, or as it is now."""

    man: Fighter
    profile: dict[str, int]
    abilities: dict[str, int]
    away: str


def army_page(sheet: TypedView, side: str, limit: int, tr: Translator) -> Page | None:
    """The army of a side, while it is built or when it has been shown; None as long as no army list was chosen."""
    army = sheet.sides[side]
    if army.roster is None:
        return None
    roster = parse(army.roster)
    rows = [_row(sheet, side, man) for man in figures(LIBRARY, roster)]
    numbers = {"figures": len(rows), "points": price(LIBRARY, roster), "limit": limit, "round": sheet.round}
    note = tr("page-note", {"side": side_name(side, tr), **numbers})
    return _page(roster, rows, note, sheet.options["scale"], army.hand or {}, tr)


def draft_page(roster: Roster, scale: int, tr: Translator) -> Page:
    """An army that belongs to no match yet."""
    rows = [Row(man, characteristics(man), man.abilities, "") for man in figures(LIBRARY, roster)]
    note = tr("points-of", {"points": price(LIBRARY, roster), "limit": roster.limit})
    return _page(roster, rows, note, scale, {}, tr)


def characteristics(man: Fighter) -> dict[str, int]:
    """The profile of a figure by the names of its characteristics."""
    return {name: getattr(man.profile, name) for name in CHARACTERISTICS}


def _page(roster: Roster, rows: list[Row], note: str, scale: int, hand: dict[str, int], tr: Translator) -> Page:
    sections = [_army(LIBRARY.armies[roster.army], roster, tr), _figures(rows, tr), _weapons(rows, scale, tr), _blows(rows, tr)]
    sections += [_items(rows, tr), _abilities(rows, tr), _cards(hand, tr)]
    name = tr("army-year", {"army": army_name(roster.army, tr), "year": roster.year})
    return Page(name, note, [one for one in sections if one.rows or one.entries])


def composition(army: Army, roster: Roster, tr: Translator) -> list[tuple[str, str]]:
    """Return the number of figures of each class, and the limits (WG35 3.2)."""
    counts = Counter(LIBRARY.units[figure.unit].cls for figure in roster.figures)
    limits = army.composition
    bounds = {
        "officer": limits.officer,
        "private": limits.private,
        "specialist": limits.specialist,
        "ally": (0, counts["private"] // limits.privates_per_ally),
    }
    rows = []
    for name in CLASSES:
        least, most = bounds[name]
        told = {"count": counts[name], "least": least, "most": most}
        rows.append((sentence(tr(f"class-{name}", {})), tr("class-count", told)))
    total = {"count": len(roster.figures), "least": 0, "most": limits.total}
    return [*rows, (tr("row-total", {}), tr("class-count", total))]


def wrong(roster: Roster, tr: Translator) -> list[tuple[str, str]]:
    """Return the faults of a roster: the rule and the words; the first of a refusal about one figure are its number."""
    return [(refusal.cite, text) for refusal, text in faults(roster, tr)]


def faults(roster: Roster, tr: Translator) -> list[tuple[Refusal, str]]:
    """Return the faults of a roster, each with its words."""
    return [(refusal, _why(refusal, tr)) for refusal in problems(LIBRARY, roster)]


def _why(refusal: Refusal, tr: Translator) -> str:
    words = tr(refusal.reason, message_args(refusal.args, tr))
    number = refusal.args.get("figure")
    return tr("about-figure", {"number": number, "text": words}) if isinstance(number, int) else words


def army_text(army: Army, tr: Translator) -> str:
    """Return the description of an army list, and its own rules."""
    rules = [tr(f"armyrule-{rule}-text", LIBRARY.army_rules[rule].numbers) for rule in army.rules]
    return " ".join([tr(f"army-{army.id}-text", {}), *rules])


def _row(sheet: TypedView, side: str, man: Fighter) -> Row:
    """A figure; once the armies have been shown, with the traits it has got, and what has become of it (WG35 22.7)."""
    name = f"{side}{man.number + 1}"
    if name not in sheet.men:
        return Row(man, characteristics(man), man.abilities, "")
    now = sheet.men[name]
    return Row(man, now.profile, now.abilities, now.where if sheet.round and now.where != "on" else "")


def _army(army: Army, roster: Roster, tr: Translator) -> Section:
    found = [(sentence(tr(f"type-{army.type}", {})), army_text(army, tr))]
    if army.traits:
        found.append((tr("page-traits", {}), listed([ability_name(trait.ability, tr) for trait in army.traits], tr)))
    counts = [f"{name} {count}" for name, count in composition(army, roster, tr)]
    found.append((tr("page-figures", {}), " · ".join(counts)))
    return Section("", entries=[*found, *(wrong(roster, tr) or [(tr("page-check", {}), tr("page-legal", {}))])])


def _figures(rows: list[Row], tr: Translator) -> Section:
    heads = [tr("page-figure", {}), tr("page-class", {}), *CHARACTERISTICS]
    heads += [tr(f"page-{name}", {}) for name in ("weapons", "items", "abilities")]
    return Section(tr("page-figures", {}), [*heads, tr("row-points", {})], [_figure(row, tr) for row in rows])


def _figure(row: Row, tr: Translator) -> list[str]:
    man = row.man
    name = tr("roster-figure", {"number": man.number + 1, "unit": unit_name(man.unit, tr), "woman": int(man.woman)})
    away = [tr(f"where-{row.away}", {})] if row.away else []
    abilities = [ability_name(ability, tr, number) for ability, number in row.abilities.items()]
    return [
        " – ".join([name, *away]),
        sentence(tr(f"class-{man.cls}", {})),
        *(str(row.profile[name]) for name in CHARACTERISTICS),
        _counted((*man.weapons, *man.melee), tr),
        _counted(man.items, tr),
        ", ".join(abilities) or NOTHING,
        str(man.points),
    ]


def _counted(things: Iterable[str], tr: Translator) -> str:
    counts = Counter(thing_name(thing, tr) for thing in things)
    return ", ".join(copies(count, name, tr) for name, count in counts.items()) or NOTHING


def _weapons(rows: list[Row], scale: int, tr: Translator) -> Section:
    """Each weapon once, with its zones at the scale agreed on."""
    heads = [tr("page-weapon", {}), *(sentence(tr(f"zone-{zone}", {})) for zone in ZONES), tr("page-strength", {}), "AP"]
    found = []
    for name in dict.fromkeys(name for row in rows for name in row.man.weapons):
        weapon = weapon_to_scale(name, scale)
        words = sentence(listed([*kinds(weapon, tr), *rates(weapon, tr), *special(weapon, tr)], tr))
        numbers = [minus(weapon.strength), str(weapon.ap)]
        found.append([thing_name(name, tr), *printed_zones(weapon, tr), *numbers, words])
    return Section(tr("page-weapons", {}), [*heads, tr("page-features", {})], found)


def _blows(rows: list[Row], tr: Translator) -> Section:
    """Each profile for blows once: weapons for close combat, bayonets, and what the others strike with (WG35 14.2)."""
    names: dict[str, None] = {}
    for row in rows:
        names |= dict.fromkeys(row.man.melee)
        names |= dict.fromkeys(LIBRARY.weapons[name].melee for name in row.man.weapons if LIBRARY.weapons[name].melee)
    found = []
    for name in names:
        blow = LIBRARY.melee[name]
        found.append([thing_name(name, tr), signed(blow.t_bonus), minus(blow.strength), str(blow.ap)])
    return Section(tr("page-blows", {}), [tr("page-weapon", {}), "T", tr("page-strength", {}), "AP"], found)


def _items(rows: list[Row], tr: Translator) -> Section:
    names = dict.fromkeys(name for row in rows for name in row.man.items)
    return Section(tr("page-items", {}), entries=[(thing_name(name, tr), tr(f"item-{name}-text", {})) for name in names])


def _abilities(rows: list[Row], tr: Translator) -> Section:
    """Each ability of a figure or of a weapon once."""
    names: dict[str, None] = {}
    for row in rows:
        names |= dict.fromkeys(row.abilities)
        for weapon in row.man.weapons:
            names |= dict.fromkeys(LIBRARY.weapons[weapon].abilities)
    found = []
    for name in names:
        kind = tr(f"kind-{LIBRARY.abilities[name].kind}", {})
        found.append((f"{ability_name(name, tr)} ({kind})", tr(f"ability-{name}-text", {})))
    return Section(tr("page-abilities", {}), entries=found)


def minus(number: int) -> str:
    """A number with the sign that people write."""
    return str(number).replace("-", "−")


def _cards(hand: dict[str, int], tr: Translator) -> Section:
    found = []
    for name in sorted(hand, key=CARD_INDEX.__getitem__):
        title = copies(hand[name], card_name(name, tr), tr)
        kind = tr(f"cardtype-{LIBRARY.cards[name].type}", {})
        found.append((f"{title} ({kind})", tr(f"card-{name}-text", {})))
    return Section(tr("row-hand", {}), entries=found)
