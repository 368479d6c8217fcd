import { memo, type CSSProperties, type ReactNode } from "react";
import styles from "./keypad.module.css";

export interface Key {
  /** What the key enters; unique on the keypad. */
  readonly id: string;
  readonly face: ReactNode;
  /** Under the face, e.g. how many are left. */
  readonly note?: ReactNode;
  /** The whole key in words. */
  readonly label: string;
  /** Lit: the selected cell holds this. */
  readonly lit?: boolean;
  readonly quiet?: boolean;
}

const COLUMNS = 5;

/** Keys in rows, five in each by default. They leave the focus where it is, so that the board stays usable. */
export const Keypad = memo(function Keypad(props: {
  readonly label: string;
  readonly keys: readonly Key[];
  readonly press: (id: string) => void;
  readonly disabled?: boolean;
  readonly columns?: number;
}) {
  const { columns = COLUMNS } = props;
  return (
    <div
      role="group"
      aria-label={props.label}
      className={styles["keys"]}
      style={{ "--columns": columns, "--rows": Math.ceil(props.keys.length / columns) } as CSSProperties}
      onPointerDown={(event) => event.preventDefault()}
    >
      {props.keys.map((key) => (
        <button
          key={key.id}
          type="button"
          className={styles["key"]}
          data-lit={key.lit || undefined}
          data-quiet={key.quiet || undefined}
          aria-disabled={props.disabled || undefined}
          onClick={() => props.disabled || props.press(key.id)}
        >
          <span className="sr">{key.label}</span>
          <span aria-hidden="true">{key.face}</span>
          {key.note !== undefined && <small aria-hidden="true">{key.note}</small>}
        </button>
      ))}
    </div>
  );
});
