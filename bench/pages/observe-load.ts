import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession } from "@playwright/test";

/** Between two checks whether a page is hydrated. */
const CHECK_INTERVAL_MS = 100;

/** A task that blocked the page, in milliseconds since the navigation. */
export interface LongTask {
  readonly start: number;
  readonly duration: number;
}
export interface ObservedLoad {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The start of what the largest paint showed. */
  readonly largest: string;
  readonly shift: number;
  readonly tasks: readonly LongTask[];
}
type Observed = { -readonly [Key in keyof ObservedLoad]: ObservedLoad[Key] };

declare global {
  /** What `observeLoad` has seen so far. */
  var observedLoad: Observed;
}

/** For `addInitScript`: notes paints, shifts and long tasks of a page from its beginning. */
export function observeLoad(): void {
  const seen: Observed & { readonly tasks: LongTask[] } = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    largest: "",
    shift: 0,
    tasks: [],
  };
  globalThis.observedLoad = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    const { element } = entry as PerformanceEntry & { readonly element: Element | null };
    seen.largestPaint = entry.startTime;
    seen.largest = `<${element?.localName}> ${element?.textContent?.slice(0, 40)}`;
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  observe("longtask", ({ startTime, duration }) => void seen.tasks.push({ start: startTime, duration }));
}

/** Waits until the page is hydrated. Without Playwright's own script in the page, which would be a long task itself. */
export async function untilHydrated(session: CDPSession): Promise<void> {
  const expression = "globalThis.karotaEarly === undefined";
  while (!(await session.send("Runtime.evaluate", { expression })).result.value) await wait(CHECK_INTERVAL_MS);
}
