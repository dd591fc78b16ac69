import { useState } from "preact/hooks";
import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { Modal } from "../parts/Modal";
import type { Leave } from "../protocol";
import type { Commands } from "./useCommands";

/** Leaving a game that goes on: the seat is free for somebody else, or a bot has it at once. */
export function LeaveSeat({ commands }: { commands: Commands }) {
  const t = useText();
  const [asked, setAsked] = useState(false);
  const leave = (mode: NonNullable<Leave["mode"]>) => {
    setAsked(false);
    commands.leave(mode);
  };
  return (
    <>
      <button type="button" class="button quiet" disabled={commands.busy} onClick={() => setAsked(true)}>
        <Icon name="chair" /> {t("leave-seat")}
      </button>
      {asked && (
        <Modal title={t("leave-seat")} onClose={() => setAsked(false)}>
          <p>{t("leave-seat-how")}</p>
          <div class="leave-ways">
            <button type="button" class="button" onClick={() => leave("replace")}>
              <Icon name="chair" /> {t("leave-seat-free")}
            </button>
            <span>{t("leave-seat-free-hint")}</span>
            <button type="button" class="button" onClick={() => leave("bot")}>
              <Icon name="robot" /> {t("leave-seat-bot")}
            </button>
            <span>{t("leave-seat-bot-hint")}</span>
          </div>
          <div class="row end">
            <button type="button" class="button" onClick={() => setAsked(false)}>
              {t("leave-seat-stay")}
            </button>
          </div>
        </Modal>
      )}
    </>
  );
}
