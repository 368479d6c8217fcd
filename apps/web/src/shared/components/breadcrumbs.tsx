import { IconChevronLeft } from "@tabler/icons-react";
import { Link } from "wouter";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay } from "../i18n/i18n.tsx";
import styles from "./breadcrumbs.module.css";

export interface Step {
  readonly to: string;
  readonly text: string;
}

/** The way back, above the heading of a page: the pages it is below, of which a phone shows the nearest. */
export function Breadcrumbs({ steps }: { steps: readonly Step[] }) {
  const say = useSay();
  return (
    <nav className={`${styles["crumbs"]} no-print`} aria-label={say("breadcrumbs")}>
      <ol>
        {steps.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>
              <Icon of={IconChevronLeft} />
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
