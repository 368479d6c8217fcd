import type { Browser, Page } from "@playwright/test";

/** An event of Chromium's trace, with times in microseconds; `tdur` is time of the processor. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/**
 * What the page's main thread works from each key to the picture after it, in milliseconds of the processor. Unlike the
 * time that passes, it hardly depends on what else the machine does.
 */
export async function traceKeys(
  browser: Browser,
  page: Page,
  press: () => Promise<unknown>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ["devtools.timeline", "toplevel"] });
  await press();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const keys = traceEvents.filter(({ name, args }) => name === "EventDispatch" && args?.data?.type === "keydown");
  const main = traceEvents.filter(({ ph, pid, tid }) => ph === "X" && pid === keys[0]?.pid && tid === keys[0].tid);
  const tasks = main.filter(({ name }) => name.endsWith("RunTask"));
  const pictures = main.filter(({ name }) => name === "Paint").toSorted((one, other) => one.ts - other.ts);
  return keys.flatMap(({ ts }) => {
    const picture = pictures.find((one) => one.ts > ts);
    if (!picture) return [];
    const between = tasks.filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts <= picture.ts);
    return [between.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000];
  });
}
