/** A board of hexagons and a sheet of three symbols: enough to try the client, no game's own. */
const SIZE = 60;
const COLUMNS = 8;
const ROWS = 6;

const corner = (x, y, i) => `${(x + SIZE * Math.cos((Math.PI / 3) * i)).toFixed(1)},${(y + SIZE * Math.sin((Math.PI / 3) * i)).toFixed(1)}`;

export const hexes = Array.from({ length: COLUMNS * ROWS }, (_, n) => {
  const column = n % COLUMNS;
  const row = Math.floor(n / COLUMNS);
  const x = 90 + column * SIZE * 1.5;
  const y = 90 + (row + (column % 2) / 2) * SIZE * Math.sqrt(3);
  return { id: String(n + 1).padStart(2, "0"), x: Math.round(x), y: Math.round(y) };
});

export function boardSvg() {
  const cells = hexes.map(({ id, x, y }) => {
    const points = [0, 1, 2, 3, 4, 5].map((i) => corner(x, y, i)).join(" ");
    return (
      `<polygon data-area="${id}" data-x="${x}" data-y="${y}" data-size="${SIZE * 1.6}" points="${points}" fill="#bccdd4" stroke="#8fa5b0" stroke-width="1.5"/>` +
      `<text x="${x}" y="${y - 38}" font-size="13" text-anchor="middle" fill="#4d6473" font-family="sans-serif">${id}</text>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 810 740"><rect width="810" height="740" fill="#a9bec8"/>${cells.join("")}<text data-text="sea-name" x="405" y="728" text-anchor="middle">Sea</text></svg>`;
}

const plate = (shape, glyph) => `<g fill="var(--paper)" stroke="var(--tone)" stroke-width="3.5">${shape}</g><g fill="var(--tone)">${glyph}</g>`;
const symbol = (id, body, label = "") => `<symbol id="${id}" viewBox="0 0 64 64" ${label}>${body}</symbol>`;

export function symbolsSvg() {
  const hull = '<path d="M10 38H54L48 47H17ZM22 31H42V37H22ZM29 20H34V31H29Z"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg">${[
    symbol("ship", plate('<rect x="2.5" y="9.5" width="59" height="45" rx="9"/>', hull)),
    symbol("group", plate('<circle cx="32" cy="32" r="29"/>', ""), 'data-label="32 33 30"'),
    symbol("eye", plate("", '<path d="M6 32Q32 6 58 32Q32 58 6 32Zm26 9a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z" fill-rule="evenodd"/>')),
  ].join("")}</svg>`;
}
