import { useText } from "../app/context";
import type { MyMatch } from "../app/matches";
import { IconButton } from "../parts/IconButton";
import { Sure } from "../parts/Sure";

/** Lets go of the key to a match, after a question. */
export function ForgetButton({ own, drop }: { own: MyMatch; drop: (match: string) => void }) {
  const t = useText();
  // What the account keeps is not this browser's to forget.
  if (!own.key) return null;
  const title = t("forget", { title: own.title });
  return (
    <Sure title={title} question={t("forget-sure")} onSure={() => drop(own.match)}>
      {(ask) => <IconButton icon="trash" label={title} onClick={ask} />}
    </Sure>
  );
}
