import { useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { useSending } from "../account/useSending";
import { useApp } from "../app/context";
import { navigate, tournamentPath } from "../app/routes";
import { Modal } from "../parts/Modal";
import type { TournamentPage } from "../protocol";
import { commandTournament } from "./tournamentApi";

type Command = Parameters<typeof commandTournament>[1];

/** What one may do with a tournament as a whole. What cannot be undone is asked once more. */
export function TournamentButtons({ tournament: { info, may, rounds }, onDone }: { tournament: TournamentPage; onDone: () => void }) {
  const { t, prefs } = useApp();
  const { busy, problem, send } = useSending();
  const [asking, setAsking] = useState<"cancel" | "withdraw" | null>(null);
  const draft = info.state === "draft";
  const command = (deed: Command) =>
    // A draft that is cancelled has no page any more.
    send(commandTournament(info.id, deed, prefs.lang), () => (draft && deed === "cancel" ? navigate(tournamentPath()) : (setAsking(null), onDone())));
  const words: Record<Command, string> = {
    open: t("tournament-do-open"),
    start: t("tournament-do-start"),
    enter: t("tournament-do-enter"),
    withdraw: t("tournament-do-withdraw"),
    cancel: t("tournament-do-cancel"),
  };
  const hints: Partial<Record<Command, string>> = { open: t("tournament-draft-hint"), start: t("tournament-start-hint") };
  const shown = (["enter", "open", "start", "withdraw", "cancel"] as const).filter((deed) => may.includes(deed));
  // Before it begins withdrawing costs nothing, and one can enter again.
  const grave = (deed: Command): deed is "cancel" | "withdraw" => deed === "cancel" || (deed === "withdraw" && rounds.length > 0);
  if (shown.length === 0) return null;
  return (
    <section class="tournament-buttons" aria-label={t("tournament-deeds")}>
      {shown.map((deed) => hints[deed] && <p key={deed}>{hints[deed]}</p>)}
      <div class="row">
        {shown.map((deed) => (
          <button
            key={deed}
            type="button"
            class={deed === "withdraw" || deed === "cancel" ? "button" : "button primary"}
            disabled={busy}
            onClick={() => (grave(deed) ? setAsking(deed) : command(deed))}
          >
            {words[deed]}
          </button>
        ))}
      </div>
      {!asking && <Problem text={problem} />}
      {asking && (
        <Modal title={words[asking]} onClose={() => setAsking(null)}>
          <p>{asking === "withdraw" ? t("tournament-withdraw-hint") : draft ? t("tournament-delete-hint") : t("tournament-cancel-hint")}</p>
          <Problem text={problem} />
          <div class="row end">
            <button type="button" class="button primary" disabled={busy} onClick={() => command(asking)}>
              {words[asking]}
            </button>
          </div>
        </Modal>
      )}
    </section>
  );
}
