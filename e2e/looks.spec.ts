import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { depth } from "@karota/engine/testing/depth.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import {
  answerDemoProvider,
  expect,
  expectGoodLooks,
  expectNoSidewaysScroll,
  setLanguage,
  signIn,
  SIZES,
  test,
} from "./harness.ts";
import { signInAsMentor } from "./mentoring.ts";
import { signInDirectly } from "./people.ts";
import {
  answerByKeys,
  boardSent,
  cell,
  expectScore,
  expectSolved,
  fillByKeys,
  openCells,
  question,
  solutionAt,
  tabTo,
  wrongAt,
  type QuizSent,
  type SudokuSent,
} from "./playing.ts";
import { beginsWith, ROOM_LANGUAGES, sayIn } from "./words.ts";

const say = sayIn("sl");
const newDemoUser = () => ({ name: `Videz ${randomUUID().slice(0, 12)}` });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

interface Screen {
  readonly path: string;
  readonly title: MessageId;
  readonly shows?: MessageId;
}
const SCREENS: readonly Screen[] = [
  { path: "/home", title: "home.welcome" },
  { path: "/education", title: "shelf.education" },
  { path: "/entertainment", title: "shelf.entertainment" },
  { path: "/games/sudoku", title: "sudoku.name", shows: "dispatch.new" },
  { path: "/games/addition", title: "addition.name", shows: "dispatch.new" },
  { path: "/games/sudoku/weekly", title: "sudoku.name", shows: "play.login.weekly" },
  { path: "/login?error=access_denied&state=none", title: "login.title", shows: "login.failed.cancelled" },
  { path: "/logout", title: "logout.done" },
];
/** In the usual run, the first two are looked at with a message and the last one behind open menus. */
const MORE_SCREENS: readonly Screen[] = [
  { path: "/login", title: "login.title", shows: "login.demo" },
  { path: "/login?reset=true", title: "login.title", shows: "login.expired" },
  { path: "/privacy", title: "privacy.title" },
];
const ALL_SCREENS = [...SCREENS, ...MORE_SCREENS];
const DAILIES = [{ path: "/games/sudoku/daily" }, { path: "/games/addition/daily" }];

// In the usual run in the language with the longest words.
const LOOKED_AT_IN = depth("de", "sl");
for (const { path, title, shows } of depth(SCREENS, ALL_SCREENS))
  test(`${path} looks well to a visitor`, async ({ page }) => {
    const say = sayIn(LOOKED_AT_IN);
    await setLanguage(page, LOOKED_AT_IN);
    await page.goto(path);
    await expect(heading(page)).toHaveText(say(title));
    if (shows) await expect(page.getByText(say(shows), { exact: true }).first()).toBeVisible();
    await expectGoodLooks(page);
  });

// What looks well has been as narrow.
for (const language of ROOM_LANGUAGES)
  test(`no screen is wider than a small phone in ${language}`, async ({ page }) => {
    await setLanguage(page, language);
    for (const width of depth([320], [360, 320])) {
      await page.setViewportSize({ width, height: 740 });
      for (const { path } of [...depth(MORE_SCREENS, ALL_SCREENS), ...DAILIES]) {
        await page.goto(path);
        await expect(heading(page)).toBeVisible();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expectNoSidewaysScroll(page);
      }
    }
  });

test("the catalogue without a find looks well", async ({ page }) => {
  await page.goto("/education");
  await page.getByRole("main").getByRole("searchbox").fill("xyz");
  await expect(page.getByText(say("shelf.nothing", { typed: "xyz" }))).toBeVisible();
  await expectGoodLooks(page);
});

test("menus look well: search, submenu, the phone's more", async ({ page }) => {
  await page.goto("/privacy");
  await expect(heading(page)).toHaveText(say("privacy.title"));
  await page
    .getByRole("banner")
    .getByRole("combobox", { name: say("shell.search"), exact: true })
    .fill("s");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  await page.goto("/privacy");
  await expect(heading(page)).toHaveText(say("privacy.title"));
  await page
    .getByRole("button", { name: say("shell.menu.gamesOf", { category: say("category.logic") }), exact: true })
    .click();
  await expect(page.getByRole("link", { name: say("sudoku.name"), exact: true })).toBeVisible();
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.phone);
  await page.getByRole("button", { name: say("shell.menu.more"), exact: true }).click();
  await expect(page.getByRole("dialog", { name: say("shell.menu.more"), exact: true })).toBeVisible();
  await expectGoodLooks(page);
});

