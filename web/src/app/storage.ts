/** What is remembered for good, or as long as a tab is open. */
type Span = "browser" | "tab";

const store = (span: Span) => (span === "tab" ? sessionStorage : localStorage);

/** Browser storage that never throws: private windows may forbid it, and then nothing is remembered. */
export function read<T>(name: string, otherwise: T, span: Span = "browser"): T {
  try {
    const text = store(span).getItem(`vezerkar.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown, span: Span = "browser"): void {
  try {
    store(span).setItem(`vezerkar.${name}`, JSON.stringify(value));
  } catch {
    return;
  }
}
