import { classNames } from "./class-names.ts";
import styles from "./figures.module.css";

interface FiguresProps {
  /** What they are figures of. */
  readonly label?: string;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  /** How they lie beside each other. */
  readonly className?: string | undefined;
}

/** Numbers, each large above its name. */
export const Figures = ({ label, figures, className }: FiguresProps) => (
  <dl className={classNames(styles["figures"], className)} aria-label={label}>
    {figures.map((one) => (
      <div key={one.label}>
        <dt>{one.label}</dt>
        <dd className="num">{one.value}</dd>
      </div>
    ))}
  </dl>
);
