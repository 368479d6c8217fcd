import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./note.module.css";

/** What a tint says, always beside words: good news, information, a warning, a failure. */
export type Tone = "good" | "info" | "warn" | "bad";

interface NoteProps extends ComponentProps<"div"> {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
}

/** A tinted remark in the flow of a page. */
export const Note = ({ tone = "info", icon, className, children, ...rest }: NoteProps) => (
  <div {...rest} className={classNames(styles["note"], styles[tone], className)}>
    {icon}
    {icon ? <div>{children}</div> : children}
  </div>
);

interface BadgeProps extends ComponentProps<"span"> {
  /** Absent: neutral. */
  readonly tone?: Tone | undefined;
}

/** A short state in a tinted pill, with or without an icon. */
export const Badge = ({ tone, className, ...rest }: BadgeProps) => (
  <span {...rest} className={classNames(styles["badge"], tone && styles[tone], className)} />
);
