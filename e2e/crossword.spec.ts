import type { Locator, Page } from "@playwright/test";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { deepTest, expect, expectGoodLooks, expectNoAxeViolations, setLanguage, test } from "./harness.ts";
import { callAs } from "./mentoring.ts";
import { signInDirectly, someName } from "./people.ts";
import { askServer, boardSent, expectSolved, playHint, pressLetter, savesOf, tabTo } from "./playing.ts";
import { LANGUAGES, sayIn, type Say } from "./words.ts";

interface Clue {
  readonly n: number;
  readonly dir: "e" | "s";
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly clue: string;
}
interface Sent {
  readonly language: string;
  readonly cells: readonly (readonly { readonly t: "L" | "H" | "E"; readonly v: string; readonly uv: string }[])[];
  readonly clues: readonly Clue[];
}

const at = (page: Page, x: number, y: number): Locator => page.locator(`[role=gridcell][data-at="${x},${y}"]`);
const cursor = (page: Page): Locator => page.locator('[role=gridcell][tabindex="0"]');
const placesOf = ({ x, y, dir, length }: Clue): readonly (readonly [x: number, y: number])[] =>
  Array.from({ length }, (_, i) => (dir === "e" ? ([x + i, y] as const) : ([x, y + i] as const)));
const wordOf = ({ cells }: Sent, clue: Clue): readonly string[] => placesOf(clue).map(([x, y]) => cells[y]![x]!.v);
const clueWords = (say: Say, { n, dir, clue, length }: Clue): string =>
  say("crossword.clue", { run: { id: "crossword.run", values: { n, heading: dir } }, clue, length });
const keys = (page: Page, say: Say): Locator => page.getByRole("group", { name: say("board.keys"), exact: true });

const say = sayIn("sl");

/** Goes with PageDown to the first cell of a word, through the clues; the board has to hold the focus. */
async function goToWord(page: Page, board: Sent, clue: Clue): Promise<void> {
  const words = clueWords(say, clue);
  const names = [words, say("crossing.done", { clue: words })];
  const current = page.locator('button[aria-current="true"]').first();
  for (const _ of board.clues) {
    if (names.includes((await current.locator(".sr").textContent()) ?? "")) break;
    await page.keyboard.press("PageDown");
  }
  await page.keyboard.press("Home");
  await expect(at(page, clue.x, clue.y)).toBeFocused();
}

/** Writes these words with keys alone. */
async function writeByKeys(page: Page, board: Sent, clues: readonly Clue[]): Promise<void> {
  for (const clue of clues) {
    const written = await Promise.all(placesOf(clue).map(([x, y]) => at(page, x, y).textContent()));
    // Other words may have filled it; with the last letter the clues are gone.
    if (written.join("") === wordOf(board, clue).join("")) continue;
    await goToWord(page, board, clue);
    for (const letter of wordOf(board, clue)) await pressLetter(page, letter);
  }
}

/** Writes the words across in the first rows with keys alone: on a phone the list of clues is closed. */
async function writeRowsByKeys(page: Page, board: Sent, rows: number): Promise<void> {
  for (const clue of board.clues.filter(({ dir, y }) => dir === "e" && y < rows)) {
    const written = await Promise.all(placesOf(clue).map(([x, y]) => at(page, x, y).textContent()));
    if (written.join("") === wordOf(board, clue).join("")) continue;
    await page.keyboard.press("Control+Home");
    for (let steps = 0; steps < board.clues.length; steps++) {
      if ((await cursor(page).getAttribute("data-at")) === `${clue.x},${clue.y}`) break;
      await page.keyboard.press("PageDown");
    }
    await expect(at(page, clue.x, clue.y)).toBeFocused();
    for (const letter of wordOf(board, clue)) await pressLetter(page, letter);
  }
}

test("today's crossword is solved with the keyboard alone, over a reload", async ({ page }) => {
  const board = await boardSent<Sent>(page, () => page.goto("/games/crossword/daily"));
  expect([board.cells.length, board.language]).toEqual([9, "sl"]);
  await tabTo(page, cursor(page));
  await page.keyboard.press("Enter");
  // Words across share no cell, so that others fill none of them: the cursor is at the end of the last one.
  const across = board.clues.filter(({ dir }) => dir === "e");
  const half = across.slice(0, Math.ceil(across.length / 2));
  await writeByKeys(page, board, half);
  const last = placesOf(half.at(-1)!).at(-1)!;
  const letter = board.cells[last[1]]![last[0]]!.v;
  for (const [key, left] of [
    ["Backspace", ""],
    ["Control+z", letter],
    ["Control+y", ""],
    ["Control+z", letter],
  ] as const) {
    await page.keyboard.press(key);
    await expect(at(page, ...last)).toHaveText(left);
  }

  await page.reload();
  await expect(at(page, ...last)).toHaveText(letter);
  await tabTo(page, cursor(page));
  await page.keyboard.press("Enter");
  await writeByKeys(page, board, board.clues);
  await expectSolved(page, say);
});

