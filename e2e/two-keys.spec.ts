import type { Locator, Page } from "@playwright/test";
import { cellAt, lettersIn, type CrossingSent } from "./crossing.ts";
import { deepTest, expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "./harness.ts";
import { wayOf, type MazeSent } from "./maze.ts";
import { boardSent, cell, openCells, question, solutionAt, type QuizSent, type SudokuSent } from "./playing.ts";
import { callAs, codeOf, groupAll, signInAsMentor } from "./mentoring.ts";
import { newPerson, signInDirectly, someName } from "./people.ts";
import { useByTwoKeys } from "./two-keys.ts";
import { beginsWith, sayIn } from "./words.ts";

const say = sayIn("sl");
const MARK = "[data-scan-mark]";

const turnOn = async (page: Page, settings: object = {}): Promise<void> => {
  const stored = JSON.stringify({ two_keys: true, ...settings });
  await page.addInitScript((text) => localStorage.setItem("karota:settings", text), stored);
};
const keyOn = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("group", { name: say("board.keys"), exact: true }).getByRole("button", { name, exact: true });
const open = <Board>(page: Page, path: string): Promise<Board> =>
  boardSent<Board>(page, () => page.goto(`/games/${path}/daily`));

/** Fills two cells of a crossing, the first and the last. */
async function fillCrossing(page: Page, path: string): Promise<void> {
  const letters = lettersIn(await open<CrossingSent>(page, path));
  for (const letter of [letters[0]!, letters.at(-1)!]) {
    const at = cellAt(page, letter);
    await useByTwoKeys(page, at);
    if ((await at.getAttribute("aria-selected")) === "false") await useByTwoKeys(page, at);
    await useByTwoKeys(page, keyOn(page, letter.v));
    await expect(at).toHaveText(letter.v);
  }
}

type Place = readonly [x: number, y: number];
const at = (page: Page, [x, y]: Place): Locator => page.locator(`[role=gridcell][data-at="${x},${y}"]`);

/** The first acts in each game on a board and in a quiz, by their ids, and what shows that they were done. */
const GAMES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  sudoku: async (page) => {
    const board = await open<SudokuSent>(page, "sudoku");
    for (const index of openCells(board).slice(-2)) {
      const digit = solutionAt(board, index);
      await useByTwoKeys(page, cell(page, index));
      await useByTwoKeys(page, keyOn(page, new RegExp(`^${digit},`)));
      await expect(cell(page, index)).toHaveText(String(digit));
    }
  },
  simpleMaze: async (page) => {
    const board = await open<MazeSent>(page, "simple_maze");
    const { keys } = wayOf(board);
    const hare = page.locator('[role=gridcell][tabindex="0"]');
    const before = await hare.getAttribute("data-at");
    const direction = { ArrowUp: "up", ArrowRight: "right", ArrowDown: "down", ArrowLeft: "left" }[keys[0]!]!;
    await useByTwoKeys(page, keyOn(page, say("simpleMaze.view.arrow.run", { direction })));
    await expect(hare).not.toHaveAttribute("data-at", before!);
  },
  addition: async (page) => {
    const { tasks } = await open<QuizSent>(page, "addition");
    const answers = page.getByRole("group", { name: say("quizView.answers"), exact: true }).getByRole("button");
    for (const [n, task] of tasks.entries()) {
      await expect(question(page, say, task)).toBeVisible();
      await useByTwoKeys(page, answers.nth(task.answers.correct));
      if (n === 2) break;
    }
    await expect(question(page, say, tasks[3]!)).toBeVisible();
  },
  kakuro: (page) => fillCrossing(page, "kakuro"),
  mathCrossword: (page) => fillCrossing(page, "math_crossword"),
  crossword: (page) => fillCrossing(page, "crossword"),
  wordSearch: async (page) => {
    const { words } = await open<{ words: readonly { c: readonly Place[] }[] }>(page, "word_search");
    for (const { c } of words.slice(0, 2))
      for (const end of [c[0]!, c.at(-1)!]) await useByTwoKeys(page, at(page, end));
    await expect(page.locator("section li[data-found]")).toHaveCount(2);
  },
  minesweeper: async (page) => {
    const { grid } = await open<{ grid: string }>(page, "minesweeper");
    const rows = JSON.parse(grid) as { t: "M" | "E"; u: "I" | "M" | "R" }[][];
    const find = (isIt: (field: { t: "M" | "E"; u: "I" | "M" | "R" }) => boolean): Place => {
      const y = rows.findIndex((row) => row.some(isIt));
      return [rows[y]!.findIndex(isIt), y];
    };
    const [safe, mine] = [find(({ t, u }) => t === "E" && u === "I"), find(({ t }) => t === "M")];
    await useByTwoKeys(page, at(page, safe));
    await expect(at(page, safe)).not.toHaveAttribute("data-kind", "hidden");
    await useByTwoKeys(page, page.getByRole("radio", { name: say("minesweeper.view.flag"), exact: true }));
    await useByTwoKeys(page, at(page, mine));
    await expect(at(page, mine)).toHaveAccessibleName(new RegExp(say("minesweeper.content.flag")));
  },
  memory: async (page) => {
    // Two that are not the same stay open.
    await turnOn(page, { games: { memory: { pace: "wait" } } });
    await page.goto("/games/memory/daily");
    for (const place of [
      [0, 0],
      [2, 1],
    ] as const) {
      await useByTwoKeys(page, at(page, place));
      await expect(at(page, place)).not.toHaveAccessibleName(new RegExp(say("memory.cell.hidden")));
    }
  },
  simpleMath: async (page) => {
    await page.goto("/games/simple_math/daily");
    for (const place of [
      [1, 0],
      [3, 4],
    ] as const) {
      await useByTwoKeys(page, at(page, place));
      await expect(at(page, place).locator("[data-selected]")).toBeVisible();
    }
  },
  meme: async (page) => {
    const { solution } = await open<{ solution: readonly number[] }>(page, "meme");
    const keys = page.getByRole("group", { name: say("board.keys"), exact: true }).getByRole("button");
    await useByTwoKeys(page, at(page, [1, 0]));
    for (const column of [1, 2, 3, 0]) await useByTwoKeys(page, keys.nth(solution[column]! - 1));
    await useByTwoKeys(page, at(page, [4, 0]));
    await expect(page.getByRole("heading", { name: say("play.solved"), exact: true })).toBeFocused();
  },
  caesarCypher: async (page) => {
    const board = await open<{ encrypted_text: string; decrypted_text: string; alphabet: string }>(
      page,
      "caesar_cypher",
    );
    const place = [...board.encrypted_text].findLastIndex((letter) => board.alphabet.includes(letter));
    const letter = at(page, [place % 10, Math.floor(place / 10)]);
    await useByTwoKeys(page, letter);
    await useByTwoKeys(page, keyOn(page, board.decrypted_text[place]!));
    await expect(letter).toContainText(board.decrypted_text[place]!);
  },
};
const USUAL = ["sudoku", "simpleMaze", "addition"];

