import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import type { DailyBoards } from "@karota/contract/games/board.ts";
import type { LessonDesk, LessonReply, Step } from "@karota/contract/lessons/lesson.ts";
import { CATALOGUE, pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";
import { countCached } from "./cached-day.ts";
import { clearBrowser, click, expectOnPage, open, openFresh, POLL_MS, signInDirectly, type } from "./driving.ts";
import { DESKTOP, expectNoFindings } from "./engine-looks.ts";
import { BROWSERS, engineNamed, engineTest } from "./engine-test.ts";
import type { Engine, StartedEngine } from "./engines.ts";
import { expect, type RunningApp } from "./harness.ts";
import { callAs, codeOf, newMentor } from "./mentoring.ts";
import { newPerson, someName, type Caller } from "./people.ts";
import type { QuizSent } from "./playing.ts";
import { STROKES, type Stroke } from "./strokes.ts";
import { scanTo, seeMark } from "./two-keys.ts";
import { sayIn } from "./words.ts";

/*
 * The main journeys in Firefox and WebKit, and what axe finds in the states that they come through; Chromium has its own
 * tests of them. Pages as they open are in `engine-axe.spec.ts`.
 */

const say = sayIn("sl");
const ACTIVE = CATALOGUE.filter(({ active }: CatalogueRow) => active);
/** A page caches the day's boards at once, or after a failure within a minute and a half and an idle moment. */
const CACHE_MS = 3 * POLL_MS;
/** Keys by the numbers that WebDriver has for them. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Enter: "\uE007",
  Space: " ",
};
engineTest.describe.configure({ timeout: 600_000 });

const deepTest = IS_DEEP ? engineTest : engineTest.skip;

/** A journey in both browsers. */
function journey(
  title: string,
  play: (given: { readonly engine: StartedEngine; readonly app: RunningApp }) => Promise<void>,
): void {
  for (const name of BROWSERS)
    deepTest(`${title}, in ${name}`, async ({ engines, app }) =>
      play({ engine: await engineNamed(engines, name, DESKTOP), app }),
    );
}

const expectWords = (engine: Engine, selector: string, words: string): Promise<void> =>
  expect
    .poll(() => engine.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? "", selector), {
      message: `${engine.name}: ${selector}`,
      timeout: POLL_MS,
    })
    .toContain(words);

/** The selector of the field with this label, as soon as it is there. */
async function idOfField(engine: Engine, label: string): Promise<string> {
  const idOf = () =>
    engine.evaluate(
      (words) =>
        [...document.querySelectorAll<HTMLInputElement>("main input")].find((input) =>
          [...(input.labels ?? [])].some(({ textContent }) => textContent.trim() === words),
        )?.id ?? "",
      label,
    );
  let id = "";
  await expect
    .poll(async () => (id = await idOf()), { message: `${engine.name}: ${label}`, timeout: POLL_MS })
    .not.toBe("");
  return `[id="${id}"]`;
}

const daily = <Board>(app: RunningApp, who: Caller, id: string): Promise<Board> =>
  callAs<Board>(app, who, "GET", `games/${pathOf(id)}/periodic/daily?language=sl`);

/** The heading of the end, which has the focus so that screen readers read it. */
const expectEnd = (engine: Engine, heading: string): Promise<void> =>
  expect
    .poll(() => engine.evaluate(() => document.activeElement?.textContent), { message: engine.name, timeout: POLL_MS })
    .toBe(heading);

async function answerAll(engine: Engine, { tasks }: QuizSent): Promise<void> {
  for (const [place, { answers }] of tasks.entries()) {
    await expectOnPage(
      engine,
      `main ol[aria-label="${say("quizView.pips", { now: place + 1, total: tasks.length })}"]`,
    );
    await engine.press(String(answers.correct + 1));
  }
  await expectEnd(engine, say("quizView.score", { right: tasks.length, total: tasks.length }));
}

async function solve(engine: Engine, strokes: readonly Stroke[]): Promise<void> {
  for (const { at, key, isDoneByOthers } of strokes) {
    const cell = `main [data-at="${at?.join()}"]`;
    const isRevealed = () =>
      engine.evaluate((one) => document.querySelector(`${one}[data-kind=revealed]`) !== null, cell);
    // Once the board is solved, a click would take the focus from the end's heading.
    if (isDoneByOthers && (await isRevealed())) continue;
    if (at) await click(engine, cell);
    // One that had the cursor is selected by a second click.
    if (at && key && (await engine.evaluate((one) => document.querySelector(one)!.ariaSelected, cell)) === "false")
      await click(engine, cell);
    if (key) await engine.press(KEYS[key] ?? key);
  }
  await expectEnd(engine, say("play.solved"));
}

