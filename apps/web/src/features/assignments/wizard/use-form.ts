import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";

interface Form {
  /** Faults are shown only after the first attempt to send. */
  readonly tried: boolean;
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
  };
}

/** A form that is sent when nothing is amiss; else its first field with a fault has the focus. */
export function useForm(isWrong: boolean, send: () => void): Form {
  const ref = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) setTries(tries + 1);
    else send();
  };
  return { tried: tries > 0, form: { ref, noValidate: true, onSubmit } };
}
