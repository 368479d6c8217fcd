import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { CATALOGUE, pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";
import { open, openFresh, POLL_MS, signInDirectly } from "./driving.ts";
import { DESKTOP, expectNoFindings } from "./engine-looks.ts";
import { BROWSERS, engineNamed, engineTest } from "./engine-test.ts";
import type { Engine } from "./engines.ts";
import { expect, type RunningApp } from "./harness.ts";
import { callAs, codeOf, groupAll, newMentor } from "./mentoring.ts";
import { newPerson, someName } from "./people.ts";

/* What axe finds on pages as they open, in Firefox and WebKit; `engine-journeys.spec.ts` asks it for what comes after. */

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
    await openFresh(engine, baseURL, "/about");
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
    return [
      "/home",
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
    await signInDirectly(engine, "admin", app);
    return ["/status", "/status?page=settings", "/users"];
  },
  ...Object.fromEntries(
    ROWS.filter(({ active }) => active).map(({ id }): [string, Pages] => [
      `today's board of ${id}`,
      async (engine, { baseURL }) => {
        await openFresh(engine, baseURL, "/about");
        return [`/games/${pathOf(id)}/daily`];
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
