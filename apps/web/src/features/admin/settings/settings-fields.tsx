import { useState } from "react";
import type { Fault } from "@karota/contract/admin/faults.ts";
import { BANNER_LENGTH, type Settings } from "@karota/contract/admin/settings.ts";
import { TextField } from "@karota/ui/fields.tsx";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import type { Part } from "./settings-draft.ts";

/** The form as its sections see it. */
export interface Form {
  readonly values: Settings;
  readonly change: <Name extends Part>(part: Name, value: Settings[Name]) => void;
  readonly changeAll: (some: Partial<Settings>) => void;
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
  const format = useFormat();
  const [typed, setTyped] = useState("");
  // What was typed stays as it is, also "1," on its way to "1,5"; another value from outside takes its place.
  const text = Object.is(numberOf(typed), value)
    ? typed
    : format.number(value, { useGrouping: false, maximumFractionDigits: 4 });
  return (
    <TextField
      label={label}
      note={hint}
      fault={useFaultWords()(fault)}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(next) => {
        setTyped(next);
        onChange(numberOf(next));
      }}
    />
  );
}
