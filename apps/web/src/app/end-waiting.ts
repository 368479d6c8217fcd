import { endHydration, whenHydrated } from "@karota/ui/hydration.ts";

/** What was pressed or typed while it could not be done: noted by the script of index.html. */
export interface EarlyInput {
  readonly event: Event;
  readonly target: EventTarget | null;
  /** Of a field, after it. */
  readonly value: string | undefined;
}
interface EarlyInputs {
  readonly inputs: EarlyInput[];
  /** A selector: where they are noted. */
  within: string;
  /** Whether a finger or the main button of a mouse is down. */
  readonly isPressed: boolean;
}
declare global {
  /** Undefined once nothing is noted any more. */
  var karotaEarly: EarlyInputs | undefined;
}

/** A board that stands in place of a person's own until that is loaded. */
const WAITING = "main [data-waiting]";

/** The task of a quiz that is shown; an answer is for no other. */
const shownTask = (): string | null => document.getElementById("quiz-question")?.textContent ?? null;

/** Acts once no board waits for a person's own. */
function whenOwn(act: () => void): void {
  const isOwn = () => document.querySelector(WAITING) === null;
  if (isOwn()) return act();
  const observer = new MutationObserver(() => {
    if (!isOwn()) return;
    observer.disconnect();
    act();
  });
  observer.observe(document.body, { attributes: true, childList: true, subtree: true });
}

/**
 * The screen listens, or says why it is not there: `act` gets what came before that, once the page is hydrated and its
 * board is the person's own; nothing where that shows another task than the one that was seen.
 */
export function endWaiting(act: (early: readonly EarlyInput[]) => void): void {
  endHydration();
  whenHydrated(() => {
    const early = globalThis.karotaEarly;
    if (!early) return;
    early.within = WAITING;
    const task = shownTask();
    const end = () => {
      if (globalThis.karotaEarly !== early) return;
      globalThis.karotaEarly = undefined;
      if (early.inputs.length > 0 && shownTask() === task) act(early.inputs);
    };
    // React draws what is personal after this, and only then a board is marked as not yet the person's own.
    setTimeout(() => whenOwn(end));
  });
}
