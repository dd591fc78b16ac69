import { useState } from "preact/hooks";
import type { MatchApi } from "../app/api";
import { useText } from "../app/context";
import { remember } from "../app/matches";
import { navigate, playPath } from "../app/routes";
import { Icon } from "../parts/Icon";
import { Modal } from "../parts/Modal";
import type { MatchPage } from "../protocol";

interface Props {
  table: MatchPage;
  api: MatchApi;
  onProblem: (error: unknown) => void;
}

/** The end, in the place of the prompt: who won, how to check the dice, and what to do next. */
export function Outcome({ table, api, onProblem }: Props) {
  const t = useText();
  const [proof, setProof] = useState(false);
  const winners = table.seats.filter((seat) => table.winners.includes(seat.id)).map((seat) => seat.name);
  const mine = table.seats.some((seat) => seat.mine);
  const rematch = () =>
    api.rematch().then(({ match, key }) => {
      remember(match, key, table.title);
      navigate(playPath(match));
    }, onProblem);
  const save = () =>
    api.record().then((record) => {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(record);
      link.download = `${table.game}-${table.match}.jsonl`;
      link.click();
      URL.revokeObjectURL(link.href);
    }, onProblem);
  return (
    <section id="prompt" class="prompt outcome is-mine" aria-label={t("outcome")} tabIndex={-1}>
      <div role="status">
        {winners.length > 0 && (
          <h2 class="winners">
            <Icon name="flag" /> {t("won", { seats: winners.join(", ") })}
          </h2>
        )}
        <p class="prompt-text">{table.outcome}</p>
      </div>
      <div class="buttons">
        {mine && (
          <button type="button" class="button primary" onClick={rematch}>
            <Icon name="again" /> {table.rematch ? t("rematch-join") : t("rematch")}
          </button>
        )}
        <button type="button" class="button" onClick={save}>
          <Icon name="download" /> {t("record")}
        </button>
        <button type="button" class="button quiet" onClick={() => setProof(true)}>
          {t("proof")}
        </button>
      </div>
      {proof && (
        <Modal title={t("proof")} onClose={() => setProof(false)}>
          <p>{t("proof-explain")}</p>
          <dl class="proof">
            <dt>{t("seed")}</dt>
            <dd>
              <code>{table.seed}</code>
            </dd>
            <dt>{t("commitment")}</dt>
            <dd>
              <code>{table.commitment}</code>
            </dd>
          </dl>
        </Modal>
      )}
    </section>
  );
}
