import type { Page } from "@playwright/test";
import { depth } from "@karota/engine/testing/depth.ts";
import { readFile } from "node:fs/promises";
import {
  expect,
  expectGoodLooks,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  setLanguage,
  SIZES,
  test,
} from "./harness.ts";
import { type Caller, newPerson, someName } from "./people.ts";
import { answerTasks, codeOf, groupAll, signInAsMentor } from "./mentoring.ts";
import { tabTo } from "./playing.ts";
import { ROOM_LANGUAGES, sayIn } from "./words.ts";

const say = sayIn("sl");
const CLASS = depth(12, 25);
const ADDITION = { name: say("addition.name"), place: 1 };

/** Moves there by Tab and presses Enter. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await tabTo(page, button);
  await page.keyboard.press("Enter");
}
const stepShown = (page: Page, step: "general" | "tasks" | "details" | "summary") =>
  expect(page.getByRole("heading", { level: 2, name: say(`assignments.step.${step}`), exact: true })).toBeFocused();

test("a mentor of a class adds it by codes, makes an assignment by keyboard, watches the answers and exports them", async ({
  page,
  app,
}) => {
  test.setTimeout(300_000);
  const mentor = await signInAsMentor(page, app);
  const students: Caller[] = [];
  // In the order of the alphabet, as the results list them.
  for (let n = 1; n <= CLASS; n++)
    students.push(await newPerson(app, someName(`Učenka ${String(n).padStart(2, "0")}`)));

  await test.step(`${CLASS} codes pasted at once`, async () => {
    const codes: string[] = [];
    for (const student of students) codes.push(await codeOf(app, student));
    await page.goto("/myStudents");
    await page.getByRole("button", { name: say("students.add"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: say("students.add.codes") }).fill(codes.join("\n"));
    // Ten fit into the first package; the button says where the others lead.
    const next = say("package.essential");
    await dialog.getByRole("button", { name: say("students.move.act", { package: next }), exact: true }).click();
    await expect(page.getByText(say("students.add.sum", { done: CLASS, of: CLASS }), { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: say("students.add.done"), exact: true }).click();
  });
  const groupId = await groupAll(app, mentor);

  await test.step("the wizard, by keyboard, saves its draft", async () => {
    await page.goto(`/studentGroups/${groupId}/newAssignment`);
    const name = page.getByLabel(say("assignments.name"), { exact: true });
    await name.waitFor();
    await press(page, say("assignments.next"));
    await expect(name).toBeFocused();
    await expect(page.getByText(say("assignments.fault.name"))).toBeVisible();
    await page.keyboard.type("Seštevanje, vaja");
    await press(page, say("assignments.message.add"));
    await expect(page.getByRole("textbox", { name: say("assignments.message") })).toBeFocused();
    await page.keyboard.type("Vzemi si čas.");
    await name.focus();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Enter");
    await stepShown(page, "tasks");

    await press(page, say("addition.name"));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: say("assignments.preview") })).toBeVisible();
    await expectNoAxeViolations(page);
    await tabTo(page, dialog.getByLabel(say("assignments.count"), { exact: true }));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await press(page, say("assignments.plan.add"));
    await expect(dialog).toBeHidden();
    await expect(page.getByText(say("assignments.plan.sum", { count: 3, most: 50 }))).toBeVisible();
    await expectNoAxeViolations(page);

    // On a phone it is a bar that opens, below everything else where the page ends.
    await page.setViewportSize(SIZES.phone);
    await page.getByRole("button", { name: say("assignments.numTasks", { count: 3 }) }).press("Enter");
    await expect(page.getByRole("button", { name: say("assignments.plan.remove", ADDITION) })).toBeVisible();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(SIZES.desktop);

    await page.reload();
    await press(page, say("assignments.draft.goOn"));
    await expect(page.getByText(say("assignments.plan.sum", { count: 3, most: 50 }))).toBeVisible();
    await press(page, say("assignments.next"));
    await stepShown(page, "details");
    await expectNoAxeViolations(page);
    await press(page, say("assignments.next"));
    await stepShown(page, "summary");
    await expectNoAxeViolations(page);
    await page.goBack();
    await stepShown(page, "details");
    await page.goForward();
    await stepShown(page, "summary");
  });

  await test.step("publishing leads to the results", async () => {
    await press(page, say("assignments.publish"));
    await expect(page).toHaveURL(/\/assignments\/[\da-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seštevanje, vaja");
  });
  const assignmentId = new URL(page.url()).pathname.split("/").at(-1)!;

  await test.step("answers come in while the page is open", async () => {
    await expect(page.getByText(say("assignments.live"), { exact: true })).toBeVisible();
    const open = page.getByRole("gridcell", { name: say("assignments.mark.open"), exact: true });
    // Three tasks of each student, and the shares of the tasks.
    await expect(open).toHaveCount(3 * CLASS + 3);
    await answerTasks(app, students[0]!, assignmentId, 3);
    await answerTasks(app, students[1]!, assignmentId, 3, 1);
    await expect(open).toHaveCount(3 * (CLASS - 2));
    await expect(page.getByRole("heading", { name: say("assignments.hardest") })).toBeVisible();
  });

  await test.step("the home page says how it goes and leads back", async () => {
    await page.goto("/home");
    // A mentor is not asked whom the page is for.
    await expect(page.getByRole("region", { name: say("home.audience"), exact: true })).toHaveCount(0);
    const [, how = ""] = say("home.given", { target: "", name: "Seštevanje, vaja", done: 2, students: CLASS }).split(
      ": ",
    );
    await expect(page.getByRole("main").getByText(how)).toBeVisible();
    await page.getByRole("link", { name: say("home.given.results"), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${assignmentId}$`));
  });

  await test.step("the grid is walked with the arrows", async () => {
    await tabTo(page, page.getByRole("button", { name: students[0]!.name, exact: true }));
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("button", { name: students[1]!.name, exact: true })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("td:focus")).toHaveCount(1);
  });

  await test.step("the results go into a table with real numbers", async () => {
    const csv = page.waitForEvent("download");
    await page.getByRole("button", { name: say("assignments.export"), exact: true }).click();
    await page.getByRole("button", { name: say("assignments.csv"), exact: true }).click();
    const lines = (await readFile(await (await csv).path(), "utf8")).split("\r\n");
    expect(lines).toHaveLength(CLASS + 2);
    expect(lines[1]).toMatch(
      new RegExp(`^${students[0]!.name};[0-3];3;\\d+(,\\d+)?;\\d+(,\\d+)?;\\d{4}-\\d\\d-\\d\\d.*(;[01]){3}$`),
    );
    expect(lines[3]).toBe(`${students[2]!.name};0;0;;;;;;;`);
    const xlsx = page.waitForEvent("download");
    await page.getByRole("button", { name: say("assignments.export"), exact: true }).click();
    await page.getByRole("button", { name: say("assignments.xlsx"), exact: true }).click();
    const file = await xlsx;
    expect(file.suggestedFilename()).toBe("Seštevanje vaja.xlsx");
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe("PK");
  });

  await test.step("one student gets more time and a message", async () => {
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: students[2]!.name, exact: true }).click();
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: say("assignments.extra.give"), exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: students[2]!.name, exact: true }).click();
    await dialog.getByLabel(say("assignments.message.toOne"), { exact: true }).fill("Še malo, pa bo.");
    await dialog.getByRole("button", { name: say("assignments.message.send"), exact: true }).click();
    await expect(page.getByRole("main").getByText("Še malo, pa bo.")).toBeVisible();
  });

  await test.step("in three languages", async () => {
    for (const language of ROOM_LANGUAGES) {
      await setLanguage(page, language);
      await expect(
        page.getByRole("heading", { name: sayIn(language)("assignments.answers"), exact: true }),
      ).toBeVisible();
      // The longest words have the hardest time with the room.
      await (language === "de" ? expectGoodLooks(page) : expectNoSidewaysScroll(page));
    }
    await setLanguage(page, "sl");
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("what came in since is counted in the menu, on home and in the lists, until the results are open", async () => {
    await page.goto("/home");
    await answerTasks(app, students[2]!, assignmentId, 3);
    await page.reload();
    const main = page.getByRole("main");
    const news = say("newAnswers.assignments", { count: 1 });
    const inMenu = (badge: string) =>
      page.getByRole("link", { name: `${say("shell.menu.groups")}${badge}`, exact: true });
    await expect(main.getByText(news, { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await inMenu(` ${news}`).click();
    await expect(main.getByRole("row", { name: news })).toBeVisible();
    await expectGoodLooks(page);
    await page.setViewportSize(SIZES.desktop);
    await main.getByRole("row", { name: news }).getByRole("link").first().click();
    await expect(main.getByText(say("assignments.new.answers", { count: 3 }), { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await main.getByRole("listitem").getByRole("link", { name: "Seštevanje, vaja", exact: true }).click();
    await expect(inMenu("")).toBeVisible();
  });

  await test.step("what to do next: the weakest skill becomes an assignment of ten questions", async () => {
    for (const student of students.slice(3, 8)) await answerTasks(app, student, assignmentId, 3);
    await page.reload();
    const panel = page.getByRole("region", { name: say("assignments.nextSteps"), exact: true });
    await panel.waitFor();
    await expectNoAxeViolations(page);
    await page.setViewportSize(SIZES.phone);
    for (const language of ROOM_LANGUAGES) {
      await setLanguage(page, language);
      await page.getByRole("region", { name: sayIn(language)("assignments.nextSteps"), exact: true }).waitFor();
      await expectNoSidewaysScroll(page);
    }
    await setLanguage(page, "sl");
    await page.setViewportSize(SIZES.desktop);
    await tabTo(page, panel.getByRole("button", { name: say("assignments.nextSteps.prepare"), exact: true }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/studentGroups/${groupId}/newAssignment`);
    const begin = say("assignments.followUp.name", { name: ADDITION.name });
    await expect(page.getByLabel(say("assignments.name"), { exact: true })).toHaveValue(new RegExp(`^${begin} \\(`));
    await page.goBack();
  });

  await test.step("the hardest tasks become the next assignment", async () => {
    await page.getByRole("button", { name: say("assignments.followUp"), exact: true }).click();
    await expect(page).toHaveURL(`/studentGroups/${groupId}/newAssignment`);
    const name = say("assignments.followUp.name", { name: "Seštevanje, vaja" });
    await expect(page.getByLabel(say("assignments.name"), { exact: true })).toHaveValue(name);
    await page.getByRole("button", { name: say("assignments.next"), exact: true }).click();
    // Two of each hard one; the right choices, and so which are hard, are another story in every run.
    const sums = [2, 4, 6].map((count) => `^${say("assignments.plan.sum", { count, most: 50 })}$`);
    await expect(page.getByText(new RegExp(sums.join("|")))).toBeVisible();
  });
});
