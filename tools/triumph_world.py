"""Division of Europe and its surroundings into the areas of Triumph & Tragedy: places, and the land and water of each area.

Central Europe and the Balkans are much enlarged; Asia, Africa and the oceans are shrunk, America is pulled close. All positions
are ours, chosen for the picture; units are those of the map, ``WIDTH`` by ``HEIGHT``, x to the right and y down. Which areas
border is not decided here: ``make_tnt_board`` compares what touches with the data of the game.
"""

from __future__ import annotations

from tools.drawing import Anchor, Point

WIDTH, HEIGHT = 2560.0, 1850.0
NORTH = 80.0
"""Room that is added above, in units of the map: the anchors below count from there."""

OLD_WORLD: tuple[Anchor, ...] = (
    (-24.3, 65.5, 352, 190),  # Iceland, west
    (-14.0, 65.2, 500, 195),  # Iceland, east
    (-18.5, 63.4, 428, 250),
    (-18.0, 66.2, 436, 150),
    (-10.2, 52.0, 408, 590),  # Ireland, south-west
    (-6.3, 52.2, 512, 600),  # Wexford
    (-5.7, 54.6, 520, 500),  # Belfast
    (-8.2, 55.2, 462, 470),
    (-10.0, 54.2, 412, 505),
    (-5.6, 50.1, 572, 652),  # Land's End
    (1.3, 51.2, 790, 612),  # Dover
    (1.7, 52.7, 800, 545),  # Norfolk
    (-0.2, 53.6, 740, 510),
    (-1.6, 55.0, 700, 450),
    (-2.0, 57.5, 695, 360),
    (-3.5, 58.6, 652, 318),  # Caithness
    (-5.8, 56.5, 585, 400),
    (-3.2, 54.9, 640, 458),
    (-4.6, 53.2, 590, 535),  # Anglesey
    (-5.2, 51.8, 575, 590),  # Pembroke
    (-9.3, 38.7, 420, 1095),  # Lisbon
    (-8.9, 43.2, 440, 905),  # Corunna
    (-9.0, 37.0, 425, 1180),  # Cape St Vincent
    (-1.8, 43.4, 655, 915),  # San Sebastian
    (-1.2, 44.9, 672, 862),  # Bordeaux
    (-1.2, 46.2, 668, 815),
    (-4.7, 48.4, 582, 748),  # Brest
    (-1.6, 49.6, 690, 705),  # Cherbourg
    (1.8, 50.9, 800, 655),  # Calais
    (3.2, 42.3, 828, 1005),  # Cape Creus
    (-0.3, 39.5, 712, 1115),  # Valencia
    (-2.2, 36.8, 640, 1212),  # Cape Gata
    (-5.6, 36.0, 527, 1236),  # Gibraltar
    (-6.9, 37.2, 485, 1190),  # Huelva
    (5.2, 43.3, 888, 972),  # Marseille
    (7.5, 43.8, 950, 965),  # Monaco
    (8.9, 44.4, 990, 952),  # Genoa
    (10.3, 43.4, 1028, 1000),  # Leghorn
    (12.3, 41.8, 1082, 1072),  # Rome
    (14.3, 40.8, 1140, 1118),  # Naples
    (15.9, 38.0, 1176, 1208),  # Calabria
    (18.5, 40.1, 1258, 1150),  # Otranto
    (16.2, 41.8, 1196, 1075),  # Gargano
    (13.5, 43.6, 1118, 1005),  # Ancona
    (12.3, 45.2, 1080, 935),  # Venice
    (13.7, 45.7, 1120, 912),  # Trieste
    (14.6, 45.2, 1160, 922),  # Fiume
    (15.2, 44.1, 1195, 962),  # Zara
    (16.5, 43.5, 1248, 992),  # Split
    (19.4, 42.0, 1345, 1070),  # Scutari
    (19.3, 40.4, 1348, 1145),  # Valona
    (20.8, 38.9, 1388, 1190),  # Preveza
    (21.3, 37.7, 1405, 1238),
    (22.9, 36.5, 1452, 1292),  # Cape Matapan
    (23.9, 37.8, 1494, 1240),  # Athens
    (22.8, 40.4, 1462, 1138),  # Salonica
    (24.3, 40.2, 1512, 1142),  # Athos
    (26.0, 40.8, 1562, 1112),  # Dedeagach
    (29.0, 41.2, 1655, 1096),  # Bosphorus
    (27.7, 42.5, 1618, 1035),  # Burgas
    (28.7, 44.2, 1640, 958),  # Constanza
    (30.7, 46.5, 1668, 868),  # Odessa
    (33.0, 46.1, 1725, 862),  # Perekop
    (33.9, 44.5, 1760, 940),  # Yalta
    (36.5, 45.2, 1818, 925),  # Kerch
    (35.2, 46.3, 1775, 852),  # Azov, west
    (37.3, 47.0, 1820, 826),  # Mariupol
    (39.2, 47.1, 1880, 826),  # Rostov
    (38.2, 46.3, 1880, 872),  # Azov, east
    (37.8, 44.7, 1862, 945),  # Novorossiysk
    (39.7, 43.4, 1915, 990),  # Sochi
    (41.6, 41.6, 1962, 1062),  # Batum
    (38.0, 41.0, 1868, 1092),
    (35.1, 42.0, 1800, 1062),  # Sinope
    (31.4, 41.3, 1715, 1088),  # Zonguldak
    (26.4, 38.3, 1602, 1205),  # Izmir
    (27.4, 36.8, 1622, 1272),  # Bodrum
    (30.7, 36.8, 1705, 1282),  # Antalya
    (32.8, 36.1, 1760, 1312),  # Anamur
    (35.9, 36.6, 1845, 1285),  # Alexandretta
    (35.5, 33.9, 1842, 1372),  # Beirut
    (34.4, 31.4, 1815, 1450),  # Gaza
    (32.3, 31.3, 1758, 1462),  # Port Said
    (29.8, 31.0, 1680, 1462),  # Alexandria
    (24.0, 32.0, 1510, 1432),  # Tobruk
    (20.1, 32.3, 1395, 1425),  # Benghazi
    (19.3, 30.3, 1372, 1482),  # El Agheila
    (15.5, 31.8, 1262, 1452),  # Misurata
    (13.2, 32.9, 1192, 1425),  # Tripoli
    (10.2, 33.9, 1108, 1392),  # Gabes
    (11.0, 37.0, 1102, 1292),  # Cape Bon
    (7.5, 37.0, 990, 1292),  # Bona
    (3.0, 36.8, 845, 1296),  # Algiers
    (-1.0, 35.7, 690, 1318),  # Oran
    (-5.8, 35.8, 515, 1305),  # Tangier
    (-7.6, 33.6, 458, 1352),  # Casablanca
    (-9.8, 30.4, 402, 1405),  # Agadir
    (-13.0, 27.8, 362, 1452),  # Cape Juby
    (-17.0, 21.0, 322, 1520),  # Cape Blanco
    (-17.3, 14.7, 312, 1575),  # Dakar
    (-13.2, 8.5, 370, 1625),
    (3.0, 28.0, 830, 1480),
    (13.0, 25.0, 1170, 1560),
    (25.0, 25.0, 1530, 1590),
    (8.7, 53.9, 940, 578),  # Elbe
    (6.9, 53.4, 902, 585),  # Emden
    (4.7, 52.9, 856, 582),  # Den Helder
    (3.5, 51.5, 835, 635),  # Flushing
    (8.1, 55.6, 932, 508),  # Esbjerg
    (10.6, 57.7, 985, 432),  # Skagen
    (10.9, 54.0, 1012, 582),  # Luebeck
    (12.6, 55.6, 1062, 510),  # Copenhagen
    (14.3, 53.9, 1122, 590),  # Stettin
    (18.6, 54.5, 1252, 580),  # Danzig
    (21.1, 55.7, 1322, 520),  # Memel
    (24.0, 57.0, 1402, 462),  # Riga
    (21.6, 57.6, 1340, 440),
    (23.6, 59.2, 1385, 372),  # Reval
    (28.0, 59.5, 1502, 355),  # Narva
    (30.0, 59.9, 1555, 340),  # Leningrad
    (25.0, 60.2, 1425, 315),  # Helsinki
    (22.5, 60.0, 1352, 315),
    (21.3, 63.0, 1330, 215),  # Vaasa
    (24.8, 65.5, 1395, 130),  # Tornio
    (22.0, 65.5, 1310, 132),  # Lulea
    (17.3, 62.3, 1190, 232),  # Sundsvall
    (17.3, 60.7, 1200, 290),  # Gaevle
    (18.5, 59.4, 1235, 340),  # Stockholm
    (16.2, 56.4, 1172, 455),  # Kalmar
    (14.3, 55.5, 1110, 495),  # Ystad
    (11.9, 57.7, 1040, 430),  # Goeteborg
    (11.0, 59.0, 1005, 372),  # Oslo fjord
    (7.2, 58.0, 905, 392),  # Lindesnes
    (5.1, 60.4, 850, 292),  # Bergen
    (5.5, 62.2, 868, 218),
    (10.0, 64.0, 965, 172),
    (14.3, 67.2, 1075, 98),  # Bodoe
    (20.0, 70.0, 1200, 45),
    (25.8, 71.1, 1305, 25),  # North Cape
    (30.8, 70.3, 1412, 42),  # Vardoe
    (33.3, 69.3, 1490, 55),  # Murmansk
    (41.0, 67.0, 1660, 95),  # Kola, east
    (32.6, 67.0, 1505, 120),  # Kandalaksha
    (38.0, 64.0, 1618, 195),  # Onega
    (40.5, 64.7, 1690, 180),  # Archangel
    (44.0, 68.3, 1755, 50),  # Kanin
    (55.0, 68.5, 2000, 30),
    (62.0, 68.0, 2200, 30),
    (28.0, 65.0, 1462, 160),
    (37.6, 55.7, 1750, 505),  # Moscow
    (32.0, 54.8, 1605, 545),  # Smolensk
    (27.5, 53.9, 1488, 585),  # Minsk
    (21.0, 52.2, 1318, 672),  # Warsaw
    (13.4, 52.5, 1100, 655),  # Berlin
    (7.2, 51.4, 925, 665),  # Ruhr
    (14.4, 50.1, 1135, 752),  # Prague
    (11.6, 48.1, 1045, 822),  # Munich
    (16.4, 48.2, 1200, 832),  # Vienna
    (19.1, 47.5, 1295, 862),  # Budapest
    (24.0, 49.8, 1425, 768),  # Lvov
    (20.5, 44.8, 1358, 985),  # Belgrade
    (23.3, 42.7, 1472, 1045),  # Sofia
    (26.1, 44.4, 1555, 965),  # Bucharest
    (30.5, 50.4, 1568, 735),  # Kiev
    (36.2, 50.0, 1748, 728),  # Kharkov
    (39.2, 51.7, 1810, 655),  # Voronezh
    (44.5, 48.7, 1985, 770),  # Stalingrad
    (44.0, 56.3, 1925, 462),  # Gorky
    (45.0, 53.2, 1955, 592),  # Penza
    (39.9, 59.2, 1790, 335),  # Vologda
    (56.2, 58.0, 2170, 380),  # Perm
    (56.0, 54.7, 2170, 560),  # Ufa
    (60.6, 56.8, 2300, 400),  # Sverdlovsk
    (73.0, 55.0, 2485, 480),  # Omsk
    (61.0, 51.0, 2310, 700),
    (73.0, 48.0, 2490, 760),
    (70.0, 62.0, 2420, 200),
    (47.8, 45.9, 2068, 890),  # Astrakhan
    (52.0, 47.0, 2150, 838),  # Guryev
    (47.6, 43.0, 2062, 985),  # Makhachkala
    (50.2, 40.3, 2128, 1050),  # Baku
    (48.9, 38.4, 2092, 1120),  # Lenkoran
    (50.5, 37.2, 2130, 1165),
    (53.9, 36.9, 2245, 1168),
    (53.5, 40.0, 2248, 1055),  # Krasnovodsk
    (51.3, 44.5, 2205, 925),  # Mangyshlak
    (53.0, 45.5, 2225, 880),
    (44.8, 41.7, 2018, 1045),  # Tiflis
    (43.4, 38.5, 1980, 1135),  # Van
    (46.3, 38.0, 2042, 1145),  # Tabriz
    (51.4, 35.7, 2175, 1215),  # Tehran
    (43.0, 36.4, 1972, 1210),  # Mosul
    (44.4, 33.3, 2000, 1288),  # Baghdad
    (37.5, 36.5, 1885, 1280),  # Aleppo
    (48.4, 30.0, 2090, 1365),  # Basra
    (51.0, 28.5, 2150, 1398),  # Bushire
    (54.5, 26.5, 2215, 1432),
    (57.2, 26.0, 2262, 1452),  # Jask
    (62.0, 25.1, 2330, 1462),  # Gwadar
    (48.3, 28.2, 2082, 1412),  # Kuwait
    (50.4, 26.0, 2112, 1462),
    (54.5, 24.2, 2185, 1498),
    (56.4, 26.2, 2232, 1482),
    (59.7, 22.5, 2262, 1530),  # Ras al Hadd
    (55.0, 17.3, 2170, 1578),
    (45.0, 12.9, 2018, 1608),  # Aden
    (43.2, 13.2, 1985, 1598),
    (39.2, 21.4, 1945, 1542),  # Jedda
    (35.0, 28.2, 1850, 1496),
    (34.9, 29.5, 1838, 1478),  # Aqaba
    (32.6, 29.9, 1768, 1490),  # Suez
    (34.0, 26.5, 1795, 1522),
    (37.2, 20.0, 1862, 1572),  # Port Sudan
    (39.5, 15.5, 1912, 1600),  # Massawa
    (43.2, 11.6, 1975, 1628),
    (51.2, 11.8, 2110, 1672),  # Cape Guardafui
    (66.8, 25.0, 2388, 1472),  # Karachi
    (62.0, 34.5, 2352, 1248),  # Herat
    (69.2, 34.5, 2440, 1250),  # Kabul
    (62.0, 41.0, 2350, 1040),
    (70.0, 40.0, 2490, 1060),
    (71.0, 30.0, 2462, 1360),
    (77.2, 28.6, 2545, 1370),  # Delhi
    (70.2, 21.2, 2425, 1512),
    (72.9, 19.0, 2462, 1545),  # Bombay
    (75.0, 13.0, 2478, 1600),
    (77.5, 8.1, 2496, 1632),  # Cape Comorin
    (80.0, 14.0, 2516, 1592),  # Madras
    (83.0, 18.0, 2548, 1560),
    (88.0, 22.0, 2600, 1540),
)

