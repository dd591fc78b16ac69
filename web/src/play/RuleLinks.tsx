import { Cite } from "../parts/Cite";
import type { Span } from "../protocol";
import { partsOf } from "./SpannedText";

/** A line of the log of which no board is shown: the rules that it names are links. */
export function RuleLinks({ text, spans, game }: { text: string; spans: Span[]; game: string }) {
  const rules = spans.filter(({ role }) => role === "rule");
  return <>{partsOf(text, rules).map(({ part, span }, index) => (span ? <Cite key={index} game={game} cite={span.id} /> : part))}</>;
}
