import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { depth } from "@karota/engine/testing/depth.ts";
import type { ProgressReply } from "@karota/contract/learning/learning.ts";
import { CATALOGUE, pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";
import {
  expect,
  expectGoodLooks,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  setLanguage,
  test,
  travel,
} from "./harness.ts";
import { signInDirectly } from "./people.ts";
import { askServer, boardSent, expectScore, rightAnswer, type QuizSent } from "./playing.ts";
import { LANGUAGES, sayIn, type Language, type Say } from "./words.ts";

const ROWS: readonly CatalogueRow[] = CATALOGUE;
const QUIZZES = ROWS.filter(({ type, active }) => active && type === "education");
/**
 * These are played in every language, each of the others in one, so that all languages have their share. The usual run
 * leaves out addition, which other journeys play.
 */
const EVERYWHERE = new Set(["addition", "fractions", "flags", "equationsmultiple"]);
const JOURNEYS = QUIZZES.flatMap((row, place) => {
  const own = LANGUAGES[place % LANGUAGES.length]!;
  if (EVERYWHERE.has(row.id))
    return depth<readonly Language[]>(row.id === "addition" ? [] : [own], LANGUAGES).map((language) => ({
      row,
      language,
    }));
  return depth([], [{ row, language: own }]);
});
const DAY_MS = 86_400_000;
const newDemoUser = () => ({ name: `Vaja ${randomUUID().slice(0, 12)}` });

type Task = QuizSent["tasks"][number];
const rightText = ({ answers }: Task): string => answers.choices[answers.correct]!;

/** Waits for a question by its number; the clock skips the half second in which an answer is shown. */
async function reach(page: Page, say: Say, place: number, total: number): Promise<void> {
  if (place > 0) await page.clock.runFor(500);
  await expect(
    page.getByRole("list", { name: say("quizView.pips", { now: place + 1, total }), exact: true }),
  ).toBeVisible();
}

/** Answers tasks with the keys 1 to 4 from a place on, those at `wrong` wrongly, until the one before `end` was seen. */
async function answerFrom(
  page: Page,
  say: Say,
  tasks: readonly Task[],
  from: number,
  wrong: readonly number[] = [],
  end = tasks.length,
): Promise<void> {
  for (let place = from; place < end; place++) {
    await reach(page, say, place, tasks.length);
    const { correct, choices } = tasks[place]!.answers;
    await page.keyboard.press(String((wrong.includes(place) ? (correct + 1) % choices.length : correct) + 1));
  }
  await page.clock.runFor(500);
}

async function typeAnswer(page: Page, say: Say, text: string): Promise<void> {
  const tool = page.getByRole("button", { name: say("quizView.typing"), exact: true });
  await tool.click();
  const field = page.getByRole("textbox", { name: say("quizView.typed.label"), exact: true });
  await field.fill(text);
  await field.press("Enter");
  await tool.click();
}

const openDaily = (page: Page, game: string) =>
  boardSent<QuizSent>(page, () => page.goto(`/games/${pathOf(game)}/daily`));

for (const { row, language } of JOURNEYS)
  test(`${row.id} is answered by keys and by typing to its summary, in ${language}`, async ({ page, app }) => {
    const say = sayIn(language);
    await page.clock.install({ time: app.now() });
    await setLanguage(page, language);
    const { tasks } = await openDaily(page, row.id);
    const total = tasks.length;
    await reach(page, say, 0, total);
    await expectNoAxeViolations(page);
    // The first wrongly, one typed, the others by their keys. A map is pressed, not typed.
    const { correct } = tasks[0]!.answers;
    const typed = tasks.findIndex(({ skill }, place) => place > 0 && skill !== "map");
    await answerFrom(page, say, tasks, 0, [0], typed);
    await reach(page, say, typed, total);
    await typeAnswer(page, say, rightText(tasks[typed]!));
    await answerFrom(page, say, tasks, typed + 1);
    await expectScore(page, say, total - 1, total);
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByText(say("quizView.how"), { exact: true }).click();
    await expect(rightAnswer(page, say, rightText(tasks[0]!))).toBeVisible();
    // Nothing may lie half under the header when axe measures.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoAxeViolations(page);
    // The mistake once more, and back.
    await page.getByRole("button", { name: say("quizView.practise", { n: 1 }), exact: true }).click();
    await reach(page, say, 0, 1);
    await page.keyboard.press(String(correct + 1));
    await page.clock.runFor(500);
    await expect(
      page.getByRole("heading", { name: say("quizView.score", { right: 1, total: 1 }), exact: true }),
    ).toBeFocused();
    await page.getByRole("button", { name: say("quizView.back"), exact: true }).click();
    await expectScore(page, say, total - 1, total);
  });

// In the deep run these have journeys of their own, too.
for (const language of depth<readonly Language[]>(LANGUAGES, []))
  test(`each quiz without such a journey is solved to its score, in ${language}`, async ({ page, app }) => {
    const say = sayIn(language);
    await page.clock.install({ time: app.now() });
    await setLanguage(page, language);
    const others = QUIZZES.filter(
      ({ id }, place) => !EVERYWHERE.has(id) && LANGUAGES[place % LANGUAGES.length] === language,
    );
    for (const row of others)
      await test.step(row.id, async () => {
        const { tasks } = await openDaily(page, row.id);
        await reach(page, say, 0, tasks.length);
        await expectNoSidewaysScroll(page);
        await answerFrom(page, say, tasks, 0);
        await expectScore(page, say, tasks.length, tasks.length);
      });
  });

test("on a device with a voice of the page's language, task and solution are read aloud in words, and Escape stops it", async ({
  page,
  app,
}) => {
  const say = sayIn("de");
  await page.clock.install({ time: app.now() });
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const voice = { name: "A", voiceURI: "a", lang: "de-DE", localService: true, default: true };
    class Utterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.assign(globalThis, { spoken, SpeechSynthesisUtterance: Utterance });
    Object.assign(speechSynthesis, {
      getVoices: () => [voice],
      speak: ({ text }: Utterance) => spoken.push(text),
      cancel: () => undefined,
    });
  });
  const lastSpoken = () => page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken.at(-1) ?? "");
  await setLanguage(page, "de");
  const { tasks } = await openDaily(page, "fractions");
  const read = page.getByRole("button", { name: say("readAloud.read"), exact: true });
  const stop = page.getByRole("button", { name: say("readAloud.stop"), exact: true });
  await read.click();
  await expect(stop).toBeVisible();
  const asked = await lastSpoken();
  expect(asked).not.toMatch(/[/⁄·+=]/);
  await expectGoodLooks(page);
  await page.keyboard.press("Escape");
  await expect(stop).toBeHidden();

  await answerFrom(page, say, tasks, 0, [0]);
  await expectScore(page, say, tasks.length - 1, tasks.length);
  await page.getByText(say("quizView.how"), { exact: true }).click();
  await read.last().click();
  await expect(stop).toBeVisible();
  expect(await lastSpoken()).not.toBe(asked);
  await expectGoodLooks(page);
});

