import type { Locator, Page } from "@playwright/test";
import { expect } from "./harness.ts";

const MARK = "[data-scan-mark]";
/** More than it takes to pass over every group and control of a page twice. */
const MAX_PRESSES = 300;

interface Seen {
  /** Whether the mark is drawn around the middle of the control. */
  readonly isAround: boolean;
  /** Whether the mark is the step out of a group. */
  readonly isBack: boolean;
  /** Whether the mark is on the control itself. */
  readonly isIt: boolean;
}

/** Runs in a page: where the mark of the two keys is, seen from a control or the first that a selector finds. */
export async function seeMark(control: Element | string): Promise<Seen> {
  // The mark follows what the page does in the next frame.
  for (let frames = 0; frames < 2; frames++)
    await new Promise<number>((done) => {
      requestAnimationFrame(done);
    });
  const element = typeof control === "string" ? document.querySelector(control)! : control;
  const mark = document.querySelector("[data-scan-mark]")!;
  const box = mark.getBoundingClientRect();
  const own = (element.closest("label") ?? element).getBoundingClientRect();
  const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
  const isAround = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  const isBack = !mark.querySelector("button")!.hidden;
  return { isAround, isBack, isIt: document.activeElement === element && !isBack && box.width <= own.width + 1 };
}

/**
 * Uses a control as a person with two switches does, who sees the mark alone: Space moves it on, Enter enters what
 * surrounds the control, uses the control, or steps back where the control is elsewhere.
 * @throws Error when the keys do not reach it
 */
export async function scanTo(
  name: string,
  see: () => Promise<Seen>,
  press: (key: "Enter" | "Space") => Promise<void>,
): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    const { isAround, isBack, isIt } = await see();
    await press(isIt || isAround !== isBack ? "Enter" : "Space");
    if (isIt) return;
  }
  throw new Error(`Two keys do not reach ${name}.`);
}

/** `scanTo` in a page of Playwright's, as soon as the control is there. */
export async function useByTwoKeys(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: "attached" });
  await expect(page.locator(MARK)).toBeVisible();
  await scanTo(
    target.toString(),
    () => target.evaluate(seeMark),
    (key) => page.keyboard.press(key),
  );
}
