import type { Locator, Page } from "@playwright/test";
import type { CrossCell } from "@karota/engine/grid/crossing.ts";
import { expect } from "./harness.ts";
import { tabTo } from "./playing.ts";
import type { Say } from "./words.ts";

/** What the server sends of a kakuro or a math crossword. */
export interface CrossingSent {
  readonly gridId: string;
  readonly completed: boolean;
  readonly num_rows: number;
  readonly num_cols: number;
  readonly cells: readonly (readonly (CrossCell & { readonly uv: string })[])[];
}
export interface Letter {
  readonly x: number;
  readonly y: number;
  /** Its solution. */
  readonly v: string;
}

/** The cells that the player fills, in reading order. */
export const lettersIn = ({ cells }: CrossingSent): Letter[] =>
  cells.flatMap((row, y) => row.flatMap(({ t, v }, x) => (t === "L" ? [{ x, y, v }] : [])));

export const cellAt = (page: Page, { x, y }: Pick<Letter, "x" | "y">): Locator => page.locator(`[data-at="${x},${y}"]`);

/** Tabs to the board and fills these cells with keys alone. */
export async function fillByKeys(page: Page, letters: readonly Letter[]): Promise<void> {
  const { keyboard } = page;
  await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
  await keyboard.press("Control+Home");
  let at = await page.locator(":focus").evaluate((cell) => (cell.getAttribute("data-at") ?? "").split(",").map(Number));
  for (const letter of letters) {
    for (; at[1]! < letter.y; at = [at[0]!, at[1]! + 1]) await keyboard.press("Control+ArrowDown");
    for (; at[1]! > letter.y; at = [at[0]!, at[1]! - 1]) await keyboard.press("Control+ArrowUp");
    for (; at[0]! < letter.x; at = [at[0]! + 1, at[1]!]) await keyboard.press("Control+ArrowRight");
    for (; at[0]! > letter.x; at = [at[0]! - 1, at[1]!]) await keyboard.press("Control+ArrowLeft");
    const cell = cellAt(page, letter);
    await expect(cell).toBeFocused();
    if ((await cell.getAttribute("aria-selected")) === "false") await keyboard.press("Enter");
    await keyboard.press(letter.v);
    await expect(cell).toHaveText(letter.v);
    at = await page.locator(":focus").evaluate((one) => (one.getAttribute("data-at") ?? "").split(",").map(Number));
  }
}

/** Fills these cells by pressing cell and key with a finger. */
export async function fillByTouch(page: Page, say: Say, letters: readonly Letter[]): Promise<void> {
  const keys = page.getByRole("group", { name: say("board.keys"), exact: true });
  for (const letter of letters) {
    const cell = cellAt(page, letter);
    await cell.tap();
    if ((await cell.getAttribute("aria-selected")) === "false") await cell.tap();
    await keys.getByRole("button", { name: letter.v, exact: true }).tap();
    await expect(cell).toHaveText(letter.v);
  }
}
