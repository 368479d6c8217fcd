import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./columns.module.css";

/** Two parts of a page beside each other, of which the narrow one stays in sight; one below the other on narrow screens. */
export const Columns = ({ narrow, children }: { readonly narrow: "first" | "last"; readonly children: ReactNode }) => (
  <div className={classNames(styles["columns"], styles[narrow])}>{children}</div>
);
