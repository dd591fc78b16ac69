import { useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { useSending } from "../account/useSending";
import { useApp } from "../app/context";
import { muteName } from "./careApi";

/** Mutes somebody with an account everywhere, or blocks them: then one does not sit down at a table with them either. */
export function MuteButtons({ name }: { name: string }) {
  const { t, prefs } = useApp();
  const [done, setDone] = useState("");
  const { busy, problem, send } = useSending();
  const mute = (block: boolean) => send(muteName({ name, block }, prefs.lang), () => setDone(t(block ? "person-blocked" : "person-muted", { name })));
  return (
    <>
      <button type="button" class="button quiet" disabled={busy} onClick={() => mute(false)}>
        {t("chat-mute", { name })}
      </button>
      <button type="button" class="button quiet" disabled={busy} title={t("person-block-hint")} onClick={() => mute(true)}>
        {t("person-block", { name })}
      </button>
      <Problem text={problem} />
      {done && <p role="status">{done}</p>}
    </>
  );
}
