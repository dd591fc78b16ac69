/** The editor of a game that does not exist: a wall, a pond and a hut with holes, steps and floors. */
const words = {
  en: { title: "Make a field", wall: "Wall", pond: "Pond", hut: "Hut", things: "Things", goal: "Goal", empty: "Empty field", whole: "Field" },
  hu: { title: "Mező készítése", wall: "Fal", pond: "Tó", hut: "Kunyhó", things: "Dolgok", goal: "Cél", empty: "Üres mező", whole: "Mező" },
};

const field = (name, kind, more = {}) => ({
  path: [name],
  name,
  kind,
  low: 0,
  high: 1000,
  unit: "",
  note: "",
  default: null,
  optional: false,
  values: [],
  turn: false,
  fields: [],
  fresh: {},
  onward: {},
  count: "",
  mark: "",
  ...more,
});
const box = (wide, deep) => [
  [-wide / 2, -deep / 2],
  [wide / 2, -deep / 2],
  [wide / 2, deep / 2],
  [-wide / 2, deep / 2],
];
const sides = (values) => values.map((value) => ({ value, name: String(value) }));

export function spec(lang) {
  const w = words[lang] ?? words.en;
  const kind = (id, shape, corners, fresh, form) => ({ id, name: w[id], group: "things", note: "", shape, corners, fresh, form, picture: `<svg viewBox="0 0 9 9"><path class="${id}" d="M0 0h9v9Z"/></svg>` });
  return {
    title: w.title,
    board_name: w.whole,
    intro: "",
    saved: "Put it into a folder.",
    ground: { width: 1000, height: 800, measure: "cm", units: 10, step: 10 },
    fine: 1,
    records: "boards",
    extra_lists: ["sorts"],
    pieces: "things",
    id: "id",
    kind: "sort",
    corners: "outline",
    max_pieces: 4,
    max_corners: 100,
    groups: [{ id: "things", name: w.things }],
    kinds: [
      kind("wall", "strip", box(120, 10), {}, "plain"),
      kind("pond", "free", [[-40, -20], [0, -40], [40, -20], [40, 20], [0, 40], [-40, 20]], { deep: 5 }, "plain"),
      kind(
        "hut",
        "box",
        box(100, 60),
        { steps: [{ at: [[-40, -20], [-20, -20], [-20, 0], [-40, 0]], way: "south" }], holes: [{ id: "h1", side: 0, off: 20 }], floors: [{ n: 0 }] },
        "hut",
      ),
    ],
    forms: {
      plain: [field("deep", "number", { default: 0 })],
      hut: [
        field("holes", "list", {
          high: 3,
          fields: [field("side", "choice", { values: sides([0, 1, 2, 3]), turn: true }), field("off", "number", { unit: "mm" })],
          fresh: { id: "h1", side: 0, off: 20 },
          onward: { off: 40 },
          mark: "id",
        }),
        field("steps", "list", {
          fields: [field("at", "box"), field("way", "choice", { values: sides(["north", "west", "south", "east"]), turn: true })],
          fresh: { at: box(20, 20), way: "north" },
        }),
        field("floors", "list", { low: 1, count: "n", fields: [] }),
        field("roof", "flag", { default: true }),
      ],
    },
    board_fields: [field("name", "text", { path: ["name", "en"], optional: true }), field("id", "text")],
    spots: { path: "goals", name: w.goal, note: "", most: 3 },
    samples: [{ id: "empty", name: w.empty, note: "" }],
    captions: {},
  };
}
