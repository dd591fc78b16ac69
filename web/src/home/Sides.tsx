import type { Player } from "./setup";

interface Props {
  players: Player[];
  /** The button of a player, said in full. */
  label: (player: string) => string;
  main?: boolean;
  disabled: boolean;
  onSide: (player: string) => void;
}

/** A button for each player one can be. */
export function Sides({ players, label, main, disabled, onSide }: Props) {
  return (
    <div class="row">
      {players.map(({ id, name }) => (
        <button type="button" key={id} class={main ? "button primary" : "button"} aria-label={label(name)} disabled={disabled} onClick={() => onSide(id)}>
          {name}
        </button>
      ))}
    </div>
  );
}