for (const { id } of ACTIVE) {
  const play = async ({ engine, app }: { readonly engine: Engine; readonly app: RunningApp }) => {
    const player = await signInDirectly(engine, { name: someName("Igralka") }, app);
    await open(engine, `${app.baseURL}/games/${pathOf(id)}/daily`);
    const strokesOf = Object.entries(STROKES).find(([game]) => game === id)?.[1] as
      | ((board: unknown) => readonly Stroke[])
      | undefined;
    if (strokesOf) {
      await expectOnPage(engine, "main [data-at]");
      await solve(engine, strokesOf(await daily(app, player, id)));
    } else await answerAll(engine, await daily(app, player, id));
    await expect
      .poll(async () => (await daily<{ completed: boolean }>(app, player, id)).completed, { timeout: POLL_MS })
      .toBe(true);
    await expectNoFindings(engine, `the end of ${id}`);
  };
  journey(`today's ${id} is solved, and the server has it`, play);
}

journey("a person signs in, answers, moves and uses the menu by mouse", async ({ engine, app }) => {
  await openFresh(engine, app.baseURL, "/login");
  await click(engine, "main button", say("login.demo"));
  await type(engine, "input[name=name]", someName("Žaba"));
  await click(engine, "form button.primary");
  await expectWords(engine, "dialog[open]", say("shell.understood"));
  await expectNoFindings(engine, "the welcome");
  await click(engine, "dialog[open] button", say("shell.understood"));
  // Among the games that home shows first, whatever today's path is.
  await click(engine, 'main a[href="/games/multiplication/daily"]');
  await click(engine, "main button[aria-keyshortcuts]");
  await expectOnPage(engine, "main li[data-pip] + li[data-pip=now]");
  await open(engine, `${app.baseURL}/privacy`);
  const arrow = `button[aria-label="${say("shell.menu.gamesOf", { category: say("category.logic") })}"]`;
  await click(engine, arrow);
  await expectOnPage(engine, `${arrow}[aria-expanded=true]`);
  await click(engine, 'ul:not([hidden]) > li > a[href="/games/sudoku"]');
  await expect
    .poll(() => engine.evaluate(() => location.pathname), { message: engine.name, timeout: POLL_MS })
    .toBe("/games/sudoku");
});

journey("a pupil answers an assignment, and the mentor sees the results", async ({ engine, app }) => {
  const mentorName = await newMentor(app);
  const mentor = await newPerson(app, mentorName);
  const pupil = await signInDirectly(engine, { name: someName("Učenka") }, app);
  const { student } = await callAs<{ student: { id: string } }>(app, mentor, "POST", "mentorship/students", {
    uniqueCode: await codeOf(app, pupil),
  });
  const name = someName("Vaja");
  await callAs(app, mentor, "POST", "assignments", {
    name,
    message: "",
    preset: "thisWeek",
    studentId: student.id,
    tasks: [{ game: "addition", options: { level: "easy" }, count: 2 }],
  });
  await open(engine, `${app.baseURL}/myAssignments`);
  await click(engine, `a[aria-label="${say("myAssignments.start.of", { name })}"]`);
  for (const n of [1, 2]) {
    await expectWords(engine, "main", say("myAssignments.question", { n, tasks: 2 }));
    await expectNoFindings(engine, `question ${n} of an assignment`);
    await click(engine, `[role=group][aria-label="${say("quizView.answers")}"] button`);
    await click(engine, "main button", say("myAssignments.confirm"));
  }
  const id = (await engine.evaluate(() => location.pathname)).split("/").at(-1)!;
  await expect
    .poll(
      async () =>
        (
          await callAs<{ list: { answered: boolean }[] }>(app, pupil, "GET", `assignments/myAssignments/${id}`)
        ).list.filter(({ answered }) => answered).length,
      { message: engine.name, timeout: POLL_MS },
    )
    .toBe(2);

  await signInDirectly(engine, { name: mentorName }, app);
  await open(engine, `${app.baseURL}/myStudents/${student.id}/assignments/${id}`);
  await expectWords(engine, "main h1", name);
  await expectWords(engine, "main", pupil.name);
  await expectNoFindings(engine, "results of an assignment");
});

journey("carrots are bought with the test card", async ({ engine, app }) => {
  const buyer = await signInDirectly(engine, { name: someName("Kupec") }, app);
  const billing = { address: "Vrtna pot 3", post_number: "2000", post: "Maribor", country: "SI" };
  await callAs(app, buyer, "PUT", "users", billing);
  await open(engine, `${app.baseURL}/credit-buy`);
  await click(engine, "main button", say("buy.pay"));
  await expectOnPage(engine, "dialog[open] li button");
  await expectNoFindings(engine, "ways to pay");
  await click(engine, "dialog[open] li button");
  await click(engine, "dialog[open] > div:last-child > button:last-child");
  await expectWords(engine, "dialog[open]", say("error.S-PAYMENT-PAYMENT_SUCCESS.title"));
  await expectNoFindings(engine, "a purchase that is paid");
  const { credit_amount } = await callAs<{ credit_amount: number }>(app, buyer, "GET", "users");
  expect(credit_amount, engine.name).toBeGreaterThan(5);
});

