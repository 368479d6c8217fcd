import { Tick } from "./chip.tsx";
import styles from "./segmented.module.css";

export interface Toggle {
  readonly value: string;
  readonly label: string;
  readonly on: boolean;
}

/** Some of a few: chips that are on or off. The last one that is on announces it and stays. */
export function Toggles(props: {
  readonly legend: string;
  readonly options: readonly Toggle[];
  readonly onToggle: (value: string) => void;
}) {
  const { legend, options, onToggle } = props;
  const only = options.filter(({ on }) => on).length === 1;
  return (
    <fieldset className={styles["field"]}>
      <legend>{legend}</legend>
      <div className={styles["chips"]}>
        {options.map(({ value, label, on }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={on}
              aria-disabled={(only && on) || undefined}
              onChange={() => (only && on) || onToggle(value)}
            />
            <span>{label}</span>
            <Tick />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
