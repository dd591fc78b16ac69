import { useState } from "preact/hooks";
import { useApp } from "../app/context";
import { ago } from "../home/words";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import { Link } from "../parts/Link";
import { Fold } from "../play/Fold";
import type { BellNotice } from "../protocol";
import { useBell } from "./useBell";

/** The most that is shown as a number: beyond that it does not matter. */
const MOST = 9;

/** What has happened in the games of whoever is signed in. `onlyNew`: where room is short, it shows itself when something is new. */
export function Bell({ onlyNew = false }: { onlyNew?: boolean }) {
  const { t, prefs } = useApp();
  const [open, setOpen] = useState(false);
  const { unread, notices, read } = useBell(prefs.lang, open);
  if (unread === null || (onlyNew && unread === 0 && !open)) return null;
  const fresh = notices?.filter((one) => !one.read) ?? [];
  const others = new Intl.ListFormat(prefs.lang);
  const follow = (id: string) => {
    read([id]);
    setOpen(false);
  };
  const item = ({ id, page, text, others: people, at, read: known }: BellNotice) => (
    <li key={id} class={known ? "" : "is-new"}>
      <span>
        <Link href={page} onFollow={() => follow(id)}>
          {!known && <span class="sr-only">{t("bell-new")}: </span>}
          {text}
        </Link>
        <small>
          {people.length > 0 && <>{t("bell-with", { others: others.format(people) })} · </>}
          {ago(at, Date.now(), prefs.lang)}
        </small>
      </span>
      {!known && <IconButton icon="check" label={t("bell-read-of", { notice: text })} onClick={() => read([id])} />}
    </li>
  );
  const face = (
    <>
      <Icon name="bell" />
      {unread > 0 && <b aria-hidden="true">{unread > MOST ? `${MOST}+` : unread}</b>}
    </>
  );
  return (
    <>
      <Fold class="bell" face={face} label={t("bell", { count: unread })} open={open} onOpen={setOpen}>
        <section aria-label={t("bell-title")}>
          {notices?.length === 0 && <p>{t("bell-none")}</p>}
          {notices && notices.length > 0 && <ul>{notices.map(item)}</ul>}
          {fresh.length > 0 && (
            <button type="button" class="button" onClick={() => read(fresh.map((one) => one.id))}>
              {t("bell-all-read")}
            </button>
          )}
        </section>
      </Fold>
      <span class="sr-only" role="status">
        {unread > 0 ? t("bell", { count: unread }) : ""}
      </span>
    </>
  );
}
