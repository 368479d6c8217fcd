import type { ReactNode } from "react";
import styles from "./section-head.module.css";

/** A section's title with a quiet note beside it and, at its end, a link or a button. */
export const SectionHead = ({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: ReactNode;
  children?: ReactNode;
}) => (
  <div className={styles["head"]}>
    <h2 id={id}>{title}</h2>
    {note !== undefined && <span className="soft small">{note}</span>}
    {children}
  </div>
);
