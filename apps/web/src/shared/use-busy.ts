import { useState } from "react";
import { notifyFailure } from "./notices.tsx";

/** Work that a button begins: once at a time, and what fails is told. */
export function useBusy(work: () => Promise<unknown>): readonly [boolean, () => void] {
  const [busy, setBusy] = useState(false);
  const start = () => {
    setBusy(true);
    work()
      .catch(notifyFailure)
      .finally(() => setBusy(false));
  };
  return [busy, start];
}
