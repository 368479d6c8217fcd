import type { Page } from "@playwright/test";
import { CATALOGUE, pathOf } from "@karota/games/catalogue.ts";
import {
  answerByKeys,
  boardSent,
  cell,
  expectScore,
  expectSolved,
  fillByKeys,
  openCells,
  solutionAt,
  tabTo,
  wrongAt,
  type QuizSent,
  type SudokuSent,
} from "../e2e/playing.ts";
import { signInDirectly, someName } from "../e2e/people.ts";
import type { Say } from "../e2e/words.ts";
import { pageScene, scene } from "./scene.ts";

for (const { id } of CATALOGUE.filter(({ active }) => active)) pageScene(`play-${id}`, `/games/${pathOf(id)}/daily`);

const openSudoku = (page: Page) => boardSent<SudokuSent>(page, () => page.goto("/games/sudoku/daily"));
const toBoard = (page: Page) => tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));

scene("sudoku-half", async ({ page, say }) => {
  const board = await openSudoku(page);
  const open = openCells(board);
  await toBoard(page);
  await fillByKeys(page, board, open.slice(0, open.length / 2));
  await cell(page, open.at(-1)!).click();
  await page.keyboard.press(String(wrongAt(board, open.at(-1)!)));
  await page.getByRole("button", { name: say("play.check"), exact: true }).click();
});

scene("sudoku-hint", async ({ page, say }) => {
  await openSudoku(page);
  await page.getByRole("button", { name: say("play.hint"), exact: true }).click();
  const on = page.getByRole("button", { name: say("play.hint.on"), exact: true });
  await on.waitFor();
  while (await on.isVisible()) await on.click();
});

scene("sudoku-solved", async ({ page, say }) => {
  const board = await openSudoku(page);
  const [first, ...others] = openCells(board) as [number, ...number[]];
  await toBoard(page);
  await fillByKeys(page, board, others);
  await cell(page, first).click();
  await page.keyboard.press(String(solutionAt(board, first)));
  await expectSolved(page, say);
});

/** Plays the day's addition with so many right answers of ten. */
async function playQuiz(page: Page, say: Say, right: number): Promise<void> {
  const { tasks } = await boardSent<QuizSent>(page, () => page.goto("/games/addition/daily"));
  await answerByKeys(page, say, tasks, tasks.slice(right));
  await expectScore(page, say, right, tasks.length);
}
for (const right of [10, 8, 4]) scene(`quiz-${right}-of-10`, ({ page, say }) => playQuiz(page, say, right));

scene("word-problem", async ({ page, app, say }) => {
  await signInDirectly(page, { name: someName("Naloga") }, app);
  await page.goto("/games/addition");
  await page.getByRole("radio", { name: say("option.form.stories"), exact: true }).check();
  const start = page.getByRole("button", { name: say("dispatch.start"), exact: true }).filter({ visible: true });
  const { tasks } = await boardSent<QuizSent>(page, () => start.click());
  await page.getByRole("heading", { level: 2 }).filter({ hasText: tasks[0]!.question.plain }).waitFor();
  await page.getByRole("button", { name: say("quizView.explain"), exact: true }).click();
  await page.keyboard.press(String(((tasks[0]!.answers.correct + 1) % 4) + 1));
  await page.getByRole("button", { name: say("quizView.next"), exact: true }).waitFor();
});
