import { useText } from "./context";
import { Link } from "../parts/Link";

/** An address that leads nowhere. */
export function Lost() {
  const t = useText();
  return (
    <main class="lost">
      <h1>{t("lost-title")}</h1>
      <p>
        <Link href="/">{t("nav-home")}</Link>
      </p>
    </main>
  );
}