AMERICAS: tuple[Anchor, ...] = (
    (-95.0, 60.0, -60, 110),
    (-78.0, 62.0, 30, 100),
    (-64.5, 60.3, 120, 105),  # Labrador
    (-55.8, 52.5, 205, 225),  # Belle Isle
    (-52.8, 47.0, 245, 290),  # St John's
    (-59.0, 47.6, 195, 300),
    (-66.0, 50.2, 120, 275),
    (-60.5, 46.2, 190, 345),  # Cape Breton
    (-65.8, 43.5, 160, 415),  # Nova Scotia
    (-70.2, 43.6, 128, 428),  # Portland
    (-70.0, 41.6, 142, 505),  # Cape Cod
    (-74.0, 40.6, 112, 548),  # New York
    (-75.5, 35.2, 118, 660),  # Hatteras
    (-81.0, 32.0, 62, 728),  # Savannah
    (-80.1, 25.8, 88, 812),  # Miami
    (-83.0, 28.0, 30, 800),
    (-90.0, 30.0, -70, 775),
    (-90.0, 45.0, -70, 450),
    (-80.0, 42.0, 40, 500),
    (-85.0, 50.0, -20, 280),
)
"""North America, in the upper left corner."""

BRAZIL: tuple[Anchor, ...] = (
    (-50.0, 0.0, -30, 1265),
    (-44.0, -2.5, 60, 1290),
    (-35.0, -7.0, 178, 1385),  # Recife
    (-39.0, -15.0, 145, 1475),
    (-41.5, -22.5, 118, 1565),  # Rio de Janeiro
    (-48.5, -27.0, 20, 1610),
    (-55.0, -15.0, -60, 1450),
    (-52.0, -32.0, -40, 1660),
)
"""South America, in the lower left corner."""

