import type { ComponentChildren } from "preact";
import { useText } from "../app/context";
import { Bell } from "../bell/Bell";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import { Link } from "../parts/Link";
import type { MatchPage } from "../protocol";
import { Clock } from "./Clock";
import { TableMenu } from "./TableMenu";
import type { DrawerState, DrawerTab } from "./useDrawer";

interface Props {
  table: MatchPage;
  /** Nothing of the Scene while another player takes over the screen. */
  covered: boolean;
  broken: boolean;
  asText: boolean;
  onText: () => void;
  onHelp: () => void;
  drawer: DrawerState;
  news: DrawerTab | null;
  /** The way to another table. */
  next?: ComponentChildren;
  /** What else stands in the menu of the table. */
  menu: ComponentChildren;
  children: ComponentChildren;
}

/** The top edge of the table: the way home, where in the game one is, what is asked. It is as high as it is, whatever it says. */
export function Bar({ table, covered, broken, asText, onText, onHelp, drawer, news, next, menu, children }: Props) {
  const t = useText();
  const watching = !table.seats.some((seat) => seat.mine);
  // A version with a plus names the files of a user, too.
  const ownFiles = table.rules.includes("+");
  return (
    <header class="bar" data-testid="bar">
      <Link href="/" class="brand-home">
        <Icon name="home" />
        <span class="sr-only">{t("nav-home")}</span>
      </Link>
      {next}
      <Clock clock={covered ? null : table.scene.clock} title={table.title} />
      {table.rules && (
        <span class="badge is-rules" title={t(ownFiles ? "rules-files-hint" : "rules-former-hint", { version: table.rules })}>
          <Icon name="book" /> <span>{t("rules-former", { version: table.rules })}</span>
        </span>
      )}
      {watching && (
        <span class="badge" title={t("watching")}>
          <Icon name="eye" /> <span>{t("watching")}</span>
        </span>
      )}
      <span role="status" class={broken ? "badge is-warning" : "sr-only"}>
        {broken ? (
          <>
            <Icon name="alert" /> <span>{t("reconnecting")}</span>
          </>
        ) : (
          ""
        )}
      </span>
      {children}
      <Bell onlyNew />
      <TableMenu asText={asText} onText={onText} onHelp={onHelp}>
        {menu}
      </TableMenu>
      <span class="drawer-opener">
        <IconButton icon="menu" label={t("side")} pressed={drawer.open !== null} onClick={drawer.reopen} />
        {news && <i class="news" aria-hidden="true" />}
      </span>
    </header>
  );
}
