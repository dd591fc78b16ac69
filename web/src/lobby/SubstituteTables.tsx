import { useEffect, useState } from "preact/hooks";
import { substituteTables } from "../app/api";
import { useApp } from "../app/context";
import { lookAgain } from "../app/looking";
import type { OpenTable } from "../protocol";
import { OpenTables } from "./OpenTables";

/** Milliseconds between two looks at the list. */
const EVERY = 15_000;

/** The matches that go on and want somebody for a seat; nothing while there are none. */
export function SubstituteTables({ game }: { game: string }) {
  const { t, prefs } = useApp();
  const [tables, setTables] = useState<OpenTable[]>([]);
  useEffect(() => {
    let current = true;
    const look = () => {
      // Without an answer nobody is wanted; the list of open tables says why.
      substituteTables(game, prefs.lang).then((found) => current && setTables(found), () => {});
    };
    const stop = lookAgain(look, EVERY);
    return () => {
      current = false;
      stop();
    };
  }, [game, prefs.lang]);
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="substitutes">
      <h2 id="substitutes">{t("lobby-substitutes")}</h2>
      <p>{t("lobby-substitutes-hint")}</p>
      <OpenTables tables={tables} />
    </section>
  );
}
