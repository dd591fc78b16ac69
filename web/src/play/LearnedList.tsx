import { useText } from "../app/context";
import type { Learned, MatchPage, SeatCount } from "../protocol";

/** So many lines that tell what was hidden are shown at once; of more only the number. */
const FEW = 3;

/** What was learned since the moment to which somebody wants to go back: it stays known. */
export function LearnedList({ learned, table }: { learned: Learned; table: MatchPage }) {
  const t = useText();
  const counted = (counts: SeatCount[]) =>
    counts.map(({ seat, count }) => `${table.seats.find(({ id }) => id === seat)?.name ?? t("takeback-nobody")} ${count}`).join(", ");
  const { actions, rolls, draws, reveals } = learned;
  const lines = reveals.map((text) => <li key={text}>{text}</li>);
  return (
    <ul class="learned" aria-label={t("takeback-learned")}>
      {actions.length > 0 && <li>{t("takeback-actions", { counts: counted(actions) })}</li>}
      {rolls.length > 0 && <li>{t("takeback-rolls", { counts: counted(rolls) })}</li>}
      {draws.length > 0 && <li>{t("takeback-draws", { counts: counted(draws) })}</li>}
      {reveals.length > FEW ? (
        <li>
          <details>
            <summary>{t("takeback-reveals", { count: reveals.length })}</summary>
            <ul>{lines}</ul>
          </details>
        </li>
      ) : (
        lines
      )}
      <li>{t("takeback-stays")}</li>
    </ul>
  );
}
