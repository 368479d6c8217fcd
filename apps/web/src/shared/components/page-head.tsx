import type { ReactNode } from "react";
import { Cluster } from "@karota/ui/layout.tsx";
import { PageHeading } from "./page-heading.tsx";
import styles from "./page-head.module.css";

/** The top of a page: its name, a quiet note beside it and, at the end, what can be done here. */
export const PageHead = (props: {
  readonly title: ReactNode;
  readonly note?: string | false | undefined;
  readonly children?: ReactNode;
}) => (
  <Cluster align="baseline" gap={4} rowGap={1} className={styles["head"]}>
    <PageHeading className="wrap">{props.title}</PageHeading>
    {props.note && <p className="soft">{props.note}</p>}
    {props.children}
  </Cluster>
);
