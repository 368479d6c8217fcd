import { TickIcon } from "./board-icons.ts";
import { classNames } from "./class-names.ts";
import type { Tool } from "./game-frame.ts";
import styles from "./tool-button.module.css";

interface ToolButtonProps extends Omit<Tool, "id"> {
  /** Without its word on phones, where six tools have to fit in a row. */
  readonly isIconOnPhones?: boolean;
}

/** One tool: a picture over a word. What is on has the tick badge. */
export function ToolButton(props: ToolButtonProps) {
  const { label, icon, note, pressed, unavailable, shortcut, use, isIconOnPhones = false } = props;
  return (
    <button
      type="button"
      className={classNames(styles["tool"], isIconOnPhones && styles["icon"])}
      aria-pressed={pressed}
      aria-disabled={unavailable ? true : undefined}
      aria-keyshortcuts={shortcut}
      title={unavailable ?? undefined}
      onClick={() => unavailable || use()}
    >
      {icon}
      <span className={styles["label"]}>{label}</span>
      {note && <span className={styles["note"]}>{note}</span>}
      {pressed && (
        <span className={styles["badge"]} aria-hidden="true">
          <TickIcon />
        </span>
      )}
    </button>
  );
}