LANDS: dict[str, tuple[str, ...]] = {
    "Denmark": ("copenhagen",),
    "United Kingdom": ("glasgow", "london", "northern_ireland"),
    "Ireland": ("dublin",),
    "Iceland": ("iceland",),
    "Norway": ("oslo", "narvik"),
    "Sweden": ("gallivare", "stockholm", "lesser_islands"),
    "Finland": ("petsamo", "helsinki"),
    "Netherlands": ("amsterdam",),
    "Belgium": ("amsterdam",),
    "France": ("paris", "lorraine", "gascony", "marseille", "corsica"),
    "Spain": ("leon", "madrid", "barcelona", "lesser_islands"),
    "Portugal": ("lisbon",),
    "Switzerland": ("switzerland",),
    "Austria": ("vienna",),
    "Czechia": ("prague",),
    "Slovakia": ("prague",),
    "Hungary": ("budapest",),
    "Romania": ("bucharest",),
    "Moldova": ("bucharest",),
    "Bulgaria": ("sofia",),
    "Slovenia": ("croatia",),
    "Croatia": ("croatia",),
    "Bosnia and Herz.": ("croatia",),
    "Montenegro": ("croatia",),
    "Serbia": ("belgrade",),
    "Kosovo": ("belgrade",),
    "Macedonia": ("belgrade",),
    "Albania": ("albania",),
    "Greece": ("athens", "crete", "lesser_islands"),
    "Italy": ("milan", "venice", "rome", "taranto", "sardinia", "sicily"),
    "Turkey": ("athens", "istanbul", "izmir", "ankara", "sinope", "adana", "kars", "van"),
    "Cyprus": ("cyprus",),
    "N. Cyprus": ("cyprus",),
    "Georgia": ("georgia",),
    "Armenia": ("georgia",),
    "Azerbaijan": ("baku",),
    "Syria": ("damascus",),
    "Lebanon": ("damascus",),
    "Israel": ("jordan",),
    "Palestine": ("jordan",),
    "Jordan": ("jordan",),
    "Iraq": ("iraq",),
    "Kuwait": ("iraq",),
    "Saudi Arabia": ("saudi_arabia",),
    "Yemen": ("saudi_arabia",),
    "Oman": ("saudi_arabia",),
    "United Arab Emirates": ("saudi_arabia",),
    "Qatar": ("saudi_arabia",),
    "Iran": ("tabriz", "tehran", "abadan", "shiraz"),
    "Afghanistan": ("kabul",),
    "Pakistan": ("karachi", "tibet"),
    "India": ("karachi", "delhi", "bombay", "tibet"),
    "Siachen Glacier": ("tibet",),
    "Nepal": ("tibet",),
    "China": ("tibet",),
    "Tajikistan": ("tibet",),
    "Kyrgyzstan": ("tibet",),
}
"""Areas into which the countries of today with the borders we need are divided: to the nearest of these, by ``SEEDS``."""

