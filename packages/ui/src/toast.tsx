import { IconX } from "@tabler/icons-react";
import { useEffect, useState, type ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./toast.module.css";

const SHOWN_MS = 6000;

export interface ToastProps {
  readonly text: string;
  readonly closeLabel: string;
  readonly undo?: { readonly label: string; readonly act: () => void } | undefined;
  readonly onClose: () => void;
}

/** A word that goes by itself after 6 s; it waits while the pointer or the focus is on it. */
export function Toast({ text, closeLabel, undo, onClose }: ToastProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, onClose]);
  return (
    <div
      className={styles["toast"]}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{text}</span>
      {undo && (
        <button
          type="button"
          onClick={() => {
            undo.act();
            onClose();
          }}
        >
          {undo.label}
        </button>
      )}
      <button type="button" aria-label={closeLabel} onClick={onClose}>
        <Icon of={IconX} small />
      </button>
    </div>
  );
}

/** Where toasts appear; always in the page, so that screen readers announce what comes into it. */
export const ToastPlace = ({ children }: { children?: ReactNode }) => (
  <div className={styles["place"]} role="status">
    {children}
  </div>
);
