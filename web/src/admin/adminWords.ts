import type { Translate } from "../app/texts";
import { kindWords } from "../care/actWords";
import type { AdminFault, AdminFinding, AdminMatch, AdminPerson, AdminRulesVersion } from "../protocol";

/** A role of an account. */
export function roleWords(role: string, t: Translate): string {
  switch (role) {
    case "admin":
      return t("role-admin");
    case "moderator":
      return t("role-moderator");
    case "bot":
      return t("role-bot");
    default:
      return t("role-player");
  }
}

/** Whether mails reach an account. */
export function mailWords({ mail, refused }: AdminPerson, t: Translate): string {
  if (!mail) return t("admin-no-mail");
  return t(refused ? "admin-mail-refused" : "admin-mail");
}

/** How a match stands. */
export function standWords({ over, frozen, paused }: AdminMatch, t: Translate): string {
  if (over) return t(frozen ? "admin-match-frozen" : "admin-match-over");
  return t(paused ? "admin-match-paused" : "admin-match-runs");
}

/** Something that is wrong with what is stored of a match. */
export function faultWords({ what, ply }: AdminFault, t: Translate): string {
  switch (what) {
    case "gap":
      return t("fault-gap");
    case "rules":
      return t("fault-rules");
    case "over":
      return t("fault-over");
    case "running":
      return t("fault-running");
    case "asked":
      return t("fault-asked");
    case "action":
      return t("fault-action", { ply: ply ?? 0 });
    case "events":
      return t("fault-events", { ply: ply ?? 0 });
    case "position":
      return t("fault-position", { ply: ply ?? 0 });
    case "checkpoint":
      return t("fault-checkpoint", { ply: ply ?? 0 });
  }
}

/** How matches that a version of the rules wrote can be opened. */
export function standingWords(standing: AdminRulesVersion["standing"], t: Translate): string {
  switch (standing) {
    case "present":
      return t("standing-present");
    case "archived":
      return t("standing-archived");
    case "replayed":
      return t("standing-replayed");
    case "missing":
      return t("standing-missing");
    case "no_game":
      return t("standing-no-game");
  }
}

/** How bad a finding of the doctor is. */
export function gradeWords(grade: AdminFinding["grade"], t: Translate): string {
  switch (grade) {
    case "good":
      return t("grade-good");
    case "note":
      return t("grade-note");
    case "wrong":
      return t("grade-wrong");
  }
}

/** What keeps a process from being ready; the name of what has no words is shown as it is. */
export function failingWords(name: string, t: Translate): string {
  switch (name) {
    case "draining":
      return t("failing-draining");
    case "database":
      return t("failing-database");
    case "bots":
      return t("failing-bots");
    case "link":
      return t("failing-link");
    default:
      return name;
  }
}

/** A kind of job; the name of one that has no words, as of another release, is shown as it is. */
export function jobWords(kind: string, t: Translate): string {
  switch (kind) {
    case "advance":
      return t("job-advance");
    case "archive":
      return t("job-archive");
    case "begin":
      return t("job-begin");
    case "count_game":
      return t("job-count-game");
    case "delete":
      return t("job-delete");
    case "erase":
      return t("job-erase");
    case "freeze":
      return t("job-freeze");
    case "game_report":
      return t("job-game-report");
    case "last_page":
      return t("job-last-page");
    case "late":
      return t("job-late");
    case "mail":
      return t("job-mail");
    case "notice":
      return t("job-notice");
    case "push":
      return t("job-push");
    case "puzzles":
      return t("job-puzzles");
    case "rate":
      return t("job-rate");
    case "rebuild":
      return t("job-rebuild");
    case "sweep":
      return t("job-sweep");
    case "upgrade":
      return t("job-upgrade");
    case "webhook":
      return t("job-webhook");
    default:
      return kind;
  }
}

/** A deed of an admin or a moderator; the name of one that has no words is shown as it is. */
export function deedWords(deed: string, t: Translate): string {
  switch (deed) {
    case "role":
      return t("deed-role");
    case "reset link":
      return t("deed-reset");
    case "mend":
      return t("deed-mend");
    case "cancel":
      return t("deed-cancel");
    case "reseat":
      return t("deed-reseat");
    case "job retry":
      return t("deed-retry");
    case "job drop":
      return t("deed-drop");
    case "ratings rebuild":
      return t("deed-rebuild");
    case "backup":
      return t("deed-backup");
    case "restore":
      return t("deed-restore");
    case "warn":
    case "mute":
    case "ban":
    case "hide":
    case "rename":
    case "pardon":
    case "dismiss":
      return kindWords(deed, t);
    default:
      return deed;
  }
}
