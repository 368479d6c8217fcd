import { IconCheck } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./segmented.module.css";

/** On the corner of what is on; hidden on what is off. */
export const Tick = () => (
  <span className={styles["tick"]} aria-hidden="true">
    <Icon of={IconCheck} />
  </span>
);

interface ChipProps extends Omit<ComponentProps<"button">, "type" | "aria-pressed"> {
  readonly on: boolean;
}

/** One of several buttons of which one is on, such as a filter. */
export const Chip = ({ on, className, children, ...rest }: ChipProps) => (
  <button {...rest} type="button" aria-pressed={on} className={classNames(styles["chip"], className)}>
    {children}
    <Tick />
  </button>
);
