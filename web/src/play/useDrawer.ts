import { useState } from "preact/hooks";
import { read, write } from "../app/storage";
import type { Translate } from "../app/texts";
import type { IconName } from "../parts/Icon";

export type DrawerTab = "log" | "chat" | "notes" | "cards" | "rules";

/** The tabs of the drawer; at a table that is imagined nobody talks, and notes are those of the match. */
export const drawerTabs = (t: Translate, imagined: boolean) => allTabs(t).filter(({ id }) => !imagined || (id !== "chat" && id !== "notes"));

const allTabs = (t: Translate): { id: DrawerTab; label: string; icon: IconName; key: string }[] => [
  { id: "log", label: t("log"), icon: "text", key: "L" },
  { id: "chat", label: t("chat"), icon: "talk", key: "J" },
  { id: "notes", label: t("notes"), icon: "pencil", key: "N" },
  { id: "cards", label: t("cards"), icon: "cards", key: "" },
  { id: "rules", label: t("rules"), icon: "book", key: "" },
];

/** The tab of the drawer that is open, or null; a game's last one is remembered. */
export function useDrawer(game: string) {
  const name = `drawer.${game}`;
  const [open, setOpen] = useState<DrawerTab | null>(null);
  const show = (tab: DrawerTab) => {
    write(name, tab);
    setOpen(tab);
  };
  return {
    open,
    show,
    close: () => setOpen(null),
    toggle: (tab: DrawerTab) => (open === tab ? setOpen(null) : show(tab)),
    /** Opens the drawer where it was open last. */
    reopen: () => (open === null ? show(read<DrawerTab>(name, "log")) : setOpen(null)),
  };
}

export type DrawerState = ReturnType<typeof useDrawer>;
