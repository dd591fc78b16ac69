import { useText } from "../app/context";
import { Bell } from "../bell/Bell";
import { Link } from "./Link";
import { PrefsBar } from "./PrefsBar";

/** The top of a page that is no table: the way home, what is new, language and light. */
export function PageTop() {
  const t = useText();
  return (
    <header class="top">
      <Link href="/" class="brand">
        {t("app-title")}
      </Link>
      <span class="grow" />
      <Bell />
      <PrefsBar />
    </header>
  );
}