EAST = (
    "Germany",
    "Poland",
    "Lithuania",
    "Latvia",
    "Estonia",
    "Belarus",
    "Ukraine",
    "Russia",
    "Kazakhstan",
    "Turkmenistan",
    "Uzbekistan",
)
"""Countries of today whose borders tell nothing of 1936: one land, cut up by ``SEEDS`` alone."""

AFRICA = (
    "Morocco", "W. Sahara", "Algeria", "Tunisia", "Libya", "Egypt", "Sudan", "Mauritania", "Senegal", "Gambia", "Mali",
    "Niger", "Chad", "Guinea", "Guinea-Bissau", "Sierra Leone", "Burkina Faso", "Côte d'Ivoire", "Nigeria", "Eritrea",
    "Ethiopia", "Djibouti", "Somalia", "Somaliland", "Benin", "Togo", "Ghana", "Liberia", "Cameroon", "Central African Rep.",
    "S. Sudan",
)  # fmt: skip
"""The same for Africa."""

EASTERN_AREAS = (
    "ruhr", "berlin", "munich", "konigsberg", "warsaw", "vilna", "lvov", "riga", "budapest", "belorussia", "pripyet_marshes",
    "murmansk", "archangel", "vologda", "gorky", "perm", "urals", "western_siberia", "leningrad", "moscow", "penza", "ufa",
    "kazakhstan", "bryansk", "voronezh", "kiev", "odessa", "kharkov", "stalingrad", "sevastopol", "kuban", "grozny",
    "turkmenistan", "pechora",
)  # fmt: skip
AFRICAN_AREAS = (
    "dakar", "morocco", "algiers", "tunisia", "sfax", "tripoli", "cyrenaica", "egypt", "sudan", "sahara", "suez",
)  # fmt: skip

