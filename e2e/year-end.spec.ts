import type { Page } from "@playwright/test";
import { watchAddresses } from "./address-law.ts";
import { expect, expectGoodLooks, JOURNEY_SIZES, setLanguage, SIZES, test, type RunningApp } from "./harness.ts";
import { answerTasks, callAs, codeOf, groupAll, signInAsMentor } from "./mentoring.ts";
import { newPerson, someName, type Caller } from "./people.ts";
import { JOURNEY_LANGUAGES, sayIn } from "./words.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A new student of a mentor. */
async function newStudent(app: RunningApp, mentor: Caller): Promise<Caller> {
  const student = await newPerson(app, someName("Učenka"));
  await callAs(app, mentor, "POST", "mentorship/students", { uniqueCode: await codeOf(app, student) });
  return student;
}

async function download(page: Page, name: string): Promise<string> {
  const downloading = page.waitForEvent("download");
  await button(page, name).click();
  return (await downloading).suggestedFilename();
}

for (const size of JOURNEY_SIZES)
  for (const language of JOURNEY_LANGUAGES)
    test(`a mentor saves a group's results at the end of the year, and closes it with its students (${language}, ${size})`, async ({
      page,
      app,
    }) => {
      const say = sayIn(language);
      const addresses = watchAddresses(page.context());
      await setLanguage(page, language);
      await page.setViewportSize(SIZES[size]);
      const mentor = await signInAsMentor(page, app);
      const student = await newStudent(app, mentor);
      const groupId = await groupAll(app, mentor);
      const { assignment } = await callAs<{ assignment: { id: string } }>(app, mentor, "POST", "assignments", {
        name: someName("Ulomki"),
        preset: "today",
        groupId,
        tasks: [{ game: "addition", options: { level: "easy" }, count: 3 }],
      });
      await answerTasks(app, student, assignment.id, 3);

      await page.goto("/studentGroups");
      await page.getByRole("link", { name: say("yearEnd.title"), exact: true }).click();
      await page.getByRole("heading", { level: 1, name: say("yearEnd.title") }).waitFor();
      await expectGoodLooks(page);
      await page.setViewportSize(SIZES[size]);
      await button(page, say("yearEnd.close")).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText(say("yearEnd.close.unsaved"));
      await expectGoodLooks(page);
      await page.setViewportSize(SIZES[size]);
      await dialog.getByRole("button", { name: say("yearEnd.close.keep"), exact: true }).click();

      expect(await download(page, say("yearEnd.pdf"))).toMatch(/\.pdf$/);
      expect(await download(page, say("yearEnd.xlsx"))).toMatch(/\.xlsx$/);
      await expect(page.getByText(say("yearEnd.saved"), { exact: true })).toBeVisible();

      await button(page, say("yearEnd.close")).click();
      await expect(dialog).not.toContainText(say("yearEnd.close.unsaved"));
      await dialog.getByRole("checkbox").check();
      await dialog.getByRole("button", { name: say("yearEnd.close"), exact: true }).click();
      await expect(page.getByText(say("yearEnd.none"))).toBeVisible();
      const { students } = await callAs<{ students: unknown[] }>(app, mentor, "GET", "mentorship/students");
      expect(students).toEqual([]);
      addresses.expectWithout([mentor.name, student.name]);
    });
