import { useText } from "../app/context";
import { musterPath } from "../app/routes";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import type { MatchPage } from "../protocol";

/** The way to the army builder, for whoever is asked to build an army. */
export function MusterSlip({ table }: { table: MatchPage }) {
  const t = useText();
  return (
    <p class="slip muster-slip">
      <Link href={`${musterPath(table.game)}?match=${encodeURIComponent(table.match)}`} class="button primary">
        <Icon name="people" /> {t("army-builder")}
      </Link>
    </p>
  );
}
