import { useText } from "../app/context";
import type { HintReason } from "../protocol";

/** Why an action looks better than another one. */
export function Reasons({ reasons, action, other }: { reasons: HintReason[]; action: string; other: string }) {
  const t = useText();
  if (reasons.length === 0) return <p>{t("hint-no-reason", { action, other })}</p>;
  return (
    <>
      <p>{t("hint-why", { action, other })}</p>
      <ul>
        {reasons.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
