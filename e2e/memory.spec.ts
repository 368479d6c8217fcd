import type { Locator, Page } from "@playwright/test";
import { deepTest, expect, expectGoodLooks, setLanguage, stopClock, test } from "./harness.ts";
import { callAs } from "./mentoring.ts";
import { signInDirectly, someName } from "./people.ts";
import { askServer, boardSent, cells, expectSolved, pressCells, savesOf, tabTo } from "./playing.ts";
import { JOURNEY_LANGUAGES, sayIn, type Say } from "./words.ts";

type Place = readonly [x: number, y: number];
interface Sent {
  readonly gridId: string;
  readonly grid: readonly (readonly string[])[];
  readonly value_coords: Readonly<Record<string, readonly Place[]>>;
  readonly found_symbols: readonly string[];
  readonly num_occurrences: number;
  readonly completed: boolean;
}

const open = (page: Page, how: () => Promise<unknown>): Promise<Sent> => boardSent<Sent>(page, how);
const groupsOf = ({ value_coords }: Sent): (readonly Place[])[] => Object.values(value_coords);
const card = (page: Page, [x, y]: Place): Locator => page.locator(`[role=grid] [data-at="${x},${y}"]`);
const cursor = (page: Page): Locator => page.locator('[role=gridcell][tabindex="0"]');
const left = (page: Page, say: Say, groups: number, alike: number): Locator =>
  page.getByText(say("memory.leftAlike", { left: groups, alike }), { exact: true });
const wordsOf = (say: Say, [x, y]: Place, what: string): string =>
  say("board.cell", { row: y + 1, column: x + 1, what });
/** Cards that lie open for the moment. */
const lyingOpen = (page: Page): Locator => page.locator("[role=gridcell][aria-selected=true]");

const turnByKeys = (page: Page, places: readonly Place[]): Promise<void> => pressCells(page, places, "Enter");

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);

  test(`today's pairs are found with the keyboard alone, over a reload, in ${language}`, async ({ page, app }) => {
    await page.clock.install({ time: app.now() });
    await setLanguage(page, language);
    const board = await open(page, () => page.goto("/games/memory/daily"));
    const groups = groupsOf(board);
    expect([groups.length, board.num_occurrences, board.grid.length]).toEqual([18, 2, 6]);
    await tabTo(page, cursor(page));

    // Two that are not the same lie open for a second and are covered by themselves.
    const [first, second] = [groups[0]![0]!, groups[1]![0]!];
    await stopClock(page);
    await turnByKeys(page, [first, second]);
    await expect(page.getByText(say("memory.status.unlike", { count: 2 }), { exact: true })).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(card(page, first)).toHaveAccessibleName(wordsOf(say, first, say("memory.cell.hidden")));
    await expect(lyingOpen(page)).toHaveCount(0);
    await page.clock.resume();

    for (const group of groups.slice(0, 9)) await turnByKeys(page, group);
    await expect(left(page, say, 9, 2)).toBeVisible();
    const words = (await card(page, first).getAttribute("aria-label")) ?? "";
    await page.reload();
    await expect(left(page, say, 9, 2)).toBeVisible();
    await expect(card(page, first)).toHaveAccessibleName(words);
    await expect(page.getByText(say("memory.tries", { tries: 10 }), { exact: true })).toBeVisible();
    await tabTo(page, cursor(page));
    for (const group of groups.slice(9)) await turnByKeys(page, group);
    await expectSolved(page, say);
    await expect(page.getByText(say("memory.summary", { tries: 19, least: 18 }), { exact: true })).toBeVisible();
  });
}

const say = sayIn("sl");

deepTest("the weekly fours are saved on the server, and its hints alone solve it", async ({ page, app }) => {
  await signInDirectly(page, { name: someName("Mira") }, app);
  const saves = savesOf(page);
  const board = await open(page, () => page.goto("/games/memory/weekly"));
  expect([groupsOf(board).length, board.num_occurrences]).toEqual([9, 4]);
  const step = page.getByRole("button", { name: say("play.hint.on"), exact: true });
  const move = page.getByRole("button", { name: say("play.hint.move"), exact: true });
  for (let groups = 8; groups >= 0; groups--) {
    await page.getByRole("button", { name: say("play.hint"), exact: true }).click();
    for (let steps = 0; steps < 2; steps++) await step.click();
    await move.click();
    await expect(left(page, say, groups, 4)).toBeVisible();
  }
  await expectSolved(page, say);
  await expect.poll(() => saves.accepted.at(-1)?.["completed"]).toBe(true);
  const stored = await askServer<Sent>(page, "games/memory/periodic/weekly");
  expect(stored.completed).toBe(true);
  expect([...stored.found_symbols].sort()).toEqual(Object.keys(board.value_coords).sort());
});

