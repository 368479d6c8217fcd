import type { Locator, Page } from "@playwright/test";
import { depth } from "@karota/engine/testing/depth.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import { expect, test } from "./harness.ts";
import { boardSent, tabTo } from "./playing.ts";
import { STROKES, type Stroke } from "./strokes.ts";

/* What is told by colour has another look where the system chooses the colours, as Windows' contrast themes do. */

/** Two pixels whose lights, from 0 to 1, are so far apart are told apart: 3:1 on black, and more on white. */
const MIN_LIGHT = 0.25;
/** A line of two pixels around a cell of forty is a sixth of it; the tip of a sign is less. */
const MIN_SHARE = 0.015;

/** Runs in a page of Chromium: the share of the pixels of two pictures (PNG in base64) that are told apart. */
async function differenceOf([pictures, least]: readonly [readonly string[], number]): Promise<number> {
  const lights = await Promise.all(
    pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const lightAt = (x: number, y: number): number => {
        const at = 4 * (y * image.width + x);
        return (0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!) / 255;
      };
      return { width: image.width, height: image.height, lightAt };
    }),
  );
  const [one, other] = lights as [(typeof lights)[0], (typeof lights)[0]];
  // Neighbours may differ by the rounding of a pixel.
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  let differing = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (Math.abs(one.lightAt(x, y) - other.lightAt(x, y)) >= least) differing++;
  return differing / (width * height);
}

const pictureOf = async (part: Locator): Promise<string> =>
  (await part.screenshot({ animations: "disabled", caret: "hide" })).toString("base64");

async function expectDistinct(page: Page, pictures: readonly string[], what: string): Promise<void> {
  expect.soft(await page.evaluate(differenceOf, [pictures, MIN_LIGHT] as const), what).toBeGreaterThan(MIN_SHARE);
}

/** Expects that something looks different afterwards. */
async function expectSeen(page: Page, part: Locator, what: string, act: () => Promise<unknown>): Promise<void> {
  const before = await pictureOf(part);
  await act();
  // What is under the pointer looks different for another reason.
  await page.mouse.move(0, 0);
  await expectDistinct(page, [before, await pictureOf(part)], what);
}

const cellAt = (page: Page, at: string): Locator => page.locator(`[role=grid] [data-at="${at}"]`);
const cursor = (page: Page): Locator => page.locator('[role=grid] [data-at][tabindex="0"]');

/** The cell of the cursor with the keyboard's focus and without. */
async function expectFocusSeen(page: Page): Promise<void> {
  await tabTo(page, cursor(page));
  // After a click the focus is not seen; it is when it comes by a key.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(cursor(page)).toBeFocused();
  const at = (await cursor(page).getAttribute("data-at"))!;
  await expectSeen(page, cellAt(page, at), `focus at ${at}`, () => page.keyboard.press("Tab"));
}

/** Kinds of cells that have to be told apart without a word in them. */
const KINDS = ["hintcell", "open", "hidden", "revealed"];

async function expectDistinctKinds(page: Page): Promise<void> {
  const pictures: (readonly [string, string])[] = [];
  for (const kind of KINDS) {
    const bare = page
      .locator(
        `[role=gridcell][data-kind=${kind}]:not([data-wash], [tabindex="0"], :has([data-text], [data-sign], svg))`,
      )
      .filter({ hasNotText: /\S/ });
    if ((await bare.count()) > 0) pictures.push([kind, await pictureOf(bare.first())]);
  }
  for (const [index, [kind, picture]] of pictures.entries())
    for (const [other, otherPicture] of pictures.slice(index + 1))
      await expectDistinct(page, [picture, otherPicture], `${kind} and ${other}`);
}

const BOARDS = Object.entries(STROKES) as unknown as readonly (readonly [
  string,
  (board: unknown) => readonly Stroke[],
])[];
const WRITTEN = ["sudoku", "kakuro", "mathCrossword", "crossword", "caesarCypher"];
const USUAL = depth(
  ["sudoku", "kakuro", "minesweeper"],
  BOARDS.map(([id]) => id),
);

/** What can be on or off beside the board, such as tools and pencils, is told apart. */
async function expectChoicesSeen(page: Page): Promise<void> {
  const choices = page.locator("main button[aria-pressed]:visible, main label:has([type=radio]):visible");
  for (let index = 0; index < (await choices.count()); index++) {
    const choice = choices.nth(index);
    const isOn = await choice.evaluate((one) => one.ariaPressed === "true" || one.querySelector(":checked") !== null);
    if (!isOn) await expectSeen(page, choice, `${await choice.textContent()} when it is on`, () => choice.click());
  }
}

/** Another sign than the right one; the page's own keys write it. */
const wrongFor = (key: string): string => (/\d/.test(key) ? String((Number(key) % 9) + 1) : key === "A" ? "E" : "A");

for (const [id, strokesOf] of BOARDS.filter(([game]) => USUAL.includes(game)))
  test(`in forced colours the cells of ${id} are told apart`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" });
    const board = await boardSent(page, () => page.goto(`/games/${pathOf(id)}/daily`));
    await expect(page.locator("main [data-at]").first()).toBeVisible();
    const begin = await cursor(page).getAttribute("data-at");
    const strokes = strokesOf(board).filter(({ at }) => at !== undefined);
    const { at, key } = strokes.find((stroke) => stroke.at!.join() !== begin) ?? strokes[0]!;
    const own = cellAt(page, at!.join());
    await expectDistinctKinds(page);
    await expectFocusSeen(page);
    // In the maze it is where one is.
    if (id !== "simpleMaze") await expectSeen(page, own, "a click", () => own.click());
    await expectFocusSeen(page);
    if (key && WRITTEN.includes(id)) {
      await own.focus();
      await page.keyboard.press(wrongFor(key));
      await expectSeen(page, own, "a wrong sign", () => page.keyboard.press("Alt+k"));
      await page.keyboard.press("Alt+k");
    }
    await expectChoicesSeen(page);
  });
