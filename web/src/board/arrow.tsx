/** The head of arrows in the colour of their line, for `marker-end`. */
export function ArrowHead({ id, size }: { id: string; size: number }) {
  return (
    <defs>
      <marker id={id} viewBox="0 0 10 10" refX="7" refY="5" markerWidth={size} markerHeight={size} orient="auto-start-reverse">
        <path d="M0 0 10 5 0 10 2.5 5Z" fill="context-stroke" />
      </marker>
    </defs>
  );
}

/** An arrow that can be read on any ground: a line with an edge around it. */
export function CasedLine({ points, head }: { points: string; head: string }) {
  return (
    <>
      <polyline class="casing" points={points} />
      <polyline class="line" points={points} marker-end={`url(#${head})`} />
    </>
  );
}
