import { useCallback, useEffect, useState } from "preact/hooks";
import { Refused, type MatchApi } from "../app/api";
import { useText } from "../app/context";
import type { Table } from "../protocol";
import { actingSeat } from "./seats";

/** What can be sent to the table. `busy` lasts from a click to the Table that answers it. */
export function useCommands(api: MatchApi, table: Table, say: (text: string, cite?: string) => void) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  useEffect(() => setBusy(false), [table]);

  const problem = useCallback(
    (error: unknown) => {
      setBusy(false);
      if (!(error instanceof Refused)) throw error;
      if (error.code === "stale") say(t("stale"));
      else if (error.code === "offline") say(t("offline"));
      else say(error.message || t("refused-title"), error.cite);
    },
    [say, t],
  );

  const seat = actingSeat(table);
  const { ply } = table;
  return {
    busy,
    seat,
    problem,
    act(action: string) {
      if (busy) return;
      setBusy(true);
      api.act(seat, ply, action).catch(problem);
    },
    undo() {
      if (busy || !table.undo) return;
      setBusy(true);
      api.undo(seat, ply).catch(problem);
    },
    why(action: string) {
      api.why(seat, action).then(({ legal, message, cite }) => legal || say(message, cite), problem);
    },
    resign() {
      api.resign(seat).catch(problem);
    },
    speak(text: string) {
      return api.say(text).then(
        () => true,
        (error: unknown) => (problem(error), false),
      );
    },
    settings(change: { autopass?: boolean; name?: string }) {
      api.settings(seat, change).catch(problem);
    },
  };
}

export type Commands = ReturnType<typeof useCommands>;
