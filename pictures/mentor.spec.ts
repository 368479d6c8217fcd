import type { Page } from "@playwright/test";
import { ANIMALS, FACE_COLOURS, type Face } from "@karota/contract/users/face.ts";
import { expect, type RunningApp } from "../e2e/harness.ts";
import { answerTasks, callAs, codeOf, groupAll, signInAsMentor } from "../e2e/mentoring.ts";
import { newPerson, someName, type Caller } from "../e2e/people.ts";
import { scene, type Scene } from "./scene.ts";

const NAMES = ["Ana", "Bor", "Cene", "Domen", "Eva", "Filip", "Gaja", "Hana", "Ivo"];

/** Faces for a class; every fifth student has none. */
const faceOf = (place: number): Face | null =>
  place % 5 === 4
    ? null
    : { animal: ANIMALS[place % ANIMALS.length]!, colour: FACE_COLOURS[(place * 3) % FACE_COLOURS.length]! };

interface Place {
  readonly student: string;
  readonly group: string;
  readonly assignment: string;
}

interface Asked {
  readonly taskId: string;
  readonly board: {
    readonly tasks: readonly [
      { readonly question: { readonly plain: string }; readonly answers: { readonly choices: readonly string[] } },
    ];
  };
}

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other));

/** Answers all questions of an assignment about greatest common factors, the last ones wrong. */
async function answerDivisors(app: RunningApp, student: Caller, assignmentId: string, wrong: number): Promise<void> {
  const path = `assignments/myAssignments/${assignmentId}`;
  const { list } = await callAs<{ list: readonly Asked[] }>(app, student, "GET", path);
  for (const [place, { taskId, board }] of list.entries()) {
    const [{ question, answers }] = board.tasks;
    const numbers = question.plain.match(/\d+/g)!.map(Number);
    const right = answers.choices.indexOf(String(numbers.reduce(divisorOf)));
    expect(right, question.plain).toBeGreaterThanOrEqual(0);
    const taskSelected = place < list.length - wrong ? right : (right + 1) % answers.choices.length;
    await callAs(app, student, "POST", path, { taskId, taskSelected });
  }
}

/** How many of ten each of the nine has wrong, in two assignments that are done; who has none has not begun. */
const WRONG = [
  [0, 3, 6, 1, 2, 5, 0, 4, 2],
  [1, 4, 7, 0, 3, 8, 1, null, 2],
] as const;

/** Nine have done two assignments of ten questions, all but one. */
async function done(app: RunningApp, mentor: Caller, group: string, students: readonly Caller[]): Promise<void> {
  for (const [turn, wrongs] of WRONG.entries()) {
    const { assignment } = await callAs<{ assignment: { id: string } }>(app, mentor, "POST", "assignments", {
      name: turn === 0 ? "Največji skupni delitelj" : "Največji skupni delitelj, ponovitev pred preizkusom",
      preset: "today",
      groupId: group,
      tasks: [{ game: "gcd", options: { level: "easy" }, count: 10 }],
    });
    for (const [place, wrong] of wrongs.entries())
      if (wrong !== null) await answerDivisors(app, students[place]!, assignment.id, wrong);
  }
}

/** A mentor with a class of nine, who have answered an assignment of nine tasks in part, and two others. */
async function teach(page: Page, app: RunningApp): Promise<Place> {
  const mentor = await signInAsMentor(page, app);
  const students: Caller[] = [];
  for (const [place, name] of NAMES.entries()) {
    const student = await newPerson(app, someName(name));
    students.push(student);
    await callAs(app, student, "PUT", "users/settings", { settings: { face: faceOf(place) } });
    await callAs(app, mentor, "POST", "mentorship/students", { uniqueCode: await codeOf(app, student) });
  }
  const group = await groupAll(app, mentor);
  await done(app, mentor, group, students);
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
  const { students: own } = await callAs<{ students: { id: string }[] }>(app, mentor, "GET", "mentorship/students");
  return { student: own[0]!.id, group, assignment: assignment.id };
}

for (const [name, pathOf] of Object.entries({
  home: () => "/home",
  students: () => "/myStudents",
  student: ({ student }: Place) => `/myStudents/${student}`,
  groups: () => "/studentGroups",
  group: ({ group }: Place) => `/studentGroups/${group}`,
  "year-end": () => "/studentGroups/yearEnd",
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
