import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import { Link } from "../parts/Link";
import { PrefsBar } from "../parts/PrefsBar";
import type { MatchPage } from "../protocol";

interface Props {
  table: MatchPage;
  broken: boolean;
  asText: boolean;
  onText: () => void;
  onHelp: () => void;
}

/** The top line of a match: where one is, whether one only watches, whether the connection holds. */
export function TableHeader({ table, broken, asText, onText, onHelp }: Props) {
  const t = useText();
  const watching = !table.seats.some((seat) => seat.mine);
  return (
    <header class="top">
      <Link href="/" class="brand-home">
        <Icon name="home" />
        <span class="sr-only">{t("nav-home")}</span>
      </Link>
      <h1>{table.title}</h1>
      {watching && (
        <span class="badge">
          <Icon name="eye" /> {t("watching")}
        </span>
      )}
      <span role="status" class={broken ? "badge is-warning" : "sr-only"}>
        {broken ? (
          <>
            <Icon name="alert" /> {t("reconnecting")}
          </>
        ) : (
          ""
        )}
      </span>
      <span class="grow" />
      <a class="icon-button" href={`/rules/${encodeURIComponent(table.game)}`} target="vezerkar-rules" title={t("rules")} aria-label={t("rules")}>
        <Icon name="book" />
      </a>
      <IconButton icon="text" label={t("text-table")} pressed={asText} onClick={onText} />
      <IconButton icon="help" label={t("help")} onClick={onHelp} />
      <PrefsBar />
    </header>
  );
}
