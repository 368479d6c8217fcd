import { useId, type ComponentProps, type ReactNode } from "react";
import button from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Field, type FieldWords } from "./field.tsx";
import styles from "./fields.module.css";
import { Leaf } from "./illustrations.tsx";

interface TextFieldProps extends FieldWords, Omit<ComponentProps<"input">, "value" | "onChange" | "children"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One line of text; for numbers with `inputMode`, since a number field's own keys differ from browser to browser. */
export const TextField = ({ label, hint, note, fault, onChange, ...rest }: TextFieldProps) => (
  <Field label={label} hint={hint} note={note} fault={fault}>
    {(control) => <input {...rest} {...control} onChange={(event) => onChange(event.target.value)} />}
  </Field>
);

interface TextAreaProps extends FieldWords, Omit<ComponentProps<"textarea">, "value" | "onChange" | "children"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Text of several lines. */
export const TextArea = ({ label, hint, note, fault, onChange, ...rest }: TextAreaProps) => (
  <Field label={label} hint={hint} note={note} fault={fault}>
    {(control) => <textarea {...rest} {...control} onChange={(event) => onChange(event.target.value)} />}
  </Field>
);

interface SelectProps<Value extends string> extends FieldWords, Omit<ComponentProps<"select">, "value" | "onChange"> {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Long words of the chosen one go on in more lines, which browsers do not do in a select. */
  readonly wraps?: boolean;
  readonly onChange: (value: Value) => void;
}

/** One of a few. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, note, fault, options, wraps = false, onChange, ...rest } = props;
  return (
    <Field label={label} hint={hint} note={note} fault={fault}>
      {(control) => {
        const select = (
          <select {...rest} {...control} onChange={(event) => onChange(options[event.target.selectedIndex]!.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        );
        if (!wraps) return select;
        return (
          <span className={styles["wraps"]}>
            {select}
            <span aria-hidden="true">{options.find(({ value }) => value === rest.value)?.label}</span>
          </span>
        );
      }}
    </Field>
  );
}

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "role" | "onChange" | "children"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly onChange: (checked: boolean) => void;
}

/** What holds at once when it is turned on; in a form that is sent, a `Checkbox`. */
// oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on
export const Switch = (props: CheckboxProps) => <Check {...props} role="switch" />;

/** A box to tick with its words beside it; the whole line can be hit. */
export const Checkbox = (props: CheckboxProps) => <Check {...props} role={undefined} />;

function Check({ label, hint, onChange, className, role, ...rest }: CheckboxProps & { role: "switch" | undefined }) {
  const id = useId();
  return (
    <label className={classNames(styles["check"], className)}>
      <input
        aria-describedby={hint === undefined ? undefined : id}
        {...rest}
        type="checkbox"
        role={role}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {hint !== undefined && (
          <span id={id} className="soft small">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

interface FileButtonProps extends Omit<ComponentProps<"input">, "type" | "onChange" | "className" | "children"> {
  readonly className: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** A leaf turns in place of the icon, and no file can be chosen. */
  readonly busy?: boolean;
  readonly onFile: (file: File) => void;
}

/** A label that looks like a button (`className`, from `buttonClass`) and chooses a file. */
export const FileButton = ({ className, icon, children, busy, onFile, ...rest }: FileButtonProps) => (
  <label className={classNames(className, styles["file"])}>
    {busy ? <Leaf className={button["leaf"]} /> : icon}
    {children}
    <input
      {...rest}
      type="file"
      // Not disabled: it keeps the focus while the file is read.
      aria-disabled={busy || undefined}
      onClick={(event) => busy && event.preventDefault()}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        if (file) onFile(file);
        // The same file may be chosen again.
        event.target.value = "";
      }}
    />
  </label>
);
