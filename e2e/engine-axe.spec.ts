import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { CATALOGUE, pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";
import { open, openFresh, POLL_MS, signInDirectly } from "./driving.ts";
import { BROWSERS, engineNamed, engineTest } from "./engine-test.ts";
import type { Engine } from "./engines.ts";
import { AXE_OPTIONS, AXE_SOURCE, axeFindings, expect, type RunningApp } from "./harness.ts";
import { callAs, codeOf, groupAll, newMentor } from "./mentoring.ts";
import { newPerson, someName } from "./people.ts";

/* What axe finds in Firefox and WebKit; all other tests ask it in Chromium. */

const ROWS: readonly CatalogueRow[] = CATALOGUE;
/** WebKit's window is not narrower. */
const LOOKS = [
  { size: { width: 1280, height: 800 }, scheme: "light" },
  { size: { width: 480, height: 740 }, scheme: "dark" },
] as const;
engineTest.describe.configure({ timeout: 600_000 });
const deepTest = IS_DEEP ? engineTest : engineTest.skip;

// A function, since the content security policy does not let a page read a text as script.
// oxlint-disable-next-line typescript/no-implied-eval -- axe is ours to run
const readAxe = new Function(AXE_SOURCE) as () => undefined;

/** Runs in a page: whether its heading is there and nothing is being loaded. */
const isLoaded = (): boolean =>
  document.querySelector("h1") !== null && document.querySelector("[aria-busy=true], main [data-waiting]") === null;

/** Runs in a page: shows this scheme, and no colour half way. */
function showScheme(scheme: string): void {
  document.documentElement.dataset["scheme"] = scheme;
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/** Opens a page and expects that axe finds nothing, on a desktop and dark on a phone. */
async function expectNoFindings(engine: Engine, { baseURL }: RunningApp, path: string): Promise<void> {
  await engine.resize(LOOKS[0].size);
  await open(engine, `${baseURL}${path}`);
  await expect
    .poll(() => engine.evaluate(isLoaded), { message: `${engine.name}: ${path}`, timeout: POLL_MS })
    .toBe(true);
  await engine.evaluate(readAxe);
  for (const { size, scheme } of LOOKS) {
    await engine.resize(size);
    await engine.evaluate(showScheme, scheme);
    expect
      .soft(await engine.evaluate(axeFindings, AXE_OPTIONS), `${engine.name}: ${path}, ${scheme}, ${size.width} px`)
      .toEqual([]);
  }
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
      const engine = await engineNamed(engines, name, LOOKS[0].size);
      for (const path of await pagesOf(engine, app)) await expectNoFindings(engine, app, path);
    });