for (const [game, play] of Object.entries(GAMES))
  (USUAL.includes(game) ? test : deepTest)(`two keys play ${game}`, async ({ page }) => {
    await turnOn(page);
    await play(page);
    await expect(page.locator(MARK)).toBeVisible();
  });

test("turned on in the settings, two keys lead through the page, into a dialog and out of it again", async ({
  page,
}) => {
  await page.goto("/settings");
  const toggle = page.getByRole("switch", { name: beginsWith(say("settings.twoKeys")) });
  await expect(page.locator(MARK)).toHaveCount(0);
  await toggle.focus();
  await page.keyboard.press("Space");
  await expect(page.locator(MARK)).toBeVisible();
  // It begins where the focus is.
  await expect(toggle).toBeFocused();
  await useByTwoKeys(
    page,
    page.getByRole("navigation").getByRole("link", { name: say("shell.menu.home"), exact: true }),
  );
  await page.waitForURL("**/home");
  await expectNoAxeViolations(page);
  await page.emulateMedia({ forcedColors: "active" });
  await expect(page.locator(MARK)).toHaveCSS("outline", /solid 4px$/);
  await page.emulateMedia({ forcedColors: "none" });

  await page.goto("/games/sudoku/daily");
  await useByTwoKeys(page, page.getByRole("button", { name: say("play.help"), exact: true }));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(MARK)).toBeVisible();
  await expectNoAxeViolations(page);
  // Round the dialog to its step back, which closes it.
  for (let presses = 0; presses < 40 && !(await dialog.locator(`${MARK} button`).isVisible()); presses++)
    await page.keyboard.press("Space");
  await expect(dialog.locator(`${MARK} button`)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
});

