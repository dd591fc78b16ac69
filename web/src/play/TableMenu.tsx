import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import { PrefsBar } from "../parts/PrefsBar";
import { ShowBar } from "../theatre/ShowBar";
import { Fold } from "./Fold";

interface Props {
  asText: boolean;
  onText: () => void;
  onHelp: () => void;
  children: ComponentChildren;
}

/** What every table can be looked at in: words instead of a picture, another language, another light. */
export function TableMenu({ asText, onText, onHelp, children }: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Fold class="table-menu" face={<Icon name="gear" />} label={t("table-menu")} open={open} onOpen={setOpen}>
      <IconButton icon="text" label={t("text-table")} pressed={asText} onClick={onText} />
      <IconButton icon="help" label={t("help")} onClick={onHelp} />
      <ShowBar />
      <PrefsBar />
      {children}
    </Fold>
  );
}
