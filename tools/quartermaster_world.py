"""Division of the world into the spaces of Quartermaster General: places, and the land and water of each space.

Europe and the islands are much enlarged, the oceans shrunk. All positions are ours, chosen for the picture; units are those
of the map, ``WIDTH`` by ``HEIGHT``, x to the right and y down. Which spaces border is not decided here: ``make_qmg_board``
compares what touches with the data of the game.
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.drawing import Anchor, Point

WIDTH, HEIGHT = 1800.0, 980.0

OLD_WORLD: tuple[Anchor, ...] = (
    (-9.2, 38.7, 345, 430),  # Lisbon
    (-8.9, 43.2, 345, 385),  # Corunna
    (-4.6, 48.4, 380, 325),  # Brest
    (2.0, 51.0, 450, 283),  # Calais
    (-1.2, 44.5, 415, 368),  # Bordeaux
    (-5.4, 36.0, 376, 480),  # Gibraltar
    (0.0, 39.0, 425, 440),  # Valencia
    (3.1, 42.3, 455, 402),  # Cape Creus
    (5.4, 43.3, 482, 388),  # Marseille
    (8.6, 54.0, 525, 238),  # Elbe
    (10.6, 57.7, 548, 182),  # Skagen
    (8.9, 44.4, 510, 380),  # Genoa
    (12.4, 41.7, 550, 430),  # Rome
    (18.5, 40.1, 616, 445),  # Otranto
    (15.7, 38.0, 592, 482),  # Calabria
    (12.5, 37.8, 552, 492),  # Sicily
    (13.6, 45.6, 565, 368),  # Trieste
    (19.4, 42.0, 628, 415),  # Scutari
    (23.0, 36.5, 662, 500),  # Cape Matapan
    (24.0, 38.0, 675, 478),  # Athens
    (24.0, 40.3, 672, 444),  # Athos
    (28.9, 41.0, 726, 440),  # Istanbul
    (14.3, 53.9, 585, 240),  # Stettin
    (19.0, 54.4, 632, 240),  # Danzig
    (24.0, 57.1, 696, 204),  # Riga
    (30.0, 59.9, 752, 156),  # Leningrad
    (25.0, 60.2, 706, 146),  # Helsinki
    (18.0, 59.3, 602, 148),  # Stockholm
    (13.0, 55.4, 575, 205),  # Malmoe
    (10.6, 59.0, 540, 150),  # Oslo fjord
    (5.2, 60.4, 490, 128),  # Bergen
    (7.0, 58.0, 510, 160),  # Lindesnes
    (14.5, 67.3, 575, 25),  # Bodoe
    (24.5, 65.7, 690, 62),  # Tornio
    (21.5, 63.0, 668, 103),  # Vaasa
    (17.2, 61.0, 598, 116),  # Gaevle
    (33.0, 69.0, 760, 5),  # Murmansk
    (40.0, 64.5, 825, 80),  # Archangel
    (30.7, 46.5, 745, 338),  # Odessa
    (33.5, 44.5, 776, 362),  # Crimea
    (39.0, 47.2, 826, 330),  # Rostov
    (37.5, 45.0, 820, 368),  # Novorossiysk
    (41.6, 41.6, 866, 436),  # Batumi
    (35.0, 42.0, 792, 442),  # Sinop
    (28.0, 43.2, 722, 385),  # Varna
    (49.9, 40.4, 922, 428),  # Baku
    (47.5, 45.7, 903, 350),  # Astrakhan
    (53.0, 40.0, 1000, 428),  # Krasnovodsk
    (51.5, 36.8, 955, 478),  # south end of the Caspian
    (51.5, 47.0, 965, 330),  # north end of the Caspian
    (27.2, 36.8, 702, 498),  # Bodrum
    (30.7, 36.8, 745, 505),  # Antalya
    (35.5, 33.9, 797, 533),  # Beirut
    (34.3, 31.2, 783, 560),  # Gaza
    (32.5, 29.9, 765, 583),  # Suez
    (30.0, 31.3, 735, 570),  # Alexandria
    (20.1, 32.1, 635, 570),  # Benghazi
    (18.0, 30.4, 610, 590),  # Sirte
    (13.2, 32.9, 560, 556),  # Tripoli
    (10.2, 37.0, 522, 508),  # Tunis
    (3.0, 36.8, 452, 508),  # Algiers
    (-5.8, 35.8, 374, 500),  # Tangier
    (-9.8, 31.5, 352, 535),  # Mogador
    (-17.0, 21.0, 322, 610),  # Cape Blanco
    (-17.4, 14.7, 330, 648),  # Dakar
    (-13.2, 8.5, 352, 695),  # Freetown
    (-7.6, 4.4, 395, 728),  # Cape Palmas
    (0.0, 5.6, 445, 722),  # Accra
    (9.6, 4.0, 520, 732),  # Douala
    (9.0, -0.7, 515, 758),  # Cape Lopez
    (13.2, -8.9, 545, 802),  # Luanda
    (14.5, -23.0, 558, 858),  # Walvis Bay
    (18.3, -34.0, 595, 908),  # Cape Town
    (25.6, -34.0, 655, 908),  # Port Elizabeth
    (32.5, -27.0, 705, 875),  # Lourenco Marques
    (35.0, -20.0, 722, 845),  # Beira
    (40.5, -12.0, 765, 808),  # Cape Delgado
    (39.7, -4.0, 765, 772),  # Mombasa
    (45.3, 2.0, 815, 738),  # Mogadishu
    (51.2, 11.8, 868, 688),  # Cape Guardafui
    (43.2, 11.6, 800, 690),  # Djibouti
    (37.3, 20.0, 770, 645),  # Port Sudan
    (45.0, 12.8, 815, 672),  # Aden
    (59.8, 22.5, 945, 605),  # Ras al Hadd
    (52.5, 17.0, 885, 650),  # Dhofar
    (48.0, 30.0, 905, 545),  # Basra
    (56.3, 26.5, 950, 580),  # Hormuz
    (66.9, 24.8, 1010, 590),  # Karachi
    (72.8, 19.0, 1040, 635),  # Bombay
    (77.5, 8.1, 1078, 722),  # Cape Comorin
    (80.2, 13.1, 1095, 680),  # Madras
    (88.5, 21.8, 1145, 618),  # Calcutta
    (94.3, 16.0, 1180, 655),  # Irrawaddy
    (98.3, 8.0, 1212, 705),  # Phuket
    (104.0, 1.4, 1243, 744),  # Singapore
    (100.5, 13.5, 1225, 668),  # Bangkok
    (105.0, 8.7, 1252, 705),  # Ca Mau
    (109.3, 12.5, 1285, 672),  # Cape Varella
    (106.7, 20.5, 1262, 625),  # Haiphong
    (110.3, 20.5, 1290, 622),  # Leizhou
    (114.2, 22.3, 1325, 605),  # Hong Kong
    (119.3, 26.0, 1360, 568),  # Foochow
    (121.9, 31.0, 1378, 518),  # Shanghai
    (122.5, 37.2, 1378, 462),  # Shantung
    (117.7, 39.0, 1335, 448),  # Tientsin
    (121.3, 38.8, 1368, 444),  # Dairen
    (126.4, 34.5, 1408, 480),  # Korea, south-west
    (129.4, 36.0, 1428, 455),  # Korea, south-east
    (127.5, 39.8, 1415, 420),  # Wonsan
    (132.0, 43.0, 1438, 372),  # Vladivostok
    (140.5, 48.5, 1465, 300),  # Sovetskaya Gavan
    (141.0, 53.2, 1466, 240),  # mouth of the Amur
    (135.2, 54.7, 1430, 215),  # Shantar
    (143.0, 59.3, 1470, 140),  # Okhotsk
    (156.0, 61.5, 1530, 100),  # Penzhina
    (156.7, 51.0, 1568, 225),  # Cape Lopatka
    (162.5, 56.2, 1592, 160),  # Kamchatka
    (163.5, 60.0, 1588, 95),  # Olyutor
    (170.0, 60.0, 1598, 70),  # Koryak coast
    (179.0, 62.5, 1602, 10),  # Anadyr
    (180.0, 68.0, 1600, -70),  # Chukchi Sea
    (60.0, 68.5, 960, -20),  # Kara Sea
    (60.0, 55.0, 1000, 215),  # Ural
    (75.0, 72.0, 1080, -60),
    (75.0, 50.0, 1100, 280),
    (90.0, 60.0, 1185, 120),
    (88.0, 48.0, 1165, 320),  # Altai
    (75.0, 38.0, 1090, 440),  # Pamir
    (105.0, 52.0, 1260, 255),  # Baikal
    (105.0, 72.0, 1250, -60),
    (130.0, 71.0, 1390, -60),
    (100.0, 30.0, 1205, 530),  # Szechuan
)

AMERICAS: tuple[Anchor, ...] = (
    (-100.0, 60.0, -20, -10),
    (-94.5, 58.8, 15, 30),  # Churchill
    (-97.0, 49.0, 0, 184),
    (-89.0, 48.0, 48, 190),
    (-82.5, 45.5, 88, 208),
    (-75.0, 45.0, 128, 205),
    (-82.3, 55.1, 65, 75),  # Hudson Bay
    (-79.0, 51.5, 88, 118),  # James Bay
    (-77.5, 62.5, 85, -25),
    (-64.5, 60.3, 165, 10),  # Labrador
    (-55.8, 52.5, 228, 130),  # Belle Isle
    (-52.8, 47.0, 240, 188),  # St John's
    (-66.0, 50.2, 165, 150),  # Sept-Iles
    (-60.0, 46.0, 205, 200),  # Cape Breton
    (-65.8, 43.5, 165, 222),  # Nova Scotia
    (-70.2, 43.6, 140, 225),  # Portland
    (-74.0, 40.6, 122, 268),  # New York
    (-75.5, 35.2, 118, 325),  # Hatteras
    (-81.0, 32.0, 88, 362),  # Savannah
    (-80.1, 25.8, 112, 432),  # Miami
    (-82.8, 28.0, 92, 408),  # Tampa
    (-85.0, 30.0, 72, 388),  # Apalachicola
    (-90.0, 29.3, 65, 395),  # New Orleans
    (-95.0, 29.2, 40, 405),  # Galveston
    (-97.3, 26.0, 38, 428),  # Brownsville
    (-97.8, 22.3, 46, 466),  # Tampico
    (-96.0, 19.2, 62, 508),  # Veracruz
    (-91.5, 18.6, 86, 518),  # Campeche
    (-90.3, 21.1, 94, 482),  # Merida
    (-87.0, 21.4, 116, 482),  # Cancun
    (-88.3, 16.0, 108, 545),  # Honduras
    (-83.2, 15.0, 138, 558),  # Gracias a Dios
    (-82.0, 9.2, 148, 620),  # Bocas
    (-79.5, 9.4, 172, 625),  # Colon
    (-99.9, 16.8, 26, 570),  # Acapulco
    (-95.0, 16.2, 58, 570),  # Tehuantepec
    (-91.5, 14.0, 82, 592),  # Guatemala
    (-87.6, 12.9, 100, 605),  # Fonseca
    (-85.7, 10.0, 118, 635),  # Nicoya
    (-80.0, 7.3, 162, 655),  # Azuero
    (-77.5, 7.5, 182, 655),  # Darien
    (-75.5, 10.5, 200, 632),  # Cartagena
    (-71.7, 12.3, 232, 622),  # Guajira
    (-61.8, 10.7, 285, 645),  # Trinidad
    (-52.3, 5.0, 318, 690),  # Cayenne
    (-50.0, 0.5, 325, 722),  # mouth of the Amazon
    (-40.0, -2.9, 345, 745),
    (-35.0, -7.0, 358, 770),  # Recife
    (-39.0, -15.0, 332, 805),
    (-42.0, -22.9, 312, 838),  # Rio de Janeiro
    (-48.6, -27.0, 275, 858),
    (-54.0, -34.0, 248, 880),  # Montevideo
    (-57.5, -38.0, 232, 893),
    (-65.0, -43.0, 205, 908),  # Chubut
    (-65.8, -47.8, 203, 922),
    (-68.5, -52.5, 195, 936),
    (-67.5, -55.8, 200, 948),  # Cape Horn
    (-74.0, -52.0, 178, 932),
    (-73.5, -42.0, 180, 908),
    (-71.5, -30.0, 190, 862),
    (-70.3, -18.4, 192, 815),  # Arica
    (-77.2, -12.0, 158, 785),  # Lima
    (-81.2, -4.8, 128, 745),  # Parinas
    (-80.0, 1.0, 140, 710),
    (-77.3, 4.0, 172, 685),
    (-82.5, 22.8, 122, 470),  # Cuba, west
    (-74.2, 20.2, 196, 500),  # Cuba, east
    (-68.5, 18.6, 238, 520),  # Hispaniola
)

WEST: tuple[Anchor, ...] = (
    (-165.0, 66.0, 1645, -50),
    (-162.0, 58.7, 1665, 22),  # Kuskokwim
    (-158.0, 56.5, 1676, 48),
    (-153.0, 58.0, 1690, 42),  # Kodiak
    (-150.0, 61.0, 1695, 5),  # Anchorage
    (-144.0, 60.0, 1705, 32),
    (-137.0, 58.4, 1712, 62),
    (-133.0, 56.0, 1702, 95),
    (-130.5, 54.5, 1692, 118),
    (-128.0, 51.5, 1678, 152),
    (-124.7, 48.3, 1672, 186),  # Cape Flattery
    (-124.2, 43.0, 1670, 262),
    (-124.3, 40.4, 1672, 308),  # Cape Mendocino
    (-122.5, 37.7, 1684, 352),  # San Francisco
    (-120.5, 34.5, 1700, 398),
    (-117.2, 32.6, 1726, 424),  # San Diego
    (-114.8, 32.2, 1750, 432),
    (-111.0, 31.3, 1785, 444),
    (-106.5, 31.7, 1830, 448),
    (-110.0, 49.0, 1805, 184),
    (-120.0, 49.0, 1712, 184),
    (-120.0, 60.0, 1790, 10),
    (-105.0, 40.0, 1840, 320),
    (-112.0, 37.0, 1780, 350),
)

BASES: dict[str, tuple[str, ...]] = {
    "canada": ("Canada",),
    "eastern_united_states": ("United States of America",),
    "latin_america": (
        "Mexico", "Guatemala", "Belize", "Honduras", "El Salvador", "Nicaragua", "Costa Rica", "Panama", "Colombia", "Venezuela",
        "Guyana", "Suriname", "Brazil", "Ecuador", "Peru", "Bolivia", "Paraguay", "Uruguay", "Argentina", "Chile", "Cuba",
        "Haiti", "Dominican Rep.",
    ),
    "scandinavia": ("Norway", "Sweden", "Finland"),
    "western_europe": ("France", "Spain", "Portugal", "Belgium", "Netherlands", "Switzerland", "Denmark"),
    "germany": ("Germany", "Austria", "Czechia"),
    "italy": ("Italy",),
    "balkans": (
        "Slovenia", "Croatia", "Bosnia and Herz.", "Serbia", "Montenegro", "Kosovo", "Macedonia", "Albania", "Greece", "Bulgaria",
        "Romania", "Hungary",
    ),
    "eastern_europe": ("Poland", "Slovakia", "Lithuania", "Latvia", "Estonia", "Belarus"),
    "ukraine": ("Ukraine", "Moldova"),
    "russia": ("Russia",),
    "kazakhstan": ("Kazakhstan", "Kyrgyzstan", "Uzbekistan", "Turkmenistan"),
    "mongolia": ("Mongolia",),
    "middle_east": (
        "Turkey", "Syria", "Lebanon", "Israel", "Palestine", "Jordan", "Iraq", "Iran", "Kuwait", "Saudi Arabia", "Yemen", "Oman",
        "United Arab Emirates", "Qatar", "Afghanistan", "Tajikistan", "Georgia", "Armenia", "Azerbaijan",
    ),
    "india": ("India", "Pakistan", "Nepal", "Bhutan", "Bangladesh", "Sri Lanka"),
    "china": ("China", "North Korea", "South Korea"),
    "southeast_asia": ("Myanmar", "Thailand", "Laos", "Vietnam", "Cambodia", "Malaysia"),
    "africa": (
        "Senegal", "Gambia", "Guinea", "Guinea-Bissau", "Sierra Leone", "Liberia", "Côte d'Ivoire", "Ghana", "Togo", "Benin",
        "Nigeria", "Cameroon", "Burkina Faso", "Central African Rep.", "Eq. Guinea", "Gabon", "Congo", "Dem. Rep. Congo",
        "Angola", "Zambia", "Malawi", "Mozambique", "Tanzania", "Kenya", "Uganda", "Rwanda", "Burundi", "Namibia",
        "Botswana", "Zimbabwe", "South Africa", "Lesotho", "eSwatini", "S. Sudan",
    ),
    "north_africa": (
        "Morocco", "W. Sahara", "Algeria", "Tunisia", "Libya", "Egypt", "Mauritania", "Mali", "Niger", "Chad", "Sudan", "Eritrea",
        "Ethiopia", "Djibouti", "Somalia", "Somaliland",
    ),
}  # fmt: skip
"""Countries of today that make up each land space, before corrections."""

SPLITS: tuple[tuple[str, str, tuple[Point, ...]], ...] = (  # what becomes which space, inside which longitudes and latitudes
    ("russia", "moscow", ((34.5, 50), (34.5, 56.5), (38, 59), (45, 60.5), (53, 62), (60, 62.5), (67, 60), (67, 48), (45, 45))),
    ("russia", "eastern_europe", ((18, 54), (23, 54), (23, 55.6), (18, 55.6))),
    (
        "russia",
        "siberia",
        ((59, 80), (59, 66), (62, 62.2), (67, 60), (67, 44), (111, 44), (111, 52), (117, 58), (122, 64), (126, 80)),
    ),
    ("russia", "vladivostok", ((111, 40), (111, 52), (117, 58), (122, 64), (126, 80), (195, 80), (195, 40))),
    (
        "russia",
        "ukraine",
        ((31, 49), (34, 53.6), (38, 53), (44, 52), (47.5, 50.3), (49.5, 48), (52, 45), (52, 40), (36, 43), (31, 46)),
    ),
    (
        "moscow",
        "ukraine",
        ((31, 49), (34, 53.6), (38, 53), (44, 52), (47.5, 50.3), (49.5, 48), (52, 45), (52, 40), (36, 43), (31, 46)),
    ),
    ("germany", "western_europe", ((5, 52.4), (8.6, 52.7), (10.3, 53.2), (11.0, 53.7), (11.3, 54.2), (11.3, 56), (5, 56))),
    ("middle_east", "balkans", ((26, 40), (29.3, 40.9), (29.3, 42.4), (26, 42.4))),
    (
        "china",
        "szechuan",
        ((70, 26), (97, 20), (102, 20), (105, 27), (108.5, 31), (106, 36), (103, 39), (103, 46), (90, 50), (70, 48)),
    ),
)


@dataclass(frozen=True, slots=True)
class Isle:
    """Islands that are set in larger, from where (west, south, east, north) to where (left, top, right, bottom).

    Gaps narrower than twice ``closed`` are filled, and ``grown`` is added all around: one island holds pieces better than many.
    """

    countries: tuple[str, ...]
    window: tuple[float, float, float, float]
    place: tuple[float, float, float, float]
    closed: float
    grown: float


ISLES: dict[str, Isle] = {
    "iceland": Isle(("Iceland",), (-25, 63, -13, 67), (272, 16, 388, 100), 8, 4),
    "united_kingdom": Isle(("United Kingdom", "Ireland"), (-11, 49, 2, 59), (324, 104, 446, 258), 16, 3),
    "japan": Isle(("Japan",), (129, 30, 146, 46), (1456, 324, 1552, 490), 18, 17),
    "philippines": Isle(("Philippines",), (117, 5, 127, 19), (1378, 582, 1474, 716), 24, 8),
    "indonesia": Isle(("Indonesia", "Malaysia", "Brunei"), (95, -9, 125.5, 7.5), (1204, 752, 1398, 864), 9, 6),
    "new_guinea": Isle(("Indonesia", "Papua New Guinea"), (130.5, -11, 151, 0), (1462, 738, 1608, 838), 12, 6),
    "australia": Isle(("Australia",), (113, -44, 154, -10), (1362, 846, 1548, 966), 4, 0),
    "new_zealand": Isle(("New Zealand",), (166, -47.5, 179, -34), (1656, 838, 1752, 962), 16, 17),
    "madagascar": Isle(("Madagascar",), (43, -26, 51, -12), (792, 800, 862, 912), 8, 13),
}

BLOBS: dict[str, tuple[tuple[float, float, float], ...]] = {  # islands too small to be drawn to any scale: x, y, radius
    "hawaii": ((1618, 452, 17), (1640, 462, 24), (1664, 480, 33), (1655, 470, 28)),
    "iwo_jima": ((1556, 560, 34), (1576, 548, 24), (1540, 574, 24)),
}

FATTER: dict[str, float] = {"italy": 13.0, "southeast_asia": 8.0, "iceland": 4.0}
"""Land that is made broader at the cost of the sea."""

LEFT_EDGE: tuple[tuple[float, str], ...] = (
    (184, "canada"),
    (340, "eastern_united_states"),
    (580, "latin_america"),
    (HEIGHT, "southeast_pacific"),
)
RIGHT_EDGE: tuple[tuple[float, str], ...] = ((184, "pacific_northwest"), (448, "western_united_states"), (HEIGHT, "east_pacific"))
"""Down to which y each space goes at the sides of the map, where east and west meet."""

PATCHES: tuple[tuple[str, tuple[str, ...], tuple[Point, ...]], ...] = (  # space, painted over what, corners on the map
    ("latin_america", ("eastern_united_states",), ((-2, 340), (40, 428), (-2, 440))),
    ("latin_america", ("sea",), ((-2, 540), (30, 562), (-2, 581))),
    ("latin_america", ("sea",), ((168, 620), (196, 620), (204, 640), (186, 664), (164, 650))),
    ("mongolia", ("siberia", "szechuan"), ((1148, 286), (1168, 290), (1178, 306), (1164, 322), (1142, 322))),
    ("balkans", ("middle_east", "sea"), ((690, 436), (716, 434), (722, 440), (702, 458), (692, 456))),
    ("ukraine", ("sea",), ((788, 320), (842, 320), (838, 350), (812, 366), (796, 364), (784, 352))),
)

GATES: dict[str, tuple[Point, ...]] = {  # no space lies here: the narrows of a strait
    "danish_strait": ((548, 182), (566, 172)),
    "gibraltar": ((376, 478), (374, 502)),
    "malacca": ((1238, 744), (1246, 762), (1256, 790)),
}

WALLS: tuple[tuple[Point, ...], ...] = (  # no space lies here: the spaces around such a place do not border across it
    ((694, 462), (728, 436)),  # Bosphorus and Dardanelles
    ((324, 638), (337, 641)),  # the west coast between North Africa and Africa
    ((780, 758), (794, 762)),  # the east coast between them
    ((1690, 180), (1680, 188), (1666, 191)),  # the coast between Pacific Northwest and Western United States
    ((1260, 611), (1268, 614), (1281, 628)),  # the coast between China and Southeast Asia
)
WALL = 8.0

SHORES: tuple[tuple[Point, ...], ...] = (  # borders between seas
    ((336, -5), (334, 58), (262, 300), (270, 590)),
    ((270, 590), (334, 641)),
    ((270, 590), (316, 692)),
    ((240, 884), (380, 878), (572, 872)),
    ((192, 935), (192, 985)),
    ((730, 838), (810, 852), (830, 900), (836, 985)),
    ((782, 758), (1000, 775), (1150, 800), (1290, 862)),
    ((1380, 864), (1410, 890)),
    ((1440, 900), (1440, 985)),
    ((1500, 790), (1500, 870)),
    ((1490, 770), (1442, 690)),
    ((1580, 805), (1640, 712), (1712, 870)),
    ((1680, 940), (1676, 985)),
    ((1640, 712), (1660, 480)),
    ((1640, 465), (1644, 330), (1648, 240), (1652, 200), (1666, 191)),
    ((1625, 475), (1585, 566)),
    ((1560, 555), (1590, 490), (1596, 400), (1562, 294), (1460, 262)),
    ((1556, 565), (1430, 615)),
    ((1430, 640), (1340, 640), (1298, 642), (1281, 628)),
)

SEAS: dict[str, Point] = {
    "north_atlantic": (200, 330),
    "north_sea": (310, 380),
    "baltic_sea": (640, 190),
    "mediterranean_sea": (640, 530),
    "black_sea": (780, 395),
    "caspian_sea": (955, 400),
    "south_atlantic": (420, 810),
    "southern_ocean": (420, 940),
    "southeast_pacific": (60, 760),
    "bay_of_bengal": (960, 690),
    "indian_ocean": (1050, 880),
    "south_china_sea": (1320, 720),
    "sea_of_japan": (1440, 560),
    "north_pacific": (1600, 250),
    "central_pacific": (1540, 650),
    "east_pacific": (1730, 600),
    "south_pacific": (1600, 860),
}
"""A point in each sea."""
