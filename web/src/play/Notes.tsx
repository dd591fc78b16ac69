import { useState } from "preact/hooks";
import { useText } from "../app/context";
import { read, write } from "../app/storage";

/** Private notes on a match; they stay in this browser. */
export function Notes({ match }: { match: string }) {
  const t = useText();
  const name = `notes.${match}`;
  const [text, setText] = useState(() => read(name, ""));
  return (
    <label class="notes">
      <span>{t("notes-hint")}</span>
      <textarea
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          write(name, event.currentTarget.value);
        }}
      />
    </label>
  );
}
