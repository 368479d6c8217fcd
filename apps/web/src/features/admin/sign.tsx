import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "@karota/ui/icon.tsx";
import styles from "./sign.module.css";

const SIGNS = { good: IconCircleCheck, bad: IconAlertTriangle, open: IconCircleDashed };

/** A status: a symbol and its label. */
export const Sign = ({ kind, children }: { kind: keyof typeof SIGNS; children: ReactNode }) => (
  <span className={styles["sign"]} data-kind={kind}>
    <Icon of={SIGNS[kind]} small />
    <span>{children}</span>
  </span>
);