deepTest("different cards stay open until the player goes on, when that is set", async ({ page }) => {
  const board = await open(page, () => page.goto("/games/memory/daily"));
  const [one, other] = groupsOf(board).map(([place]) => place!) as [Place, Place];
  await page.getByRole("button", { name: say("play.help"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: say("memory.pace.wait"), exact: true }).check();
  await dialog.getByRole("button", { name: say("play.help.close"), exact: true }).click();
  const goOn = page.getByRole("button", { name: say("memory.goOn"), exact: true });
  await card(page, one).click();
  await card(page, other).click();
  await expect(lyingOpen(page)).toHaveCount(2);
  await expect(goOn).not.toHaveAttribute("aria-disabled");
  await page.keyboard.press("Escape");
  await expect(lyingOpen(page)).toHaveCount(0);
  await card(page, one).click();
  await card(page, other).click();
  await goOn.click();
  await expect(lyingOpen(page)).toHaveCount(0);
  await expect(page.getByText(say("memory.tries", { tries: 2 }), { exact: true })).toBeVisible();

  // Started again, nothing was tried; the setting stays.
  await page.getByRole("button", { name: say("play.restart"), exact: true }).click();
  await page.getByRole("button", { name: say("play.restart.yes"), exact: true }).click();
  await expect(page.getByText(say("memory.tries", { tries: 0 }), { exact: true })).toBeVisible();
  await expect(goOn).toBeVisible();
});

test.describe("with a finger on a small phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  deepTest("today's pairs are found", async ({ page }) => {
    const board = await open(page, () => page.goto("/games/memory/daily"));
    for (const group of groupsOf(board)) for (const place of group) await card(page, place).tap();
    await expectSolved(page, say);
    await expect(cells(page)).toHaveCount(36);
  });
});

test("the board looks good in play and at its end, in both sizes and colour schemes", async ({ page }) => {
  const board = await open(page, () => page.goto("/games/memory/daily"));
  const groups = groupsOf(board);
  for (const place of groups[0]!) await card(page, place).click();
  await card(page, groups[1]![0]!).click();
  await expectGoodLooks(page);
  await card(page, groups[1]![1]!).click();
  for (const group of groups.slice(2)) for (const place of group) await card(page, place).click();
  await expectSolved(page, say);
  await expectGoodLooks(page);
});

/** Boards of other cards, each on another side of what is different about them. */
const LEARNING = { sl: "fractions", en: "times", de: "flags" } as const;
for (const language of JOURNEY_LANGUAGES) {
  const deck = LEARNING[language];
  deepTest(
    `pairs for learning (${deck}) are found with the keyboard and look good, in ${language}`,
    async ({ page, app }) => {
      const words = sayIn(language);
      await page.clock.install({ time: app.now() });
      await setLanguage(page, language);
      const player = await signInDirectly(page, { name: someName("Par") }, app);
      const options = { deck, size: "4x4", occurrences: 2 };
      const { gridId } = await callAs<Sent>(app, player, "POST", "games/memory/create", { options });
      const groups = groupsOf(await open(page, () => page.goto(`/games/memory/${gridId}`)));
      expect(groups).toHaveLength(8);
      await tabTo(page, cursor(page));
      await stopClock(page);
      await turnByKeys(page, [groups[0]![0]!, groups[1]![0]!]);
      await expect(page.getByText(words("memory.status.apart"), { exact: true })).toBeVisible();
      await page.clock.runFor(1_000);
      await expect(lyingOpen(page)).toHaveCount(0);
      await page.clock.resume();
      for (const group of groups.slice(0, 7)) await turnByKeys(page, group);
      await turnByKeys(page, groups[7]!.slice(0, 1));
      await expect(page.getByText(words("memory.status.partner"), { exact: true })).toBeVisible();
      await expectGoodLooks(page);
      await tabTo(page, cursor(page));
      await turnByKeys(page, groups[7]!.slice(1));
      await expectSolved(page, words);
    },
  );
}
