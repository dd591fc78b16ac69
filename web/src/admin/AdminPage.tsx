import { useEffect, useState } from "preact/hooks";
import { waysIn } from "../account/passkeyApi";
import { whoAmI } from "../app/api";
import { useApp } from "../app/context";
import { Moderation } from "../care/Moderation";
import { PageTop } from "../parts/PageTop";
import { Tabs } from "../parts/Tabs";
import type { Admin } from "./Deed";
import { Deeds } from "./Deeds";
import { Health } from "./Health";
import { Jobs } from "./Jobs";
import { Matches } from "./Matches";
import { People } from "./People";
import { RatingsAndRules } from "./RatingsAndRules";

/** The page of moderators, and beside it of admins the deeds of whoever runs the server. */
export function AdminPage() {
  const { t } = useApp();
  const [admin, setAdmin] = useState<Admin | null>(null);
  const [open, setOpen] = useState(() => new URLSearchParams(location.search).get("tab") ?? "moderation");
  const title = t(admin ? "admin-title" : "admin");
  useEffect(() => {
    document.title = `${title} – ${t("app-title")}`;
  }, [title]);
  useEffect(() => {
    // Whoever cannot be asked who they are sees what moderators see, which says what is missing.
    whoAmI().then(async (account) => account?.role === "admin" && setAdmin({ name: account.name, ways: await waysIn() })).catch(() => {});
  }, []);
  const show = (tab: string) => {
    setOpen(tab);
    history.replaceState(history.state, "", `?${new URLSearchParams({ tab })}`);
  };
  return (
    <div class="page">
      <PageTop />
      <main class="account admin">
        <h1>{title}</h1>
        {admin ? (
          <Tabs
            label={title}
            open={open}
            onOpen={show}
            tabs={[
              { id: "moderation", label: t("admin"), content: <Moderation /> },
              { id: "people", label: t("admin-people"), content: <People admin={admin} /> },
              { id: "matches", label: t("admin-matches"), content: <Matches admin={admin} /> },
              { id: "jobs", label: t("admin-jobs"), content: <Jobs admin={admin} /> },
              { id: "ratings", label: t("admin-ratings-rules"), content: <RatingsAndRules /> },
              { id: "health", label: t("admin-health"), content: <Health /> },
              { id: "deeds", label: t("admin-deeds"), content: <Deeds /> },
            ]}
          />
        ) : (
          <Moderation />
        )}
      </main>
    </div>
  );
}
