import { useText } from "../app/context";
import type { MyMatch } from "../app/matches";
import { IconButton } from "../parts/IconButton";

/** Lets go of the key to a match, after a question. */
export function ForgetButton({ own, drop }: { own: MyMatch; drop: (match: string) => void }) {
  const t = useText();
  // What the account keeps is not this browser's to forget.
  if (!own.key) return null;
  return <IconButton icon="trash" label={t("forget", { title: own.title })} onClick={() => confirm(t("forget-sure")) && drop(own.match)} />;
}
