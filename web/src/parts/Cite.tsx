import { ruleName, rulePath } from "../app/routes";
import { named } from "./excerpts";

/** A citation that opens the rule it names, beside the game rather than instead of it. Its beginning can be read on the spot. */
export function Cite({ game, cite }: { game: string; cite: string }) {
  if (!cite) return null;
  return (
    <a class="cite" {...named("rule", game, ruleName(cite))} href={rulePath(game, cite)} target="vezerkar-rules">
      {cite}
    </a>
  );
}
