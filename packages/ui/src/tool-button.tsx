import { TickIcon } from "./board-icons.ts";
import type { Tool } from "./game-frame.ts";
import styles from "./tool-button.module.css";

/** One tool: a picture over a word. What is on wears the tick badge. */
export function ToolButton({ label, icon, note, pressed, unavailable, shortcut, use }: Omit<Tool, "id">) {
  return (
    <button
      type="button"
      className={styles["tool"]}
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