/** Writes an answer with the keys below its field and sends it. */
async function writeByTwoKeys(page: Page, keys: readonly string[], written: string): Promise<void> {
  for (const key of keys) await useByTwoKeys(page, keyOn(page, key));
  await expect(page.getByLabel(say("quizView.typed.label"), { exact: true })).toHaveValue(written);
  await useByTwoKeys(page, page.getByRole("button", { name: say("quizView.typed.send"), exact: true }));
}

test("two keys write an answer of a quiz with the keys below its field", async ({ page }) => {
  await turnOn(page);
  const { tasks } = await open<QuizSent>(page, "addition");
  const { choices, correct } = tasks[0]!.answers;
  // Of a word problem without its unit.
  const right = choices[correct]!.replace(/[^\d,]/g, "");
  await useByTwoKeys(page, page.getByRole("button", { name: say("quizView.typing"), exact: true }));
  const field = page.getByLabel(say("quizView.typed.label"), { exact: true });
  await expect(field).toBeFocused();
  await expectNoAxeViolations(page);
  // One too many, which is erased.
  await useByTwoKeys(page, keyOn(page, "7"));
  await useByTwoKeys(page, keyOn(page, say("board.erase")));
  const keys = [...right].map((sign) => (sign === "," ? say("quizView.sign.comma") : sign));
  await writeByTwoKeys(page, keys, right);
  await expect(question(page, say, tasks[1]!)).toBeVisible();
  await expect(field).toBeFocused();
});

deepTest("two keys write the answers of an assignment, numbers and names", async ({ page, app, browser }) => {
  const name = someName("Učenka");
  const pupil = await newPerson(app, name);
  const mentor = await signInAsMentor(page, app);
  await callAs(app, mentor, "POST", "mentorship/students", { uniqueCode: await codeOf(app, pupil) });
  const quizzes = [
    { game: "addition", options: { level: "easy" } },
    { game: "flags", options: { level: "easy", continent: "europe", language: "sl" } },
  ];
  const { assignment } = await callAs<{ assignment: { id: string } }>(app, mentor, "POST", "assignments", {
    name: "Vpis odgovorov",
    preset: "thisWeek",
    groupId: await groupAll(app, mentor),
    tasks: quizzes.map((quiz) => ({ ...quiz, count: 1, answer: "typed" })),
  });
  const context = await browser.newContext({ baseURL: app.baseURL, viewport: { width: 320, height: 640 } });
  const phone = await context.newPage();
  await turnOn(phone);
  await signInDirectly(phone, { name }, app);
  await phone.goto(`/myAssignments/${assignment.id}`);
  await expect(phone.getByText(say("myAssignments.question", { n: 1, tasks: 2 }))).toBeVisible();
  await writeByTwoKeys(phone, ["4", "2"], "42");
  await expect(phone.getByText(say("myAssignments.question", { n: 2, tasks: 2 }))).toBeVisible();
  await expectNoAxeViolations(phone);
  await expectNoSidewaysScroll(phone);
  await writeByTwoKeys(phone, ["Č", say("quizView.sign.space"), "Ž"], "Č Ž");
  await expect(phone.getByRole("heading", { name: say("myAssignments.everyTask") })).toBeVisible();
  await context.close();
});

test("with one key the mark moves by itself, and the key acts", async ({ page }) => {
  await page.clock.install();
  await turnOn(page, { scan_seconds: 2 });
  await page.goto("/games/addition/daily");
  const marked = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80));
  await expect(page.locator(MARK)).toBeVisible();
  const before = await marked();
  await page.clock.runFor(2_100);
  await expect.poll(marked).not.toBe(before);
  const moved = await marked();
  await page.keyboard.press("Space");
  await expect.poll(marked).not.toBe(moved);
});
