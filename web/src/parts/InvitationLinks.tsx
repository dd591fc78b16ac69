import { useApp } from "../app/context";
import { privateLink } from "../app/routes";
import type { NamedId } from "../protocol";
import { CopyField } from "./CopyField";

interface Props {
  match: string;
  seats: NamedId[];
  invitations: Record<string, string>;
}

/** One private link for each player whom the table waits for, with all seats it opens. */
export function InvitationLinks({ match, seats, invitations }: Props) {
  const { t, prefs } = useApp();
  const list = new Intl.ListFormat(prefs.lang);
  const names = new Map<string, string[]>();
  for (const { id, name } of seats) {
    const key = invitations[id];
    if (key) names.set(key, [...(names.get(key) ?? []), name]);
  }
  return (
    <>
      {[...names].map(([key, theirs]) => (
        <CopyField key={key} label={t("invite-link-for", { seat: list.format(theirs) })} value={privateLink(match, key)} />
      ))}
    </>
  );
}
