import type { ReactNode } from "react";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import styles from "./progress-page.module.css";

interface FoldedProps {
  readonly id: string;
  readonly title: string;
  /** How much there is to see; absent until it is known. */
  readonly count?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the page that is folded at first, since all of them together are many screens long. */
export const Folded = ({ id, title, count, children }: FoldedProps) => (
  <section className={styles["folded"]} aria-labelledby={id}>
    <Disclosure
      summary={
        <h2>
          <span id={id}>{title}</span> {count !== undefined && <span className="soft small">{count}</span>}
        </h2>
      }
    >
      <Stack gap={4}>{children}</Stack>
    </Disclosure>
  </section>
);
