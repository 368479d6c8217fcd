import { IconChevronDown } from "@tabler/icons-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./disclosure.module.css";
import { Icon } from "./icon.tsx";

interface DisclosureProps extends ComponentProps<"details"> {
  readonly summary: ReactNode;
}

/** Something that a reader opens: its summary with an arrow, and below it the rest. */
export const Disclosure = ({ summary, className, children, ...rest }: DisclosureProps) => (
  <details {...rest} className={classNames(styles["disclosure"], className)}>
    <summary>
      {summary}
      <Icon of={IconChevronDown} />
    </summary>
    {children}
  </details>
);
