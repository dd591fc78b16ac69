import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { joinTable, type ApiError } from "../app/api";
import { useApp } from "../app/context";
import { keyOf, onceFor, remember } from "../app/matches";
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
}

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

  const sit = async ({ match, title, player }: Seat, name: string) => {
    setBusy(true);
    setProblem("");
    try {
      const made = await joinTable(match, { player, name, once: onceFor(match), held: keyOf(match) }, prefs.lang);
      if (onTaken) return onTaken(made);
      remember(match, made.key, title);
      navigate(playPath(match));
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