journey("today's board is shown for the printer", async ({ engine, app }) => {
  await openFresh(engine, app.baseURL, "/games/sudoku/print");
  for (const [number, kind] of [
    [1, "task"],
    [2, "solution"],
  ] as const)
    await expectOnPage(engine, `main [role=img][aria-label="${say("print.page", { number, pages: 2, kind })}"]`);
  await expectNoFindings(engine, "a page for the printer");
});

journey("a visitor plays a board that somebody shares by a link", async ({ engine, app }) => {
  const owner = await newPerson(app, someName("Deliteljica"));
  const board = await callAs<QuizSent>(app, owner, "POST", "games/addition/create?language=sl", {
    options: { level: "easy", tasks: 5 },
  });
  const { code } = await callAs<{ code: string }>(app, owner, "POST", `games/addition/${board.gridId}/share`);
  await openFresh(engine, app.baseURL, `/b/${code}`);
  await expectWords(engine, "main", say("play.shared.play"));
  await expectNoFindings(engine, "a shared board");
  await click(engine, "main a", say("play.shared.play"));
  await answerAll(engine, board);
  await open(engine, `${app.baseURL}/b/${code}`);
  await expectWords(engine, "main", say("play.lost.look"));
  await expectNoFindings(engine, "a shared board that was played");
});

/** Uses a control by two keys alone, as soon as it and their mark are there. */
async function useByTwoKeys(engine: Engine, selector: string): Promise<void> {
  for (const one of [selector, "[data-scan-mark]:not([hidden])"]) await expectOnPage(engine, one);
  await scanTo(
    selector,
    () => engine.evaluate(seeMark, selector),
    (key) => engine.press(KEYS[key]!),
  );
}

journey("two keys fill a cell of a sudoku", async ({ engine, app }) => {
  await clearBrowser(engine, app.baseURL);
  await engine.evaluate(() => localStorage.setItem("karota:settings", JSON.stringify({ two_keys: true })));
  await open(engine, `${app.baseURL}/games/sudoku/daily`);
  await expectOnPage(engine, "main [data-at]");
  const at = await engine.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>("main [data-at]")].find((cell) => !cell.textContent)!.dataset["at"],
  );
  const cell = `main [data-at="${at}"]`;
  await useByTwoKeys(engine, cell);
  await expectNoFindings(engine, "a board played with two keys");
  await useByTwoKeys(engine, `main [role=group][aria-label="${say("board.keys")}"] button:nth-child(7)`);
  await expectWords(engine, cell, "7");
});

journey("a pupil answers in a lesson, and the mentor shows what is right", async ({ engine, app }) => {
  const mentorName = await newMentor(app);
  const mentor = await newPerson(app, mentorName);
  const { id } = await callAs<LessonReply>(app, mentor, "POST", "lessons", {
    tasks: [{ game: "addition", options: { level: "easy" }, count: 2 }],
  });
  const desk = () => callAs<LessonDesk>(app, mentor, "GET", `lessons/${id}/desk`);
  const lead = async (step: Step) =>
    callAs<LessonDesk>(app, mentor, "POST", `lessons/${id}/steps`, { step, version: (await desk()).version });
  await signInDirectly(engine, { name: someName("Učenka") }, app);
  await open(engine, `${app.baseURL}/lesson/${(await desk()).code}`);
  await click(engine, "main button", say("join.act"));
  await expectWords(engine, "main", say("lessons.in"));
  await expectNoFindings(engine, "a lesson that waits");
  // The open page hears of each step by itself.
  await lead("ask");
  await expectWords(engine, "main", say("lessons.question", { n: 1 }));
  await expectNoFindings(engine, "a question of a lesson");
  await engine.press("2");
  await engine.press(KEYS["Enter"]!);
  await expectWords(engine, "main", say("lessons.answered"));
  expect((await desk()).counts[1], engine.name).toBe(1);
  await lead("reveal");
  await expectOnPage(engine, "main [data-look=right]");
  await expectNoFindings(engine, "the answer of a lesson");

  await signInDirectly(engine, { name: mentorName }, app);
  await open(engine, `${app.baseURL}/lessons/${id}`);
  await click(engine, "main button", say("lessons.step.repeat"));
  await expectWords(engine, "#now", say("lessons.phase.asking"));
  await click(engine, "main button", say("lessons.step.reveal"));
  await expectWords(engine, "#now", say("lessons.phase.revealed"));
  await expectOnPage(engine, "main li[data-right]");
  await expectNoFindings(engine, "the desk of a lesson");
});

