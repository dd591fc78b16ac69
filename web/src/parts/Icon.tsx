/** Line icons on a grid of 24, drawn with the colour of the text around them. */
const PATHS = {
  home: "M4 11.5 12 5l8 6.5M6.5 10v9h11v-9M10 19v-5h4v5",
  help: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 2M12 16.6v.4",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4",
  moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z",
  auto: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 3v18M12 7l4.5 2M12 11.5l6 2.5M12 16l4.5 1.5",
  undo: "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  eyeOff: "M4 4l16 16M9.5 6A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.700M6.5 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10a3 3 0 0 0 4 4",
  text: "M5 6h14M5 10h14M5 14h14M5 18h9",
  first: "M18 6l-6 6 6 6M11 6l-6 6 6 6",
  prev: "M15 6l-6 6 6 6",
  up: "M6 15l6-6 6 6",
  next: "M9 6l6 6-6 6",
  last: "M6 6l6 6-6 6M13 6l6 6-6 6",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  check: "M5 12.5 10 17.5 19.5 7",
  cross: "M6 6l12 12M18 6 6 18",
  send: "M4 12l16-7-6 15-3-6.5ZM11 13.5 20 5",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-4 3.800-6 7.5-6s6.700 2 7.5 6",
  robot: "M6 9h12v10H6zM12 9V5M12 5.5v-.5M9.5 13v1.5M14.5 13v1.5M3.5 13v3M20.5 13v3",
  chair: "M7 4v9h10V4M5.5 13h13v3h-13zM7 16v4M17 16v4",
  hourglass: "M7 4h10M7 20h10M8 4c0 4 3 5.5 4 8-1 2.5-4 4-4 8M16 4c0 4-3 5.5-4 8 1 2.5 4 4 4 8",
  flag: "M6 21V4M6 5h11l-2.5 3.5L17 12H6",
  link: "M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1",
  download: "M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14",
  book: "M12 6.5C10 5 7.5 4.5 4 4.5v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-14c-3.5 0-6 .5-8 2ZM12 6.5v14",
  alert: "M12 4 2.800 20h18.400ZM12 10v5M12 17.300v.4",
  again: "M19 8a8 8 0 1 0 1 6M19.5 4v4.5H15",
  tape: "M3.500 15 15 3.500 20.500 9 9 20.500ZM7 11.500l2 2M10 8.500l3 3M13 5.500l2 2",
  print: "M7 8.500V4h10v4.500M7 17H4V8.500h16V17h-3M7 14h10v6H7Z",
  pencil: "M4 20l1-4.500L16 4.500a2 2 0 0 1 3.500 3.500L8.500 19ZM14 6.500l3.500 3.500",
  redo: "M16 5l4 4-4 4M20 9H10a5.500 5.500 0 0 0 0 11h4",
  folder: "M3.500 19V6h6l2 2.500h9V19Z",
  turnLeft: "M5 9a8 8 0 1 1-1 5M4.500 4.500V9H9",
  turnRight: "M19 9a8 8 0 1 0 1 5M19.500 4.500V9H15",
  larger: "M4 9V4h5M20 15v5h-5M4 4l7 7M20 20l-7-7",
  smaller: "M11 6v5H6M13 18v-5h5M11 11 4 4M13 13l7 7",
  trash: "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
