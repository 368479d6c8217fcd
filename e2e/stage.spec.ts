import type { Page } from "@playwright/test";
import { depth } from "@karota/engine/testing/depth.ts";
import { CATALOGUE, pathOf } from "@karota/games/catalogue.ts";
import { expect, SIZES, test } from "./harness.ts";
import { signInDirectly, someName } from "./people.ts";
import { sayIn } from "./words.ts";
import { boardSent, type QuizSent } from "./playing.ts";

const say = sayIn("sl");
const BOARDS = CATALOGUE.filter(({ type, active }) => active && type === "entertainment");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a board's header is as wide as the board, and no board is wider than a phone", async ({ page }) => {
  const grid = page.getByRole("grid");
  for (const { id } of BOARDS.filter((_, place) => place % depth(3, 1) === 0)) {
    await page.setViewportSize(SIZES.desktop);
    await page.goto(`/games/${pathOf(id)}/daily`);
    await expect(grid).toBeVisible();
    const header = (await page
      .locator("header")
      .filter({ has: heading(page) })
      .boundingBox())!;
    const board = (await grid.boundingBox())!;
    expect(Math.abs(header.x - board.x), `${id}: left`).toBeLessThan(1);
    expect(Math.abs(header.width - board.width), `${id}: width`).toBeLessThan(1);
    await page.setViewportSize(SIZES.phone);
    const onPhone = (await grid.boundingBox())!;
    expect(onPhone.x + onPhone.width, `${id}: on a phone`).toBeLessThan(SIZES.phone.width);
  }
});

const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
];
const MAX_GAP_PX = 24;

/** The highest strip between the header and the last of a board's tools and keys on which nothing is drawn, in pixels. */
const highestGap = (page: Page) =>
  page.getByRole("toolbar").evaluate((toolbar) => {
    const CLEAR = "rgba(0, 0, 0, 0)";
    const paper = getComputedStyle(document.body).backgroundColor;
    const isDrawn = (part: Element): boolean => {
      const { backgroundColor, backgroundImage, borderTopWidth, borderTopColor } = getComputedStyle(part);
      return (
        part.matches("svg, img") ||
        [...part.childNodes].some(({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim()) ||
        ![CLEAR, paper].includes(backgroundColor) ||
        backgroundImage !== "none" ||
        (borderTopWidth !== "0px" && borderTopColor !== CLEAR)
      );
    };
    const strips = [...toolbar.closest("[data-category]")!.querySelectorAll("*")]
      .filter((part) => part.checkVisibility() && isDrawn(part))
      .map((part) => part.getBoundingClientRect())
      // What is there for screen readers alone is a pixel.
      .filter(({ width, height }) => width > 1 && height > 1)
      .toSorted((one, other) => one.top - other.top);
    let [end, gap] = [strips[0]!.bottom, 0];
    for (const { top, bottom } of strips) {
      gap = Math.max(gap, top - end);
      end = Math.max(end, bottom);
    }
    return gap;
  });

test("on phones header, board, tools and keys are one group without gaps", async ({ page }) => {
  const few = ["sudoku", "minesweeper", "simpleMaze", "addition"];
  const all = CATALOGUE.filter(({ active }) => active).map(({ id }) => id);
  for (const id of depth(few, all)) {
    await page.setViewportSize(PHONES[0]!);
    await page.goto(`/games/${pathOf(id)}/daily`);
    await expect(page.getByRole("toolbar")).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const size of PHONES) {
      await page.setViewportSize(size);
      expect.soft(await highestGap(page), `${id} on ${size.width} × ${size.height}`).toBeLessThanOrEqual(MAX_GAP_PX);
    }
  }
});

/** Phones that lie on their side, and the screen of an old netbook. */
const LOW = [
  { width: 640, height: 360 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 1024, height: 600 },
];

/** Stays in sight on wide screens. */
const HEADER_PX = 64;

test("in a low window the whole board and all keys are in sight at once", async ({ page }) => {
  const few = ["sudoku", "crossword", "simpleMaze", "caesarCypher"];
  const all = BOARDS.map(({ id }) => id);
  const toolbar = page.getByRole("toolbar");
  for (const id of depth(few, all))
    for (const size of LOW) {
      await page.setViewportSize(size);
      await page.goto(`/games/${pathOf(id)}/daily`);
      await expect(toolbar).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // As far as somebody scrolls to see them: the upper one comes under the header, which stays on wide screens.
      const header = size.width < 768 ? 0 : HEADER_PX;
      const seen = () =>
        page.evaluate((room) => {
          const parts = [...document.querySelectorAll("[role=grid], [data-keypad]")];
          const shown = () => parts.filter((part) => part.getClientRects().length > 0);
          const first = Math.min(...shown().map((part) => part.getBoundingClientRect().top));
          scrollTo(0, Math.max(0, scrollY + first - room));
          const boxes = shown().map((part) => part.getBoundingClientRect());
          return {
            top: Math.ceil(Math.min(...boxes.map(({ top }) => top))),
            bottom: Math.floor(Math.max(...boxes.map(({ bottom }) => bottom))),
            right: Math.floor(Math.max(...boxes.map(({ right }) => right))),
          };
        }, header);
      const { top, bottom, right } = await seen();
      const name = `${id} on ${size.width} × ${size.height}`;
      expect.soft(top, `${name}: top`).toBeGreaterThanOrEqual(header);
      expect.soft(bottom, `${name}: bottom`).toBeLessThanOrEqual(size.height);
      expect.soft(right, `${name}: right`).toBeLessThanOrEqual(size.width);
    }
});

test("on a phone that lies on its side a question and its answers are in sight at once", async ({ page }) => {
  const quizzes = CATALOGUE.filter(({ type, active }) => active && type === "education").map(({ id }) => id);
  const answers = page.getByRole("group", { name: say("quizView.answers"), exact: true });
  for (const id of depth(["fractions", "flags"], quizzes)) {
    await page.goto(`/games/${pathOf(id)}/daily`);
    await expect(answers).toBeVisible();
    for (const size of LOW.filter(({ height }) => height < 480)) {
      await page.setViewportSize(size);
      const question = (await answers.locator("xpath=../*[1]").boundingBox())!;
      const choices = (await answers.boundingBox())!;
      const top = Math.min(question.y, choices.y);
      const height = Math.max(question.y + question.height, choices.y + choices.height) - top;
      const header = size.width < 768 ? 0 : HEADER_PX;
      expect.soft(height, `${id} on ${size.width} × ${size.height}`).toBeLessThanOrEqual(size.height - header);
    }
  }
});

test("on a phone the letters beside an open hint are drawn as high as a finger needs", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  for (const id of depth(["crossword"], ["crossword", "caesarCypher"])) {
    await page.goto(`/games/${pathOf(id)}/daily`);
    await page.getByRole("button", { name: say("play.hint"), exact: true }).click();
    await expect(page.locator("#hint-title")).toBeVisible();
    const heights = await page
      .getByRole("group", { name: say("board.keys"), exact: true })
      .locator("button > span")
      .evaluateAll((faces) => faces.map((face) => face.getBoundingClientRect().height));
    expect(Math.min(...heights), id).toBeGreaterThanOrEqual(44);
  }
});

