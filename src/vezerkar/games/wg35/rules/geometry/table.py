"""A table of WG35, read once into small classes of ints and never changed, but for what it remembers (WG35 1.7, 29).

Which doors are open is no part of it: that is a mask of `Opening.mask` and is given to every question. All heights here are above
the table, not above the ground a piece stands on, unless a name says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.wg35.content import PIECE_TYPES, TABLES
from vezerkar.games.wg35.library.terrain import OpeningData, PieceData, Polygon, TableData, TypeData
from vezerkar.games.wg35.rules.geometry.exact import Shape, half_up, rectangle
from vezerkar.games.wg35.rules.geometry.memory import Memory

if TYPE_CHECKING:
    from mypy_extensions import i64

AREA: Final = 0
WALL: Final = 1
BLOCK: Final = 2
BUILDING: Final = 3
FLOOR: Final = 4
RAMP: Final = 5
LADDER: Final = 6
MARKER: Final = 7
KINDS: Final[tuple[str, ...]] = ("area", "wall", "block", "building", "floor", "ramp", "ladder", "marker")

DOOR: Final = 0
WINDOW: Final = 1
LOOPHOLE: Final = 2
OPENING_KINDS: Final = ("door", "window", "loophole")

NEVER: Final = 0
CROSSED: Final = 1
TARGET_INSIDE: Final = 2

CELL: Final = 50
"""Width of a cell of the grid by which the pieces near a way are found (`nearby`)."""

WAYS: Final = {"east": (1, 0), "north": (0, 1), "west": (-1, 0), "south": (0, -1)}


class TerrainPiece:
    """A terrain piece. `z` is the surface it stands on, `top` the height of its top; `index` its place in `Table.pieces`."""

    __slots__ = (
        "blocks_sight",
        "climbable",
        "hide_behind",
        "id",
        "index",
        "kind",
        "shape",
        "top",
        "type",
        "walkable_top",
        "z",
    )

    index: i64
    kind: i64
    z: i64
    top: i64

    def __init__(self, index: int, data: PieceData, of: TypeData) -> None:
        self.index = index
        self.id = data["id"]
        self.type = of["id"]
        self.kind = KINDS.index(of["kind"])
        self.shape = Shape(data["polygon"])
        self.z = data["z_mm"]
        self.top = self.z + (of["height_mm"] or 0)
        self.climbable = of["climbable"]
        self.walkable_top = of["walkable_top"]
        self.blocks_sight = of["blocks_sight"]
        self.hide_behind = of["hide_behind"]


class Area(TerrainPiece):
    """Ground of a kind. Speed on it is `speed_n` / `speed_d` of the normal one, 0 is impassable (WG35 9.3, 29.2).

    `soft` is the cover it gives, `when` crossed by the line or when the target stands inside, `vision` how far one looks through
    such areas (0: any distance); `depth` how far one climbs down into it (a trench or a foxhole, WG35 29.1, else 0).
    """

    __slots__ = ("depth", "no_prone", "soft", "speed_d", "speed_n", "vision", "when")

    depth: i64
    soft: i64
    speed_d: i64
    speed_n: i64
    vision: i64
    when: i64

    def __init__(self, index: int, data: PieceData, of: TypeData) -> None:
        super().__init__(index, data, of)
        speed = of["difficulty"].split("/")
        self.speed_n = int(speed[0])
        self.speed_d = int(speed[1]) if len(speed) == 2 else 1
        self.soft = of["soft_cover"]
        self.when = {None: NEVER, "crossed": CROSSED, "target_inside": TARGET_INSIDE}[of["soft_cover_when"]]
        self.vision = of["vision_mm"] or 0
        self.depth = of["depth_mm"]
        self.no_prone = of["no_prone"]

    def carries(self, x: i64, y: i64, z: i64) -> bool:
        """Return True if a figure at this point stands in the area: on its surface, or no higher above it than the area is."""
        return self.shape.holds(x, y) and (z == self.z or self.z < z < self.top)


class Slope:
    """A ramp or stairs: a rectangle that rises from `low` to `high` along the direction (way_x, way_y)."""

    __slots__ = ("building", "high", "low", "shape", "way_x", "way_y")

    building: i64
    high: i64
    low: i64
    way_x: i64
    way_y: i64

    def __init__(self, polygon: Polygon, low: int, high: int, direction: str, building: int) -> None:
        self.shape = Shape(polygon)
        self.low = low
        self.high = high
        self.way_x, self.way_y = WAYS[direction]
        self.building = building
        """Index of the building it is in, or -1."""

    def z_at(self, x: i64, y: i64) -> i64:
        """The height of its surface at a point of it, halves up."""
        shape = self.shape
        if self.way_x:
            length = shape.east - shape.west
            done = x - shape.west if self.way_x > 0 else shape.east - x
        else:
            length = shape.north - shape.south
            done = y - shape.south if self.way_y > 0 else shape.north - y
        return self.low + half_up((self.high - self.low) * done, length)


class Ladder:
    """A ladder: from `low` to `high` at any point of its footprint (WG35 9.7)."""

    __slots__ = ("building", "high", "low", "shape")

    building: i64
    high: i64
    low: i64

    def __init__(self, polygon: Polygon, low: int, high: int, building: int) -> None:
        self.shape = Shape(polygon)
        self.low = low
        self.high = high
        self.building = building
        """Index of the building it is in, or -1."""


class Opening:
    """A door, window or loophole. It reaches from (x0, y0) to (x1, y1) on the outer face of its wall, from `low` to `high`.

    Along the wall it reaches from `least` to `most`, in x or in y; (`mid_x`, `mid_y`) is the middle of its outer face.
    `index` is its place in `Table.openings`, `building` that of its building in `Table.pieces`, `edge` the wall (0 south, 1 east,
    2 north, 3 west). (`out_x`, `out_y`) points out of the building. `floor` is the floor of its storey, `sill` the height of its
    lower edge above that. `frame` is the part of the wall it takes up, in plan; `wall` the wall's place in `Table.solids`. `mask`
    is 0 for what is always open, else the bit of the door among the open ones.
    """

    __slots__ = (
        "building",
        "cover",
        "edge",
        "floor",
        "frame",
        "high",
        "id",
        "index",
        "kind",
        "least",
        "lock",
        "low",
        "mask",
        "mid_x",
        "mid_y",
        "most",
        "out_x",
        "out_y",
        "sill",
        "storey",
        "wall",
        "x0",
        "x1",
        "y0",
        "y1",
    )

    building: i64
    cover: i64
    high: i64
    kind: i64
    least: i64
    low: i64
    mask: i64
    mid_x: i64
    mid_y: i64
    most: i64
    out_x: i64
    out_y: i64
    wall: i64
    x0: i64
    x1: i64
    y0: i64
    y1: i64

    def __init__(self, index: int, building: Building, data: OpeningData, mask: int) -> None:
        self.index = index
        self.building = building.index
        self.id = building.id + "/" + data["id"]
        self.kind = OPENING_KINDS.index(data["kind"])
        self.edge = data["edge"]
        self.storey = data["storey"]
        self.floor = building.floors[self.storey]
        self.sill = data["sill_mm"]
        self.low = self.floor + data["sill_mm"]
        self.high = self.floor + data["head_mm"]
        self.cover = data["cover"]
        self.lock = data["lock"]
        self.mask = mask
        self.wall = -1
        shape = building.shape
        begin = data["offset_mm"]
        end = begin + data["width_mm"]
        if self.edge == 0:
            self.x0, self.y0, self.x1, self.y1 = shape.west + begin, shape.south, shape.west + end, shape.south
        elif self.edge == 1:
            self.x0, self.y0, self.x1, self.y1 = shape.east, shape.south + begin, shape.east, shape.south + end
        elif self.edge == 2:
            self.x0, self.y0, self.x1, self.y1 = shape.east - begin, shape.north, shape.east - end, shape.north
        else:
            self.x0, self.y0, self.x1, self.y1 = shape.west, shape.north - begin, shape.west, shape.north - end
        self.least = min(self.y0, self.y1) if self.x0 == self.x1 else min(self.x0, self.x1)
        self.most = max(self.y0, self.y1) if self.x0 == self.x1 else max(self.x0, self.x1)
        self.mid_x = half_up(self.x0 + self.x1, 2)
        self.mid_y = half_up(self.y0 + self.y1, 2)
        self.out_x = (0, 1, 0, -1)[self.edge]
        self.out_y = (-1, 0, 1, 0)[self.edge]
        wall = building.wall_shape(self.edge)
        self.frame = (
            rectangle(wall.west, self.least, wall.east, self.most)
            if self.out_x
            else rectangle(self.least, wall.south, self.most, wall.north)
        )

    def is_open(self, doors: i64) -> bool:
        """Return True if it is open when these doors are."""
        return not self.mask or doors & self.mask != 0


class Solid:
    """An obstacle to lines of sight: an upright prism, with holes where there are openings (WG35 1.8).

    `index` is its place in `Table.solids`, `piece` that of its piece in `Table.pieces`; `edge` the wall of a building, else -1.
    """

    __slots__ = ("bottom", "edge", "holes", "index", "piece", "shape", "top")

    def __init__(self, piece: int, shape: Shape, bottom: i64, top: i64, edge: int) -> None:
        self.index: i64 = -1
        self.piece = piece
        self.shape = shape
        self.bottom = bottom
        self.top = top
        self.edge = edge
        self.holes: list[Opening] = []


def screens_of(solid: Solid) -> list[Solid]:
    """The parts of a solid that have no holes, as high as itself; nothing if it is no rectangle along the edges of the table."""
    shape = solid.shape
    for i in range(len(shape.xs)):
        if shape.xs[i] not in (shape.west, shape.east) or shape.ys[i] not in (shape.south, shape.north):
            return []
    upright = bool(solid.holes) and solid.holes[0].out_x != 0
    begin, end = (shape.south, shape.north) if upright else (shape.west, shape.east)
    found: list[Solid] = []
    for least, most in [*sorted([(hole.least, hole.most) for hole in solid.holes]), (end, end)]:
        if least > begin:
            part = (
                rectangle(shape.west, begin, shape.east, least) if upright else rectangle(begin, shape.south, least, shape.north)
            )
            found.append(Solid(solid.piece, part, solid.bottom, solid.top, solid.edge))
        begin = max(begin, most)
    return found


class FloorSlab:
    """A roof or an upper floor: level, as wide as the building (WG35 1.8). Stairs and ladders that come up leave holes in it."""

    __slots__ = ("holes", "piece", "shape", "z")

    def __init__(self, piece: int, shape: Shape, z: i64) -> None:
        self.piece = piece
        self.shape = shape
        self.z = z
        self.holes: list[Shape] = []


class Building(TerrainPiece):
    """A house: four walls, storeys, openings, perhaps a roof (WG35 1.7, 29.3).

    `inner` is the room between the walls, `floors` the height of the floor of each storey, `ceilings` that of the ceiling.
    `walls` are numbered like the edges. `roof_z` is the height of the roof, or -1; one may stand on it if `roof_access`.
    """

    __slots__ = (
        "ceilings",
        "floors",
        "inner",
        "ladders",
        "openings",
        "roof_access",
        "roof_z",
        "stairs",
        "thickness",
        "walls",
    )

    def __init__(self, index: int, data: PieceData, of: TypeData) -> None:
        super().__init__(index, data, of)
        shape = self.shape
        west, south, east, north = shape.west, shape.south, shape.east, shape.north
        if shape.xs != [west, east, east, west] or shape.ys != [south, south, north, north]:
            raise ValueError(f"{self.id} is not a rectangle that begins in the south-west")
        self.thickness = data["wall_thickness_mm"]
        self.top = self.z + data["wall_height_mm"]
        self.inner = rectangle(west + self.thickness, south + self.thickness, east - self.thickness, north - self.thickness)
        self.floors: list[int] = [self.z + storey["floor_mm"] for storey in data["storeys"]]
        self.ceilings: list[int] = [self.z + storey["ceiling_mm"] for storey in data["storeys"]]
        self.roof_z = self.top if data["roof"] else -1
        self.roof_access = data["roof"] and data["roof_access"]
        self.walls: list[Solid] = []
        self.openings: list[Opening] = []
        self.stairs: list[Slope] = [
            Slope(s["polygon"], self.z + s["from_z"], self.z + s["to_z"], s["direction"], index) for s in data["stairs"]
        ]
        self.ladders: list[Ladder] = [
            Ladder(s["polygon"], self.z + s["from_z"], self.z + s["to_z"], index) for s in data["ladders"]
        ]

    def wall_shape(self, edge: int) -> Shape:
        """The footprint of a wall. Walls reach into the corners, where they overlap, so that there is no gap between them."""
        shape = self.shape
        if edge == 0:
            return rectangle(shape.west, shape.south, shape.east, shape.south + self.thickness)
        if edge == 1:
            return rectangle(shape.east - self.thickness, shape.south, shape.east, shape.north)
        if edge == 2:
            return rectangle(shape.west, shape.north - self.thickness, shape.east, shape.north)
        return rectangle(shape.west, shape.south, shape.west + self.thickness, shape.north)


class Table:
    """All pieces of a table by kind.

    `ramps` and `ladders` are all of them, in buildings and outside. `doors` are the doors in the order of their bits;
    `open_doors` is the mask of those open when a game begins (none, WG35 29.3). People live there if it is `civilian` (WG35 4.7).
    """

    __slots__ = (
        "areas",
        "barriers",
        "blocks",
        "buildings",
        "civilian",
        "covers",
        "doors",
        "east",
        "floors",
        "id",
        "ladders",
        "markers",
        "memory",
        "north",
        "objective_sites",
        "open_doors",
        "openings",
        "pieces",
        "ramps",
        "screens",
        "sheets",
        "solids",
        "veils",
        "walls",
    )

    def __init__(self, data: TableData, types: Mapping[str, TypeData] = PIECE_TYPES) -> None:
        self.id = data["id"]
        self.civilian = data["civilian"]
        self.east, self.north = data["size_mm"][0], data["size_mm"][1]
        self.objective_sites: list[tuple[int, int]] = [(site[0], site[1]) for site in data["objective_sites"]]
        self.pieces: list[TerrainPiece] = []
        self.areas: list[Area] = []
        self.walls: list[TerrainPiece] = []
        self.blocks: list[TerrainPiece] = []
        self.buildings: list[Building] = []
        self.floors: list[TerrainPiece] = []
        self.ramps: list[Slope] = []
        self.ladders: list[Ladder] = []
        self.markers: list[TerrainPiece] = []
        self.openings: list[Opening] = []
        self.doors: list[Opening] = []
        self.open_doors = 0
        self.memory = Memory()
        """Answers given before; no part of what the table is."""
        self.solids: list[Solid] = []
        self.sheets: list[FloorSlab] = []
        for record in data["pieces"]:
            self._add(record, types[record["type"]])
        # The highest first: they are the likeliest to block all lines of a view.
        self.solids.sort(key=lambda solid: solid.bottom - solid.top)
        for i in range(len(self.solids)):
            self.solids[i].index = i
            for opening in self.solids[i].holes:
                opening.wall = i
        self.screens: list[Solid] = [screen for solid in self.solids for screen in screens_of(solid)]
        """Solids, and parts of them, that no line goes through."""
        self.veils: list[Area] = [area for area in self.areas if area.when == CROSSED or area.vision]
        """Areas that matter to lines through them."""
        self.covers: list[Area] = [area for area in self.areas if area.when == TARGET_INSIDE]
        """Areas that cover those who stand inside."""
        self.barriers: list[list[Shape]] = [[] for _ in self.pieces]
        """For each piece that stops sight its footprints: of a building those of its walls."""
        for solid in self.solids:
            self.barriers[solid.piece].append(solid.shape)

    def _add(self, data: PieceData, of: TypeData) -> None:
        index = len(self.pieces)
        kind = KINDS.index(of["kind"])
        if kind == AREA:
            area = Area(index, data, of)
            self.pieces.append(area)
            self.areas.append(area)
            return
        if kind == BUILDING:
            building = Building(index, data, of)
            self.pieces.append(building)
            self.buildings.append(building)
            self._furnish(building, data)
            return
        piece = TerrainPiece(index, data, of)
        self.pieces.append(piece)
        if kind == WALL:
            self.walls.append(piece)
        elif kind == BLOCK:
            self.blocks.append(piece)
        elif kind == FLOOR:
            self.floors.append(piece)
        elif kind == RAMP:
            low, high = piece.z + data["from_z"], piece.z + data["to_z"]
            self.ramps.append(Slope(data["polygon"], low, high, data["direction"], -1))
        elif kind == LADDER:
            self.ladders.append(Ladder(data["polygon"], piece.z + data["from_z"], piece.z + data["to_z"], -1))
        else:
            self.markers.append(piece)
        if piece.blocks_sight:
            self._block(index, piece.shape, piece.z, piece.top, -1)

    def _block(self, piece: int, shape: Shape, bottom: int, top: int, edge: int) -> Solid:
        solid = Solid(piece, shape, bottom, top, edge)
        self.solids.append(solid)
        return solid

    def _furnish(self, building: Building, data: PieceData) -> None:
        for edge in range(4):
            building.walls.append(self._block(building.index, building.wall_shape(edge), building.z, building.top, edge))
        for record in data["openings"]:
            mask = 0
            if record["kind"] == "door":
                mask = BIT[len(self.doors)]
            elif record["state"] != "open":
                raise ValueError(f"only doors can be closed: {building.id}/{record['id']}")
            opening = Opening(len(self.openings), building, record, mask)
            self.openings.append(opening)
            building.openings.append(opening)
            building.walls[opening.edge].holes.append(opening)
            if mask:
                self.doors.append(opening)
                if record["state"] == "open":
                    self.open_doors |= mask
            self._keep_apart(building, opening, record["offset_mm"], record["offset_mm"] + record["width_mm"])
        self.ramps += building.stairs
        self.ladders += building.ladders
        for z in building.floors[1:]:
            self._cover(building, z)
        if building.roof_z >= 0:
            self._cover(building, building.roof_z)

    def _keep_apart(self, building: Building, opening: Opening, begin: int, end: int) -> None:
        """Refuse openings in corners and such as touch: a line passes a wall in one opening or not at all."""
        shape = building.shape
        length = shape.north - shape.south if opening.out_x else shape.east - shape.west
        if begin < building.thickness or end > length - building.thickness:
            raise ValueError(f"{opening.id} does not keep apart from the corner")
        for other in building.openings:
            if other is opening or other.edge != opening.edge or other.low > opening.high or opening.low > other.high:
                continue
            if other.least <= opening.most and opening.least <= other.most:
                raise ValueError(f"{opening.id} and {other.id} do not keep apart")

    def _cover(self, building: Building, z: int) -> None:
        sheet = FloorSlab(building.index, building.shape, z)
        for slope in building.stairs:
            if slope.low < z <= slope.high:
                sheet.holes.append(slope.shape)
        for ladder in building.ladders:
            if ladder.low < z <= ladder.high:
                sheet.holes.append(ladder.shape)
        self.sheets.append(sheet)


_TABLES: Final[dict[str, Table]] = {}


def table(name: str) -> Table:
    """The table of this id, ours or the user's, made when it is first asked for."""
    if name not in _TABLES:
        _TABLES[name] = Table(TABLES[name])
    return _TABLES[name]
