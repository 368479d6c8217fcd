import type { Page } from "@playwright/test";
import type { CardsReply } from "@karota/contract/classes/classes.ts";
import type { ColleaguesReply } from "@karota/contract/mentorship/colleagues.ts";
import { startApp, test, type RunningApp } from "../e2e/harness.ts";
import { answerTasks, callAs, codeOf, groupAll, signInAsMentor } from "../e2e/mentoring.ts";
import { newPerson, signInDirectly, someName, type Caller } from "../e2e/people.ts";
import type { QuizSent } from "../e2e/playing.ts";
import type { Say } from "../e2e/words.ts";
import { scene } from "./scene.ts";

/* Class cards, mentors of one group, the end of a school year, practice and typed answers. */

const NAMES = ["Ana", "Bor", "Cilka", "Črt", "Daša", "Erik", "Filip", "Gaja", "Hana", "Iva", "Jan", "Katja"];
let school: RunningApp;
test.beforeAll(async () => {
  school = await startApp({ CLASS_SIGN_IN: "on" });
});
test.afterAll(() => school.stop());

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();

/** A mentor's new group whose page is open. */
async function openGroup(page: Page): Promise<{ readonly mentor: Caller; readonly group: string }> {
  const mentor = await signInAsMentor(page, school);
  const { group } = await callAs<{ group: { id: string } }>(school, mentor, "POST", "mentorship/groups", {
    name: "3. b",
  });
  await page.goto(`${school.baseURL}/studentGroups/${group.id}`);
  return { mentor, group: group.id };
}

async function openClass(page: Page): Promise<CardsReply> {
  const { mentor, group } = await openGroup(page);
  const made = await callAs<CardsReply>(school, mentor, "POST", `classes/${group}/pupils`, { names: NAMES });
  await page.reload();
  await page.getByRole("link", { name: NAMES[0]!, exact: true }).waitFor();
  return made;
}

scene("class-empty", ({ page }) => openGroup(page));
scene("class-names", async ({ page, say }) => {
  await openGroup(page);
  await press(page, say("classes.add"));
  await page.getByRole("textbox", { name: say("classes.add.names") }).fill(`${NAMES.join("\n")}\n=1+1\nAna`);
});
scene("class-cards", async ({ page, say }) => {
  await openGroup(page);
  await press(page, say("classes.add"));
  await page.getByRole("textbox", { name: say("classes.add.names") }).fill(NAMES.join("\n"));
  await press(page, say("classes.add.act", { count: NAMES.length }));
  await page.getByRole("button", { name: say("classes.cards.save"), exact: true }).waitFor();
});
scene("class-group", ({ page }) => openClass(page));
scene("class-pupils", async ({ page, say }) => {
  await openClass(page);
  await press(page, say("students.options", { name: NAMES[0]! }));
});

/** A class of cards, with nobody signed in any more. */
async function leaveClass(page: Page): Promise<CardsReply> {
  const made = await openClass(page);
  await page.evaluate(() => localStorage.removeItem("karota:user"));
  return made;
}

/** The shared screen of a class whose code was entered. */
async function enterCode(page: Page, say: Say): Promise<CardsReply> {
  const made = await leaveClass(page);
  await page.goto(`${school.baseURL}/class`);
  await page.getByRole("textbox", { name: say("classes.code") }).fill(made.class.code!);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: NAMES[0]!, exact: true }).waitFor();
  return made;
}
scene("class-code", async ({ page }) => page.goto(`${school.baseURL}/class`));
scene("class-who", ({ page, say }) => enterCode(page, say));
scene("class-choose-pictures", async ({ page, say }) => {
  const { cards } = await enterCode(page, say);
  await press(page, NAMES[0]!);
  await press(page, say(`classes.picture.${cards[0]!.pictures[0]!}` as "classes.picture.key"));
});
scene("class-card-read", async ({ page, say }) => {
  const { cards } = await leaveClass(page);
  await page.goto(`${school.baseURL}/class#${cards[0]!.secret}`);
  await page.getByRole("button", { name: say("classIn.iAm", { name: NAMES[0]! }), exact: true }).waitFor();
});

/** A group with two students, an assignment with answers, and a colleague; what its mentor sees. */
async function openShared(page: Page, app: RunningApp, answer: "choices" | "typed" = "choices") {
  const mentor = await signInAsMentor(page, app);
  const pupils = [await newPerson(app, someName("Ana")), await newPerson(app, someName("Bor"))];
  for (const pupil of pupils)
    await callAs(app, mentor, "POST", "mentorship/students", { uniqueCode: await codeOf(app, pupil) });
  const group = await groupAll(app, mentor);
  const { assignment } = await callAs<{ assignment: { id: string } }>(app, mentor, "POST", "assignments", {
    name: "Seštevanje do sto",
    preset: "thisWeek",
    groupId: group,
    tasks: [{ game: "addition", options: { level: "easy" }, count: 3, ...(answer === "typed" && { answer }) }],
  });
  return { mentor, pupils, group, assignment: assignment.id };
}

scene("colleagues-group", async ({ page, app }) => {
  const { mentor, group } = await openShared(page, app);
  const colleague = await newPerson(app, someName("Meta"));
  await callAs(app, colleague, "POST", "mentorship/members");
  const uniqueCode = await codeOf(app, colleague);
  await callAs<ColleaguesReply>(app, mentor, "POST", `mentorship/groups/${group}/colleagues`, { uniqueCode });
  await page.goto(`/studentGroups/${group}`);
  await page.getByText(colleague.name).first().waitFor();
});
scene("year-end", async ({ page, app }) => {
  const { pupils, assignment } = await openShared(page, app);
  for (const pupil of pupils) await answerTasks(app, pupil, assignment, 3);
  await page.goto("/studentGroups/yearEnd");
});
scene("year-end-close", async ({ page, app, say }) => {
  await openShared(page, app);
  await page.goto("/studentGroups/yearEnd");
  await press(page, say("yearEnd.close"));
});
scene("typed-task", async ({ page, app, say }) => {
  const { pupils, assignment } = await openShared(page, app, "typed");
  await signInDirectly(page, { name: pupils[0]!.name }, app);
  await page.goto(`/myAssignments/${assignment}`);
  await page.getByLabel(say("quizView.typed.label"), { exact: true }).fill("47");
});

scene("practice-empty", async ({ page, app }) => {
  await signInDirectly(page, { name: someName("Vadba") }, app);
  await page.goto("/practice");
});
scene("practice-question", async ({ page, app, say }) => {
  const who = await signInDirectly(page, { name: someName("Vadba") }, app);
  // Practice chooses from what somebody has played.
  const { gridId, tasks } = await callAs<QuizSent & { gridId: string }>(app, who, "POST", "games/addition/create", {
    options: { level: "easy", tasks: 10 },
  });
  const { taskId, answers } = tasks[0]!;
  await callAs(app, who, "POST", "games/addition/update", {
    gridId,
    taskId,
    taskSelected: answers.correct,
    seconds: 9,
  });
  await page.goto("/practice");
  await press(page, say("practice.start"));
  await page.locator("#quiz-question").waitFor();
});
