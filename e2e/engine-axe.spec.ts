import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { CATALOGUE, pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";
import { CATEGORIES } from "@karota/games/categories.ts";
import { clearBrowser, click, expectOnPage, open, POLL_MS, signInDirectly } from "./driving.ts";
import { DESKTOP, expectNoFindings } from "./engine-looks.ts";
import { BROWSERS, engineNamed, engineTest } from "./engine-test.ts";
import type { Engine } from "./engines.ts";
import { expect, startApp, type RunningApp } from "./harness.ts";
import { callAs, codeOf, groupAll, newMentor } from "./mentoring.ts";
import { newPerson, someName, type Caller } from "./people.ts";
import { sayIn } from "./words.ts";

/*
 * What axe finds in Firefox and WebKit: on pages as they open, and in states that `engine-journeys.spec.ts` does not come
 * through.
 */

const say = sayIn("sl");
const ROWS: readonly CatalogueRow[] = CATALOGUE;
engineTest.describe.configure({ timeout: 600_000 });
const deepTest = IS_DEEP ? engineTest : engineTest.skip;

/** Runs in a page: whether its heading is there and nothing is being loaded. */
const isLoaded = (): boolean =>
  document.querySelector("h1") !== null && document.querySelector("[aria-busy=true], main [data-waiting]") === null;

/** Opens a page and expects that axe finds nothing, on a desktop and dark on a phone. */
async function expectGoodPage(engine: Engine, { baseURL }: RunningApp, path: string): Promise<void> {
  await open(engine, `${baseURL}${path}`);
  await expect
    .poll(() => engine.evaluate(isLoaded), { message: `${engine.name}: ${path}`, timeout: POLL_MS })
    .toBe(true);
  await expectNoFindings(engine, path);
}

/** Pages of a person: signs the browser in and gives their addresses. */
type Pages = (engine: Engine, app: RunningApp) => Promise<readonly string[]>;

const PAGES: Readonly<Record<string, Pages>> = {
  "pages of a visitor": async (engine, { baseURL }) => {
    await clearBrowser(engine, baseURL);
    return [
      "/home",
      "/education",
      "/entertainment",
      "/about",
      "/privacy",
      "/accessibility",
      "/imprint",
      "/terms",
      "/mentorship",
      "/qa",
      "/qa/sudoku",
      "/qa/hints",
      "/qa/grades",
      "/login",
      "/logout",
      "/settings",
      "/progress",
      "/games/sudoku",
      "/games/addition",
      "/games/sudoku/print",
      "/games/sudoku/bring",
      "/class",
      "/lesson",
    ];
  },
  "pages of a player": async (engine, app) => {
    await signInDirectly(engine, { name: someName("Igralka") }, app);
    return [
      "/home",
      "/progress",
      "/progress/review",
      "/practice",
      "/my-profile",
      "/settings",
      "/myAssignments",
      "/myAssignments/archive",
      "/credit-usage",
      "/credit-buy",
      "/games/sudoku",
    ];
  },
  "pages of a mentor": async (engine, app) => {
    const name = await newMentor(app);
    const mentor = await signInDirectly(engine, { name }, app);
    const { student } = await callAs<{ student: { id: string } }>(app, mentor, "POST", "mentorship/students", {
      uniqueCode: await codeOf(app, await newPerson(app, someName("Učenka"))),
    });
    const group = await groupAll(app, mentor);
    const { id } = await callAs<{ id: string }>(app, mentor, "POST", "lessons", {
      tasks: [{ game: "addition", options: { level: "easy" }, count: 2 }],
      groupId: group,
    });
    return [
      "/home",
      `/lessons/${id}/board`,
      "/myStudents",
      `/myStudents/${student.id}`,
      `/myStudents/${student.id}/newAssignment`,
      "/studentGroups",
      `/studentGroups/${group}`,
      `/studentGroups/${group}/newAssignment`,
      "/lessons",
    ];
  },
  "pages of an admin": async (engine, app) => {
    const person = await newPerson(app, someName("Oseba"));
    const { id } = await callAs<{ id: string }>(app, person, "GET", "users");
    await signInDirectly(engine, "admin", app);
    return [
      "/status",
      "/status?page=settings",
      "/status?page=transfers",
      "/status?page=messages",
      "/status?page=audit",
      "/users",
      `/users?person=${id}`,
      "/users?page=roles",
    ];
  },
  ...Object.fromEntries(
    CATEGORIES.map((category): [string, Pages] => [
      `today's boards of ${category}`,
      async (engine, { baseURL }) => {
        await clearBrowser(engine, baseURL);
        const rows = ROWS.filter((row) => row.active && row.subtype === category);
        return rows.map(({ id }) => `/games/${pathOf(id)}/daily`);
      },
    ]),
  ),
};

for (const [title, pagesOf] of Object.entries(PAGES))
  for (const name of BROWSERS)
    deepTest(`axe finds nothing on ${title}, in ${name}`, async ({ engines, app }) => {
      const engine = await engineNamed(engines, name, DESKTOP);
      for (const path of await pagesOf(engine, app)) await expectGoodPage(engine, app, path);
    });

/** States of pages, each with what shows that the page is in it. */
async function expectGoodStates(engine: Engine, app: RunningApp, mentor: Caller): Promise<void> {
  const look = async (state: string, shown: string): Promise<void> => {
    await expectOnPage(engine, shown);
    await expectNoFindings(engine, state);
  };
  const inDialog = (words: string): Promise<void> => click(engine, "dialog[open] button", words);
  await open(engine, `${app.baseURL}/games/sudoku/daily`);
  await click(engine, "main button", say("play.hint"));
  await look("an open hint", "#hint-title");
  await click(engine, `main button[aria-label="${say("play.help")}"]`);
  await look("the help of a board", "dialog[open] [role=switch]");

  const { gridId } = await callAs<{ gridId: string }>(app, mentor, "POST", "games/addition/create?language=sl", {
    options: { level: "easy", tasks: 5 },
  });
  await open(engine, `${app.baseURL}/games/addition/${gridId}`);
  await click(engine, `main button[aria-label="${say("play.shareBoard")}"]`);
  await expectOnPage(engine, "dialog[open] button");
  await inDialog(say("play.race.begin"));
  await expect.poll(() => engine.evaluate(() => document.title), { timeout: POLL_MS }).toBe(say("page.race.title"));
  await look("a race that waits", "main button");

  const { group } = await callAs<{ group: { id: string } }>(app, mentor, "POST", "mentorship/groups", { name: "8. a" });
  await callAs(app, mentor, "POST", `classes/${group.id}/pupils`, { names: ["Ana"] });
  await open(engine, `${app.baseURL}/studentGroups/${group.id}`);
  await click(engine, `main button[aria-label="${say("students.options", { name: "Ana" })}"]`);
  await look("what can be done with a pupil", "dialog[open] button");
  await inDialog(say("classes.card.new"));
  await look("a question before a new card", "dialog[open] button");
  await inDialog(say("classes.card.new.act"));
  await look("a new class card", "dialog[open] [role=status]");
}

for (const name of BROWSERS)
  deepTest(
    `axe finds nothing in a hint, dialogs, a race that waits and a class card, in ${name}`,
    async ({ engines }) => {
      const engine = await engineNamed(engines, name, DESKTOP);
      const app = await startApp({ CLASS_SIGN_IN: "on" });
      try {
        const mentor = await signInDirectly(engine, { name: await newMentor(app) }, app);
        await expectGoodStates(engine, app, mentor);
      } finally {
        await app.stop();
      }
    },
  );
