import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useState, type ComponentProps } from "react";
import { IconButton } from "./button.tsx";
import { Chip } from "./chip.tsx";
import styles from "./count-field.module.css";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface CountFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  /** The least is 1. */
  readonly max: number;
  /** Usual numbers, rising; the first one is also what the two buttons step by. */
  readonly stops: readonly number[];
  /** What a button is called that sets this number. */
  readonly nameOf: (count: number) => string;
  /** The number and its two buttons alone; the label is heard and not seen. */
  readonly compact?: boolean;
  readonly onChange: (count: number) => void;
}

/** How many of something: usual numbers by a button, any other one by typing. */
export function CountField(props: CountFieldProps) {
  const { label, hint, value, max, stops, nameOf, compact = false, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const step = stops[0]!;
  const set = (count: number) => {
    setTyped(null);
    if (count !== value) onChange(count);
  };
  const type = (text: string) => {
    setTyped(text);
    const count = Number(text);
    if (text !== "" && Number.isInteger(count) && count >= 1) onChange(Math.min(count, max));
  };
  const button = (icon: typeof IconPlus, count: number) => (
    <IconButton
      label={nameOf(count)}
      aria-disabled={count === value || undefined}
      icon={<Icon of={icon} small />}
      onClick={() => set(count)}
    />
  );
  const stepper = (control: ComponentProps<"input">) => (
    <span className={styles["stepper"]}>
      {button(IconMinus, Math.max(1, (Math.ceil(value / step) - 1) * step))}
      <input
        {...control}
        className={styles["number"]}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        value={typed ?? String(value)}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
      />
      {button(IconPlus, Math.min(max, (Math.floor(value / step) + 1) * step))}
    </span>
  );
  if (compact) return stepper({ "aria-label": label });
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <span className={styles["line"]}>
          {stepper(control)}
          {stops
            .filter((count) => count <= max)
            .map((count) => (
              <Chip key={count} on={count === value} aria-label={nameOf(count)} onClick={() => set(count)}>
                {count}
              </Chip>
            ))}
        </span>
      )}
    </Field>
  );
}