const levels = (page: Page, say: Say) =>
  page.getByRole("img", { name: new RegExp(say("quizView.level", { level: 0, highest: 5 }).replace("0", "[0-5]")) });

test("a visitor's progress is empty at first, and then this browser's", async ({ page, app }) => {
  const say = sayIn("sl");
  await page.goto("/progress");
  await expect(page.getByText(say("progress.empty"), { exact: true })).toBeVisible();
  await expectGoodLooks(page);
  await page.clock.install({ time: app.now() });
  const { tasks } = await openDaily(page, "addition");
  await answerFrom(page, say, tasks, 0, [0, 3]);
  await expectScore(page, say, 8, 10);
  await expect(levels(page, say).first()).toBeVisible();
  await page.goto("/progress");
  await expect(page.getByText(say("review.guest"), { exact: true })).toBeVisible();
  await page.getByText(say("progress.skills"), { exact: true }).click();
  await expect(page.getByRole("link", { name: say("addition.name"), exact: true }).last()).toBeVisible();
  await expect(levels(page, say).first()).toBeVisible();
  await expect(page.getByText(say("progress.calendar.note", { days: 1 }), { exact: true })).toBeVisible();
  await expectGoodLooks(page);
});

test("mistakes come back the next day, for free, and go on from there", async ({ page, ownApp }) => {
  // Two days, three looks.
  test.slow();
  const say = sayIn("sl");
  const who = newDemoUser();
  const start = new Date(ownApp.now());
  await travel(page, ownApp, start);
  await signInDirectly(page, who, ownApp);
  const { tasks } = await boardSent<QuizSent>(page, () => page.goto(`${ownApp.baseURL}/games/addition/daily`));
  await answerFrom(page, say, tasks, 0, [1, 2]);
  await expectScore(page, say, 8, 10);
  await expect(levels(page, say).first()).toBeVisible();
  // Practised at once: that is no review yet.
  await page.getByRole("button", { name: say("quizView.practise", { n: 2 }), exact: true }).click();
  await answerFrom(page, say, [tasks[1]!, tasks[2]!], 0);
  await expect(page.getByText(say("quizView.score", { right: 2, total: 2 }), { exact: true })).toBeVisible();
  const progress = () => askServer<ProgressReply>(page, "learning/progress");
  await expect.poll(async () => (await progress()).review).toMatchObject({ due: 0, waiting: 2, mended: 0 });
  expect((await progress()).total).toMatchObject({ boards: 1, right: 8, wrong: 2 });

  await travel(page, ownApp, new Date(start.getTime() + DAY_MS));
  // The login of yesterday is over.
  await page.goto(`${ownApp.baseURL}/progress`);
  await expect(page).toHaveURL(/\/login\?reset=true$/);
  await signInDirectly(page, who, ownApp);
  const credit = async () => (await askServer<{ credit_amount: number }>(page, "users")).credit_amount;
  const before = await credit();
  await page.goto(`${ownApp.baseURL}/progress`);
  await expectGoodLooks(page);
  await page.getByRole("link", { name: say("review.start"), exact: true }).click();
  await expect(page).toHaveURL(/\/progress\/review$/);
  await reach(page, say, 0, 2);
  await expectGoodLooks(page);
  // One right, one wrong: its solution stays until one goes on.
  const known = (await page.getByRole("heading", { level: 2 }).textContent()) ?? "";
  // The longer one first: the other may be a part of it.
  const first = [tasks[1]!, tasks[2]!]
    .toSorted((one, other) => other.question.plain.length - one.question.plain.length)
    .find(({ question }) => known.replace(/\s/g, "").includes(question.plain.replace(/\s/g, "")))!;
  const second = first === tasks[1] ? tasks[2]! : tasks[1]!;
  await page.keyboard.press(String(first.answers.correct + 1));
  await reach(page, say, 1, 2);
  await page.keyboard.press(String(((second.answers.correct + 1) % 4) + 1));
  await page.getByRole("button", { name: say("quizView.next"), exact: true }).click();
  await expect(page.getByText(say("quizView.score", { right: 1, total: 2 }), { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  // The first one is the way back above the heading.
  await page
    .getByRole("main")
    .getByRole("link", { name: say("progress.title"), exact: true })
    .last()
    .click();
  await expect.poll(async () => (await progress()).review).toMatchObject({ due: 0, waiting: 2, mended: 0 });
  expect((await progress()).total).toMatchObject({ days: 2, boards: 1, right: 9, wrong: 3 });
  expect(await credit()).toBe(before);
});
