import { useText } from "../app/context";
import { read } from "../app/storage";
import { Icon } from "../parts/Icon";
import { Cite } from "../parts/Cite";
import type { Commands } from "../play/useCommands";
import type { MatchPage } from "../protocol";
import { draftName, EMPTY } from "./plan";

/** Tells the holder of a seat what has become of the plan: what was played of it, and why it has ended. */
export function PlanSlip({ table, commands }: { table: MatchPage; commands: Commands }) {
  const t = useText();
  const report = table.over ? null : table.settings.plan_report;
  if (!report) return null;
  const { words } = read(draftName(table.match, commands.seat), EMPTY);
  const named = (action: string) => words[action] ?? action;
  const reasons: Record<typeof report.end, string> = {
    done: t("plan-done"),
    illegal: t("plan-illegal", { action: named(report.action) }),
    no_line: t("plan-no-line"),
    other_move: t("plan-other-move"),
    taken_back: t("plan-taken-back"),
  };
  return (
    <div class="slip plan-slip" role="status" data-testid="plan-report">
      <Icon name="route" />
      <span>
        {reasons[report.end]} {report.cite && <Cite game={table.game} cite={report.cite} />}{" "}
        {report.played.length > 0 && t("plan-was-played", { actions: report.played.map(named).join(", ") })}
      </span>
      <button type="button" class="button" onClick={() => commands.plan([])}>
        {t("plan-seen")}
      </button>
    </div>
  );
}
