import { Problem } from "../account/Problem";
import { useSending } from "../account/useSending";
import { useApp } from "../app/context";
import { Modal } from "../parts/Modal";
import type { RoundDateInfo } from "../protocol";
import { extendRound } from "./tournamentApi";

/** The most days that are given at once. */
const MOST_DAYS = 60;

interface Props {
  tournament: string;
  date: RoundDateInfo;
  onDone: () => void;
  onClose: () => void;
}

/** The organiser puts the date of a round off, and says why. */
export function ExtendDialog({ tournament, date: { round, until }, onDone, onClose }: Props) {
  const { t, prefs } = useApp();
  const { busy, problem, send } = useSending();
  const extend = (event: SubmitEvent) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget as HTMLFormElement);
    const extension = { round, until, days: Number(said.get("days")), reason: String(said.get("reason")).trim() };
    send(extendRound(tournament, extension, prefs.lang), onDone);
  };
  return (
    <Modal title={t("tournament-extend-round", { round })} onClose={onClose}>
      <form class="tournament-form" onSubmit={extend}>
        <p>{t("tournament-extend-hint")}</p>
        <label>
          <span>{t("tournament-extend-days")}</span>
          <input type="number" name="days" required min={1} max={MOST_DAYS} defaultValue="3" />
        </label>
        <label>
          <span>{t("tournament-reason")}</span>
          <input type="text" name="reason" required maxLength={200} autocomplete="off" />
        </label>
        <Problem text={problem} />
        <div class="row end">
          <button type="submit" class="button primary" disabled={busy}>
            {t("tournament-extend")}
          </button>
        </div>
      </form>
    </Modal>
  );
}
