import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { focusHeading } from "./focus-heading.ts";
import styles from "./dialog.module.css";

export interface DialogProps {
  /** A question where a choice is needed. */
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons that name the act; the harmless one first. None at all while something runs. */
  readonly actions?: ReactNode;
  /** Escape and the scrim mean no. Absent: the dialog cannot be closed by hand. */
  readonly onClose?: (() => void) | undefined;
  readonly className?: string | undefined;
  /** "alertdialog" for one that comes by itself: its body is read out with its title. */
  readonly role?: "alertdialog";
}

/** Whether something happened on the scrim around a dialog: to the browser, the scrim is the dialog itself. */
function isOnScrim({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && !(clientX >= left && clientX <= right && clientY >= top && clientY <= bottom);
}

/** A modal dialog: the browser's own, which traps the focus and restores it, else it goes to the h1. A sheet from below on phones. */
export function Dialog({ title, children, actions, onClose, className, role }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  /** A press that selects text and ends on the scrim does not mean to close. */
  const isPressedOnScrim = useRef(false);
  // Closed before it leaves the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      // What had the focus may be gone, or leave with the dialog, and a heading that came meanwhile could not take it under one.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusHeading();
      });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles["dialog"], className)}
      role={role}
      aria-labelledby={id}
      aria-describedby={role && `${id}body`}
      onCancel={(event) => {
        // A file that is not chosen sends one as well, and React passes on that of a dialog inside this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={(event) => {
        // Browsers close on the second Escape even when the first was refused.
        if (event.key === "Escape" && !onClose) event.preventDefault();
      }}
      onPointerDown={(event) => {
        isPressedOnScrim.current = isOnScrim(event);
      }}
      onClick={(event) => {
        if (isPressedOnScrim.current && isOnScrim(event)) onClose?.();
      }}
    >
      <h2 id={id} className={styles["title"]}>
        {title}
      </h2>
      {children !== undefined && (
        <div id={`${id}body`} className={styles["body"]}>
          {children}
        </div>
      )}
      {actions !== undefined && <div className={styles["actions"]}>{actions}</div>}
    </dialog>
  );
}
