import { endHydration, whenHydrated } from "@karota/ui/hydration.ts";

/** What was pressed or typed while the document was there and the page was not: noted by the script of index.html. */
export interface EarlyInput {
  readonly event: Event;
  readonly target: EventTarget | null;
  /** Of a field, after it. */
  readonly value: string | undefined;
}
declare global {
  var karotaEarly: EarlyInput[] | undefined;
}

/** The screen listens, or says why it is not there: `act` gets what came before that, once the page is hydrated. */
export function endWaiting(act: (early: readonly EarlyInput[]) => void): void {
  endHydration();
  whenHydrated(() => {
    const early = globalThis.karotaEarly;
    globalThis.karotaEarly = undefined;
    if (early?.length) act(early);
  });
}
