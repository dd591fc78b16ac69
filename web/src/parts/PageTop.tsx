import { useText } from "../app/context";
import { Link } from "./Link";
import { PrefsBar } from "./PrefsBar";

/** The top of a page that is no table: the way home, language and light. */
export function PageTop() {
  const t = useText();
  return (
    <header class="top">
      <Link href="/" class="brand">
        {t("app-title")}
      </Link>
      <span class="grow" />
      <PrefsBar />
    </header>
  );
}
