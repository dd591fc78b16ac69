/** Browser storage that never throws: private windows may forbid it, and then nothing is remembered. */
export function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`vezerkar.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`vezerkar.${name}`, JSON.stringify(value));
  } catch {
    return;
  }
}
