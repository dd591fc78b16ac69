import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Prefs } from "./prefs";
import type { Translate } from "./texts";

/** What every component may need: the words and the preferences. */
export interface AppContext {
  t: Translate;
  prefs: Prefs;
  setPrefs: (change: Partial<Prefs>) => void;
}

export const AppContext = createContext<AppContext | null>(null);

export function useApp(): AppContext {
  const app = useContext(AppContext);
  if (!app) throw new Error("outside of the App");
  return app;
}

export function useText(): Translate {
  return useApp().t;
}
