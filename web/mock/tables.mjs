/** Three canned Tables of a game that does not exist, for the mock server and for the tests. */
import { spec } from "./editor.mjs";

/** What can be printed of the facts. */
const paper = {
  title: "The facts on paper",
  note: "Of a game that does not exist",
  sections: [
    { title: "Ships", heads: ["Ship", "Guns"], rows: [["Gull", "4"], ["Heron", "6"]], entries: [] },
    { title: "", heads: [], rows: [], entries: [["Gun", "It fires."]] },
  ],
};

export const choice = (action, label, cite = "", unprompted = false, more = {}) => ({ action, label, cite, unprompted, why: "", main: false, stake: "", then: [], grasp: false, places: [], tile: null, station: false, by: [], ...more });
export const token = (id, symbol, place, title, tone, more = {}) => ({
  id, symbol, place, title, tone, label: "", badge: "", sign: "", face: "up", stack: 0, faded: false, held: false, choices: [],
  at: null, size: 0, turn: null, name: "", event_id: "", event_kind: "", ...more,
});
const card = (id, title, value, text, more = {}) => ({
  id, title, value, kind: "", text, note: "", tone: "german", symbols: [], face: "up", choices: [], reaction: null, event_id: "", ...more,
});
const button = (label, action, more = {}) => ({ label, action, enabled: true, why: "", cite: "", primary: false, role: "", stake: "", then: [], ...more });

const plate = (seat, score) => ({ seat, team: "", team_score: "", score, note: "", hand: -1, deck: -1, meters: [], chips: [] });

const seat = (id, name, tone, more = {}) => ({
  id, player: id, name, tone, player_name: "", kind: "human", mine: false, online: true, waiting: false, ...more,
});

const words = {
  en: {
    title: "Fog Patrol", red: "Raiders", blue: "Escorts", move: "Move the raider: choose a space (2 points left).", end: "End the turn",
    search: "Search here", why: "Searching needs a ship in the space.", hand: "Your cards", pile: "Discard pile", points: "Points", here: "Space",
  },
  hu: {
    title: "Ködjárőr", red: "Portyázók", blue: "Kísérők", move: "Mozgasd a portyázót: válassz mezőt (2 pontod maradt).", end: "Kör vége",
    search: "Keresés itt", why: "A kereséshez hajó kell a mezőn.", hand: "Lapjaid", pile: "Dobópakli", points: "Pontok", here: "Mező",
  },
};

function scene(w, step) {
  const place = ["20", "28", "29"][step];
  const legal = step < 2 ? ["19", "21", "27", "28", "12"] : [];
  return {
    board: "fog",
    prompt:
      step < 2
        ? { text: w.move, mine: true, seat: "red", cite: "FOG 36", why_pattern: "to {}", spots: [], radius: 0 }
        : { text: w.title, mine: false, seat: "", cite: "", why_pattern: "", spots: [], radius: 0 },
    areas: [
      ...legal.map((id) => ({ id, title: `${w.here} ${id}`, highlight: "legal", badge: id === "12" ? "2" : "", choices: [choice(`to ${id}`, `→ ${id}`, "FOG 37")] })),
      { id: "35", title: `${w.here} 35`, highlight: "maybe", badge: "", choices: [] },
      { id: "13", title: `${w.here} 13`, highlight: "danger", badge: "", choices: [] },
      { id: "22", title: `${w.here} 22`, highlight: "reach", badge: "×2", choices: [] },
    ],
    tokens: [
      token("raider", "ship", place, "Raider", "german", { label: "R" }),
      token("supply", "ship", "33", "Supply ship", "german", { faded: true, choices: step < 2 ? [choice("scuttle", "Scuttle her", "FOG 9", true)] : [] }),
      token("g", "group", "30", "Group G", "british", { label: "G", badge: "+1", choices: step < 2 ? [choice("search g", w.search), choice("ask g", "Group G: ?")] : [] }),
      token("h", "group", "30", "Group H", "british", { label: "H", sign: "eye", stack: 1 }),
      token("k", "group", "30", "Group K", "british", { label: "K", stack: 2 }),
      ...["a", "b", "c", "d", "e"].map((id, n) => token(`m${id}`, "ship", "06", `Merchant ${id}`, "neutral", { stack: n })),
    ],
    cards: [
      {
        id: "hand", title: w.hand, count: 5, style: "hand", tone: "german",
        cards: [1, 2, 3, 4, 5].map((n) =>
          card(`c${n}`, ["Night Run", "False Colours", "Long Silence", "Storm at Sea and Other Calamities", "Radio Trick"][n - 1], String(n), "Move the raider up to two spaces. She may stay where she is. Then draw a card.", {
            kind: "Event",
            note: n === 4 ? "Compulsory" : "Removed after use",
            symbols: n % 2 ? ["eye"] : [],
            reaction: n === 5 ? { action: "answer c5", cases: ["12", "19"].map((id) => ({ fact: "space", value: id, label: `${w.here} ${id}` })) } : null,
            choices: step < 2 && n < 4 ? [choice(`play c${n} event`, "Event"), choice(`play c${n} points`, `${n} points`)] : [],
          }),
        ),
      },
      { id: "pile", title: w.pile, count: 2, style: "pile", tone: "british", cards: [card("d1", "Old Card", "2", "Nothing happens.", { tone: "british" }), card("d2", "Older Card", "1", "Less happens.", { tone: "british" })] },
      { id: "other", title: w.blue, count: 4, style: "pile", tone: "british", cards: [] },
    ],
    tracks: [{ id: "points", title: w.points, boxes: ["0", "1", "2", "3", "4", "5"], marks: [step + 1], tone: "german", note: "" }],
    panels: [{ id: "facts", title: "Facts", rows: [["Round", String(step + 3)], ["Sunk", "2 / 5"]], tone: "neutral", urgent: false, page: paper }],
    traces: [{ id: "course", title: "Course", places: ["02", "11", "12", "20", place].slice(0, 4 + step), style: "course", tone: "german" }],
    overlays: [
      {
        id: "sight", title: "What the raider sees", tone: "german", note: "The raider sees 21 and 27.",
        areas: ["21", "27"].map((id) => ({ id, title: `${w.here} ${id}, seen`, highlight: "reach", badge: "✓", choices: [] })), marks: [],
      },
    ],
    buttons:
      step < 2
        ? [button(w.end, "end", { primary: true }), button(w.search, "search", { enabled: false, why: w.why, cite: "FOG 43" })]
        : [],
    captions: { "sea-name": w.title },
    ground: null,
    marks: [],
    clock: { title: `${w.here} ${step + 3}`, phases: [w.search, w.end], at: 0 },
    plates: [
      { ...plate("red", String(step + 2)), hand: 5, chips: [{ text: "AP 2", tone: "", title: "" }], meters: [{ label: "SUNK", value: 2, most: 5, icon: "" }] },
      { ...plate("blue", "1"), hand: 4 },
    ],
    frames: [],
    dice: step > 0 ? [{ id: `roll${step}`, value: 4 + step, text: "4 + 1 ≥ 5", good: true }] : [],
  };
}

