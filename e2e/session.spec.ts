import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { asShell, expect, expectGoodLooks, type RunningApp, setLanguage, signIn, test, travel } from "./harness.ts";
import { signInDirectly } from "./people.ts";
import {
  askServer,
  boardSent,
  cell,
  cellWords,
  fillByKeys,
  openCells,
  savesOf,
  tabTo,
  type SudokuSent,
} from "./playing.ts";
import { JOURNEY_LANGUAGES, sayIn, type Say } from "./words.ts";

const newDemoUser = () => ({ name: `Osebna ${randomUUID().slice(0, 12)}` });

/** Everything that this browser holds of the page, as text. */
const storedIn = async (page: Page): Promise<string> => {
  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));
  return JSON.stringify({ ...stored, cookies: await page.context().cookies() });
};

/** Counts the documents that the page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  return () => loads;
}

/** The stored token with other contents, its signature left as it was. */
async function forgeToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem("karota:user") ?? "{}") as { token: string };
    const [head, body, signature] = user.token.split(".") as [string, string, string];
    const claims = JSON.parse(atob(body.replaceAll("-", "+").replaceAll("_", "/"))) as object;
    const forged = btoa(JSON.stringify({ ...claims, roles: ["admin"] })).replaceAll("=", "");
    localStorage.setItem("karota:user", JSON.stringify({ ...user, token: `${head}.${forged}.${signature}` }));
  });
}

async function expectExpired(page: Page, app: RunningApp, say: Say): Promise<void> {
  await expect(page).toHaveURL(`${app.baseURL}/login?reset=true`);
  await expect(page.getByText(say("login.expired"), { exact: true })).toBeVisible();
  // The page says so before it clears what it stores.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("karota:user"))).toBeNull();
}

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);

  test(`after signing out nothing personal is left in the browser, in ${language}`, async ({ page, app }) => {
    const who = newDemoUser();
    await setLanguage(page, language);
    await signIn(page, who, app);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("shell.understood"), exact: true })
      .click();
    const { id, email } = await askServer<{ id: string; email: string }>(page, "users");
    const board = await boardSent<SudokuSent>(page, () => page.goto("/games/sudoku/daily"));
    const saves = savesOf(page);
    await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
    await fillByKeys(page, board, openCells(board).slice(0, 2));
    await expect.poll(() => saves.accepted.length).toBeGreaterThan(0);
    // A choice on the game's page is saved too, and the last place.
    await page.goto("/games/sudoku");
    await page.getByRole("radio").first().check();
    const token = await page.evaluate(
      () => (JSON.parse(localStorage.getItem("karota:user") ?? "{}") as { token: string }).token,
    );
    const before = await storedIn(page);
    for (const personal of [who.name, id, token]) expect(before).toContain(personal);

    await page.getByRole("button", { name: say("shell.profile"), exact: true }).click();
    await page.getByRole("link", { name: say("shell.logout"), exact: true }).click();
    await expect(page).toHaveURL("/logout");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("logout.done"));
    const after = await storedIn(page);
    for (const personal of [who.name, id, email, token, board.gridId]) expect(after).not.toContain(personal);
    const { local, session, databases, caches, cookies } = JSON.parse(after) as {
      local: object;
      session: object;
      databases: unknown[];
      caches: unknown[];
      cookies: { name: string }[];
    };
    // The site's settings are the same for everyone, and the mark of the sign-out names no person.
    expect(
      Object.keys(local)
        .filter((key) => key !== "karota:house")
        .sort(),
    ).toEqual(["karota:language", "karota:left"]);
    expect([session, databases, caches]).toEqual([{}, [], []]);
    expect(cookies.map(({ name }) => name).filter((name) => name.startsWith("karota_login"))).toEqual([]);

    // What the next visitor sees is a visitor's page.
    await page.getByRole("link", { name: say("logout.home"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("home.welcome"));
    await expect(page.getByRole("banner").getByRole("link", { name: say("shell.login"), exact: true })).toBeVisible();
  });

  test(`an expired session leads to the login page, which shows it, and back after the login, in ${language}`, async ({
    page,
    ownApp,
  }) => {
    const who = newDemoUser();
    await setLanguage(page, language);
    await signInDirectly(page, who, ownApp);
    // The page uses the server's clock as soon as it has it.
    await travel(page, ownApp, new Date(ownApp.now() + 13 * 60 * 60 * 1000));
    const loads = countLoads(page);
    await page.goto(`${ownApp.baseURL}/games/sudoku`);
    await expectExpired(page, ownApp, say);
    expect(loads()).toBe(1);
  });

  test(`a forged session leads to the login page with one load, in ${language}`, async ({ page, app }) => {
    await setLanguage(page, language);
    await signInDirectly(page, newDemoUser(), app);
    await forgeToken(page);
    const loads = countLoads(page);
    await page.goto("/games/sudoku");
    await expectExpired(page, app, say);
    // The requested page, and the login page.
    expect(loads()).toBe(2);
    // No later page is sent there again.
    await page.goto("/home");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("home.welcome"));
    await expect(page).toHaveURL("/home");
    expect(loads()).toBe(3);
  });
}

const say = sayIn("sl");

