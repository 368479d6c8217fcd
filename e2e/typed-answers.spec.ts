import type { MyAssignmentDetail } from "@karota/contract/assignments/my-assignment.ts";
import {
  expect,
  expectGoodLooks,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  setLanguage,
  SIZES,
  test,
} from "./harness.ts";
import { newPerson, signInDirectly, someName } from "./people.ts";
import { callAs, codeOf, groupAll, signInAsMentor } from "./mentoring.ts";
import { JOURNEY_LANGUAGES, sayIn } from "./words.ts";

const UNREADABLE = "?!?";
/** A number that no easy sum has among its choices. */
const FAR_OFF = "98765";

for (const language of JOURNEY_LANGUAGES)
  test(`what a student types is read, marked and shown to the mentor by mistake, in ${language}`, async ({
    page,
    app,
    browser,
  }) => {
    const say = sayIn(language);
    const name = someName("Učenka");
    const pupil = await newPerson(app, name);
    await setLanguage(page, language);
    const mentor = await signInAsMentor(page, app);
    await callAs(app, mentor, "POST", "mentorship/students", { uniqueCode: await codeOf(app, pupil) });
    const groupId = await groupAll(app, mentor);
    const { assignment } = await callAs<{ assignment: { id: string } }>(app, mentor, "POST", "assignments", {
      name: "Vpis vsot",
      preset: "thisWeek",
      groupId,
      tasks: [{ game: "addition", options: { level: "easy" }, count: 3, answer: "typed" }],
    });
    const path = `assignments/myAssignments/${assignment.id}`;
    const { list } = await callAs<MyAssignmentDetail>(app, pupil, "GET", path);
    const sums = list.map(({ board }) => {
      const { plain } = (board as { tasks: [{ question: { plain: string } }] }).tasks[0].question;
      return plain.split("+").reduce((sum, part) => sum + Number(part), 0);
    });

    const context = await browser.newContext({ baseURL: app.baseURL, viewport: SIZES.phone });
    const phone = await context.newPage();
    await setLanguage(phone, language);
    await signInDirectly(phone, { name }, app);
    await phone.goto(`/myAssignments/${assignment.id}`);
    const field = phone.getByLabel(say("quizView.typed.label"), { exact: true });
    const counter = (n: number) => phone.getByText(say("myAssignments.question", { n, tasks: 3 }));
    const type = async (text: string) => {
      await field.fill(text);
      await field.press("Enter");
    };

    await expect(counter(1)).toBeVisible();
    await expect(phone.getByRole("group", { name: say("quizView.answers") })).toHaveCount(0);
    await type(UNREADABLE);
    await expect(phone.getByText(say("quizView.typed.noNumber"), { exact: true })).toBeVisible();
    await expect(field).toHaveValue(UNREADABLE);
    await expectNoAxeViolations(phone);
    await expectNoSidewaysScroll(phone);
    await type(`= ${sums[0]}`);
    await expect(counter(2)).toBeVisible();
    await expect(field).toBeFocused();
    await type(FAR_OFF);
    await expect(counter(3)).toBeVisible();
    await type(String(sums[2]));
    await expect(phone.getByRole("heading", { name: say("myAssignments.everyTask") })).toBeVisible();
    await expect(phone.getByText(say("myAssignments.task.wrong", { answer: FAR_OFF }), { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(phone);
    await context.close();

    await page.goto(`/studentGroups/${groupId}/assignments/${assignment.id}`);
    await page.getByRole("button", { name: say("assignments.typed.of", { number: 2 }), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: say("assignments.typed.of", { number: 2 }) });
    await expect(dialog.getByRole("heading", { name: say("assignments.typed.other", { count: 1 }) })).toBeVisible();
    await expect(dialog.getByRole("listitem")).toContainText([name]);
    await expect(dialog.getByRole("listitem")).toContainText([FAR_OFF]);
    await expectGoodLooks(page);
  });