const LOG = ["The game begins.", "Group G moves to 30.", "The raider spends 2 points.", "Group H searches 30: 3, nothing found.", "A merchant sails to 06.", "Turn of the Raiders."];

/** The MatchPage of one moment: `step` 0 and 1 are being played, 2 is the end. */
export function table(lang, step, ply = 6 + step) {
  const w = words[lang] ?? words.en;
  const over = step === 2;
  return {
    match: "mock", game: "fog", title: w.title, ply, latest_ply: 6 + step, lang, seat: "red", decision: null, winners: over ? ["red"] : [], rematch: null, invited: [], hints: false,
    seats: [
      seat("red", w.red, "german", { player_name: "Anna", mine: true, waiting: !over }),
      seat("blue", w.blue, "british", { kind: step === 0 ? "open" : "bot", player_name: step === 0 ? "" : "Normal", online: false }),
    ],
    view: {},
    scene: scene(w, step),
    log_from: 0,
    log: LOG.concat(LOG, LOG).slice(0, Math.max(1, 10 + step)).map((text, n) => ({
      ply: Math.floor(n / 2) + 1, text, kind: "", seat: ["", "blue", "red"][n % 3], places: n % 2 ? ["30", "06"] : [], level: n % 3 === 2 ? 1 : 0, spans: [], path: [], cards: [], dice: [], many: "", effects: [], luck: null,
    })),
    text_view: ["Round 3. Raiders to move, 2 points left.", "Raider: 20. Supply ship: 33.", "Groups: G, H, K in 30.", "", "Sunk: 2 of 5."],
    undo: step === 1, over, outcome: over ? "Raiders win: five merchants sunk." : "",
    commitment: "b1946ac92492d2347c6235b4d2611184", seed: over ? "7" : null,
    chat: step ? [{ name: "Anna", text: "Hello!", at: "2026-11-21T10:00:00Z", line: 0, room: "table" }] : [],
    settings: { autopass: false, pass_turn: false, orders: [], held_answer: null, may_plan: false, plan: null, plan_report: null }, turn: 3, pace: "live", bots: "", bots_mine: false, bots_slowed: false, rules: "", upgrade: null, offers: [], may_offer: [], may_give: [], may_claim: [], may_replace: [], may_free: [], muted: [], muted_until: "", lost_seat: false, prompt_spans: [], taken_back: [], may_take_back: [], clock: null, acted: 0,
    invitations: step === 0 ? { blue: "friend-key" } : {},
  };
}

/** One match in short, as `/api/mine` tells it. */
export const summary = (match, more = {}) => ({
  match, game: "fog", title: "Fog Patrol", ply: 7,
  seats: [seat("red", "Raiders", "german", { mine: true, player_name: "Anna", waiting: true }), seat("blue", "Escorts", "british", { kind: "bot", player_name: "Greedy" })],
  mine: ["red"], my_turn: true, moment: "Night 3", turn: 3, scores: [{ name: "Raiders", score: "5" }, { name: "Escorts", score: "2" }],
  last: "The raiders move to 29.", at: "2026-11-22T10:00:00Z", over: false, outcome: "", winners: [], ...more,
});

export const games = (lang) => [
  {
    id: "fog", title: (words[lang] ?? words.en).title, blurb: "A raider in the fog, five merchants to sink, three groups in pursuit.", players: "2",
    seats: [{ id: "red", name: (words[lang] ?? words.en).red }, { id: "blue", name: (words[lang] ?? words.en).blue }],
    seatings: [[["red"], ["blue"]]],
    options: [{ id: "side", name: "Set-up", default: "normal", choices: [{ id: "normal", name: "Normal" }, { id: "late", name: "Late start" }] }],
    recommended: { side: "late" }, minutes: [180, 300], weight: "medium", cover: "/boards/fog-cover.svg",
    levels: [{ id: "easy", name: "Easy", bot: "random" }, { id: "normal", name: "Normal", bot: "greedy" }],
    bots: [
      { id: "random", name: "Random", note: "Anything legal." }, { id: "greedy", name: "Greedy", note: "Takes what it can get." },
      { id: "search", name: "Searcher", note: "Thinks." },
    ],
    editor: spec(lang).title, sides: [2], stand_in: "greedy",
  },
];
