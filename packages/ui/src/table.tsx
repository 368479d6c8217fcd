import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./table.module.css";

interface Column {
  readonly label: string;
  readonly num?: boolean;
  /** Only screen readers have the label. */
  readonly hidden?: boolean;
  readonly className?: string | undefined;
}

interface TableProps {
  /** Heard, not seen. */
  readonly caption: string;
  readonly columns: readonly Column[];
  /** The rows; cells of numbers have the class `num`. */
  readonly children: ReactNode;
  /** Scrolls inside its frame, with the head always in sight. */
  readonly scrolls?: boolean;
  readonly className?: string | undefined;
}

/** A table in a frame. */
export function Table({ caption, columns, children, scrolls = false, className }: TableProps) {
  const table = (
    <table className={styles["table"]}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, num = false, hidden = false, className: look }) => (
            <th key={label} scope="col" className={classNames(num && "num", look) || undefined}>
              {hidden ? <span className="sr">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
  const look = classNames(styles["frame"], scrolls && styles["scrolls"], className);
  return scrolls ? (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard
    <div className={look} role="group" aria-label={caption} tabIndex={0}>
      {table}
    </div>
  ) : (
    <div className={look}>{table}</div>
  );
}
