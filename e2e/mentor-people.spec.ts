import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import {
  answerDemoProvider,
  deepTest,
  expect,
  expectGoodLooks,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  setLanguage,
  SIZES,
  test,
  type RunningApp,
} from "./harness.ts";
import { answerTasks, callAs, codeOf, groupAll, signInAsMentor } from "./mentoring.ts";
import { newPerson, signInDirectly } from "./people.ts";
import { ROOM_LANGUAGES, sayIn, type Say } from "./words.ts";

const named = (name: string) => ({ name: `${name} ${randomUUID().slice(0, 8)}` });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const understood = (page: Page, say: Say) =>
  page
    .getByRole("dialog")
    .getByRole("button", { name: say("shell.understood"), exact: true })
    .click();

/** A new person, and the code by which a mentor finds them today. */
const newCode = async (app: RunningApp, { name }: { name: string }) => codeOf(app, await newPerson(app, name));

/** Becomes a mentor by the keyboard and continues as one with one click; ends on the list of students, with the form. */
async function becomeMentor(page: Page, app: RunningApp, who: { name: string }, say: Say): Promise<void> {
  await signInDirectly(page, who, app);
  await page.goto("/mentorship");
  await page.getByRole("button", { name: say("mentorship.become"), exact: true }).press("Enter");
  await expect(page.getByRole("link", { name: say("mentorship.again"), exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname.startsWith("/sign-in/"));
  await answerDemoProvider(page, who);
  await expect(page).toHaveURL(`${app.baseURL}/myStudents`);
  await expect(heading(page)).toHaveText(say("students.title"));
  await expect(page.getByRole("dialog", { name: say("students.add.title"), exact: true })).toBeVisible();
}

test("a person becomes a mentor, adds students by a pasted list, makes a group, changes and copies it", async ({
  page,
  app,
}) => {
  test.slow();
  const say = sayIn("sl");
  await setLanguage(page, "sl");
  const [ana, bine] = [named("Ana"), named("Bine")];
  const codes = [await newCode(app, ana), "ZZZZ-ZZZZ", await newCode(app, bine)];
  await becomeMentor(page, app, named("Mentorica"), say);

  await page.getByRole("textbox", { name: say("students.add.codes") }).fill(codes.join("\n"));
  await page.getByRole("button", { name: say("students.add.act", { count: 3 }), exact: true }).press("Enter");
  const rows = page.getByRole("dialog").getByRole("listitem");
  await expect(page.getByText(say("students.add.sum", { done: 2, of: 3 }), { exact: true })).toBeVisible();
  await expect(rows.nth(0)).toContainText(ana.name);
  await expect(rows.nth(1)).toContainText(say("error.E-MENTORSHIP-USER_WITH_CODE_DOES_NOT_EXIST.title"));
  await expect(rows.nth(2)).toContainText(bine.name);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: say("students.add.done"), exact: true }).press("Enter");
  await expect(page.getByText(/ 2 od 10 učencev$/)).toBeVisible();

  // There is no camera here: the page shows that, and the list of codes is still there.
  await page.getByRole("button", { name: say("students.add"), exact: true }).press("Enter");
  await page.getByRole("radio", { name: say("students.add.way.scan"), exact: true }).check();
  await expect(page.getByText(/[Kk]amer/).last()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");

  await page.goto("/studentGroups");
  await page.getByRole("button", { name: say("groups.new"), exact: true }).press("Enter");
  await page.getByRole("textbox", { name: say("groups.name"), exact: true }).fill("7. b");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("7. b");
  await understood(page, say);
  await page.getByRole("button", { name: say("groups.addMembers"), exact: true }).press("Enter");
  await page.getByRole("checkbox", { name: ana.name }).press("Space");
  await page.getByRole("checkbox", { name: bine.name }).press("Space");
  await page.getByRole("button", { name: say("groups.addMembers.act", { count: 2 }), exact: true }).press("Enter");
  await understood(page, say);
  await page.getByRole("button", { name: say("students.options", { name: bine.name }), exact: true }).press("Enter");
  await page.getByRole("button", { name: say("groups.member.remove"), exact: true }).press("Enter");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("groups.member.remove.act"), exact: true })
    .press("Enter");
  await expect(page.getByText(say("groups.exMember"), { exact: true })).toBeVisible();
  // It closes once the new list is there.
  await expect(page.getByRole("dialog")).toBeHidden();

  // The same name is refused at its field; the copy has its members and moves to the next package, which is announced.
  await page.getByRole("button", { name: say("students.options", { name: "7. b" }), exact: true }).press("Enter");
  await page.getByRole("button", { name: say("groups.copy.act"), exact: true }).press("Enter");
  const move = page.getByRole("button", {
    name: say("students.move.act", { package: say("package.essential") }),
    exact: true,
  });
  const name = page.getByRole("textbox", { name: say("groups.name"), exact: true });
  await name.fill("7. b");
  await move.press("Enter");
  await expect(
    page.getByRole("alert").filter({ hasText: say("error.E-MENTORSHIP-USER_GROUP_ALREADY_EXISTS.title") }),
  ).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill("7. c");
  await move.press("Enter");
  await expect(heading(page)).toHaveText("7. c");
  await understood(page, say);
  await expect(page.getByRole("link", { name: ana.name, exact: true })).toBeVisible();
  await expect(page.getByText(say("groups.exMember"), { exact: true })).toHaveCount(0);
});

