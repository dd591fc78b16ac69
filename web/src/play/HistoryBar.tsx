import { useText } from "../app/context";
import { IconButton } from "../parts/IconButton";

/** Steps through the moments of the match while it goes on. */
export function HistoryBar({ now, ply, go }: { now: number; ply: number | null; go: (ply: number) => void }) {
  const t = useText();
  const at = ply ?? now;
  return (
    <div class="history" role="group" aria-label={t("history")}>
      <IconButton icon="first" label={t("history-first")} disabled={at <= 0} onClick={() => go(0)} />
      <IconButton icon="prev" label={t("history-back")} disabled={at <= 0} onClick={() => go(at - 1)} />
      <input
        type="range"
        min={0}
        max={now}
        value={at}
        aria-label={t("history")}
        aria-valuetext={t("history-at", { ply: at, now })}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <output>{t("history-short", { ply: at, now })}</output>
      <IconButton icon="next" label={t("history-on")} disabled={ply === null} onClick={() => go(at + 1)} />
      <IconButton icon="last" label={t("history-now")} disabled={ply === null} onClick={() => go(now)} />
    </div>
  );
}
