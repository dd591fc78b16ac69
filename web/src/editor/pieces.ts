import type { Point } from "../board/ground";
import type { EditorSpec, FormField, PieceKind } from "../protocol";
import { entriesAt, freshName, isRec, valueAt, withValue, type Rec } from "./record";
import { areaOf, boundsOf, boxed, boxOf, cornersOf, fits, isBox, middleOf, scaled, shifted, snappedShift, stripOf, turned, type Corners } from "./shape";

/** What is in hand: a piece or a spot, by its number in the record. */
export type Held = { of: "piece" | "spot"; number: number } | null;

/** How a piece can be reshaped now: as its kind says, as long as its corners are such. */
export type Reshape = "free" | "strip" | "box";

export const pieceNumber = (held: Held): number => (held?.of === "piece" ? held.number : -1);

/** What a EditorSpec says of the pieces of a record; `extra` are the kinds of the record's own file. */
export class Parts {
  private readonly kinds: Map<string, PieceKind>;
  readonly table: Point;

  constructor(
    readonly spec: EditorSpec,
    extra: PieceKind[],
  ) {
    this.kinds = new Map([...spec.kinds, ...extra].map((kind) => [kind.id, kind]));
    this.table = [spec.ground.width, spec.ground.height];
  }

  allKinds(): PieceKind[] {
    return [...this.kinds.values()];
  }

  pieces(record: Rec): unknown[] {
    return entriesAt(record, [this.spec.pieces]);
  }

  kindOf(piece: unknown): PieceKind | undefined {
    return this.kinds.get(String(valueAt(piece, [this.spec.kind])));
  }

  nameOf(piece: unknown): string {
    return this.kindOf(piece)?.name ?? String(valueAt(piece, [this.spec.kind]) ?? "?");
  }

  idOf(piece: unknown): string {
    return String(valueAt(piece, [this.spec.id]) ?? "");
  }

  corners(piece: unknown): Corners {
    return cornersOf(valueAt(piece, [this.spec.corners]));
  }

  form(piece: unknown): FormField[] {
    return this.spec.forms[this.kindOf(piece)?.form ?? ""] ?? [];
  }

  reshape(piece: unknown): Reshape {
    const corners = this.corners(piece);
    const shape = this.kindOf(piece)?.shape;
    if (shape === "box" && isBox(corners)) return "box";
    return shape === "strip" && stripOf(corners) ? "strip" : "free";
  }

  spots(record: Rec): Corners {
    return cornersOf(valueAt(record, [this.spec.spots.path]));
  }

  /** Pieces by size, the largest first: what is smaller can be taken hold of though it lies on another. */
  bySize(record: Rec): { number: number; corners: Corners }[] {
    const found = this.pieces(record).map((piece, number) => ({ number, corners: this.corners(piece) }));
    return found.filter(({ corners }) => corners.length > 2).sort((a, b) => areaOf(b.corners) - areaOf(a.corners) || a.number - b.number);
  }

  withPiece(record: Rec, number: number, piece: unknown): Rec {
    return withValue(record, [this.spec.pieces, String(number)], piece);
  }

  withCorners(piece: Rec, corners: Corners): Rec {
    return { ...piece, [this.spec.corners]: corners };
  }

  withSpots(record: Rec, spots: Corners): Rec {
    return { ...record, [this.spec.spots.path]: spots };
  }

  /** A piece at another place, with all that is measured on the table in it. */
  moved(piece: Rec, way: Point): Rec {
    return this.withBoxes(this.withCorners(piece, shifted(this.corners(piece), way)), (box) => shifted(box, way));
  }

  /** A piece moved by about so much: snapped, and on the table. */
  dragged(piece: Rec, way: Point, step: number): Rec {
    return this.moved(piece, snappedShift(this.corners(piece), way, step, this.table));
  }

  /** A piece turned to the left, or if there are less than none, to the right. Null if it would not lie on the table. */
  turned(piece: Rec, degrees: number): Rec | null {
    if (this.reshape(piece) === "box") return this.turnedBox(piece, degrees > 0 ? 1 : 3);
    const corners = this.corners(piece);
    const next = turned(corners, middleOf(corners).map(Math.round) as Point, degrees);
    return fits(next, this.table) ? this.withCorners(piece, next) : null;
  }