test("a server that refuses everything with 401 loads the page once more and never in a loop", async ({
  page,
  app,
}) => {
  await signInDirectly(page, newDemoUser(), app);
  await page.route("**/api/v1/**", (route) =>
    route.fulfill({ status: 401, json: { code: "E-AUTH-WRONG_TOKEN_DATA" } }),
  );
  const loads = countLoads(page);
  await page.goto("/home");
  await expectExpired(page, app, say);
  await expect(page.getByRole("button", { name: say("shell.tryAgain"), exact: true })).toBeVisible();
  expect(loads()).toBe(2);
  // After a reload by hand it stays where it is.
  await page.getByRole("button", { name: say("shell.tryAgain"), exact: true }).click();
  await expect(page).toHaveURL("/login?reset=true");
  // Each page that asks leads there once.
  await page.goto(asShell("/home"));
  await expectExpired(page, app, say);
  await expect(page.getByRole("button", { name: say("shell.tryAgain"), exact: true })).toBeVisible();
  expect(loads()).toBe(4);
});

test("a session that is refused in the middle of a game loses no moves, which are saved after the login", async ({
  page,
  app,
}) => {
  const who = newDemoUser();
  await signInDirectly(page, who, app);
  const board = await boardSent<SudokuSent>(page, () => page.goto("/games/sudoku/daily"));
  const [first, second] = openCells(board) as [number, number];
  const saves = savesOf(page);
  await cell(page, first).click();
  await page.keyboard.press("1");
  await expect.poll(() => saves.accepted.length).toBe(1);
  // No other request of the game's page reaches the server, so that it is the second digit's save that is refused.
  const allButSaves = (url: URL) => url.pathname.startsWith("/api/v1/") && !url.pathname.includes("user_sudoku_daily");
  await page.route(allButSaves, (route) =>
    new URL(route.request().frame().url()).pathname === "/games/sudoku/daily" ? route.abort() : route.continue(),
  );
  await forgeToken(page);
  await cell(page, second).click();
  await page.keyboard.press("2");
  await expectExpired(page, app, say);
  await page.unroute(allButSaves);
  await page
    .getByRole("main")
    .getByRole("button", { name: say("login.demo"), exact: true })
    .click();
  await page.locator('input[name="name"]').fill(who.name);
  await page.locator('input[name="name"]').press("Enter");
  // Back where the player was, with both digits, and both are saved.
  await expect(page).toHaveURL("/games/sudoku/daily");
  await expect(cell(page, first)).toHaveAccessibleName(cellWords(say, first, 1));
  await expect(cell(page, second)).toHaveAccessibleName(cellWords(say, second, 2));
  await expect
    .poll(async () => {
      const stored = await askServer<SudokuSent>(page, "games/sudoku/periodic/daily");
      return [stored.partial_grid[first], stored.partial_grid[second]];
    })
    .toEqual(["1", "2"]);
});

test("signing out in one tab signs out the other", async ({ page, app, context }) => {
  await signInDirectly(page, newDemoUser(), app);
  const other = await context.newPage();
  await other.goto("/home");
  await expect(other.getByRole("button", { name: say("shell.profile"), exact: true })).toBeVisible();
  await page.goto("/logout");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("logout.done"));
  await expect(other.getByRole("banner").getByRole("link", { name: say("shell.login"), exact: true })).toBeVisible();
});

test("a session that ends for want of use is announced in every tab, and one key extends it in all", async ({
  page,
  app,
  context,
}) => {
  let isUsed = false;
  await context.route("**/api/v1/users/session*", (route) => {
    isUsed ||= route.request().method() === "POST";
    if (isUsed) return route.continue();
    return route.fulfill({
      json: { ends: new Date(app.now() + 4.5 * 60_000).toISOString(), extendable: true },
      headers: { date: new Date(app.now()).toUTCString() },
    });
  });
  await signInDirectly(page, newDemoUser(), app);
  const other = await context.newPage();
  const warning = (tab: Page) => tab.getByRole("alertdialog", { name: say("session.unused.title"), exact: true });
  for (const tab of [other, page]) {
    await tab.goto("/progress");
    // A page whose network comes back asks at once; before that part of the page is loaded, it does not.
    await expect(async () => {
      await tab.evaluate(() => dispatchEvent(new Event("online")));
      await expect(warning(tab)).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
  await expect(warning(page)).toHaveAccessibleDescription(/[45] minut/);
  await expectGoodLooks(page);
  await page.keyboard.press("Enter");
  for (const tab of [page, other]) await expect(tab.getByRole("alertdialog")).toHaveCount(0);
  expect(isUsed).toBe(true);
});

test("sign-out asks for confirmation before moves that could not be sent are lost", async ({ page, app, context }) => {
  await signInDirectly(page, newDemoUser(), app);
  const board = await boardSent<SudokuSent>(page, () => page.goto("/games/sudoku/daily"));
  const first = openCells(board)[0]!;
  await page.route("**/api/v1/games/user_sudoku_daily*", (route) => route.abort());
  await cell(page, first).click();
  await page.keyboard.press("1");
  await expect(page.getByText(say("play.waiting"), { exact: true })).toBeVisible();
  await page.goto("/logout");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("logout.unsent"));
  await page.getByRole("link", { name: say("logout.stay"), exact: true }).click();
  await page.unroute("**/api/v1/games/user_sudoku_daily*");
  const saves = savesOf(page);
  await page.goto("/logout");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("logout.done"));
  expect(saves.accepted).toHaveLength(1);
  expect((await context.cookies()).filter(({ name }) => name === "karota_login")).toEqual([]);
});
