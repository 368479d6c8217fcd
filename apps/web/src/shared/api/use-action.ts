import { useRef, useState } from "react";
import type { MessageId } from "@karota/texts/ids.ts";
import { toast } from "../components/notices.tsx";
import { announceFailure } from "./announce-failure.ts";

export interface AfterAction {
  /** The text that a toast says when the work has succeeded. */
  readonly toast?: MessageId;
  readonly onDone?: (() => void) | undefined;
}

/**
 * The work of a button. It runs once at a time, however often the button is pressed, and a failure becomes a popup.
 * Returns whether it is running, and a function that starts it.
 */
export function useAction<Input extends readonly unknown[]>(
  work: (...input: Input) => Promise<unknown>,
  after: AfterAction = {},
): readonly [boolean, (...input: Input) => void] {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const run = async (input: Input): Promise<void> => {
    try {
      await work(...input);
      if (after.toast) toast(after.toast);
      after.onDone?.();
    } catch (error) {
      announceFailure(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const start = (...input: Input): void => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    void run(input);
  };
  return [busy, start];
}