SEEDS: dict[str, tuple[Point, ...]] = {
    "northern_ireland": ((-6.6, 54.6),),
    "glasgow": ((-4.2, 56.5), (-3.5, 55.2)),
    "london": ((-2.5, 52.8), (-1.5, 53.6), (0.5, 52.0), (-3.5, 51.0)),
    "oslo": ((9.0, 60.0), (11.0, 61.5), (12.0, 63.5), (7.0, 61.0)),
    "narvik": ((17.0, 68.5), (14.5, 66.5), (25.0, 70.0)),
    "gallivare": ((20.0, 66.5), (17.5, 65.0), (19.0, 68.0), (14.2, 64.4)),
    "stockholm": ((16.0, 60.0), (14.5, 57.5), (14.5, 61.6), (16.3, 57.5)),
    "petsamo": ((27.0, 69.0), (29.5, 67.6), (26.0, 68.2)),
    "helsinki": ((25.5, 62.5), (26.5, 64.5), (24.0, 61.0), (25.2, 65.7)),
    "paris": ((1.0, 48.6), (-2.5, 48.0), (2.5, 50.0), (0.0, 47.3)),
    "lorraine": ((6.0, 48.5), (4.8, 47.3), (4.6, 49.3), (5.5, 46.6)),
    "gascony": ((0.0, 44.6), (1.6, 46.0), (1.0, 43.4)),
    "marseille": ((4.8, 44.2), (6.5, 44.6), (3.0, 43.6)),
    "corsica": ((9.1, 42.2),),
    "lesser_islands": ((2.9, 39.6), (18.5, 57.5), (26.3, 39.2), (28.0, 36.3)),
    "leon": ((-6.5, 42.5), (-3.5, 42.6), (-5.0, 41.7)),
    "madrid": ((-4.5, 40.0), (-5.5, 38.4), (-3.0, 39.6), (-6.3, 37.5)),
    "barcelona": ((1.0, 41.6), (-1.5, 41.0), (-1.2, 39.0), (-2.4, 37.8), (-4.0, 36.9)),
    "milan": ((8.5, 45.2), (9.6, 45.8), (9.4, 44.6), (7.4, 44.6), (10.2, 44.2)),
    "venice": ((11.8, 45.6), (12.8, 46.3), (12.1, 44.4), (13.2, 43.5), (11.0, 46.6), (14.0, 42.5)),
    "rome": ((11.4, 43.5), (12.4, 42.4), (14.2, 41.2), (15.3, 40.1), (15.8, 39.0), (15.9, 38.5)),
    "taranto": ((16.3, 41.0), (15.2, 41.6), (17.8, 40.4), (17.2, 39.2), (16.8, 38.4)),
    "sardinia": ((9.0, 40.0),),
    "sicily": ((14.0, 37.5),),
    "athens": ((22.5, 39.3), (22.0, 37.5), (24.5, 41.0), (21.5, 40.5), (26.6, 41.2)),
    "crete": ((25.0, 35.2),),
    "istanbul": ((28.3, 41.2), (28.6, 40.4), (29.5, 40.7)),
    "izmir": ((28.0, 38.6), (28.5, 37.5), (27.5, 39.6)),
    "ankara": ((31.8, 40.4), (32.5, 39.0), (31.0, 39.4), (33.5, 40.8)),
    "sinope": ((36.0, 41.0), (36.0, 40.0), (35.2, 41.4)),
    "adana": ((34.5, 37.4), (37.0, 38.2), (32.5, 37.2), (38.0, 37.2), (38.9, 38.7)),
    "kars": ((41.5, 40.4), (39.5, 40.2), (43.4, 40.1), (40.5, 39.4)),
    "van": ((42.8, 38.2), (41.2, 37.9), (40.8, 37.2)),
    "ruhr": ((7.2, 51.5), (9.0, 52.8), (9.7, 54.2), (10.6, 53.6), (8.6, 50.6)),
    "berlin": ((13.4, 52.6), (13.0, 51.2), (16.5, 51.2), (15.5, 53.8), (12.0, 53.8), (11.6, 51.6)),
    "munich": ((11.5, 48.6), (9.0, 48.4), (11.0, 49.8), (8.2, 49.2)),
    "konigsberg": ((20.8, 54.4), (22.0, 55.1), (19.9, 53.9)),
    "warsaw": ((20.5, 52.0), (18.5, 53.9), (18.2, 52.3), (19.0, 50.6), (21.5, 51.0)),
    "vilna": ((25.3, 54.0), (24.5, 53.0), (26.0, 55.2)),
    "lvov": ((23.5, 49.8), (25.5, 50.3), (25.0, 49.0), (22.2, 49.8), (24.5, 51.2)),
    "budapest": ((23.2, 48.2),),
    "riga": ((25.0, 57.0), (26.0, 58.5), (23.0, 56.2)),
    "belorussia": ((28.5, 54.2), (27.5, 55.0), (30.0, 55.0)),
    "pripyet_marshes": ((27.3, 52.3), (29.0, 52.1)),
    "bryansk": ((33.5, 53.2), (31.5, 53.6), (34.5, 52.0), (34.0, 54.9)),
    "moscow": ((37.5, 55.8), (40.0, 56.5), (38.5, 54.6), (36.4, 56.5)),
    "leningrad": ((31.5, 59.0), (30.5, 57.5), (33.0, 58.0), (32.6, 56.4), (30.0, 61.0), (33.5, 60.5)),
    "murmansk": ((34.0, 68.0), (36.0, 67.2), (32.0, 65.5), (32.5, 63.5)),
    "archangel": ((40.5, 63.5), (36.5, 62.5), (44.0, 64.0)),
    "vologda": ((40.5, 60.2), (38.5, 59.5), (44.5, 61.0)),
    "gorky": ((45.5, 57.0), (48.0, 58.5), (50.0, 60.0)),
    "perm": ((55.5, 58.0), (53.0, 57.0), (56.0, 60.0)),
    "urals": ((60.5, 57.0), (61.0, 59.5), (60.0, 54.8)),
    "western_siberia": ((70.0, 56.0), (66.0, 55.0), (68.0, 60.0)),
    "penza": ((45.5, 53.6), (49.0, 55.0), (43.0, 54.0)),
    "ufa": ((55.0, 53.5), (51.5, 52.0), (49.0, 50.5), (52.0, 48.5), (57.0, 55.0)),
    "kazakhstan": ((62.0, 50.0), (58.0, 48.0), (68.0, 48.0), (57.0, 46.5)),
    "turkmenistan": ((60.0, 40.0), (56.0, 41.5), (66.0, 40.5), (55.0, 39.0)),
    "voronezh": ((40.0, 51.8), (43.5, 51.5), (41.0, 53.0)),
    "kiev": ((30.0, 49.6), (28.5, 50.2), (32.6, 50.2)),
    "odessa": ((30.5, 47.7), (32.5, 47.6), (28.5, 48.6), (33.5, 46.7)),
    "kharkov": ((36.0, 49.5), (35.0, 48.0), (38.0, 48.6), (35.8, 47.3)),
    "stalingrad": ((44.5, 48.8), (43.0, 47.8), (42.5, 49.8)),
    "sevastopol": ((34.2, 45.3),),
    "kuban": ((40.0, 45.4), (40.5, 46.6), (41.3, 44.2)),
    "grozny": ((45.5, 44.4), (45.5, 46.0), (44.5, 45.0)),
    "pechora": ((54.0, 66.0), (50.0, 65.0), (60.0, 65.0)),
    "dakar": ((-15.0, 18.0), (-10.0, 18.0), (-14.0, 12.0), (-8.0, 12.0)),
    "morocco": ((-6.5, 32.5), (-9.0, 29.0), (-4.5, 32.6), (-6.6, 34.4)),
    "algiers": ((3.0, 35.8), (0.0, 35.0), (5.0, 35.8), (-2.5, 34.6), (2.0, 33.5), (-3.8, 35.1)),
    "tunisia": ((8.6, 36.6), (7.0, 35.4), (9.8, 36.4)),
    "sfax": ((10.0, 34.6), (8.5, 33.6), (9.8, 33.0)),
    "tripoli": ((13.5, 31.8), (16.0, 30.5), (12.0, 31.0)),
    "cyrenaica": ((22.0, 31.5), (20.8, 30.0), (22.5, 29.8)),
    "egypt": ((27.5, 30.3), (30.0, 30.3)),
    "suez": ((32.0, 30.2),),
    "sudan": ((33.5, 24.0), (34.5, 19.5), (31.5, 22.0)),
    "sahara": (
        (0.0, 27.0),
        (10.0, 27.0),
        (18.0, 24.0),
        (26.0, 25.5),
        (-3.0, 22.0),
        (29.0, 27.3),
        (40.0, 12.5),
        (36.5, 12.0),
        (44.0, 9.0),
        (6.6, 31.6),
    ),
    "tabriz": ((46.5, 37.8), (47.3, 36.6)),
    "tehran": ((51.5, 35.8), (55.5, 36.0), (59.0, 35.5), (50.0, 35.4)),
    "abadan": ((48.5, 32.3), (50.0, 31.3), (47.2, 34.0)),
    "shiraz": ((53.5, 29.8), (57.0, 29.0), (54.0, 31.8), (60.0, 30.5)),
    "karachi": ((67.0, 27.0), (71.0, 30.5), (73.5, 33.0), (70.5, 26.0)),
    "delhi": ((77.5, 27.0), (76.0, 30.0), (79.5, 23.0), (81.5, 18.0), (79.5, 17.5)),
    "bombay": ((72.5, 21.5), (76.0, 18.5), (74.5, 24.0), (76.3, 13.0), (77.3, 9.5)),
    "tibet": ((78.0, 34.5), (74.5, 36.0)),
}
"""Longitude and latitude of points inside areas: land falls to the nearest, measured on the map."""

