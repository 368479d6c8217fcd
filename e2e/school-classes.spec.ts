import { depth } from "@karota/engine/testing/depth.ts";
import type { Browser, Page } from "@playwright/test";
import { startSchool } from "./certified-school.ts";
import { deepTest, expect, expectGoodLooks, setLanguage, SIZES, test } from "./harness.ts";
import { JOURNEY_LANGUAGES, sayIn, type Say } from "./words.ts";

const SCHOOL = "sola.example";
const CLASS = "5.a";
const PEOPLE = {
  teacher: { name: "Ana Zajc", school: SCHOOL, role: "LEHR", class: [CLASS, "5.b"] },
  bine: { name: "Bine Kos", school: SCHOOL, role: "LERN", class: CLASS },
  cene: { name: "Cene Novak", school: SCHOOL, role: "LERN", class: [CLASS] },
};
const CLAIMS = { school: "school", role: { claim: "role", mentors: ["LEHR"] }, class: "class" };

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Signs a page in as one of the people, over the pages of the provider. */
async function signIn(page: Page, say: Say, publicUrl: string, who: keyof typeof PEOPLE): Promise<void> {
  await page.goto(`${publicUrl}/login`);
  await button(page, say("login.with", { provider: "School" })).click();
  await page.getByRole("link", { name: PEOPLE[who].name }).click();
  await page.waitForURL((url) => url.pathname === "/home");
  // The first sign-in is greeted.
  await button(page, say("shell.understood")).click();
}

async function phoneOf(browser: Browser, language: Parameters<typeof setLanguage>[1]): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZES.phone });
  const page = await context.newPage();
  await setLanguage(page, language);
  return page;
}

for (const language of JOURNEY_LANGUAGES)
  deepTest(
    `a teacher takes a class of the school over, and its pupils are in it, then and later (${language})`,
    async ({ page, browser }) => {
      test.slow();
      const say = sayIn(language);
      const { publicUrl, stop } = await startSchool({ claims: CLAIMS }, PEOPLE);
      const bine = await phoneOf(browser, language);
      await signIn(bine, say, publicUrl, "bine");
      await bine.goto(`${publicUrl}/mentorship`);
      await expect(bine.getByText(say("error.E-MENTORSHIP-NOT_BY_SCHOOL.title"))).toBeVisible();
      await expect(button(bine, say("mentorship.become"))).toHaveCount(0);
      await expectGoodLooks(bine);

      await setLanguage(page, language);
      await signIn(page, say, publicUrl, "teacher");
      await page.goto(`${publicUrl}/studentGroups`);
      await expect(page.getByText(say("schoolClasses.coming", { count: 1 }), { exact: true })).toBeVisible();
      await expectGoodLooks(page);
      await page.setViewportSize(SIZES.desktop);
      await button(page, say("schoolClasses.take.of", { name: CLASS })).press("Enter");
      await expect(page.getByText(say("schoolClasses.missing", { count: 0 }), { exact: true })).toBeVisible();
      // What a later sign-in does is tested on the server.
      const later = depth<readonly (keyof typeof PEOPLE)[]>([], ["cene"]);
      for (const who of later) {
        await expectGoodLooks(page);
        await page.setViewportSize(SIZES.desktop);
        const phone = await phoneOf(browser, language);
        await signIn(phone, say, publicUrl, who);
        await phone.context().close();
      }
      await page
        .getByRole("region", { name: say("schoolClasses.title") })
        .getByRole("link", { name: CLASS })
        .click();
      for (const who of ["bine", ...later] as const)
        await expect(page.getByRole("link", { name: PEOPLE[who].name, exact: true })).toBeVisible();
      await page.getByText(say("groupLog.title"), { exact: true }).click();
      await expect(page.getByText(say("groupLog.classTaken", { actor: PEOPLE.teacher.name }))).toBeVisible();
      for (const who of later)
        await expect(page.getByText(say("groupLog.memberCame", { actor: PEOPLE[who].name }))).toBeVisible();
      await expectGoodLooks(page);

      await bine.goto(`${publicUrl}/myAssignments`);
      await expect(bine.getByText(PEOPLE.teacher.name, { exact: true })).toBeVisible();
      await expect(bine.getByText(say("myAssignments.mentors.class", { count: 1, classes: CLASS }))).toBeVisible();
      await expectGoodLooks(bine);
      await button(bine, say("myAssignments.mentors.leave.of", { name: PEOPLE.teacher.name })).click();
      await bine
        .getByRole("dialog")
        .getByRole("button", { name: say("myAssignments.mentors.leave"), exact: true })
        .click();
      await expect(bine.getByText(PEOPLE.teacher.name, { exact: true })).toHaveCount(0);
      await bine.context().close();
      await stop();
    },
  );