journey(
  "a practice of one quiz goes on after each answer, and where it was after a reload",
  async ({ engine, app }) => {
    await signInDirectly(engine, { name: someName("Vadba") }, app);
    const address = `${app.baseURL}/practice?game=addition`;
    const expectNow = (now: number) =>
      expectOnPage(engine, `main ol[aria-label="${say("quizView.pips", { now, total: 12 })}"]`);
    await open(engine, address);
    await click(engine, "main button", say("practice.start"));
    for (let now = 1; now <= 3; now++) {
      await expectNow(now);
      await engine.press("1");
      const pip = `main li:nth-child(${now})`;
      await expectOnPage(engine, `${pip}:is([data-pip=right], [data-pip=wrong])`);
      // A right answer leads on by itself.
      const isWrong = await engine.evaluate(
        (wanted) => document.querySelector(wanted) !== null,
        `${pip}[data-pip=wrong]`,
      );
      if (isWrong) await click(engine, "main [data-next] button");
    }
    await expectNow(4);
    await expectNoFindings(engine, "a practice");
    await open(engine, address);
    await expectNow(4);
  },
);

journey("a mini crossword is solved", async ({ engine, app }) => {
  const player = await signInDirectly(engine, { name: someName("Mini") }, app);
  const { gridId } = await callAs<{ gridId: string }>(app, player, "POST", "games/crossword/create", {
    options: { size: "5x5", level: "normal", language: "sl" },
  });
  await open(engine, `${app.baseURL}/games/crossword/${gridId}`);
  await expectOnPage(engine, "main [data-at]");
  await solve(engine, STROKES.crossword(await callAs(app, player, "GET", `games/crossword/${gridId}`)));
});

journey("a book is made, and the browser has its file", async ({ engine, app }) => {
  await signInDirectly(engine, { name: someName("Knjižica") }, app);
  await open(engine, `${app.baseURL}/book?game=kakuro`);
  const title = someName("Igre");
  await type(engine, await idOfField(engine, say("book.name")), title);
  await click(engine, "main button:not([aria-disabled=true])", say("book.make"));
  await expectWords(engine, "main", say("book.ready"));
  await expectNoFindings(engine, "a book that is ready");
  const file = join(engine.downloads, `${title}.pdf`);
  await expect
    .poll(() => (existsSync(file) ? readFileSync(file, "latin1") : ""), { message: engine.name, timeout: POLL_MS })
    .toMatch(/^%PDF-.*%%EOF\s*$/s);
});

for (const name of BROWSERS)
  deepTest(`an admin saves a price in the settings, in ${name}`, async ({ engines, ownApp }) => {
    const engine = await engineNamed(engines, name, DESKTOP);
    await signInDirectly(engine, "admin", ownApp);
    await open(engine, `${ownApp.baseURL}/status?page=settings`);
    const label = say("admin.settings.price.leisure");
    const field = await idOfField(engine, label);
    await type(engine, field, "1,25");
    await click(engine, "main button", say("admin.settings.save"));
    await expectWords(engine, "dialog[open]", say("error.S-CHANGES-SAVED.title"));
    await expectNoFindings(engine, "settings that are saved");
    await open(engine, `${ownApp.baseURL}/status?page=settings`);
    const again = await idOfField(engine, label);
    await expect
      .poll(() => engine.evaluate((one) => document.querySelector<HTMLInputElement>(one)?.value, again), {
        message: name,
        timeout: POLL_MS,
      })
      .toBe("1,25");
  });

for (const name of BROWSERS)
  deepTest(
    `a daily board is played without the server and saved when it is back, in ${name}`,
    async ({ engines, ownApp }) => {
      const engine = await engineNamed(engines, name, DESKTOP);
      const player = await signInDirectly(engine, { name: someName("Brez") }, ownApp);
      const board = await daily<QuizSent>(ownApp, player, "addition");
      // Made before the page asks, so that no slow server is behind a cache that stays empty.
      const { boards } = await callAs<DailyBoards>(ownApp, player, "GET", "games/daily-boards?language=sl");
      expect(boards.length).toBe(ACTIVE.length);
      await open(engine, `${ownApp.baseURL}/home`);
      await expect.poll(() => engine.evaluate(countCached), { timeout: CACHE_MS }).toBe(ACTIVE.length);
      await ownApp.halt();
      await open(engine, `${ownApp.baseURL}/games/addition/daily`);
      await answerAll(engine, board);
      await expectNoFindings(engine, "an end without the server");
      await ownApp.restart();
      await open(engine, `${ownApp.baseURL}/home`);
      await expect
        .poll(async () => (await daily<QuizSent>(ownApp, player, "addition")).completed, { timeout: POLL_MS })
        .toBe(true);
    },
  );