NEW_WORLD_SEEDS: dict[str, tuple[Point, ...]] = {
    "ottawa": ((80, 330), (60, 230), (140, 470), (20, 400)),
    "newfoundland": ((225, 350),),
    "canadian_arctic": ((50, 90), (110, 60)),
    "new_york": ((60, 575), (110, 590)),
    "washington": ((50, 760), (90, 700), (40, 850)),
}
"""Points inside the areas of North America, on the map."""

AMERICAN_WEST = -100.0
"""The longitude beyond which America is not drawn."""

NORTHERN: dict[str, tuple[str, ...]] = {
    "Canada": ("ottawa", "newfoundland", "canadian_arctic"),
    "United States of America": ("new_york", "washington"),
}
SOUTHERN: tuple[str, ...] = ("Brazil", "Uruguay", "Argentina", "Paraguay", "Bolivia")

OUTLINES: dict[str, tuple[Point, ...]] = {
    "greenland": (
        (185, -9), (200, 30), (224, 62), (240, 100), (262, 128), (280, 152), (296, 140), (300, 118), (322, 104), (352, 96),
        (380, 74), (424, 62), (452, 36), (500, 22), (530, -9),
    ),
}  # fmt: skip
"""Land that is drawn by hand."""

BLOBS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "azores": ((238, 1120, 9), (262, 1128, 8), (288, 1146, 11), (246, 1142, 6)),
    "malta": ((1140, 1406, 15), (1128, 1394, 9)),
}
"""Islands too small to be drawn to any scale: x, y, radius."""

