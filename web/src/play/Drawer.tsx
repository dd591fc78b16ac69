import type { ComponentChildren } from "preact";
import { useContext, useEffect } from "preact/hooks";
import { useText } from "../app/context";
import { usePull } from "../parts/pull";
import { IconButton } from "../parts/IconButton";
import { Tabs } from "../parts/Tabs";
import { Imagined } from "../whatif/imagined";
import { drawerTabs, type DrawerState, type DrawerTab } from "./useDrawer";

interface Props {
  drawer: DrawerState;
  panels: Record<DrawerTab, () => ComponentChildren>;
  news: DrawerTab | null;
}

/** What lies over the board while it is asked for: what happened, what is said, what lies on the table, the rules. */
export function Drawer({ drawer, panels, news }: Props) {
  const t = useText();
  const imagined = useContext(Imagined);
  const { open, show, close } = drawer;
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus({ preventScroll: true });
    };
  }, []);
  const pull = usePull(close);
  if (open === null) return null;
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    <aside id="side" class="drawer" data-testid="drawer" aria-label={t("side")} style={pull.style} onKeyDown={keys}>
      {pull.grip}
      <Tabs
        tabs={drawerTabs(t, imagined).map(({ id, label }) => ({ id, label, mark: news === id, content: id === open && panels[id]() }))}
        label={t("side")}
        open={open}
        onOpen={(id) => show(id as DrawerTab)}
      />
      <IconButton icon="cross" label={t("close")} onClick={close} />
    </aside>
  );
}
