"""An army on paper: who and what is in it, what it costs, what all of it does, the hand of cards (WG35 2-4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from vezerkar.engine.decision import Refusal
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Page, Section
from vezerkar.games.wg35.content import LIBRARY, weapon_to_scale
from vezerkar.games.wg35.game_data import CARD_INDEX
from vezerkar.games.wg35.library.records import CHARACTERISTICS, ZONES, Army
from vezerkar.games.wg35.presentation.arms import kinds, printed_zones, rates, special
from vezerkar.games.wg35.presentation.labels import (
    ability_name,
    army_name,
    card_name,
    copies,
    listed,
    message_args,
    sentence,
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


def army_page(sheet: TypedView, side: str, limit: int, say: Translator) -> Page | None:
    """The army of a side, while it is built or when it has been shown; None as long as no army list was chosen."""
    army = sheet.sides[side]
    if army.roster is None:
        return None
    roster = parse(army.roster)
    rows = [_row(sheet, side, man) for man in figures(LIBRARY, roster)]
    numbers = {"figures": len(rows), "points": price(LIBRARY, roster), "limit": limit, "round": sheet.round}
    sections = [_army(LIBRARY.armies[roster.army], roster, say), _figures(rows, say)]
    sections += [_weapons(rows, sheet.options["scale"], say), _blows(rows, say), _items(rows, say), _abilities(rows, sheet, say)]
    sections.append(_cards(army.hand or {}, say))
    name = say("army-year", {"army": army_name(roster.army, say), "year": roster.year})
    return Page(
        name, say("page-note", {"side": side_name(side, say), **numbers}), [one for one in sections if one.rows or one.entries]
    )


def composition(army: Army, roster: Roster, say: Translator) -> list[tuple[str, str]]:
    """How many figures of each class there are, of how many (WG35 3.2)."""
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
        rows.append((sentence(say(f"class-{name}", {})), say("class-count", told)))
    total = {"count": len(roster.figures), "least": 0, "most": limits.total}
    return [*rows, (say("row-total", {}), say("class-count", total))]


def wrong(roster: Roster, say: Translator) -> list[tuple[str, str]]:
    """What is wrong with a roster: the rule and the words; the first of a refusal about one figure are its number."""
    return [(refusal.cite, _why(refusal, say)) for refusal in problems(LIBRARY, roster)]


def _why(refusal: Refusal, say: Translator) -> str:
    words = say(refusal.reason, message_args(refusal.args, say))
    number = refusal.args.get("figure")
    return say("about-figure", {"number": number, "text": words}) if isinstance(number, int) else words


def army_text(army: Army, say: Translator) -> str:
    """What an army list is, and its own rules."""
    rules = [say(f"armyrule-{rule}-text", LIBRARY.army_rules[rule].numbers) for rule in army.rules]
    return " ".join([say(f"army-{army.id}-text", {}), *rules])


def _row(sheet: TypedView, side: str, man: Fighter) -> Row:
    """A figure; once the armies have been shown, with the traits it has got, and what has become of it (WG35 22.7)."""
    name = f"{side}{man.number + 1}"
    if name not in sheet.men:
        return Row(man, {it: getattr(man.profile, it) for it in CHARACTERISTICS}, man.abilities, "")
    now = sheet.men[name]
    return Row(man, now.profile, now.abilities, now.where if sheet.round and now.where != "on" else "")


def _army(army: Army, roster: Roster, say: Translator) -> Section:
    found = [(sentence(say(f"type-{army.type}", {})), army_text(army, say))]
    if army.traits:
        found.append((say("page-traits", {}), listed([ability_name(trait.ability, say) for trait in army.traits], say)))
    counts = [f"{name} {count}" for name, count in composition(army, roster, say)]
    found.append((say("page-figures", {}), " · ".join(counts)))
    return Section("", entries=[*found, *(wrong(roster, say) or [(say("page-check", {}), say("page-legal", {}))])])


def _figures(rows: list[Row], say: Translator) -> Section:
    heads = [say("page-figure", {}), say("page-class", {}), *CHARACTERISTICS]
    heads += [say(f"page-{name}", {}) for name in ("weapons", "items", "abilities")]
    return Section(say("page-figures", {}), [*heads, say("row-points", {})], [_figure(row, say) for row in rows])


def _figure(row: Row, say: Translator) -> list[str]:
    man = row.man
    name = say("roster-figure", {"number": man.number + 1, "unit": unit_name(man.unit, say), "woman": int(man.woman)})
    away = [say(f"where-{row.away}", {})] if row.away else []
    abilities = [ability_name(ability, say, number) for ability, number in row.abilities.items()]
    return [
        " – ".join([name, *away]),
        sentence(say(f"class-{man.cls}", {})),
        *(str(row.profile[name]) for name in CHARACTERISTICS),
        _counted((*man.weapons, *man.melee), say),
        _counted(man.items, say),
        ", ".join(abilities) or NOTHING,
        str(man.points),
    ]


def _counted(things: Iterable[str], say: Translator) -> str:
    counts = Counter(thing_name(thing, say) for thing in things)
    return ", ".join(copies(count, name, say) for name, count in counts.items()) or NOTHING


def _weapons(rows: list[Row], scale: int, say: Translator) -> Section:
    """Each weapon once, with its zones at the scale agreed on."""
    heads = [say("page-weapon", {}), *(sentence(say(f"zone-{zone}", {})) for zone in ZONES), say("page-strength", {}), "AP"]
    found = []
    for name in dict.fromkeys(name for row in rows for name in row.man.weapons):
        weapon = weapon_to_scale(name, scale)
        words = sentence(listed([*kinds(weapon, say), *rates(weapon, say), *special(weapon, say)], say))
        numbers = [minus(weapon.strength), str(weapon.ap)]
        found.append([thing_name(name, say), *printed_zones(weapon, say), *numbers, words])
    return Section(say("page-weapons", {}), [*heads, say("page-features", {})], found)


def _blows(rows: list[Row], say: Translator) -> Section:
    """Each profile for blows once: weapons for close combat, bayonets, and what the others strike with (WG35 14.2)."""
    names: dict[str, None] = {}
    for row in rows:
        names |= dict.fromkeys(row.man.melee)
        names |= dict.fromkeys(LIBRARY.weapons[name].melee for name in row.man.weapons if LIBRARY.weapons[name].melee)
    found = []
    for name in names:
        blow = LIBRARY.melee[name]
        found.append([thing_name(name, say), signed(blow.t_bonus), minus(blow.strength), str(blow.ap)])
    return Section(say("page-blows", {}), [say("page-weapon", {}), "T", say("page-strength", {}), "AP"], found)


def _items(rows: list[Row], say: Translator) -> Section:
    names = dict.fromkeys(name for row in rows for name in row.man.items)
    return Section(say("page-items", {}), entries=[(thing_name(name, say), say(f"item-{name}-text", {})) for name in names])


def _abilities(rows: list[Row], sheet: TypedView, say: Translator) -> Section:
    """Each ability of a figure or of a weapon once."""
    names: dict[str, None] = {}
    for row in rows:
        names |= dict.fromkeys(row.abilities)
        for weapon in row.man.weapons:
            names |= dict.fromkeys(LIBRARY.weapons[weapon].abilities)
    found = []
    for name in names:
        kind = say(f"kind-{LIBRARY.abilities[name].kind}", {})
        found.append((f"{ability_name(name, say)} ({kind})", say(f"ability-{name}-text", {})))
    return Section(say("page-abilities", {}), entries=found)


def minus(number: int) -> str:
    """A number with the sign that people write."""
    return str(number).replace("-", "−")


def _cards(hand: dict[str, int], say: Translator) -> Section:
    found = []
    for name in sorted(hand, key=CARD_INDEX.__getitem__):
        title = copies(hand[name], card_name(name, say), say)
        kind = say(f"cardtype-{LIBRARY.cards[name].type}", {})
        found.append((f"{title} ({kind})", say(f"card-{name}-text", {})))
    return Section(say("row-hand", {}), entries=found)
