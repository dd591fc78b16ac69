import { useState } from "preact/hooks";
import { useText } from "../app/context";
import { Icon } from "./Icon";

/** A text to be copied, a private link for instance, with the button that does it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  const copy = async (field: HTMLInputElement) => {
    field.select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    } catch {
      field.focus();
    }
  };
  return (
    <div class="copy-field">
      <label>
        <span>{label}</span>
        <input type="text" readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button
        type="button"
        class="button"
        onClick={(event) => copy(event.currentTarget.parentElement!.querySelector("input")!)}
      >
        <Icon name={copied ? "check" : "copy"} />
        {copied ? t("copied") : t("copy")}
      </button>
      <span class="sr-only" role="status">
        {copied ? t("copied") : ""}
      </span>
    </div>
  );
}
