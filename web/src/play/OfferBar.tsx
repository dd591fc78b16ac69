import { useState } from "preact/hooks";
import { useText } from "../app/context";
import { Sure } from "../parts/Sure";
import type { MatchPage } from "../protocol";
import { momentWords } from "./takebacks";
import type { Commands } from "./useCommands";

const DAY_MS = 86_400_000;
/** So many days a pause may last. */
const DAYS = [1, 2, 3, 7, 14, 30, 60];

/** In the menu of the table: what one may offer the others. */
export function OfferBar({ table, commands }: { table: MatchPage; commands: Commands }) {
  const t = useText();
  const [days, setDays] = useState(7);
  const [chosen, setChosen] = useState<number | null>(null);
  const moments = table.may_take_back;
  // The nearest one, unless another was chosen that is still offered.
  const to = chosen !== null && moments.includes(chosen) ? chosen : moments[moments.length - 1];
  const kinds = table.may_offer;
  if (kinds.length === 0) return null;
  return (
    <div class="offer-bar" role="group" aria-label={t("offers")}>
      {kinds.includes("draw") && (
        <Sure title={t("offer-draw")} question={t("offer-draw-sure")} onSure={() => commands.offer({ kind: "draw" })}>
          {(ask) => (
            <button type="button" class="button" onClick={ask}>
              {t("offer-draw")}
            </button>
          )}
        </Sure>
      )}
      {kinds.includes("abandon") && (
        <Sure title={t("offer-abandon")} question={t("offer-abandon-sure")} onSure={() => commands.offer({ kind: "abandon" })}>
          {(ask) => (
            <button type="button" class="button" onClick={ask}>
              {t("offer-abandon")}
            </button>
          )}
        </Sure>
      )}
      {kinds.includes("pause") && (
        <span class="offer-pause">
          <button type="button" class="button" onClick={() => commands.offer({ kind: "pause", until: Date.now() + days * DAY_MS - 60_000 })}>
            {t("offer-pause")}
          </button>
          <select aria-label={t("offer-pause-days")} value={String(days)} onChange={(event) => setDays(Number(event.currentTarget.value))}>
            {DAYS.map((count) => (
              <option key={count} value={String(count)}>
                {t("days", { count })}
              </option>
            ))}
          </select>
        </span>
      )}
      {kinds.includes("takeback") && to !== undefined && (
        <span class="offer-takeback">
          <Sure title={t("offer-takeback")} question={t("offer-takeback-sure")} onSure={() => commands.offer({ kind: "takeback", to })}>
            {(ask) => (
              <button type="button" class="button" onClick={ask}>
                {t("offer-takeback")}
              </button>
            )}
          </Sure>
          <select aria-label={t("offer-takeback-to")} value={String(to)} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {[...moments].reverse().map((ply) => (
              <option key={ply} value={String(ply)}>
                {momentWords(t, table, ply)}
              </option>
            ))}
          </select>
        </span>
      )}
      {kinds.includes("resume") && (
        <button type="button" class="button" onClick={() => commands.offer({ kind: "resume" })}>
          {t("offer-resume")}
        </button>
      )}
    </div>
  );
}
