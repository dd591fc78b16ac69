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

/** An open table of 1200 by 1200 with a wood, a house and a road. */
export function fieldSvg() {
  const trees = Array.from({ length: 40 }, (_, n) => `<circle cx="${760 + (n % 8) * 48}" cy="${130 + Math.floor(n / 8) * 58}" r="17" fill="#6f8f58"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200"><rect width="1200" height="1200" fill="#c9c79c"/><path d="M0 760H1200V840H0Z" fill="#d9cba6"/><rect x="730" y="100" width="390" height="290" rx="60" fill="#a9b783"/>${trees.join("")}<rect data-area="house" data-x="390" data-y="490" data-size="130" x="300" y="420" width="180" height="140" fill="#b07a5c" stroke="#5a3a28" stroke-width="8"/><text data-text="road" x="1040" y="808" font-size="26" fill="#5a4b32">Road</text></svg>`;
}

const plate = (shape, glyph) => `<g fill="var(--paper)" stroke="var(--tone)" stroke-width="3.5">${shape}</g><g fill="var(--tone)">${glyph}</g>`;
const symbol = (id, body, label = "") => `<symbol id="${id}" viewBox="0 0 64 64" ${label}>${body}</symbol>`;

export function symbolsSvg() {
  const hull = '<path d="M10 38H54L48 47H17ZM22 31H42V37H22ZM29 20H34V31H29Z"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg">${[
    symbol("ship", plate('<rect x="2.5" y="9.5" width="59" height="45" rx="9"/>', hull)),
    symbol("group", plate('<circle cx="32" cy="32" r="29"/>', ""), 'data-label="32 33 30"'),
    symbol("figure", plate('<circle cx="32" cy="32" r="29"/>', '<circle cx="32" cy="24" r="9"/><path d="M14 50Q32 26 50 50Z"/>')),
    symbol("eye", plate("", '<path d="M6 32Q32 6 58 32Q32 58 6 32Zm26 9a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z" fill-rule="evenodd"/>')),
  ].join("")}</svg>`;
}
