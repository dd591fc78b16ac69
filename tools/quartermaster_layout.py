"""Layout of the map of Quartermaster General: places of pieces, names, stars, flags and straits.

Units are those of the map (see ``quartermaster_world``).
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.drawing import Point

ANCHORS: dict[str, Point] = {
    "canada": (95, 105),
    "eastern_united_states": (56, 292),
    "western_united_states": (1742, 330),
    "pacific_northwest": (1744, 112),
    "latin_america": (223, 715),
    "iceland": (331, 61),
    "united_kingdom": (384, 190),
    "scandinavia": (546, 100),
    "western_europe": (452, 340),
    "germany": (545, 306),
    "italy": (559, 417),
    "balkans": (658, 375),
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
    "southeast_asia": (1230, 655),
    "japan": (1502, 432),
    "iwo_jima": (1555, 559),
    "philippines": (1435, 661),
    "indonesia": (1327, 805),
    "new_guinea": (1543, 793),
    "australia": (1503, 905),
    "new_zealand": (1729, 883),
    "hawaii": (1663, 481),
    "north_atlantic": (195, 320),
    "north_sea": (318, 345),
    "baltic_sea": (628, 178),
    "mediterranean_sea": (463, 463),
    "black_sea": (752, 396),
    "caspian_sea": (962, 440),
    "south_atlantic": (440, 812),
    "southern_ocean": (450, 932),
    "southeast_pacific": (68, 775),
    "bay_of_bengal": (985, 700),
    "indian_ocean": (1040, 890),
    "south_china_sea": (1330, 714),
    "sea_of_japan": (1468, 566),
    "north_pacific": (1606, 290),
    "central_pacific": (1568, 690),
    "east_pacific": (1722, 650),
    "south_pacific": (1598, 915),
}
"""The middle of the place where the pieces of a space lie."""

SPILL: dict[str, float] = {
    "iceland": 74,
    "scandinavia": 68,
    "mediterranean_sea": 72,
    "united_kingdom": 76,
    "italy": 70,
    "baltic_sea": 68,
    "black_sea": 70,
    "caspian_sea": 64,
    "southeast_asia": 76,
    "japan": 74,
    "iwo_jima": 78,
    "philippines": 74,
    "indonesia": 72,
    "new_guinea": 74,
    "australia": 70,
    "new_zealand": 72,
    "hawaii": 76,
    "madagascar": 78,
}
"""Small spaces, and how large the place for pieces is that may reach over their coast."""

SMALLER: dict[str, float] = {
    "eastern_united_states": 84,
    "western_united_states": 96,
    "germany": 78,
    "central_pacific": 96,
    "south_pacific": 84,
}
"""Spaces whose place for pieces leaves room for other things."""

NAMES: dict[str, Point] = {
    "eastern_united_states": (58, 224),
    "western_united_states": (1738, 240),
    "pacific_northwest": (1732, 36),
    "scandinavia": (614, 42),
    "united_kingdom": (352, 262),
    "italy": (545, 373),
    "germany": (556, 262),
    "mediterranean_sea": (662, 532),
    "black_sea": (826, 392),
    "caspian_sea": (936, 360),
    "china": (1330, 472),
    "japan": (1490, 488),
    "sea_of_japan": (1450, 523),
    "south_china_sea": (1338, 652),
    "central_pacific": (1572, 616),
    "south_pacific": (1626, 854),
    "new_zealand": (1744, 842),
    "southern_ocean": (330, 938),
    "australia": (1425, 890),
    "north_pacific": (1612, 222),
}
"""The middle of the (first) line of a name, if it is not right above the pieces."""

STARS: dict[str, Point] = {
    "eastern_united_states": (34, 354),
    "western_united_states": (1772, 408),
    "united_kingdom": (428, 226),
    "western_europe": (390, 410),
    "germany": (600, 298),
    "italy": (510, 390),
    "ukraine": (754, 300),
    "moscow": (845, 182),
    "india": (1034, 578),
    "china": (1282, 478),
    "japan": (1540, 342),
    "australia": (1425, 912),
}
"""The middle of a supply star."""

FLAGS: dict[str, Point] = {
    "germany": (588, 344),
    "united_kingdom": (378, 146),
    "japan": (1518, 388),
    "moscow": (984, 206),
    "italy": (500, 480),
    "eastern_united_states": (60, 372),
}
"""The foot of the flag of a Home space."""


@dataclass(frozen=True, slots=True)
class Way:
    """The link of a strait from sea to sea, and where its lock lies: in the space that controls it."""

    way: tuple[Point, ...]
    lock: Point


STRAITS: dict[str, Way] = {
    "danish_strait": Way(((524, 176), (557, 177), (572, 214)), (584, 152)),
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
