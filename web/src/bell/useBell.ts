import { useEffect, useState } from "preact/hooks";
import { whoAmI } from "../app/api";
import type { Lang } from "../app/prefs";
import type { BellNotice } from "../protocol";
import { bellSeen, myBell } from "./bellApi";
import { hearBell } from "./bellSocket";

export interface BellState {
  /** How many notices are new; null: nobody is signed in here, so there is no bell. */
  unread: number | null;
  /** The list, once it was opened and has come. */
  notices: BellNotice[] | null;
  read: (ids: string[]) => void;
}

/** The bell of whoever is signed in at this browser; the list is fetched while it is `open`. */
export function useBell(lang: Lang, open: boolean): BellState {
  const [unread, setUnread] = useState<number | null>(null);
  const [notices, setNotices] = useState<BellNotice[] | null>(null);
  // Counts what the table has said, for as much may be new as before, and yet other things.
  const [news, setNews] = useState(0);

  useEffect(() => {
    let current = true;
    let hush = () => {};
    whoAmI().then(
      (account) => {
        if (!account || !current) return;
        hush = hearBell(
          (count) => {
            setUnread(count);
            setNews((before) => before + 1);
          },
          () => setUnread(null),
        );
      },
      // Without an answer there is no bell; it comes with the next page.
      () => {},
    );
    return () => {
      current = false;
      hush();
    };
  }, []);

  useEffect(() => {
    if (!open) return;
    let current = true;
    // Without an answer the list stays as it was.
    myBell(lang).then((bell) => current && setNotices(bell.notices), () => {});
    return () => {
      current = false;
    };
  }, [open, lang, news]);

  const read = (ids: string[]) => {
    const fresh = new Set(notices?.filter((one) => !one.read && ids.includes(one.id)).map((one) => one.id));
    if (fresh.size === 0) return;
    setNotices((before) => before && before.map((one) => (fresh.has(one.id) ? { ...one, read: true } : one)));
    setUnread((before) => before && Math.max(0, before - fresh.size));
    // What was not taken shows itself as new again.
    bellSeen([...fresh]).catch(() => setNews((before) => before + 1));
  };
  return { unread, notices, read };
}
