import { useEffect, useState } from "preact/hooks";

/** Whether something has been so for some milliseconds. */
export function useLasting(so: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!so) return;
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [so, milliseconds]);
  return lasting;
}
