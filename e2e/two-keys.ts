import type { Locator, Page } from "@playwright/test";
import { expect } from "./harness.ts";

const MARK = "[data-scan-mark]";
/** More than it takes to pass over every group and control of a page twice. */
const MAX_PRESSES = 300;

/**
 * Uses a control as a person with two switches does, who sees the mark alone: Space moves it on, Enter enters what
 * surrounds the control, uses the control, or steps back where the control is elsewhere.
 */
export async function useByTwoKeys(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: "attached" });
  await expect(page.locator(MARK)).toBeVisible();
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    const seen = await target.evaluate(async (element, selector) => {
      // The mark follows what the page does in the next frame.
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      const mark = document.querySelector(selector)!;
      const box = mark.getBoundingClientRect();
      const own = (element.closest("label") ?? element).getBoundingClientRect();
      const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
      const isAround = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      const isBack = !mark.querySelector("button")!.hidden;
      return { isAround, isBack, isIt: document.activeElement === element && !isBack && box.width <= own.width + 1 };
    }, MARK);
    const key = seen.isIt || seen.isAround !== seen.isBack ? "Enter" : "Space";
    await page.keyboard.press(key);
    if (seen.isIt) return;
  }
  throw new Error(`Two keys do not reach ${target.toString()}.`);
}
