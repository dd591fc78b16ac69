"""Where things lie on the map of Quartermaster General: pieces, names, stars, flags and straits, in units of the map (see
``quartermaster_world``)."""

from __future__ import annotations

from dataclasses import dataclass

from tools.drawing import Point

ANCHORS: dict[str, Point] = {
    "canada": (95, 105),
    "eastern_united_states": (52, 295),
    "western_united_states": (1742, 330),
    "pacific_northwest": (1765, 91),
    "latin_america": (223, 715),
    "iceland": (331, 61),
    "united_kingdom": (385, 181),
    "scandinavia": (545, 85),
    "western_europe": (457, 337),
    "germany": (553, 301),
    "italy": (559, 415),
    "balkans": (661, 379),
    "eastern_europe": (709, 235),
    "ukraine": (823, 307),
    "russia": (850, 80),
    "moscow": (915, 195),
    "siberia": (1150, 130),
    "kazakhstan": (1060, 330),
    "mongolia": (1243, 337),
    "vladivostok": (1400, 130),
    "north_africa": (600, 628),
    "africa": (625, 785),
    "madagascar": (823, 853),
    "middle_east": (870, 520),
    "india": (1093, 595),
    "szechuan": (1180, 450),
    "china": (1321, 529),
    "southeast_asia": (1231, 649),
    "japan": (1507, 451),
    "iwo_jima": (1555, 559),
    "philippines": (1435, 661),
    "indonesia": (1327, 805),
    "new_guinea": (1543, 793),
    "australia": (1495, 907),
    "new_zealand": (1729, 883),
    "hawaii": (1663, 481),
    "north_atlantic": (195, 320),
    "north_sea": (308, 400),
    "baltic_sea": (631, 181),
    "mediterranean_sea": (655, 527),
    "black_sea": (757, 397),
    "caspian_sea": (961, 445),
    "south_atlantic": (440, 820),
    "southern_ocean": (430, 934),
    "southeast_pacific": (80, 770),
    "bay_of_bengal": (985, 700),
    "indian_ocean": (1040, 890),
    "south_china_sea": (1327, 709),
    "sea_of_japan": (1471, 559),
    "north_pacific": (1610, 225),
    "central_pacific": (1567, 655),
    "east_pacific": (1722, 650),
    "south_pacific": (1610, 895),
}
"""The middle of the place where the pieces of a space lie."""

SPILL: dict[str, float] = {
}
"""Small spaces, and how large the place for pieces is that may reach over their coast."""

NAMES: dict[str, Point] = {
}
"""The middle of the (first) line of a name, if it is not right above the pieces."""

STARS: dict[str, Point] = {
    "eastern_united_states": (2, 275),
    "western_united_states": (1692, 310),
    "united_kingdom": (335, 161),
    "western_europe": (407, 317),
    "germany": (503, 281),
    "italy": (509, 395),
    "ukraine": (773, 287),
    "moscow": (865, 175),
    "india": (1043, 575),
    "china": (1271, 509),
    "japan": (1457, 431),
    "australia": (1445, 887),
}
"""The middle of a supply star."""

FLAGS: dict[str, Point] = {
    "germany": (593, 311),
    "united_kingdom": (425, 191),
    "japan": (1547, 461),
    "moscow": (955, 205),
    "italy": (599, 425),
    "eastern_united_states": (92, 305),
}
"""The foot of the flag of a Home space."""


@dataclass(frozen=True, slots=True)
class Way:
    """The link of a strait from sea to sea, and where its lock lies: in the space that controls it."""

    way: tuple[Point, ...]
    lock: Point


STRAITS: dict[str, Way] = {
    "danish_strait": Way(((524, 176), (557, 177), (572, 214)), (568, 140)),
    "gibraltar": Way(((346, 478), (375, 491), (408, 492)), (392, 528)),
    "suez": Way(((748, 545), (768, 578), (776, 618)), (806, 590)),
    "malacca": Way(((1218, 738), (1250, 766), (1284, 748)), (1236, 712)),
    "panama": Way(((184, 592), (150, 632), (128, 668)), (118, 606)),
}


def anchor_sign(x: float, y: float) -> str:
    """Path data of a little anchor, 13 high."""
    return (
        f"M{x:g} {y - 3.4:.1f}V{y + 6:.1f}M{x - 3:g} {y - 1:.1f}h6M{x - 5.2:.1f} {y + 2:g}q.6 4.2 5.2 4.2t5.2 -4.2"
        f"M{x:g} {y - 6.6:.1f}a1.6 1.6 0 0 1 0 3.2a1.6 1.6 0 0 1 0 -3.2"
    )
