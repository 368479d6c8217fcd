import { expect, type Page } from "@playwright/test";

/** Runs in a page: whether both fonts and all drawings, which are taken from a file, are there. */
export function isDrawn(): boolean {
  const loaded = [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
  const drawings = [...document.querySelectorAll("use")].filter((use) => use.checkVisibility());
  return new Set(loaded).size >= 2 && drawings.every((use) => use.getBBox().width > 0);
}

/** A picture once fonts and drawings are there: the same twice. */
export async function settledPicture(page: Page): Promise<Buffer> {
  await page.waitForFunction(isDrawn);
  let last = await page.screenshot();
  await expect(async () => {
    const before = last;
    last = await page.screenshot();
    expect(last.equals(before)).toBe(true);
  }).toPass();
  return last;
}
