import { useId, useState, type ReactNode } from "react";
import { BANNER_LENGTH } from "@karota/contract/admin/bounds.ts";
import type { Fault } from "@karota/contract/admin/faults.ts";
import type { Settings } from "@karota/contract/admin/settings.ts";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import type { Part } from "./settings-draft.ts";
import styles from "./settings.module.css";

/** The form as its sections see it. */
export interface Form {
  readonly values: Settings;
  readonly change: <Name extends Part>(part: Name, value: Settings[Name]) => void;
  /** What is wrong with a field, by its path. */
  readonly faultOf: (path: string) => Fault | undefined;
}

/** A fault as text; undefined without a fault. */
export function useFaultWords(): (fault: Fault | undefined) => string | undefined {
  const say = useSay();
  const format = useFormat();
  return (fault) => {
    if (!fault) return undefined;
    if (fault.fault === "range")
      return say("admin.settings.fault.range", { least: format.number(fault.least), most: format.number(fault.most) });
    if (fault.fault === "long") return say("admin.settings.fault.long", { most: BANNER_LENGTH });
    return say(`admin.settings.fault.${fault.fault}`);
  };
}

/** Comma or point, as one is used to; NaN for what is no number. */
const numberOf = (text: string): number =>
  /^-?\d+(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : Number.NaN;

/** A number with its name, what it means, and what is wrong with it. */
export function NumberField(props: {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly fault: Fault | undefined;
  readonly onChange: (value: number) => void;
}) {
  const { label, hint, value, fault, onChange } = props;
  const id = useId();
  const format = useFormat();
  const words = useFaultWords()(fault);
  const [typed, setTyped] = useState("");
  // What was typed stays as it is, also "1," on its way to "1,5"; another value from outside takes its place.
  const text = Object.is(numberOf(typed), value)
    ? typed
    : format.number(value, { useGrouping: false, maximumFractionDigits: 4 });
  const described = [hint && `${id}hint`, words && `${id}fault`].filter(Boolean).join(" ");
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={words !== undefined || undefined}
        aria-describedby={described || undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(numberOf(event.target.value));
        }}
      />
      {hint && (
        <p id={`${id}hint`} className={styles["hint"]}>
          {hint}
        </p>
      )}
      {words && (
        <p id={`${id}fault`} className={styles["fault"]}>
          {words}
        </p>
      )}
    </div>
  );
}

/** A checkbox, with the whole line to click. */
export const Switch = (props: {
  readonly label: ReactNode;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) => (
  <label className={styles["switch"]}>
    <input type="checkbox" checked={props.on} onChange={(event) => props.onChange(event.target.checked)} />
    {props.label}
  </label>
);
