import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Language } from "@karota/engine/message.ts";
import { expect, setLanguage, test as base, type RunningApp } from "../e2e/harness.ts";
import { sayIn, type Say } from "../e2e/words.ts";

/** How a scene is looked at. */
export interface Look {
  readonly language: Language;
  readonly colorScheme: "light" | "dark";
  readonly viewport: { readonly width: number; readonly height: number };
}

const test = base.extend<{ readonly language: Language }>({ language: ["sl", { option: true }] });

export interface Scene {
  readonly page: Page;
  readonly app: RunningApp;
  readonly language: Language;
  readonly say: Say;
}

const SETTLE_TIMEOUT_MS = 5_000;

/** The folder of the pictures of a look. */
export const folderOf = (look: string): string => join("test-results/pictures", look);

/** A picture of the whole page, and of what the window shows where that is less. */
async function shoot(page: Page, path: string): Promise<void> {
  // What is personal comes after the page; a stream of events never ends.
  await page.waitForLoadState("networkidle", { timeout: SETTLE_TIMEOUT_MS }).catch(() => undefined);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${path}.png`, animations: "disabled" });
  const { page: whole, window } = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    window: innerHeight,
  }));
  if (whole > window) await page.screenshot({ path: `${path}-full.png`, animations: "disabled", fullPage: true });
}

/** A scene: what leads to it, in the look's language, and its picture. */
export function scene(name: string, arrange: (scene: Scene) => Promise<unknown>): void {
  test(name, async ({ page, app, language }) => {
    await setLanguage(page, language);
    await arrange({ page, app, language, say: sayIn(language) });
    await shoot(page, join(folderOf(test.info().project.name), name));
  });
}

/** A page of its own address, as it comes up. */
export function pageScene(name: string, path: string): void {
  scene(name, ({ page }) => page.goto(path));
}