test("welcome, home, profile menu, dispatch and logout look well to a player", async ({ page, app }) => {
  await signIn(page, newDemoUser(), app);
  await expect(page.getByRole("dialog", { name: say("error.S-REGISTER-FIRST_LOGIN.title") })).toBeVisible();
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  await page.getByRole("dialog").getByRole("button").click();
  await page.goto("/games/sudoku");
  const start = page
    .getByRole("region", { name: say("dispatch.price"), exact: true })
    .getByRole("button", { name: say("dispatch.start"), exact: true });
  await boardSent<SudokuSent>(page, () => start.click());
  await cell(page, 0).click();
  await page.goto("/games/sudoku");
  await expect(page.getByRole("link", { name: beginsWith(say("dispatch.continue")) })).toBeVisible();
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  await page.getByRole("button", { name: say("dispatch.howCarrots"), exact: true }).click();
  await expect(page.getByRole("dialog", { name: say("dispatch.howCarrots"), exact: true })).toBeVisible();
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  await page.goto("/home");
  await expect(page.getByText(say("home.unfinished"), { exact: true })).toBeVisible();
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  await page.getByRole("button", { name: say("shell.profile"), exact: true }).click();
  await expect(page.getByRole("group", { name: say("shell.scheme"), exact: true })).toBeVisible();
  await expectGoodLooks(page);
});

test("the choice of a face looks well, and the face is in the header at once", async ({ page, app }) => {
  await signInDirectly(page, newDemoUser(), app);
  await page.goto("/my-profile");
  await expectGoodLooks(page);
  await page.getByRole("radio", { name: say("profile.face.hedgehog"), exact: true }).check();
  await page.getByRole("radio", { name: say("profile.face.on.measures"), exact: true }).check();
  await expect(page.getByRole("banner").locator("[data-category=measures]")).toBeVisible();
  await expectGoodLooks(page);
});

test("a mentor's and a player's poor purse look well", async ({ page, app }) => {
  await signInDirectly(page, "mentor", app);
  await page.route(/\/api\/v1\/credits\?limit=1/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), credit_amount: 0 } });
  });
  await page.goto("/games/sudoku");
  await expect(page.getByText(say("dispatch.missing"), { exact: true })).toBeVisible();
  await expectGoodLooks(page);
});

test("popups look well: an error, and something that runs", async ({ page, app }) => {
  await signInDirectly(page, newDemoUser(), app);
  for (const code of ["E-KAROTA-GAME_VALIDATION", "I-PAYMENT-IN_PROGRESS"] as const) {
    await page.setViewportSize(SIZES.desktop);
    await page.goto("/games/sudoku");
    await page.route("**/api/v1/games/sudoku/create*", (route) => route.fulfill({ status: 400, json: { code } }));
    await page
      .getByRole("button", { name: say("dispatch.start"), exact: true })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: say(`error.${code}.title`), exact: true })).toBeVisible();
    await expectGoodLooks(page);
  }
});

/** The game's plant at the end of a board. */
const plant = (page: Page) => page.getByRole("link", { name: new RegExp(say("progress.garden")) });

const openSudoku = (page: Page) => boardSent<SudokuSent>(page, () => page.goto("/games/sudoku/daily"));

test("a sudoku in play looks well: fresh, selected, pencil, checked, dialogs", async ({ page }) => {
  const board = await openSudoku(page);
  const [first, second, third] = openCells(board) as [number, number, number];
  await expect(page.getByRole("grid")).toBeVisible();
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  await cell(page, first).click();
  await page.keyboard.press(String(solutionAt(board, first)));
  await cell(page, third).click();
  await page.keyboard.press("Shift+Digit1");
  await page.keyboard.press("Shift+Digit5");
  await page.keyboard.press("Alt+Digit7");
  await cell(page, second).click();
  await page.getByRole("button", { name: say("board.pencil"), exact: true }).click();
  await expect(page.getByRole("radio", { name: say("board.pencil.corner"), exact: true })).toBeVisible();
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  await page.getByRole("button", { name: say("board.pencil"), exact: true }).click();
  await page.keyboard.press(String(wrongAt(board, second)));
  await page.getByRole("button", { name: say("play.check"), exact: true }).click();
  await expect(page.locator("[role=gridcell][aria-invalid=true]")).toHaveCount(1);
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  await page.getByRole("button", { name: say("play.restart"), exact: true }).click();
  await expect(page.getByRole("dialog", { name: say("play.restart.title"), exact: true })).toBeVisible();
  await expectGoodLooks(page);
});

