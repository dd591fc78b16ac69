import type { Prefs } from "../src/app/prefs";

/** What somebody has chosen in the tests: nothing moves and nothing sounds. */
export const PREFS: Prefs = { lang: "en", theme: "light", text: 100, name: "", speed: 0, sound: false, notices: false };
