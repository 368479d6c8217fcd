import type { Page } from "@playwright/test";
import { depth } from "@karota/engine/testing/depth.ts";
import { carrotPattern } from "@karota/texts/testing/carrot-pattern.ts";
import {
  deepTest,
  expect,
  expectGoodLooks,
  JOURNEY_SIZES,
  setLanguage,
  SIZES,
  test,
  type RunningApp,
  type Who,
} from "./harness.ts";
import { callAs, codeOf } from "./mentoring.ts";
import { newPerson, signInDirectly, someName } from "./people.ts";
import { carrotsIn, JOURNEY_LANGUAGES, sayIn, type Language } from "./words.ts";

/** Everything that the page says: its title, its text, also what is folded, and its labels; not its data. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const script of body.querySelectorAll("script, style")) script.remove();
    const labels = [...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")].flatMap((element) =>
      ["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name) ?? ""),
    );
    return [document.title, body.textContent, ...labels].join("\n");
  });

/** Nothing of carrots, euros or a shop is on the page once it has loaded. */
async function expectNoCosts(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const words = await wordsOf(page);
  const found = words.match(new RegExp(`.{0,40}(${carrotPattern(language).source}|€).{0,40}`, "iu"));
  expect(found?.[0], page.url()).toBeUndefined();
  await expect(page.locator("a[href^='/credit-'], a[href*='tab=purchases']"), page.url()).toHaveCount(0);
}

/** Signs in, goes to these pages, in the usual run to every third, and opens the menu of one's own. */
async function lookAround(page: Page, app: RunningApp, language: Language, who: Who, paths: readonly string[]) {
  await signInDirectly(page, who, app);
  for (const path of paths.filter((_, place) => place % depth(3, 1) === 0)) {
    await page.goto(`${app.baseURL}${path}`);
    await expectNoCosts(page, language);
  }
  await page.goto(`${app.baseURL}/home`);
  await page
    .getByRole("button", { name: sayIn(language)("shell.profile"), exact: true })
    .last()
    .click();
  await expect(page.getByRole("link", { name: sayIn(language)("shell.menu.profile") }).first()).toBeVisible();
  await expectNoCosts(page, language);
}

for (const language of JOURNEY_LANGUAGES)
  for (const size of JOURNEY_SIZES)
    deepTest(
      `an admin makes everything free, nobody reads of carrots any more, and the balances come back with the prices, in ${language} on ${size}`,
      async ({ page, ownApp }) => {
        test.slow();
        const say = sayIn(language);
        const pupil = await newPerson(ownApp, someName("Ana"));
        await page.setViewportSize(SIZES[size]);
        await setLanguage(page, language);

        await signInDirectly(page, "admin", ownApp);
        await page.goto(`${ownApp.baseURL}/status?page=settings`);
        await page.getByRole("button", { name: say("admin.settings.free.act") }).click();
        // What it does to balances is said before it is saved.
        await expect(page.getByRole("status").filter({ hasText: say("admin.settings.free.before") })).toBeVisible();
        await expectGoodLooks(page);
        await page.setViewportSize(SIZES[size]);
        const save = async () => {
          await page.getByRole("button", { name: say("admin.settings.save"), exact: true }).click();
          const saved = page.getByRole("dialog", { name: say("error.S-CHANGES-SAVED.title") });
          await saved.getByRole("button").click();
          await expect(saved).toBeHidden();
        };
        await save();
        await expect(page.getByText(say("admin.settings.free.now"))).toBeVisible();
        await expectNoCosts(page, language);
        await lookAround(page, ownApp, language, "admin", ["/status?page=settings", "/users", "/users?page=roles"]);

        await lookAround(page, ownApp, language, { name: pupil.name }, [
          "/home",
          "/games/sudoku",
          "/games/sudoku/print",
          "/qa",
          "/qa/sudoku",
          "/about",
          "/my-profile",
          "/my-profile?tab=data",
          "/progress",
        ]);
        await page.goto(`${ownApp.baseURL}/credit-buy`);
        await expect(page).toHaveURL(/\/home$/);
        await page.goto(`${ownApp.baseURL}/games/sudoku`);
        await page
          .getByRole("button", { name: say("dispatch.start") })
          .filter({ visible: true })
          .first()
          .click();
        await expect(page).toHaveURL(/\/games\/sudoku\/[\da-f-]{36}$/);
        await expectNoCosts(page, language);

        const mentor = await newPerson(ownApp, someName("Meta"));
        await callAs(ownApp, mentor, "POST", "mentorship/members");
        const uniqueCode = await codeOf(ownApp, pupil);
        const asMentor = await signInDirectly(page, { name: mentor.name }, ownApp);
        const added = await callAs<{ student: { id: string } }>(ownApp, asMentor, "POST", "mentorship/students", {
          uniqueCode,
        });
        const ofPupil = `/myStudents/${added.student.id}`;
        await lookAround(page, ownApp, language, { name: mentor.name }, [
          "/home",
          "/mentorship",
          "/myStudents",
          "/studentGroups",
          ofPupil,
          `${ofPupil}/newAssignment`,
          "/my-profile",
        ]);

        await signInDirectly(page, "admin", ownApp);
        await page.goto(`${ownApp.baseURL}/status?page=settings`);
        const first = page.getByRole("listitem", { name: say("admin.settings.version.first") });
        await first.getByRole("button", { name: say("admin.settings.version.putBack") }).click();
        await save();
        await signInDirectly(page, { name: pupil.name }, ownApp);
        await page.goto(`${ownApp.baseURL}/home`);
        await expect(
          page.getByRole("img", { name: say("shell.purse", { carrots: carrotsIn(language, 5) }) }),
        ).toBeVisible();
      },
    );
