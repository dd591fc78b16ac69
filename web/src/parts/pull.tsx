import { useRef, useState } from "preact/hooks";

/** A sheet at the lower edge can be pulled as high as this, as a share of the window; let go of below the other, it is put away. */
const HIGH = 0.95;
const LOW = 0.3;
const LEAST = 0.1;

interface Pull {
  /** How high the sheet is, for its style; nothing until it has been pulled. */
  style: { "--pull": string } | undefined;
  grip: preact.JSX.Element;
}

/** Lets a sheet at the lower edge of a phone be pulled up and down by its grip, which is its first child. */
export function usePull(away: () => void): Pull {
  const [share, setShare] = useState(0);
  const from = useRef<{ y: number; height: number } | null>(null);
  const at = (event: PointerEvent) => Math.max(LEAST, Math.min(HIGH, (from.current!.height + from.current!.y - event.clientY) / innerHeight));
  const grip = (
    <div
      class="sheet-grip"
      aria-hidden="true"
      onPointerDown={(event) => {
        from.current = { y: event.clientY, height: event.currentTarget.parentElement!.getBoundingClientRect().height };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => from.current && setShare(at(event))}
      onPointerUp={(event) => {
        if (!from.current) return;
        const last = at(event);
        from.current = null;
        if (last >= LOW) return setShare(last);
        setShare(0);
        away();
      }}
      onPointerCancel={() => (from.current = null)}
    />
  );
  return { style: share > 0 ? { "--pull": `${Math.round(share * 1000) / 10}dvh` } : undefined, grip };
}