test("on a phone a long question is no smaller than its answers", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  const sizesOf = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  for (const id of ["volumeliquids", "time", "distance", "equationsmultiple", "percentage"]) {
    await page.goto(`/games/${id}/daily`);
    const answers = await sizesOf("[role=group] > button[aria-keyshortcuts] > span:not([class])");
    const [ask] = await sizesOf("#quiz-question");
    expect(answers, id).toHaveLength(4);
    expect(ask, id).toBeGreaterThanOrEqual(Math.max(...answers));
  }
});

test("after a mistake the solution is beside the task on a desktop, and below two answers on a phone", async ({
  page,
}) => {
  const settings = JSON.stringify({ explain_mistakes: true });
  await page.addInitScript((text) => localStorage.setItem("karota:settings", text), settings);
  const { tasks } = await boardSent<QuizSent>(page, () => page.goto("/games/addition/daily"));
  const task = page.locator("section:has(> #quiz-question)");
  const answers = page.locator("[role=group] > button[aria-keyshortcuts]");
  await expect(answers).toHaveCount(4);
  const before = (await task.boundingBox())!;
  await page.keyboard.press(String(((tasks[0]!.answers.correct + 1) % 4) + 1));
  const solution = page.locator("section:has(> #quiz-solution)");
  const beside = (await solution.boundingBox())!;
  expect(await task.boundingBox(), "the task stays where it was").toEqual(before);
  expect(beside.x).toBeGreaterThanOrEqual(before.x + before.width);
  expect(beside.y).toBeCloseTo(before.y, 0);
  await page.setViewportSize(SIZES.phone);
  await expect(answers.filter({ visible: true })).toHaveCount(2);
  const shown = await Promise.all([answers.filter({ visible: true }).last(), solution].map((one) => one.boundingBox()));
  expect(shown[1]!.y).toBeGreaterThanOrEqual(shown[0]!.y + shown[0]!.height);
});

test("a task is as wide in a practice as in play, and where no solution is beside it at the same place", async ({
  page,
  app,
}) => {
  await signInDirectly(page, { name: someName("Širina") }, app);
  const task = page.locator("section:has(> #quiz-question)");
  const sizes = [SIZES.desktop, { width: 900, height: 800 }];
  const boxes = async () => {
    await expect(task).toBeVisible();
    const found = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      found.push((await task.boundingBox())!);
    }
    return found;
  };
  await page.goto("/games/addition/daily");
  const played = await boxes();
  await page.goto("/practice?game=addition");
  await page.getByRole("button", { name: say("practice.start"), exact: true }).click();
  const practised = await boxes();
  expect(practised.map(({ width }) => width)).toEqual(played.map(({ width }) => width));
  expect(practised[1]!.x).toBe(played[1]!.x);
});