FATTER: dict[str, float] = {
    "crete": 10.0, "sardinia": 9.0, "iceland": 4.0, "narvik": 12.0, "oslo": 8.0, "rome": 9.0, "taranto": 12.0, "dublin": 6.0,
    "cyprus": 4.0,
}  # fmt: skip
"""Land that is made broader at the cost of the sea."""

LAND_PATCHES: tuple[tuple[str, tuple[str, ...], tuple[Point, ...]], ...] = (  # area, painted over what, corners on the map
    ("petsamo", ("narvik", "murmansk", "sea"), ((1362, 96), (1440, 104), (1448, 136), (1428, 176), (1396, 180), (1340, 158))),
    ("amsterdam", ("lorraine", "ruhr", "munich", "sea"), ((876, 780), (906, 790), (955, 832), (944, 858), (888, 842))),
    ("sofia", ("athens", "istanbul"), ((1570, 1110), (1680, 1110), (1680, 1170), (1610, 1166))),
    ("helsinki", ("petsamo", "gallivare"), ((1366, 156), (1424, 156), (1446, 214), (1362, 220))),
    ("gallivare", ("petsamo",), ((1330, 172), (1362, 166), (1366, 206), (1330, 206))),
    ("kuban", ("sea",), ((1830, 976), (1862, 966), (1872, 1012), (1832, 1010))),
    ("van", ("iraq",), ((1985, 1215), (2045, 1215), (2052, 1300), (2036, 1318), (2012, 1305), (1998, 1262))),
    ("sahara", ("sudan",), ((1880, 1712), (1965, 1664), (2160, 1680), (2160, 1860), (1850, 1860))),
    ("sea", ("sahara", "sudan", "saudi_arabia"), ((1950, 1656), (1990, 1640), (2040, 1690), (2020, 1722), (1960, 1690))),
    ("jordan", ("saudi_arabia", "iraq"), ((1860, 1470), (1925, 1465), (1950, 1500), (1925, 1545), (1860, 1550))),
    ("georgia", ("grozny", "baku"), ((1938, 1076), (1990, 1072), (2052, 1096), (2074, 1126), (2060, 1160), (1950, 1130))),
    ("sea", ("kharkov", "kuban"), ((1820, 902), (1900, 892), (1920, 930), (1894, 976), (1840, 984))),
    ("narvik", ("gallivare",), ((1040, 240), (1090, 204), (1150, 178), (1230, 166), (1335, 182), (1340, 90), (1000, 190))),
    ("sahara", ("egypt", "sudan", "suez"), ((1620, 1640), (1640, 1610), (1728, 1606), (1742, 1632), (1690, 1680), (1620, 1700))),
)
PATCHES: tuple[tuple[str, tuple[str, ...], tuple[Point, ...]], ...] = (
    ("narvik", ("petsamo",), ((1275, 130), (1340, 130), (1340, 182), (1275, 182))),
    ("sofia", ("athens",), ((1558, 1138), (1582, 1138), (1582, 1164), (1560, 1158))),
    ("marseille", ("milan", "switzerland"), ((928, 948), (944, 946), (944, 964), (928, 964))),
    ("saudi_arabia", ("jordan",), ((1812, 1556), (1834, 1548), (1880, 1546), (1880, 1600), (1812, 1600))),
)
"""The same, when all else is painted."""

KEPT: dict[str, float] = {
    "copenhagen": 8,
    "lesser_islands": 12,
    "sicily": 10,
    "ottawa": 60,
    "canadian_arctic": 20,
    "azores": 4,
    "sahara": 200,
}
"""Number of cells that the smaller pieces of a land must have to stay; elsewhere there is but one piece."""

CIRCLES: dict[str, tuple[float, float, float]] = {
    "copenhagen": (985, 550, 96),
    "gibraltar": (527, 1346, 48),
    "sicily": (1150, 1308, 62),
    "malta": (1140, 1406, 43),
    "istanbul": (1622, 1184, 60),
    "suez": (1768, 1568, 58),
    "sevastopol": (1774, 978, 69),
    "azores": (262, 1132, 50),
}
"""The circles of the straits: middle and radius."""

