import { Icon, type IconName } from "./Icon";

interface Props {
  icon: IconName;
  label: string;
  onClick: () => void;
  pressed?: boolean;
  disabled?: boolean;
}

/** A button that shows an icon and says its name on hover and to screen readers. */
export function IconButton({ icon, label, onClick, pressed, disabled }: Props) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
