import { Problem } from "../account/Problem";
import { useSending } from "../account/useSending";
import { useApp } from "../app/context";
import { Modal } from "../parts/Modal";
import type { PairingInfo, Settlement, TournamentPage } from "../protocol";
import { settleTable } from "./tournamentApi";
import { OF_THREE, isKnockout, placeWords } from "./tournamentWords";

interface Props {
  tournament: TournamentPage;
  round: number;
  pairing: PairingInfo;
  onDone: () => void;
  onClose: () => void;
}

/** The organiser gives a result to a game that does not end by itself, and says why. */
export function SettleDialog({ tournament, round, pairing, onDone, onClose }: Props) {
  const { t, prefs } = useApp();
  const { busy, problem, send } = useSending();
  const name = (number: number | null) => tournament.entrants.find((one) => one.number === number)?.name ?? "";
  const wins = { first: t("tournament-wins", { name: name(pairing.first) }), second: t("tournament-wins", { name: name(pairing.second) }) };
  // In a knock-out one of the two goes on.
  const three = [pairing.first, pairing.second, pairing.third].map(name);
  const results: Partial<Record<Settlement["result"], string>> = pairing.third !== null
    ? Object.fromEntries(OF_THREE.map((result) => [result, placeWords(result, three, prefs.lang)]))
    : isKnockout(tournament.info, round) ? wins : { ...wins, draw: t("tournament-draw"), neither: t("tournament-neither") };
  const settle = (event: SubmitEvent) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget as HTMLFormElement);
    const result = String(said.get("result")) as Settlement["result"];
    const settlement = { round, table: pairing.table, result, reason: String(said.get("reason")).trim() };
    send(settleTable(tournament.info.id, settlement, prefs.lang), onDone);
  };
  return (
    <Modal title={t("tournament-settle")} onClose={onClose}>
      <form class="tournament-form" onSubmit={settle}>
        <p>{t("tournament-settle-hint")}</p>
        <label>
          <span>{t("tournament-result")}</span>
          <select name="result">
            {Object.entries(results).map(([id, words]) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t("tournament-reason")}</span>
          <input type="text" name="reason" required maxLength={200} autocomplete="off" />
        </label>
        <Problem text={problem} />
        <div class="row end">
          <button type="submit" class="button primary" disabled={busy}>
            {t("tournament-settle")}
          </button>
        </div>
      </form>
    </Modal>
  );
}