SHORES: tuple[tuple[Point, ...], ...] = (  # borders between seas
    ((640, 420), (760, 362), (890, 352)),  # North Sea, Norwegian Sea
    ((640, 450), (600, 440), (440, 300)),  # Irish Sea, Norwegian Sea
    ((498, 272), (640, 232), (790, 170), (930, 262)),  # Norwegian Sea
    ((790, 170), (840, -5)),  # Greenland Sea, Nordkapp Sea
    ((392, 240), (298, 120)),  # Irminger Sea, Greenland Sea
    ((224, 62), (196, 190), (236, 400), (336, 510), (420, 325)),  # Irminger Sea
    ((336, 510), (350, 820)),  # North Atlantic, Irish Sea
    ((568, 735), (488, 786), (590, 830)),  # English Channel
    ((488, 786), (350, 820)),  # Irish Sea, Bay of Biscay
    ((350, 820), (262, 1090)),  # North Atlantic, Bay of Biscay
    ((784, 712), (770, 770)),  # English Channel, North Sea
    ((442, 1004), (300, 1130)),  # Bay of Biscay, Madeira Sea
    ((290, 1160), (330, 1340), (420, 1480)),  # Madeira Sea, Mid Atlantic
    ((230, 1140), (90, 1130), (-5, 1110)),  # North and Mid Atlantic
    ((160, 1478), (330, 1622)),  # Mid and South Atlantic
    ((1286, 112), (1270, -5)),  # Nordkapp Sea, Barents Sea
    ((1622, 150), (1660, -5)),  # Barents Sea, White Sea
    ((1220, 424), (1290, 450), (1352, 526)),  # Baltic, Gulf of Bothnia
    ((992, 1028), (1002, 1110)),  # Western Mediterranean, Tyrrhenian Sea
    ((1004, 1140), (1008, 1190)),
    ((1012, 1280), (1050, 1385)),
    ((1262, 1236), (1350, 1208)),  # Adriatic
    ((1450, 1366), (1492, 1412)),  # Aegean
    ((1570, 1416), (1622, 1350)),
    ((1510, 1420), (1480, 1520)),  # Central and Eastern Mediterranean
    ((1770, 1020), (1800, 1160)),  # Black Sea
    ((2120, 1130), (2240, 1112)),  # Caspian
    ((2020, 1640), (1930, 1725)),  # Red Sea, Gulf of Aden
    ((2160, 1645), (2240, 1764), (2090, 1770)),  # Gulf of Aden
    ((2240, 1764), (2400, 1766), (2492, 1708)),  # Arabian Sea
    ((2400, 1766), (2420, 1855)),  # West and East Indian Ocean
    ((2232, 1566), (2268, 1528)),  # Persian Gulf
)

SEAS: dict[str, Point] = {
    "irminger_sea": (290, 300),
    "greenland_sea": (620, 120),
    "norwegian_sea": (660, 300),
    "nordkapp_sea": (1000, 120),
    "barents_sea": (1450, 60),
    "white_sea": (1720, 120),
    "irish_sea": (450, 760),
    "english_channel": (640, 770),
    "north_sea": (800, 500),
    "baltic_sea": (1200, 600),
    "gulf_of_bothnia": (1260, 330),
    "bay_of_biscay": (500, 900),
    "madeira_sea": (380, 1250),
    "western_mediterranean": (880, 1180),
    "tyrrhenian_sea": (1080, 1230),
    "adriatic_sea": (1180, 1070),
    "central_mediterranean": (1300, 1400),
    "aegean_sea": (1560, 1300),
    "eastern_mediterranean": (1650, 1440),
    "western_black_sea": (1700, 1080),
    "eastern_black_sea": (1880, 1110),
    "sea_of_azov": (1850, 930),
    "northern_caspian_sea": (2140, 980),
    "southern_caspian_sea": (2170, 1190),
    "red_sea": (1880, 1630),
    "gulf_of_aden": (2100, 1700),
    "arabian_sea": (2320, 1650),
    "persian_gulf": (2160, 1520),
    "north_atlantic_ocean": (260, 700),
    "mid_atlantic_ocean": (230, 1350),
    "south_atlantic_ocean": (210, 1720),
    "west_indian_ocean": (2250, 1790),
    "east_indian_ocean": (2500, 1780),
}
"""A point in each sea."""

OUT_OF_PLAY = (
    "greenland", "northern_ireland", "switzerland", "pripyet_marshes", "pechora", "van", "saudi_arabia", "sahara", "tibet",
    "corsica", "cyprus", "newfoundland", "canadian_arctic", "lesser_islands",
)  # fmt: skip
"""Land nobody may enter."""

AROUND_AFRICA: tuple[tuple[str, tuple[Point, Point, Point], Point], ...] = (
    ("south_atlantic_ocean", ((330, 1742), (400, 1762), (440, 1802)), (330, 1790)),
    ("west_indian_ocean", ((2176, 1832), (2130, 1832), (2084, 1832)), (2132, 1818)),
)
"""The two ends of the way around Africa: the ocean, its arrow, the middle of the words."""

LEGEND, LEGEND_SIZE = (620.0, 1700.0), (1010.0, 136.0)
