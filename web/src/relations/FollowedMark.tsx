import { useApp } from "../app/context";
import { Icon } from "../parts/Icon";

/** At a table in a list: whom of those who sit there one follows. */
export function FollowedMark({ names }: { names: string[] }) {
  const { t, prefs } = useApp();
  if (names.length === 0) return null;
  return (
    <span class="followed-mark">
      <Icon name="person" /> {t("followed-here", { names: new Intl.ListFormat(prefs.lang).format(names) })}
    </span>
  );
}
