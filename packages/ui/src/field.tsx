import { useId, type ComponentProps, type ReactNode } from "react";
import styles from "./field.module.css";

interface Described {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  /** Also false: without it browsers say of an empty field that has to be filled that it is wrong. */
  readonly "aria-invalid": boolean;
}

export interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  /** What follows the control and changes with it, such as how much is still missing. */
  readonly note?: string | undefined;
  /** What is invalid about its value. */
  readonly fault?: string | undefined;
}

/** What is invalid, where no single field says so. */
export const Fault = (props: ComponentProps<"p">) => <p {...props} className={styles["fault"]} />;

/** A labelled control, below it a hint and, when its value is invalid, the reason. */
export function Field(props: FieldWords & { readonly children: (control: Described) => ReactNode }) {
  const { label, hint, note, fault } = props;
  const id = useId();
  const described = Object.entries({ hint, note, fault })
    .flatMap(([part, words]) => (words === undefined ? [] : [`${id}${part}`]))
    .join(" ");
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{label}</label>
      {props.children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": fault !== undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}hint`} className={styles["hint"]}>
          {hint}
        </p>
      )}
      {note !== undefined && (
        <p id={`${id}note`} className={styles["hint"]}>
          {note}
        </p>
      )}
      {fault !== undefined && <Fault id={`${id}fault`}>{fault}</Fault>}
    </div>
  );
}