test("a sudoku's hint, help and pause look well", async ({ page }) => {
  await openSudoku(page);
  await page.getByRole("button", { name: say("play.hint"), exact: true }).click();
  await expect(page.getByRole("button", { name: say("play.hint.on"), exact: true })).toBeVisible();
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  const on = page.getByRole("button", { name: say("play.hint.on"), exact: true });
  while (await on.isVisible()) await on.click();
  await expect(page.getByRole("button", { name: say("play.hint.move"), exact: true })).toBeVisible();
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  await page.getByRole("button", { name: say("play.help"), exact: true }).click();
  await page.getByRole("switch", { name: say("play.setting.timer"), exact: true }).check();
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("play.help.close"), exact: true })
    .click();
  await page.getByRole("button", { name: say("play.pause"), exact: true }).click();
  await expect(page.getByText(say("play.paused"), { exact: true })).toBeVisible();
  await expectGoodLooks(page);
});

test("a sudoku that is full but wrong, and one that is solved, look well", async ({ page }) => {
  const board = await openSudoku(page);
  const [first, ...others] = openCells(board) as [number, ...number[]];
  await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
  await fillByKeys(page, board, others);
  await cell(page, first).click();
  await page.keyboard.press(String(wrongAt(board, first)));
  await expect(page.getByText(say("grid.someWrong"))).toBeVisible();
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  await page.keyboard.press(String(solutionAt(board, first)));
  await expectSolved(page, say);
  await expectGoodLooks(page);
});

test("a quiz looks well: question, offer, explained mistake, typing, summary", async ({ page }) => {
  const { tasks } = await boardSent<QuizSent>(page, () => page.goto("/games/addition/daily"));
  await expect(question(page, say, tasks[0]!)).toBeVisible();
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  await answerByKeys(page, say, tasks.slice(0, 2), tasks.slice(0, 1));
  await expect(question(page, say, tasks[2]!)).toBeVisible();
  await page.getByRole("button", { name: say("quizView.offer.yes"), exact: true }).hover();
  await expectGoodLooks(page, { hovers: true });
  await page.setViewportSize(SIZES.desktop);
  await page.getByRole("button", { name: say("quizView.offer.yes"), exact: true }).click();
  await answerByKeys(page, say, tasks.slice(2, 3), tasks.slice(2, 3));
  await expect(page.getByRole("button", { name: say("quizView.next"), exact: true })).toBeFocused();
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: say("quizView.typing"), exact: true }).click();
  const field = page.getByRole("textbox", { name: say("quizView.typed.label"), exact: true });
  await field.fill("?");
  await field.press("Enter");
  await expect(page.getByText(say("quizView.typed.noNumber"), { exact: true })).toBeVisible();
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  await field.fill(tasks[3]!.answers.choices[tasks[3]!.answers.correct]!);
  await field.press("Enter");
  await expect(question(page, say, tasks[4]!)).toBeVisible();
  await page.getByRole("button", { name: say("quizView.typing"), exact: true }).click();
  await answerByKeys(page, say, tasks.slice(4));
  await expectScore(page, say, 8, 10);
  await expect(page.getByText(say("play.score.most"), { exact: true })).toBeVisible();
  await expect(page.locator("[data-celebrated]")).toHaveCount(1);
  await page.getByText(say("quizView.how"), { exact: true }).first().click();
  await expect(plant(page)).toBeVisible();
  await expectGoodLooks(page);
});

test("a quiz with few right answers ends with one leaf, a plant and its mistakes, and looks well", async ({ page }) => {
  const { tasks } = await boardSent<QuizSent>(page, () => page.goto("/games/addition/daily"));
  await answerByKeys(page, say, tasks, tasks.slice(4));
  await expectScore(page, say, 4, 10);
  await expect(plant(page)).toBeVisible();
  await expect(page.getByText(say("play.score.few"), { exact: true })).toBeVisible();
  await expect(page.locator("[data-leaf=drifts]")).toBeVisible();
  await expect(page.locator("[data-celebrated]")).toHaveCount(0);
  await expect(page.locator("canvas")).toHaveCount(0);
  await expectGoodLooks(page);
  const motion = () => page.locator("[data-leaf]").evaluate((leaf) => getComputedStyle(leaf).animationName);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await motion()).toBe("none");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await motion()).not.toBe("none");
  await page.getByRole("button", { name: say("play.mistakes", { n: 6 }), exact: true }).click();
  await expect(page.getByRole("heading", { name: say("quizView.mistakes", { n: 6 }), exact: true })).toBeFocused();
});

