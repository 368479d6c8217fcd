import type { Page } from "@playwright/test";
import { expect, type RunningApp } from "../e2e/harness.ts";
import { answerTasks, callAs, codeOf, groupAll, signInAsMentor } from "../e2e/mentoring.ts";
import { newPerson, someName, type Caller } from "../e2e/people.ts";
import { scene, type Scene } from "./scene.ts";

const NAMES = ["Ana", "Bor", "Cene", "Domen", "Eva", "Filip", "Gaja", "Hana", "Ivo"];

interface Place {
  readonly group: string;
  readonly assignment: string;
}

/** A mentor with a class of nine, who have answered an assignment of nine tasks in part. */
async function teach(page: Page, app: RunningApp): Promise<Place> {
  const mentor = await signInAsMentor(page, app);
  const students: Caller[] = [];
  for (const name of NAMES) {
    const student = await newPerson(app, someName(name));
    students.push(student);
    await callAs(app, mentor, "POST", "mentorship/students", { uniqueCode: await codeOf(app, student) });
  }
  const group = await groupAll(app, mentor);
  const { assignment } = await callAs<{ assignment: { id: string } }>(app, mentor, "POST", "assignments", {
    name: "Ulomki in deljenje",
    message: "",
    preset: "today",
    groupId: group,
    tasks: [
      { game: "fractions", options: { level: "medium" }, count: 5 },
      { game: "division", options: { level: "medium" }, count: 4 },
    ],
  });
  for (const [place, student] of students.slice(0, 7).entries())
    await answerTasks(app, student, assignment.id, 9 - (place % 3), place % 4);
  return { group, assignment: assignment.id };
}

for (const [name, pathOf] of Object.entries({
  home: () => "/home",
  students: () => "/myStudents",
  groups: () => "/studentGroups",
  group: ({ group }: Place) => `/studentGroups/${group}`,
  "new-assignment": ({ group }: Place) => `/studentGroups/${group}/newAssignment`,
  results: ({ group, assignment }: Place) => `/studentGroups/${group}/assignments/${assignment}`,
}))
  scene(`mentor-${name}`, async ({ page, app }) => {
    const place = await teach(page, app);
    await page.goto(pathOf(place));
  });

/** The second step of a new assignment, with two plans chosen. */
async function compose({ page, app, say }: Scene): Promise<void> {
  const { group } = await teach(page, app);
  await page.goto(`/studentGroups/${group}/newAssignment`);
  await page.getByLabel(say("assignments.name"), { exact: true }).fill("Ulomki, 6. b");
  await page.getByRole("button", { name: say("assignments.next"), exact: true }).click();
  await page.getByRole("radio", { name: "7", exact: true }).check();
  const last = page.getByRole("button", { name: say("assignments.ready.last") });
  await last.click();
  await page.getByRole("button", { name: say("assignments.ready.mixed") }).click();
  await expect(page.getByText(say("assignments.plan.total", { count: 19 }))).toBeAttached();
}
scene("mentor-composer", compose);
scene("mentor-composer-basket", async (scene) => {
  await compose(scene);
  const bar = scene.page.getByRole("button", { name: scene.say("assignments.numTasks", { count: 19 }) });
  if (await bar.isVisible()) await bar.click();
});
scene("mentor-composer-dialog", async (scene) => {
  await compose(scene);
  const quizzes = scene.page.getByRole("region", { name: scene.say("assignments.shelf"), exact: true });
  await quizzes.getByRole("button", { name: scene.say("fractions.name") }).click();
  await expect(scene.page.getByRole("dialog").getByText(scene.say("assignments.preview"))).toBeVisible();
});