  /** A box after quarter turns to the left, with all that is in it. */
  private turnedBox(piece: Rec, quarters: number): Rec | null {
    const middle = middleOf(this.corners(piece)).map(Math.round) as Point;
    const turn = (old: Corners) => boxed(turned(old, middle, 90));
    let done = piece;
    for (let i = 0; i < quarters; i++) {
      done = withTurns(this.withBoxes(this.withCorners(done, turn(this.corners(done))), turn), this.form(piece));
    }
    return fits(this.corners(done), this.table) ? done : null;
  }

  resized(piece: Rec, factor: number): Rec | null {
    const next = scaled(this.corners(piece), factor);
    return fits(next, this.table) ? this.withCorners(piece, next) : null;
  }

  /** The record with a new piece of a kind around a point. */
  withNew(record: Rec, kind: PieceKind, [x, y]: Point): Rec {
    const piece = { [this.spec.id]: this.freshId(record, kind.id), [this.spec.kind]: kind.id, [this.spec.corners]: kind.corners, ...kind.fresh };
    const placed = this.moved(piece, [Math.round(x), Math.round(y)]);
    return { ...record, [this.spec.pieces]: [...this.pieces(record), this.dragged(placed, [0.1, 0.1], this.spec.ground.step)] };
  }

  /** The record with a copy of a piece beside it. */
  withCopy(record: Rec, number: number): Rec {
    const piece = this.pieces(record)[number] as Rec;
    const copy = { ...piece, [this.spec.id]: this.freshId(record, this.idOf(piece)) };
    const { west, east } = boundsOf(this.corners(piece));
    const aside = east + (east - west) > this.table[0] ? -1 : 1;
    return { ...record, [this.spec.pieces]: [...this.pieces(record), this.dragged(copy, [aside * (east - west + 20), 0], this.spec.ground.step)] };
  }

  without(record: Rec, held: NonNullable<Held>): Rec {
    const path = held.of === "piece" ? this.spec.pieces : this.spec.spots.path;
    return { ...record, [path]: entriesAt(record, [path]).filter((_, i) => i !== held.number) };
  }

  private freshId(record: Rec, wish: string): string {
    return freshName(wish, new Set(this.pieces(record).map((piece) => this.idOf(piece))));
  }

  private withBoxes(piece: Rec, change: (box: Corners) => Corners): Rec {
    return changedFields(piece, this.form(piece), (field, value) => (field.kind === "box" ? change(cornersOf(value)) : value));
  }
}

/** A record in which each value that a form knows is changed; lists are gone through. */
function changedFields(record: Rec, fields: FormField[], change: (field: FormField, value: unknown) => unknown): Rec {
  return fields.reduce((done, field) => {
    const value = valueAt(done, field.path);
    if (value === undefined) return done;
    if (field.kind !== "list") return withValue(done, field.path, change(field, value));
    const entries = entriesAt(done, field.path).map((entry) => (isRec(entry) ? changedFields(entry, field.fields, change) : entry));
    return withValue(done, field.path, entries);
  }, record);
}

/** What points some way points a quarter turn further to the left. */
function withTurns(piece: Rec, fields: FormField[]): Rec {
  return changedFields(piece, fields, (field, value) => {
    const index = field.values.findIndex((one) => one.value === value);
    return field.turn && index >= 0 ? field.values[(index + 1) % field.values.length]!.value : value;
  });
}

/** A new entry of a list: like the last one, moved on, or else as the form says, around the middle of the piece. */
export function newEntry(field: FormField, entries: unknown[], middle: Point): Rec {
  const last = entries[entries.length - 1];
  const entry: Rec = isRec(last) ? { ...last } : { ...field.fresh };
  if (isRec(last)) {
    for (const [name, more] of Object.entries(field.onward)) if (typeof entry[name] === "number") entry[name] = (entry[name] as number) + more;
  } else {
    const way = middle.map(Math.round) as Point;
    for (const inner of field.fields) if (inner.kind === "box") Object.assign(entry, withValue(entry, inner.path, shifted(cornersOf(valueAt(entry, inner.path)), way)));
  }
  if (field.mark) entry[field.mark] = freshName(String(entry[field.mark] ?? "x1"), new Set(entries.map((one) => String(valueAt(one, [field.mark])))));
  return entry;
}

/** A list whose entries are numbered as they stand, where they have numbers. */
export function numbered(field: FormField, entries: unknown[]): unknown[] {
  return field.count ? entries.map((entry, number) => (isRec(entry) ? { ...entry, [field.count]: number } : entry)) : entries;
}

/** A rectangle by its south-west corner and its size. */
export const boxFrom = (west: number, south: number, wide: number, deep: number): Corners => boxOf({ west, south, east: west + wide, north: south + deep });
