/** Leaves along one branch of the wreath: where each grows, and how it is turned. */
const LEAVES = [
  [-38, 92, -70],
  [-64, 78, -48],
  [-84, 56, -28],
  [-94, 30, -10],
  [-96, 2, 6],
  [-90, -26, 20],
  [-78, -52, 34],
  [-58, -74, 50],
  [-34, -90, 66],
] as const;

/** A laurel wreath round the letter of whoever has won. */
export function Wreath({ letter, tone }: { letter: string; tone: string }) {
  const branch = LEAVES.map(([x, y, turn]) => (
    <path key={y} d="M0 -15C8 -7 8 7 0 15C-8 7 -8 -7 0 -15Z" transform={`translate(${x} ${y}) rotate(${turn})`} />
  ));
  return (
    <svg class="wreath" data-tone={tone} viewBox="-120 -115 240 230" aria-hidden="true">
      <g class="leaves">
        {branch}
        <g transform="scale(-1 1)">{branch}</g>
      </g>
      {letter && (
        <>
          <path class="shield" d="M-42 -50H42V6C42 34 20 48 0 58C-20 48 -42 34 -42 6Z" />
          <text y={4} dy="0.34em" text-anchor="middle">
            {letter}
          </text>
        </>
      )}
    </svg>
  );
}
