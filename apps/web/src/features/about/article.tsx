import type { ReactNode } from "react";
import { Stack } from "@karota/ui/layout.tsx";
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

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section">
    <h2>{title}</h2>
    {children}
  </Stack>
);

/** Items with a leaf each. */
export const Leaves = ({ children }: { children: ReactNode }) => (
  <Stack as="ul" className={styles["list"]}>
    {children}
  </Stack>
);
