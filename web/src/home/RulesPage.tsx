import { useEffect, useRef, useState } from "preact/hooks";
import { ApiError, rulesOf } from "../app/api";
import { useApp } from "../app/context";
import { PageTop } from "../parts/PageTop";
import { useWideTables } from "../parts/useWideTables";
import type { RulesPage as Rules } from "../protocol";

/** The rules of one game, in the server's words, opened at the rule the address names. */
export function RulesPage({ game }: { game: string }) {
  const { t, prefs } = useApp();
  const [rules, setRules] = useState<Rules | null>(null);
  const [problem, setProblem] = useState("");
  const text = useRef<HTMLElement>(null);
  useWideTables(text, rules?.html);

  useEffect(() => {
    rulesOf(game, prefs.lang).then(setRules, (error: ApiError) => setProblem(error.message || t("offline")));
  }, [game, prefs.lang, t]);

  useEffect(() => {
    if (!rules) return;
    document.title = `${rules.title} · ${t("rules")}`;
    const show = () => {
      text.current?.querySelector(".is-target")?.classList.remove("is-target");
      const target = document.getElementById(location.hash.slice(1));
      target?.classList.add("is-target");
      target?.scrollIntoView({ block: "center" });
    };
    show();
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, [rules, t]);

  return (
    <div class="page">
      <PageTop />
      <main class="rules">
        {problem && (
          <p class="notice" role="alert">
            {problem}
          </p>
        )}
        {rules && <article ref={text} dangerouslySetInnerHTML={{ __html: rules.html }} />}
      </main>
    </div>
  );
}
