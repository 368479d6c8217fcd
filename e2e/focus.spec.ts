import type { Page } from "@playwright/test";
import { depth } from "@karota/engine/testing/depth.ts";
import { expect, SIZES, test } from "./harness.ts";

const PATHS = ["/home", "/games/sudoku", "/settings", "/games/sudoku/daily"];
const MORE = [
  "/education",
  "/qa",
  "/accessibility",
  "/games/addition/daily",
  "/games/crossword/daily",
  "/progress",
  "/privacy",
  "/about",
  "/login",
];
/** A desktop at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/** What takes the focus and is then wholly under something else, such as the header or the bar at the bottom. */
const hiddenWithFocus = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const isSeen = (element: Element): boolean => {
      const place = element.closest("label") ?? element;
      const { left, top, width, height } = place.getBoundingClientRect();
      const parts = [0.1, 0.5, 0.9];
      return parts.some((across) =>
        parts.some((down) => {
          const found = document.elementFromPoint(left + across * width, top + down * height);
          return found !== null && (place.contains(found) || found.contains(place));
        }),
      );
    };
    const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0']";
    const hidden: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert], [aria-hidden=true]"))
        continue;
      element.focus();
      // Rows that scroll sideways do so with the next frames.
      for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
      if (element === document.activeElement && !isSeen(element)) hidden.push(element.outerHTML.slice(0, 120));
    }
    return hidden;
  });

test("what has the focus is never wholly under a bar that does not scroll", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const size of depth([SIZES.phone], [SIZES.phone, ZOOMED, SIZES.desktop])) {
    await page.setViewportSize(size);
    for (const path of depth(PATHS, [...PATHS, ...MORE])) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect(await hiddenWithFocus(page), path).toEqual([]);
    }
  }
});