test("boards that are not there, and a load that failed, look well", async ({ page, app }) => {
  await signInDirectly(page, "student", app);
  await page.goto("/games/sudoku/2b0a9f2e-0c1d-4c7e-9a51-1f4f6f0b8a11");
  await expect(page.getByText(say("play.failed.gone"), { exact: true })).toBeVisible();
  await expectGoodLooks(page);
  await page.route("**/api/v1/games/**", (route) =>
    route.fulfill({ status: 400, json: { code: "E-KAROTA-GAME_VALIDATION" } }),
  );
  await page.setViewportSize(SIZES.desktop);
  await page.goto("/games/addition");
  await expect(page.getByText(say("error.E-KAROTA-GAME_VALIDATION.description"), { exact: true })).toBeVisible();
  await expectGoodLooks(page);
});

test("signing in looks well while it runs", async ({ page }) => {
  await page.goto("/login");
  await page
    .getByRole("main")
    .getByRole("button", { name: say("login.demo"), exact: true })
    .click();
  await page.waitForURL(/\/sign-in\//);
  await page.route("**/api/v1/aaa/login-*-oauth2*", () => undefined);
  await answerDemoProvider(page, "student");
  await expect(heading(page)).toHaveText(say("login.running"));
  await expectGoodLooks(page);
});

test("a question's picture is seen, and looks well", async ({ page }) => {
  await page.goto("/games/flags/daily");
  await expect(page.getByRole("img", { name: say("flags.flag"), exact: true })).toBeVisible();
  await expectGoodLooks(page);
});

/** The menu of a wide screen and the space beside it, in pixels. */
const LEFT_PX = 248 + 32;

/** Where what a screen shows begins and ends; pictures that reach the page's edges on purpose lie inside on this width. */
const edgesOf = (page: Page) =>
  page.locator("main > [data-width]").evaluate((frame) => {
    const parts = [...frame.children].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1);
    const { left, right } = frame.getBoundingClientRect();
    return {
      width: (frame as HTMLElement).dataset["width"] ?? "",
      left,
      right,
      begins: Math.min(...parts.map((part) => part.left)),
      ends: Math.max(...parts.map((part) => part.right)),
    };
  });

const VISITORS = ["home", "education", "entertainment", "games/sudoku", "games/sudoku/print", "progress", "about"];
const READERS = ["qa", "qa/sudoku", "privacy", "accessibility", "login", "settings", "mentorship"];
const MENTORS = [
  "myAssignments",
  "myAssignments/archive",
  "progress/review",
  "credit-usage",
  "credit-buy",
  "my-profile",
];
const CLASSES = ["myStudents", "studentGroups", "myStudents/former/archive"];

test("screens have one of four widths and begin at the same edge", async ({ page, app }) => {
  await page.setViewportSize(SIZES.desktop);
  const rights = new Map<string, number>();
  const look = async (path: string) => {
    // As a link of the menu does; the heading of the next screen takes the focus.
    await page.evaluate((to) => history.pushState(null, "", to), `/${path}`);
    await expect(heading(page)).toBeFocused();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const { width, left, right, begins, ends } = await edgesOf(page);
    expect(left, path).toBe(LEFT_PX);
    expect(begins, path).toBeCloseTo(left, 0);
    expect(ends, path).toBeLessThanOrEqual(right + 1);
    expect(right, path).toBe(rights.get(width) ?? right);
    rights.set(width, right);
  };
  await page.goto("/games/addition");
  for (const path of [...VISITORS, ...READERS]) await look(path);
  await signInAsMentor(page, app);
  await page.goto("/games/addition");
  for (const path of [...MENTORS, ...CLASSES]) await look(path);
  expect([...rights.keys()].toSorted()).toEqual(["page", "read", "task-solved", "work"]);
});
