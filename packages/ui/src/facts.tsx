import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./facts.module.css";

interface FactsProps extends ComponentProps<"dl"> {
  /** The value beside its name, at the other end of the line, or below it. */
  readonly look?: "beside" | "ends" | "below";
  /** With a line between the facts. */
  readonly lined?: boolean;
}

/** Names and their values. */
export const Facts = ({ look = "beside", lined, className, ...rest }: FactsProps) => (
  <dl {...rest} className={classNames(styles["facts"], styles[look], lined && styles["lined"], className)} />
);

interface FactProps extends ComponentProps<"div"> {
  readonly name: ReactNode;
  /** Its value; without one there is no fact. */
  readonly children: ReactNode;
}

/** One of the facts. */
export const Fact = ({ name, children, ...rest }: FactProps) =>
  children === null || children === "" ? null : (
    <div {...rest}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
