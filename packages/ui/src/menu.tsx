import { useId, useRef, useState, type ReactNode } from "react";
import { Button, IconButton } from "./button.tsx";
import styles from "./menu.module.css";
import { useDismiss } from "./use-dismiss.ts";

export interface MenuItem {
  readonly text: string;
  readonly icon: ReactNode;
  readonly act: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Only the icon is seen; the label is its name. */
  readonly iconOnly?: boolean;
  /** After the label. */
  readonly after?: ReactNode;
  readonly busy?: boolean;
  readonly items: readonly MenuItem[];
}

/** A button that opens a list of acts. Closes with an act, Escape, a click outside and when the focus leaves. */
export function Menu({ label, icon, iconOnly, after, busy = false, items }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useDismiss(open, place, () => setOpen(false));
  const state = { "aria-expanded": open, "aria-controls": id, onClick: () => setOpen(!open) };
  return (
    <div ref={place} className={styles["place"]}>
      {iconOnly ? (
        <IconButton label={label} icon={icon} {...state} />
      ) : (
        <Button size="small" icon={icon} busy={busy} {...state}>
          {label}
          {after}
        </Button>
      )}
      <ul id={id} className={`${styles["list"]} popup`} hidden={!open}>
        {items.map(({ text, icon: sign, act }) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => {
                setOpen(false);
                // The focus returns here, also from a dialog that the act opens.
                place.current?.querySelector("button")?.focus();
                act();
              }}
            >
              {sign}
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
