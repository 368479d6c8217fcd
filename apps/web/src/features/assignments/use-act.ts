import { useRef, useState } from "react";
import type { MessageId } from "@karota/texts/ids.ts";
import { notifyFailure, toast } from "../../shared/components/notices.tsx";

/** A call that a button makes: once at a time; what is done is said, what fails is told. */
export function useAct(
  act: () => Promise<unknown>,
  said: MessageId,
  done?: () => void,
): readonly [boolean, () => void] {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const run = async () => {
    try {
      await act();
      toast(said);
      done?.();
    } catch (error) {
      notifyFailure(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const start = () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    void run();
  };
  return [busy, start];
}
