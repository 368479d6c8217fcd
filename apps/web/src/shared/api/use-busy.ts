import { useState } from "react";
import { notifyFailure } from "../components/notices.tsx";

/** Work that a button begins: once at a time, and what fails is told. */
export function useBusy<Input extends readonly unknown[]>(
  work: (...input: Input) => Promise<unknown>,
): readonly [boolean, (...input: Input) => void] {
  const [busy, setBusy] = useState(false);
  const start = (...input: Input): void => {
    setBusy(true);
    work(...input)
      .catch(notifyFailure)
      .finally(() => setBusy(false));
  };
  return [busy, start];
}
