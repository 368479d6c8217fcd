import { useId, type ReactNode } from "react";
import { Tick } from "./chip.tsx";
import { classNames } from "./class-names.ts";
import styles from "./segmented.module.css";

export interface Choice<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** Of the label, where it is another language than the page's. */
  readonly lang?: string;
  /** A few words under the label. */
  readonly note?: string | undefined;
  /** A small drawing; decoration. */
  readonly picture?: ReactNode;
}
export interface SegmentedProps<Value extends string | number> {
  readonly legend: string;
  /** Of the radio group; once a form. */
  readonly name: string;
  readonly options: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Low and small, for settings. */
  readonly dense?: boolean;
}

/** One of a few: radio buttons in a sunken track up to four, wrapping chips from five. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { legend, name, options, value, onChange, dense = false } = props;
  const group = `${name}${useId()}`;
  const chips = options.length > 4;
  return (
    <fieldset className={classNames(styles["field"], dense && styles["dense"])}>
      <legend>{legend}</legend>
      <div className={chips ? styles["chips"] : classNames(styles["track"], options.length === 4 && styles["four"])}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span lang={option.lang}>{option.label}</span>
            {option.note !== undefined && <small>{option.note}</small>}
            <Tick />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
