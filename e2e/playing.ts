import { expect, type Locator, type Page, type Request } from "@playwright/test";
import type { Message } from "@karota/engine/message.ts";
import { toSpeech } from "@karota/engine/speech/speech.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { Say } from "./words.ts";

/** What the server sends of a sudoku; 81 digits each, 0 is empty. */
export interface SudokuSent {
  readonly gridId: string;
  readonly initial_grid: string;
  readonly partial_grid: string;
  readonly solved_grid: string;
  readonly completed: boolean;
}
/** What the server sends of a quiz. */
export interface QuizSent {
  readonly gridId: string;
  readonly completed: boolean;
  readonly tasks: readonly {
    readonly taskId: string;
    readonly skill: string;
    readonly question: { readonly plain: string; readonly ask: Message };
    readonly answers: { readonly choices: readonly string[]; readonly correct: number };
    readonly completed: boolean;
    readonly correct: boolean;
  }[];
}
type QuizTask = QuizSent["tasks"][number];

/** The board that came with the open document; null for one that the page asks for itself. */
const boardInDocument = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const data = document.getElementById("page-data")?.textContent;
    const own = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
    const isFirst = own !== undefined && new URL(own).pathname === location.pathname;
    if (!data || !isFirst || localStorage.getItem("karota:user") !== null) return null;
    const { replies } = JSON.parse(data) as { replies: Record<string, unknown> };
    return Object.entries(replies).find(([name]) => name.startsWith('["board"'))?.[1] ?? null;
  });

/** Does what opens a board's page and answers the board that the server sent to it, in the document or by itself. */
export async function boardSent<Board>(page: Page, open: () => Promise<unknown>): Promise<Board> {
  const sent = page.waitForResponse(
    (response) =>
      response.request().method() === "GET" &&
      /\/api\/v1\/games\/\w+\/(periodic\/\w+|[0-9a-f-]{36})$/.test(new URL(response.url()).pathname),
  );
  await open();
  const inDocument = await boardInDocument(page);
  if (inDocument !== null) {
    sent.catch(() => undefined);
    return inDocument as Board;
  }
  const response = await sent;
  expect(response.status(), response.url()).toBe(200);
  return (await response.json()) as Board;
}

/** Presses Tab until it has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not reach ${target.toString()}.`);
}

/**
 * Moves to these cells, named by column and row, with the arrows alone and presses a key on each; the board must have
 * the focus.
 */
export async function pressCells(
  page: Page,
  places: readonly (readonly [number, number])[],
  key: string,
): Promise<void> {
  for (const [x, y] of places) {
    const at = (await page.locator('[role=gridcell][tabindex="0"]').getAttribute("data-at")) ?? "";
    const [fromX = 0, fromY = 0] = at.split(",").map(Number);
    const [dx, dy] = [x - fromX, y - fromY];
    for (let steps = 0; steps < Math.abs(dx); steps++) await page.keyboard.press(dx > 0 ? "ArrowRight" : "ArrowLeft");
    for (let steps = 0; steps < Math.abs(dy); steps++) await page.keyboard.press(dy > 0 ? "ArrowDown" : "ArrowUp");
    await expect(page.locator(`[role=grid] [data-at="${x},${y}"]`)).toBeFocused();
    await page.keyboard.press(key);
  }
}

// Sudoku

/** Opens a hint by its keys, goes through its steps and plays it. */
export async function playHint(page: Page, say: Say): Promise<void> {
  const on = page.getByRole("button", { name: say("play.hint.on"), exact: true });
  const move = page.getByRole("button", { name: say("play.hint.move"), exact: true });
  await expect(page.getByRole("grid")).toBeVisible();
  await page.keyboard.press("Alt+h");
  await expect(on.or(move)).toBeVisible();
  for (let steps = 0; steps < 9 && (await on.isVisible()); steps++) {
    await on.click();
    await expect(on.or(move)).toBeVisible();
  }
  await move.click();
  await expect(move).toBeHidden();
}

/** Types a letter as the keyboard of its country does; Playwright supports the English one only. */
export async function pressLetter(page: Page, letter: string): Promise<void> {
  if (/^[ -~]$/.test(letter)) return page.keyboard.press(letter);
  await page.evaluate(
    (key) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
    letter,
  );
}

export const cells = (page: Page): Locator => page.getByRole("gridcell");
export const cell = (page: Page, index: number): Locator => cells(page).nth(index);

/** The cells that the player fills, in reading order. */
export const openCells = (board: SudokuSent): number[] =>
  [...board.initial_grid].flatMap((digit, index) => (digit === "0" ? [index] : []));

export const solutionAt = (board: SudokuSent, index: number): number => Number(board.solved_grid[index]);
export const wrongAt = (board: SudokuSent, index: number): number => (solutionAt(board, index) % 9) + 1;

/** A cell's accessible name while it holds this digit of the player. */
export const cellWords = (say: Say, index: number, digit: number): string =>
  say("sudoku.cell", {
    row: Math.floor(index / 9) + 1,
    column: (index % 9) + 1,
    content: { id: digit === 0 ? "sudoku.content.empty" : "sudoku.content.yours", values: { digit } },
  });

