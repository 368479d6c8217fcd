import { classNames } from "./class-names.ts";
import styles from "./progress-bar.module.css";

/** How much is done, 0 to 100; the label says it in words, unless words beside it do. */
export const ProgressBar = ({
  value,
  label,
  className,
}: {
  value: number;
  label?: string;
  className?: string | undefined;
}) => (
  <span
    className={classNames(styles["bar"], className)}
    role={label && "img"}
    aria-label={label}
    aria-hidden={!label || undefined}
  >
    <span style={{ width: `${value}%` }} />
  </span>
);
