/** A board picture taken apart: what is drawn, and the shapes that can be highlighted and clicked. */
export interface BoardArt {
  viewBox: Box;
  /** What is drawn, as it was read: to write it down and read it once more would take longer than all the rest of a page. */
  picture: Element;
  areas: Map<string, AreaShape>;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface AreaShape {
  id: string;
  x: number;
  y: number;
  size: number;
  tag: string;
  shape: Record<string, string>;
}

/** The middle and the height of a label printed on a symbol, in its own units; `onTone` when the ground is the owner's colour. */
export interface LabelRoom {
  x: number;
  y: number;
  size: number;
  onTone: boolean;
}

/** The symbols of the sheet, and where each leaves room for a label. */
export interface SymbolSheet {
  source: string;
  symbols: Map<string, { box: Box; label: LabelRoom | null }>;
}

const GEOMETRY = ["d", "points", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "transform"];

/** Reads a drawing as a part of a page: as XML it would take a browser three to five times as long. */
function parse(source: string): SVGSVGElement {
  return new DOMParser().parseFromString(source, "text/html").querySelector("svg")!;
}

function numbers(text: string | null): number[] {
  return (text ?? "").split(/[\s,]+/).filter(Boolean).map(Number);
}

function box(element: Element): Box {
  const [x = 0, y = 0, width = 100, height = 100] = numbers(element.getAttribute("viewBox"));
  return { x, y, width, height };
}

export function readBoard(source: string): BoardArt {
  const root = parse(source);
  // Places are drawn over the picture, where they can be clicked. Of areas that draw nothing a second shape would only take time.
  const clear = root.dataset["areas"] === "clear";
  const areas = new Map<string, AreaShape>();
  for (const element of root.querySelectorAll("[data-area]")) {
    const shape: Record<string, string> = {};
    for (const name of GEOMETRY) {
      const value = element.getAttribute(name);
      if (value !== null) shape[name] = value;
    }
    const id = element.getAttribute("data-area")!;
    const number = (name: string) => Number(element.getAttribute(name) ?? 0);
    areas.set(id, { id, x: number("data-x"), y: number("data-y"), size: number("data-size"), tag: element.tagName, shape });
    if (clear) element.remove();
  }
  return { viewBox: box(root), picture: root, areas };
}

export function readSymbols(source: string): SymbolSheet {
  const root = parse(source);
  const symbols: SymbolSheet["symbols"] = new Map();
  for (const element of root.querySelectorAll("symbol")) {
    const [x, y, size] = numbers(element.getAttribute("data-label"));
    const onTone = element.getAttribute("data-label-fill") === "paper";
    const label = x === undefined || y === undefined || size === undefined ? null : { x, y, size, onTone };
    symbols.set(element.id, { box: box(element), label });
  }
  return { source: root.innerHTML, symbols };
}

export interface Art {
  board: BoardArt;
  sheet: SymbolSheet;
  /** The tokens of the game's room: colours by what they are for, and the role of the display face. */
  theme: Record<string, string>;
  /** The pictures of the cards as symbols `art-NAME`; empty if there are none. */
  cards: string;
}

const loaded = new Map<string, Promise<Art>>();

async function text(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** A file that a game may have or not: what is made of it, or nothing of it. */
async function optional<Made>(path: string, make: (answer: Response) => Promise<Made>, nothing: Made): Promise<Made> {
  const answer = await fetch(path);
  return answer.ok ? make(answer) : nothing;
}

/** The signs and colours of a game, without a board. */
export type Room = Pick<Art, "sheet" | "theme">;

/** Fetches the signs and colours of a game. */
export async function loadRoom(game: string): Promise<Room> {
  const name = encodeURIComponent(game);
  const [symbols, tokens] = await Promise.all([text(`/boards/${name}-symbols.svg`), optional<Art["theme"]>(`/boards/${name}-theme.json`, (answer) => answer.json(), {})]);
  return { sheet: readSymbols(symbols), theme: tokens };
}

/** The address of the picture of a board. */
export const pictureOf = (board: string) => `/boards/${encodeURIComponent(board)}.svg`;

/** So long the display face of a room is waited for: what is written in another one is laid out twice, and seen to change. */
const FACE_MS = 200;

/** Fetches the display face of a room before anything is written in it. Nothing fails without it. */
async function face(name: string | undefined): Promise<void> {
  if (!name || !document.fonts) return;
  // The style sheet knows which faces there are.
  const probe = document.createElement("div");
  probe.className = "table";
  probe.dataset["face"] = name;
  document.body.append(probe);
  const family = getComputedStyle(probe).getPropertyValue("--display");
  probe.remove();
  // The second file of a face holds the letters of other languages.
  const letters = document.documentElement.lang === "hu" ? "Aő" : "A";
  const fetched = document.fonts.load(`700 16px ${family}`, letters).catch(() => {});
  await Promise.race([fetched, new Promise((done) => setTimeout(done, FACE_MS))]);
}

/** Fetches the pictures of a board once; the boards of one game, `GAME.NAME`, share its symbols. */
export function loadArt(board: string): Promise<Art> {
  let art = loaded.get(board);
  if (!art) {
    const game = encodeURIComponent(board.split(".")[0]!);
    art = Promise.all([
      text(pictureOf(board)),
      text(`/boards/${game}-symbols.svg`),
      optional<Art["theme"]>(`/boards/${game}-theme.json`, (answer) => answer.json(), {}).then(async (tokens) => {
        await face(tokens["face"]);
        return tokens;
      }),
      optional(`/boards/${game}-cards.svg`, async (answer) => parse(await answer.text()).innerHTML, ""),
    ]).then(([picture, symbols, theme, cards]) => ({ board: readBoard(picture), sheet: readSymbols(symbols), theme, cards }));
    art.catch(() => loaded.delete(board));
    loaded.set(board, art);
  }
  return art;
}
