/** Canned Tables of a skirmish that does not exist, on an open table: figures at points, marks, spots, a tape. */
import { choice, table, token } from "./tables.mjs";

const WAYS = [
  [400, 300],
  [430, 420],
  [560, 500],
];

const words = {
  en: { title: "Skirmish", move: "Move Jan: choose a point.", wait: "Wait", here: "Move here", way: "Way point here", face: "Face this way", shoot: "Shoot", reach: "Within a move", road: "Road" },
  hu: { title: "Csetepaté", move: "Mozgasd Jant: válassz pontot.", wait: "Várj", here: "Ide mozog", way: "Útpont ide", face: "Erre néz", shoot: "Lövés", reach: "Egy mozgáson belül", road: "Út" },
};

const mark = (id, style, shape, lines, more = {}) => ({ id, style, shape, lines, title: "", radius: 0, badge: "", spot: null, ...more });
const figure = (id, title, tone, at, turn, more = {}) => token(id, "figure", "", title, tone, { at, turn, size: 30, name: title, ...more });

/** An octagon with a hole where the house stands. */
const REACH = [
  [480, 300, 456, 356, 400, 480, 344, 356, 200, 300, 250, 150, 400, 100, 540, 160],
  [380, 380, 420, 380, 420, 420, 380, 420],
];

export function openTable(lang, step) {
  const w = words[lang] ?? words.en;
  const base = table(lang, step);
  const mine = step < 2;
  const jan = WAYS[step];
  const spots = [choice("move {x} {y}", w.here, "SKIRMISH 8"), choice("way {x} {y}", w.way, "", false, { station: true }), choice("face {x} {y}", w.face)];
  return {
    ...base,
    match: "open",
    game: "skirmish",
    title: w.title,
    scene: {
      ...base.scene,
      board: "skirmish.field",
      ground: { width: 1200, height: 1200, measure: "cm", units: 10, step: 10 },
      prompt: { text: mine ? w.move : w.wait, mine, seat: mine ? "red" : "", cite: "", why_pattern: "", spots: step === 0 ? spots.slice(0, 1) : mine ? spots : [], radius: 0 },
      areas: [],
      traces: [],
      captions: { road: w.road },
      tokens: [
        figure("jan", "Jan", "german", jan, 60, { held: mine, badge: "2" }),
        figure("piet", "Piet", "german", [330, 260], 20),
        figure("sara", "Sara", "german", [900, 900], 250, { faded: true, label: "S" }),
        figure("tom", "Tom", "british", [820, 620], 230, { choices: mine ? [choice("shoot tom", w.shoot)] : [], badge: "1" }),
        figure("bill", "Bill", "british", [860, 560], 200, { sign: "eye" }),
      ],
      marks: mine
        ? [
            mark("reach", "reach", "polygon", REACH, { title: w.reach, badge: "20 cm", spot: [240, 160] }),
            mark("path", "path", "line", [[jan[0], jan[1], 520, 340, 620, 300]], { title: "Path", badge: "22 cm" }),
            mark("range", "range", "circle", [[...jan]], { radius: 300, title: "Range 30 cm" }),
            mark("blast", "blast", "circle", [[820, 620]], { radius: 60, title: "Blast" }),
            mark("zone", "zone", "polygon", [[0, 0, 1200, 0, 1200, 90, 0, 90]], { title: "Zone" }),
            mark("goal", "objective", "circle", [[1000, 300]], { radius: 50, title: "Bridge", badge: "3", spot: [1000, 300] }),
            mark("block", "blocked", "polygon", [[300, 640, 480, 640, 480, 780, 300, 780]], { title: "House" }),
          ]
        : [],
      overlays: [
        { id: "seen", title: "What Tom sees", tone: "british", note: "Tom sees Jan.", areas: [], marks: [mark("sight", "sight", "polygon", [[820, 620, 100, 500, 300, 60]], { title: "Seen by Tom" }), mark("danger", "danger", "circle", [[860, 560]], { radius: 120, title: "Danger" })] },
      ],
    },
  };
}