deepTest("the screens of people look well in every language", async ({ page, app }) => {
  test.slow();
  const ana = named("Ana");
  const code = await newCode(app, ana);
  await setLanguage(page, "sl");
  await becomeMentor(page, app, named("Mentorica"), sayIn("sl"));
  await page.getByRole("textbox", { name: sayIn("sl")("students.add.codes") }).fill(code);
  await page.getByRole("button", { name: sayIn("sl")("students.add.act", { count: 1 }), exact: true }).click();
  await page.getByRole("button", { name: sayIn("sl")("students.add.done"), exact: true }).click();
  await page.goto("/studentGroups");
  await page.getByRole("button", { name: sayIn("sl")("groups.new"), exact: true }).click();
  await page.getByRole("textbox").first().fill("Ponedeljkova skupina za ulomke");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/studentGroups\/.+/);
  await understood(page, sayIn("sl"));
  const group = new URL(page.url()).pathname;
  for (const language of ROOM_LANGUAGES) {
    const say = sayIn(language);
    await setLanguage(page, language);
    const screens = [
      { path: "/mentorship", there: page.getByText(say("package.mine"), { exact: true }) },
      { path: "/myStudents", there: page.getByRole("link", { name: ana.name, exact: true }) },
      { path: "/studentGroups", there: page.getByRole("link", { name: /^Ponedeljkova/ }) },
      { path: group, there: page.getByText(say("groups.members.none"), { exact: true }) },
    ];
    for (const { path, there } of screens)
      await test.step(`${path} in ${language}`, async () => {
        await page.setViewportSize(SIZES.desktop);
        await page.goto(path);
        await expect(there).toBeVisible();
        // The longest words are looked at in every size and scheme, the others where they have the least room.
        if (language === "de") return expectGoodLooks(page);
        await page.setViewportSize(SIZES.phone);
        await expectNoSidewaysScroll(page);
        return expectNoAxeViolations(page);
      });
  }
  await page.goto("/myStudents");
  await page.getByRole("link", { name: ana.name, exact: true }).click();
  await expect(heading(page)).toHaveText(ana.name);
  await expectGoodLooks(page);
});

test("the grade book of a group leads from a cell to the results and from a name to the student, and fits every window", async ({
  page,
  app,
}) => {
  const say = sayIn("de");
  await setLanguage(page, "de");
  const mentor = await signInAsMentor(page, app);
  const ana = named("Ana");
  const student = await newPerson(app, ana.name);
  await callAs(app, mentor, "POST", "mentorship/students", { uniqueCode: await codeOf(app, student) });
  const group = await groupAll(app, mentor);
  for (const name of ["Brüche und Prozente, Wiederholung", "Addition"]) {
    const { assignment } = await callAs<{ assignment: { id: string } }>(app, mentor, "POST", "assignments", {
      name,
      preset: "today",
      groupId: group,
      tasks: [{ game: "addition", options: { level: "easy" }, count: 4 }],
    });
    await answerTasks(app, student, assignment.id, name === "Addition" ? 1 : 4);
  }
  await page.goto(`/studentGroups/${group}`);
  const book = page.getByRole("table", { name: say("assignments.grades.caption"), exact: true });
  await expect(book.getByRole("columnheader")).toHaveCount(3);
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  await book.getByRole("link", { name: say("assignments.grades.open.words", { solved: 1, all: 4 }) }).click();
  await expect(heading(page)).toHaveText("Addition");
  await page.goBack();
  await book.getByRole("link", { name: ana.name, exact: true }).click();
  await expect(heading(page)).toHaveText(ana.name);
  await page.goto("/myStudents");
  await expect(page.getByRole("list", { name: say("students.col.results"), exact: true })).toBeVisible();
  await expectGoodLooks(page);
});
