import { useText } from "../app/context";
import type { SiteState } from "./usePasskeySite";

/** Says why passkeys cannot be used at this page, if they cannot. */
export function PasskeySiteLine({ site }: { site: SiteState }) {
  const t = useText();
  if (site.state === "off") return <p>{t("passkeys-off")}</p>;
  if (site.state === "elsewhere") return <p>{t("passkeys-elsewhere", { address: site.address })}</p>;
  if (site.state === "old") return <p>{t("passkeys-old")}</p>;
  return null;
}
