import { rulePath } from "../app/routes";

/** A citation that opens the rule it names, beside the game rather than instead of it. */
export function Cite({ game, cite }: { game: string; cite: string }) {
  if (!cite) return null;
  return (
    <a class="cite" href={rulePath(game, cite)} target="vezerkar-rules">
      {cite}
    </a>
  );
}
