import { useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { useSending } from "../account/useSending";
import { useApp } from "../app/context";
import { kindWords, type ActKind } from "./actWords";
import { moderate } from "./careApi";

/** An act: its kind, for how long, why, and about whom unless that is known. */
export function ActForm({ kinds, about, label, onDone }: { kinds: ActKind[]; about?: { report: number } | { name: string }; label: string; onDone: () => void }) {
  const { t, prefs } = useApp();
  const [kind, setKind] = useState<ActKind>(kinds[0]!);
  const { busy, problem, send } = useSending();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const fields = new FormData(form);
    const days = Number(fields.get("days")) || null;
    const whom = about ?? { name: String(fields.get("name")).trim() };
    send(moderate({ kind, reason: String(fields.get("reason")), days, ...whom }, prefs.lang), () => {
      form.reset();
      setKind(kinds[0]!);
      onDone();
    });
  };
  return (
    <form class="name-form" aria-label={label} onSubmit={submit}>
      {!about && (
        <label>
          <span>{t("account-name")}</span>
          <input type="text" name="name" required maxLength={24} autocomplete="off" />
        </label>
      )}
      <label>
        <span>{t("act-kind")}</span>
        <select name="kind" value={kind} onChange={(event) => setKind(event.currentTarget.value as ActKind)}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {kindWords(one, t)}
            </option>
          ))}
        </select>
      </label>
      {(kind === "mute" || kind === "ban") && (
        <label>
          <span>{kind === "mute" ? t("act-days") : t("act-days-or-good")}</span>
          <input type="number" name="days" min={1} max={3650} required={kind === "mute"} />
        </label>
      )}
      <label>
        <span>{t("report-reason")}</span>
        <input type="text" name="reason" required maxLength={500} autocomplete="off" />
      </label>
      <Problem text={problem} />
      <div class="row end">
        <button type="submit" class="button" disabled={busy}>
          {t("act-do")}
        </button>
      </div>
    </form>
  );
}
