import { useState } from "preact/hooks";
import { read, write } from "../app/storage";

/** So many names are remembered, the newest. */
const MOST = 200;

/** The people whose lines this browser does not show, by their names, and how that is changed. */
export function useMuted(): { isMuted: (name: string) => boolean; toggle: (name: string) => void } {
  const [names, setNames] = useState(() => read<string[]>("muted", []));
  const toggle = (name: string) => {
    const next = names.includes(name) ? names.filter((one) => one !== name) : [name, ...names].slice(0, MOST);
    write("muted", next);
    setNames(next);
  };
  return { isMuted: (name) => names.includes(name), toggle };
}
