import type { MatchApi } from "../app/api";
import { useText } from "../app/context";
import { remember } from "../app/matches";
import { navigate, playPath } from "../app/routes";
import { Icon } from "../parts/Icon";
import type { Table } from "../protocol";

interface Props {
  table: Table;
  api: MatchApi;
  onProblem: (error: unknown) => void;
}

/** The end: who won, how to check the dice, and what to do next. */
export function Outcome({ table, api, onProblem }: Props) {
  const t = useText();
  const mine = table.seats.some((seat) => seat.mine);
  const rematch = () =>
    api.rematch().then(({ match, key }) => {
      remember({ match, key, title: table.title, at: new Date().toISOString() });
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
    <section class="outcome" aria-label={t("outcome")}>
      <p class="outcome-text" role="status">
        <Icon name="flag" /> <strong>{table.outcome}</strong>
      </p>
      <div class="row">
        {mine && (
          <button type="button" class="button primary" onClick={rematch}>
            <Icon name="again" /> {t("rematch")}
          </button>
        )}
        <button type="button" class="button" onClick={save}>
          <Icon name="download" /> {t("record")}
        </button>
        <details class="proof">
          <summary>{t("proof")}</summary>
          <p>{t("proof-explain")}</p>
          <dl>
            <dt>{t("seed")}</dt>
            <dd>
              <code>{table.seed}</code>
            </dd>
            <dt>{t("commitment")}</dt>
            <dd>
              <code>{table.commitment}</code>
            </dd>
          </dl>
        </details>
      </div>
    </section>
  );
}