/** Every cell of the board, row by row, every other row from right to left: one step of an arrow key apart. */
const snake = Array.from({ length: 81 }, (_, place) => {
  const row = Math.floor(place / 9);
  return row * 9 + (row % 2 === 0 ? place % 9 : 8 - (place % 9));
});

/** Fills these cells rightly with keys alone; the board has to hold the focus. */
export async function fillByKeys(page: Page, board: SudokuSent, indexes: readonly number[]): Promise<void> {
  const { keyboard } = page;
  for (let steps = 0; steps < 8; steps++) {
    await keyboard.press("Control+ArrowLeft");
    await keyboard.press("Control+ArrowUp");
  }
  await expect(cell(page, 0)).toBeFocused();
  let at = 0;
  let left = indexes.length;
  for (const index of snake) {
    if (index !== at)
      await keyboard.press(`Control+Arrow${index === at + 9 ? "Down" : index === at + 1 ? "Right" : "Left"}`);
    at = index;
    if (!indexes.includes(index)) continue;
    if ((await cell(page, index).getAttribute("aria-selected")) === "false") await keyboard.press("Enter");
    await keyboard.press(String(solutionAt(board, index)));
    if (--left === 0) return;
  }
}

/** Fills these cells rightly by pressing cell and key on the page, by mouse or finger. */
export async function fillByPointer(
  page: Page,
  say: Say,
  board: SudokuSent,
  indexes: readonly number[],
  by: "click" | "tap",
): Promise<void> {
  const keys = page.getByRole("group", { name: say("board.keys"), exact: true });
  for (const index of indexes) {
    await cell(page, index)[by]();
    await keys.getByRole("button", { name: new RegExp(`^${solutionAt(board, index)},`) })[by]();
  }
}

/** The end of a board: its heading, which has the focus so that screen readers read it. */
const expectEnd = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole("heading", { name, exact: true })).toBeFocused();
export const expectSolved = (page: Page, say: Say): Promise<void> => expectEnd(page, say("play.solved"));

// Quiz

/** A task on the page, by what it asks: about how much some questions are, and exactly how much the others. */
export function question(page: Page, say: Say, { question: { ask, plain } }: QuizTask): Locator {
  const asked = say(ask.id as MessageId, ask.values);
  return page.getByRole("region", { name: `${asked} ${toSpeech(plain, SPEAKERS[say.language])}`, exact: true });
}

/** The right answer in the list of mistakes, as screen readers read it. */
export const rightAnswer = (page: Page, say: Say, answer: string): Locator =>
  page.getByText(toSpeech(say("quizView.right", { answer }), SPEAKERS[say.language]), { exact: true }).first();

const wrongChoice = (task: QuizTask): number => (task.answers.correct + 1) % task.answers.choices.length;

/** Answers these tasks with the keys 1 to 4, those at `wrong` wrongly. */
export async function answerByKeys(
  page: Page,
  say: Say,
  tasks: readonly QuizTask[],
  wrong: readonly QuizTask[] = [],
): Promise<void> {
  for (const task of tasks) {
    await expect(question(page, say, task)).toBeVisible();
    await page.keyboard.press(String((wrong.includes(task) ? wrongChoice(task) : task.answers.correct) + 1));
  }
}

/** Answers these tasks rightly by pressing the answers, by mouse or finger. */
export async function answerByPointer(
  page: Page,
  say: Say,
  tasks: readonly QuizTask[],
  by: "click" | "tap",
): Promise<void> {
  const answers = page.getByRole("group", { name: say("quizView.answers"), exact: true }).getByRole("button");
  for (const task of tasks) {
    await expect(question(page, say, task)).toBeVisible();
    await answers.nth(task.answers.correct)[by]();
  }
}

/** The end of a quiz. */
export const expectScore = (page: Page, say: Say, right: number, total: number): Promise<void> =>
  expectEnd(page, say("quizView.score", { right, total }));

// Saves

export type Save = Readonly<Record<string, unknown>>;

const isSave = (request: Request): boolean =>
  request.method() === "POST" &&
  /\/api\/v1\/games\/(\w+\/update|user_\w+_(daily|weekly))$/.test(new URL(request.url()).pathname);

/** Listens to the page's saves from now on: those that were answered with success, in order. */
export function savesOf(page: Page): { readonly accepted: Save[]; readonly sent: Save[] } {
  const saves = { accepted: [] as Save[], sent: [] as Save[] };
  page.on("request", (request) => {
    if (isSave(request)) saves.sent.push(request.postDataJSON() as Save);
  });
  page.on("response", (response) => {
    if (isSave(response.request()) && response.ok()) saves.accepted.push(response.request().postDataJSON() as Save);
  });
  return saves;
}

/** Calls the server directly, as the person who is signed in on this page. */
export async function askServer<Reply>(page: Page, path: string): Promise<Reply> {
  const { origin, token } = await page.evaluate(() => ({
    origin: location.origin,
    token: (JSON.parse(localStorage.getItem("karota:user") ?? "{}") as { token?: string }).token,
  }));
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await page.request.get(`${origin}/api/v1/${path}`, { headers });
  expect(response.status(), path).toBe(200);
  return (await response.json()) as Reply;
}
