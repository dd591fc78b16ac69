import { useMemo } from "preact/hooks";
import type { MatchApi } from "../app/api";
import { useText } from "../app/context";
import type { Art } from "../board/art";
import type { Planning } from "../plans/plan";
import { TableView } from "../play/TableView";
import { Imagined } from "./imagined";
import { lineOf } from "./tree";
import { useWhatIf, type Start } from "./useWhatIf";
import { imaginedTable, WhatIfPanel } from "./WhatIfPanel";

interface Props {
  api: MatchApi;
  art: Art | null;
  start: Start;
  over: boolean;
  /** The plan of the seat, to which a line that was tried can be added; null where it cannot. */
  plans: Planning | null;
  onLeave: () => void;
}

/** A table at which one tries what would have come of something else. Nobody else sees it. */
export function WhatIfTable({ api, art, start, over, plans, onLeave }: Props) {
  const t = useText();
  const tries = useWhatIf(api, start);
  const { tried, refused } = tries;
  const table = useMemo(() => tried && imaginedTable(tried.page.table, lineOf(tried.tree).length), [tried]);
  if (!tried || !table) {
    return (
      <main class="lost" aria-busy={!refused}>
        <p role="status">{refused || t("loading")}</p>
        {refused && (
          <button type="button" class="button" onClick={onLeave}>
            {t("try-leave")}
          </button>
        )}
      </main>
    );
  }
  const nextWorld = () => {
    const { worlds, world } = tried.page;
    return tries.look({ world: worlds[(worlds.indexOf(world) + 1) % worlds.length]! });
  };
  return (
    <Imagined.Provider value={true}>
      <TableView
        table={table}
        art={art}
        api={tries.api}
        look={() => {}}
        broken={false}
        onTaken={() => {}}
        imagined={{
          panel: (onProblem) => <WhatIfPanel start={start} tried={tried} tries={tries} over={over} plans={plans} onProblem={onProblem} onLeave={onLeave} />,
          nextWorld,
          leave: onLeave,
        }}
      />
    </Imagined.Provider>
  );
}