deepTest("clue list, check and reveal lead through the crossword", async ({ page }) => {
  const board = await boardSent<Sent>(page, () => page.goto("/games/crossword/daily"));
  const [first] = board.clues as [Clue];
  await page.getByRole("button", { name: clueWords(say, first), exact: true }).click();
  await expect(at(page, first.x, first.y)).toBeFocused();
  const reveal = async (what: "crossword.view.revealLetter" | "crossword.view.revealWord") => {
    await page.getByRole("button", { name: say("crossword.view.reveal"), exact: true }).click();
    await page.getByRole("button", { name: say(what), exact: true }).click();
  };
  await reveal("crossword.view.revealLetter");
  await expect(at(page, first.x, first.y)).toHaveText(wordOf(board, first)[0]!);
  await page.getByRole("button", { name: say("crossword.view.checkWord"), exact: true }).click();
  await expect(page.getByText(say("crossword.view.judged.right"), { exact: true }).first()).toBeVisible();
  const shown = new Set([`${first.x},${first.y}`]);
  for (const clue of board.clues) {
    const places = placesOf(clue).map(String);
    // Other words may have shown all of it; after the last letter there is nothing to reveal.
    if (places.every((place) => shown.has(place))) continue;
    await page.getByRole("button", { name: clueWords(say, clue), exact: true }).click();
    await reveal("crossword.view.revealWord");
    for (const place of places) shown.add(place);
  }
  await expectSolved(page, say);
});

test("the weekly crossword takes hints and is saved on the server letter by letter, in the deep run to the end", async ({
  page,
  app,
}) => {
  await signInDirectly(page, { name: someName("Križa") }, app);
  const saves = savesOf(page);
  const board = await boardSent<Sent>(page, () => page.goto("/games/crossword/weekly"));
  expect(board.cells.length).toBe(13);
  for (let hints = 0; hints < 2; hints++) await playHint(page, say);
  await tabTo(page, cursor(page));
  const [first, ...others] = board.clues as [Clue, ...Clue[]];
  await writeByKeys(page, board, [first]);
  const stored = async () => {
    const { cells } = await askServer<Sent>(page, "games/crossword/periodic/weekly");
    return placesOf(first).map(([x, y]) => cells[y]![x]!.uv);
  };
  await expect.poll(stored).toEqual(wordOf(board, first));
  if (IS_DEEP) {
    await writeByKeys(page, board, others);
    await expectSolved(page, say);
    await expect.poll(() => saves.accepted.at(-1)?.["completed"]).toBe(true);
  }
  expect(saves.accepted.every(({ change }) => change !== undefined)).toBe(true);
});

for (const language of LANGUAGES)
  test(`the crossword is in ${language} and takes all of its letters`, async ({ page }) => {
    await setLanguage(page, language);
    const board = await boardSent<Sent>(page, () => page.goto("/games/crossword/daily"));
    expect(board.language).toBe(language);
    const [first] = board.clues as [Clue];
    const { x, y } = first;
    await page.getByRole("button", { name: clueWords(sayIn(language), first), exact: true }).click();
    const special = { sl: "čšž", en: "qwx", de: "äüß" }[language];
    for (const letter of special) {
      await page.keyboard.press("Home");
      await pressLetter(page, letter);
      await expect(at(page, x, y)).toHaveText(letter === "ß" ? "ẞ" : letter.toUpperCase());
    }
  });

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  deepTest("a mini is solved with the keyboard alone", async ({ page, app }) => {
    const player = await signInDirectly(page, { name: someName("Mini") }, app);
    const options = { size: "5x5", level: "normal", language: "sl" };
    const { gridId } = await callAs<{ gridId: string }>(app, player, "POST", "games/crossword/create", { options });
    const board = await boardSent<Sent>(page, () => page.goto(`/games/crossword/${gridId}`));
    expect(board.cells.map((row) => row.length)).toEqual([5, 5, 5, 5, 5]);
    const [first] = board.clues as [Clue];
    const { width, height } = (await at(page, first.x, first.y).boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await tabTo(page, cursor(page));
    await page.keyboard.press("Enter");
    await writeRowsByKeys(page, board, 3);
    await expectNoAxeViolations(page);
    await writeRowsByKeys(page, board, 5);
    await expectSolved(page, say);
    await expectNoAxeViolations(page);
  });
});

test.describe("with a finger on a small phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  deepTest(
    "today's crossword is solved: a tap selects, another one turns, the list opens on demand",
    async ({ page }) => {
      const board = await boardSent<Sent>(page, () => page.goto("/games/crossword/daily"));
      const list = page.getByRole("button", { name: say("crossword.view.clues"), exact: true });
      for (const clue of board.clues) {
        const word = wordOf(board, clue);
        const written = await Promise.all(placesOf(clue).map(([x, y]) => at(page, x, y).textContent()));
        // Crossings may have filled a word, the last one too: then the board is solved and has no list.
        if (written.join("") === word.join("")) continue;
        await list.tap();
        await page
          .getByRole("button", { name: clueWords(say, clue), exact: false })
          .last()
          .tap();
        await expect(at(page, clue.x, clue.y)).toBeVisible();
        for (const [i, [x, y]] of placesOf(clue).entries()) {
          const letter = word[i]!;
          if (written[i] === letter) continue;
          if ((await at(page, x, y).getAttribute("aria-selected")) !== "true") await at(page, x, y).tap();
          await keys(page, say).getByRole("button", { name: letter, exact: true }).tap();
          await expect(at(page, x, y)).toHaveText(letter);
        }
      }
      await expectSolved(page, say);
    },
  );
});

test("the board looks good in play, with its list and at its end, in both sizes and colour schemes", async ({
  page,
}) => {
  const board = await boardSent<Sent>(page, () => page.goto("/games/crossword/daily"));
  await at(page, board.clues[0]!.x, board.clues[0]!.y).click();
  await writeByKeys(page, board, board.clues.slice(0, 2));
  await page.getByRole("button", { name: say("crossword.view.reveal"), exact: true }).click();
  await expectGoodLooks(page);
  await writeByKeys(page, board, board.clues.slice(2));
  await expectSolved(page, say);
  await expectGoodLooks(page);
});
