import { useId, type CSSProperties } from "react";
import { Tick } from "./chip.tsx";
import { classNames } from "./class-names.ts";
import styles from "./picture-choice.module.css";
import type { Choice } from "./segmented.tsx";
import segmented from "./segmented.module.css";

/** One of many: radio buttons that are pictures, each above its name. */
export function PictureChoice<Value extends string>(props: {
  readonly legend: string;
  readonly options: readonly Required<Pick<Choice<Value>, "value" | "label" | "picture">>[];
  /** In a row; three on phones. */
  readonly columns: number;
  /** Null while none is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}) {
  const { legend, options, columns, value, onChange } = props;
  const group = useId();
  return (
    <fieldset className={classNames(segmented["field"], segmented["dense"])}>
      <legend>{legend}</legend>
      <div className={styles["pictures"]} style={{ "--columns": columns } as CSSProperties}>
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
            <span>{option.label}</span>
            <Tick />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
