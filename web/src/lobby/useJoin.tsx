import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { joinTable, type ApiError } from "../app/api";
import { useApp } from "../app/context";
import { keyOf, myMatches, onceFor, remember } from "../app/matches";
import { navigate, playPath } from "../app/routes";
import { NameDialog } from "../home/NameDialog";
import type { CreatedMatch } from "../protocol";

interface Seat {
  match: string;
  /** The title of the game. */
  title: string;
  player: string;
  /** Everybody plays under the name of their account. */
  rated: boolean;
  /** The table itself is not in the lobby. */
  apart?: boolean;
}

/** Of so many keys at once the table takes note. */
const MOST_KEYS = 50;

interface Join {
  join: (seat: Seat) => void;
  busy: boolean;
  problem: string;
  /** What is asked on the way to the table. */
  dialog: JSX.Element | null;
}

/** Sits down at open tables and goes there, unless somebody is there already (`onTaken`); a guest is asked for a name first. */
export function useJoin(onTaken?: (made: CreatedMatch) => void): Join {
  const { t, prefs, setPrefs } = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [nameless, setNameless] = useState<Seat | null>(null);

  const sit = async ({ match, title, player, apart }: Seat, name: string) => {
    setBusy(true);
    setProblem("");
    try {
      // What the lobby lists apart from its table has a name of its own: whether this browser sits there the table alone can tell.
      const keys = apart ? myMatches().flatMap((mine) => mine.key || []).slice(0, MOST_KEYS) : [];
      const made = await joinTable(match, { player, name, once: onceFor(match), held: keyOf(match) }, prefs.lang, keys);
      if (onTaken) return onTaken(made);
      remember(made.match, made.key, title);
      navigate(playPath(made.match));
    } catch (error) {
      setProblem((error as ApiError).message || t("offline"));
    } finally {
      setBusy(false);
    }
  };

  const named = (seat: Seat) => (name: string) => {
    setPrefs({ name });
    setNameless(null);
    void sit(seat, name);
  };
  return {
    join: (seat) => (prefs.name || seat.rated ? void sit(seat, prefs.name) : setNameless(seat)),
    busy,
    problem,
    dialog: nameless && <NameDialog go={t("lobby-join")} onName={named(nameless)} onClose={() => setNameless(null)} />,
  };
}
