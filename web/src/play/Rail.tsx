import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import type { MatchPage, Scene } from "../protocol";
import { Imagined } from "../whatif/imagined";
import { drawerTabs, type DrawerState, type DrawerTab } from "./useDrawer";
import { PlateView } from "./PlateView";
import { shortTime } from "./TimeLeft";
import { teams } from "./plates";
import { useEyes } from "./useEyes";

interface Props {
  table: MatchPage;
  scene: Scene;
  letterOf: (tone: string) => string;
  look: (seat: string | null) => void;
  drawer: DrawerState;
  /** The role of the display face. */
  face: string;
  /** The tab that holds something new. */
  news: DrawerTab | null;
  /** What stands between the seats and the tabs. */
  children: ComponentChildren;
}

/** A plate has room for a word of so many letters, in a narrow face for more. */
const LETTERS: Record<string, number> = { "": 10, engraved: 12, stencil: 14, poster: 18 };

/** More seats than these have plates of two lines. */
const FEW = 3;

/** A plate for each seat, in the order of the turns, and what opens the drawer. It is never scrolled. */
export function Rail({ table, scene, letterOf, look, drawer, face, news, children }: Props) {
  const t = useText();
  const imagined = useContext(Imagined);
  const mine = useEyes(table.seats, look);
  const all = teams(scene, table.seats);
  const longest = Math.max(...table.seats.flatMap((seat) => seat.name.split(" ").map((word) => word.length)));
  const fit = Math.min(1, (LETTERS[face] ?? LETTERS[""]!) / longest);
  return (
    <aside class={table.seats.length > FEW ? "rail is-compact" : "rail"} data-seats={table.seats.length} data-testid="rail" aria-label={t("seats")}>
      <div class="seats">
        {all.map((team) => (
          <section key={team.name} class="team" aria-label={team.name || t("seats")}>
            {team.name && (
              <h2>
                <span>{team.name}</span> <b>{team.score}</b>
              </h2>
            )}
            <ul>
              {team.plates.map(({ seat, plate }) => (
                <PlateView
                  key={seat.id}
                  seat={seat}
                  plate={plate}
                  letterOf={letterOf}
                  fit={fit}
                  short={shortTime(table.clock)}
                  over={table.over}
                  eyes={seat.mine && mine.length > 1 ? seat.id === table.seat : null}
                  onLook={() => look(seat.id)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {children}
      <nav class="drawer-tabs" aria-label={t("side")}>
        {drawerTabs(t, imagined).map(({ id, label, icon, key }) => (
          <button
            key={id}
            type="button"
            aria-expanded={drawer.open === id}
            aria-label={label}
            aria-keyshortcuts={key || undefined}
            title={key ? `${label} (${key})` : label}
            onClick={() => drawer.toggle(id)}
          >
            <Icon name={icon} />
            <span>{label}</span>
            {news === id && drawer.open !== id && <i class="news" aria-hidden="true" />}
          </button>
        ))}
      </nav>
    </aside>
  );
}
