import { useEffect, useRef, useState } from "preact/hooks";
import { useApp } from "../app/context";
import { Icon } from "../parts/Icon";
import type { ChatLine } from "../protocol";

const LONGEST = 500;

/** Talk at the table. */
export function Chat({ lines, speak }: { lines: ChatLine[]; speak: (text: string) => Promise<boolean> }) {
  const { t, prefs } = useApp();
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const clock = new Intl.DateTimeFormat(prefs.lang, { hour: "2-digit", minute: "2-digit" });
  useEffect(() => {
    list.current!.scrollTop = list.current!.scrollHeight;
  }, [lines.length]);
  const send = async (event: Event) => {
    event.preventDefault();
    const words = text.trim();
    if (words && (await speak(words))) setText("");
  };
  return (
    <div class="chat">
      <ol ref={list} aria-label={t("chat")} aria-live="polite" tabIndex={0}>
        {lines.length === 0 && <li class="empty">{t("chat-empty")}</li>}
        {lines.map((line, index) => (
          <li key={index}>
            <strong>{line.name}</strong> <time dateTime={line.at}>{clock.format(new Date(line.at))}</time>
            <p>{line.text}</p>
          </li>
        ))}
      </ol>
      <form onSubmit={send}>
        <input
          type="text"
          maxLength={LONGEST}
          aria-label={t("chat-write")}
          placeholder={t("chat-write")}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button" aria-label={t("chat-send")} title={t("chat-send")}>
          <Icon name="send" />
        </button>
      </form>
    </div>
  );
}
