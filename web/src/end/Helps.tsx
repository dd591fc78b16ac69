import { useText } from "../app/context";
import type { HelpInfo, MatchPage } from "../protocol";

/** The help that players had from the table while the match went on: everybody may know of it. Nothing, if there was none. */
export function Helps({ table, helps }: { table: MatchPage; helps: HelpInfo[] }) {
  const t = useText();
  if (helps.length === 0) return null;
  const nameOf = (id: string) => {
    const seat = table.seats.find((one) => one.id === id);
    return seat?.player_name || seat?.name || id;
  };
  return (
    <section class="end-panel" data-testid="helps">
      <h2>{t("helps")}</h2>
      <ul>
        {helps.map(({ seat, kind, moments }) => (
          <li key={`${seat} ${kind}`}>{kind === "hint" ? t("helps-hint", { name: nameOf(seat), moments }) : t("helps-whatif", { name: nameOf(seat), moments })}</li>
        ))}
      </ul>
    </section>
  );
}
