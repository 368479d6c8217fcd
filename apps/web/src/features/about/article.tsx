import type { ReactNode } from "react";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import styles from "./articles.module.css";

/** A page to read: its title, a sentence that leads into it, and parts. */
export const Article = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Stack as="article" gap={6} className={styles["article"]}>
    <PageHeading>{title}</PageHeading>
    <p className={`${styles["lead"]} soft`}>{lead}</p>
    {children}
  </Stack>
);

interface PartProps {
  readonly title: string;
  /** Beside the title. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

export const Part = ({ title, mark, children }: PartProps) => (
  <Stack as="section">
    <Cluster gap={3}>
      <h2>{title}</h2>
      {mark}
    </Cluster>
    {children}
  </Stack>
);

/** Items with a leaf each. */
export const Leaves = ({ children }: { children: ReactNode }) => (
  <Stack as="ul" className={styles["list"]}>
    {children}
  </Stack>
);
