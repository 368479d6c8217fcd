import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Leaf } from "./illustrations.tsx";

export interface ButtonLook {
  /** One filled carrot button a screen: the thing to do next. "danger" for what cannot be undone, in its dialog. */
  readonly kind?: "plain" | "primary" | "danger" | "quiet";
  readonly size?: "normal" | "small" | "big";
  readonly wide?: boolean;
}

/** The same look for a link. */
export const buttonClass = ({ kind = "plain", size = "normal", wide = false }: ButtonLook = {}): string =>
  classNames(
    styles["button"],
    kind !== "plain" && styles[kind],
    size !== "normal" && styles[size],
    wide && styles["wide"],
  );

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled"> {
  readonly icon?: ReactNode;
  /** Clicks are ignored; the label stays and a leaf turns in place of the icon. */
  readonly busy?: boolean;
  /** Stays reachable; say beside it why (`aria-describedby`). */
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  kind,
  size,
  wide,
  icon,
  busy = false,
  disabled = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const still = busy || disabled;
  const look = buttonClass({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) });
  return (
    <button
      type="button"
      {...rest}
      className={classNames(look, busy && styles["busy"], className)}
      aria-disabled={still || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (still) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Leaf className={styles["leaf"]} /> : icon}
      {children}
    </button>
  );
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly icon: ReactNode;
}

/** A button that shows only an icon; 44 px, named by `label`. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(styles["iconOnly"], className)}
    >
      {icon}
    </button>
  );
}
