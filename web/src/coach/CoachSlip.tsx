import { useRef } from "preact/hooks";
import { useText } from "../app/context";
import { Cite } from "../parts/Cite";
import { Icon } from "../parts/Icon";
import { Pointer } from "./Pointer";
import { useAside } from "./useAside";
import type { Coach } from "./useCoach";

interface Props {
  coach: Coach;
  game: string;
  busy: boolean;
  onShow: (action: string) => void;
}

/** A slip of paper at the edge of the board: one thing to know now, an arrow to it, and a button that does it. */
export function CoachSlip({ coach, game, busy, onShow }: Props) {
  const t = useText();
  const slip = useRef<HTMLElement>(null);
  const [far, onCovered] = useAside(coach.hint);
  const { hint, given, total, action } = coach;
  const over = !hint && given >= total;
  return (
    <>
      {hint && <Pointer selectors={coach.selectors} from={slip} onCovered={onCovered} />}
      <section ref={slip} class={far ? "coach-slip is-far" : "coach-slip"} data-testid="coach" aria-label={t("coach")}>
        <header>
          <Icon name="coach" />
          <strong>{t("coach")}</strong>
          {!over && <span class="coach-count">{t("coach-count", { at: Math.min(given + 1, total), total })}</span>}
        </header>
        <p role="status">
          {hint ? hint.text : over ? t("coach-over") : t("coach-rest")} {hint && <Cite game={game} cite={hint.cite} />}
        </p>
        <div class="row">
          {over ? null : hint && !hint.action ? (
            <button type="button" class="button primary" onClick={coach.next}>
              {t("coach-next")}
            </button>
          ) : (
            <button type="button" class="button primary" disabled={busy} onClick={() => onShow(action)}>
              {t("coach-show")}
            </button>
          )}
          <button type="button" class="button quiet" title={t("coach-later-hint")} onClick={coach.leave}>
            {over ? t("close") : t("coach-later")}
          </button>
        </div>
      </section>
    </>
  );
}
