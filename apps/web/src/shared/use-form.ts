import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from "react";
import { useAnnouncer } from "./components/use-announcer.tsx";

interface Form {
  /** Faults are shown only after the first attempt to send. */
  readonly tried: boolean;
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
  };
  /** Announces the fault of a field that has the focus already. */
  readonly announcements: ReactNode;
}

/** A field's fault is the last of what describes it (`Field`). */
const faultOf = (field: HTMLElement): string => {
  const described = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return document.getElementById(described.at(-1) ?? "")?.textContent ?? "";
};

/** A form that is sent when nothing is amiss; else its first field with a fault has the focus. */
export function useForm(isWrong: boolean, send: () => void): Form {
  const ref = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [announcements, announce] = useAnnouncer();
  useEffect(() => {
    const field = tries > 0 && ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return;
    if (field === document.activeElement) announce(faultOf(field));
    else field.focus();
  }, [tries, announce]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A form that stays empty after it was sent has no faults yet.
    setTries(isWrong ? tries + 1 : 0);
    if (!isWrong) send();
  };
  return { tried: tries > 0, form: { ref, noValidate: true, onSubmit }, announcements };
}
