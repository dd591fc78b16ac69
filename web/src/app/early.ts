import { loadArt } from "../board/art";
import type { GameInfo } from "../protocol";
import { listGames } from "./api";
import { Live } from "./live";
import { takeKey } from "./matches";
import type { Lang } from "./prefs";
import type { Route } from "./routes";

/** The connection of the match that the address names. */
let line: { match: string; key: string | null; live: Live } | null = null;
/** The games of the shelf in a language, as soon as they have come. */
let shelf: { lang: Lang; asked: Promise<GameInfo[]>; games: GameInfo[] | null } | null = null;

/** Asks the table for what the first page of a visit shows, while the code of that page is still on its way. */
export function askEarly(route: Route, lang: Lang): void {
  if (route.page === "home") {
    const mine = { lang, asked: listGames(lang), games: null as GameInfo[] | null };
    mine.asked.then((games) => (mine.games = games), () => {});
    shelf = mine;
  }
  if (route.page !== "play") return;
  const { match } = route;
  const key = takeKey(match);
  // Nobody reads yet what comes; the pictures can be fetched as soon as the board is known.
  const live = new Live(match, key, lang, { table: ({ scene }) => scene.board && loadArt(scene.board).catch(() => {}), state: () => {} });
  line = { match, key, live };
}

/** Gives the connection that was opened early, once; null if there is none to this match with this key. */
export function earlyLive(match: string, key: string | null): Live | null {
  const found = line;
  line = null;
  if (found?.match === match && found.key === key) return found.live;
  found?.live.close();
  return null;
}

/** Closes the connection that was opened early if another page is shown than that of its match. */
export function leaveEarly(route: Route): void {
  if (line === null || (route.page === "play" && route.match === line.match)) return;
  line.live.close();
  line = null;
}

/** Gives the games of the shelf if they have come before anybody has asked for them. */
export function earlyGames(lang: Lang): GameInfo[] | null {
  return shelf?.lang === lang ? shelf.games : null;
}

/** Gives the answer of the table to the early question for the games, once; null if there was none in this language. */
export function askedGames(lang: Lang): Promise<GameInfo[]> | null {
  const found = shelf;
  shelf = null;
  return found?.lang === lang ? found.asked : null;
}
