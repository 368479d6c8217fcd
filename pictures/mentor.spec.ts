import type { Page } from "@playwright/test";
import { ANIMALS, FACE_COLOURS, type Face } from "@karota/contract/users/face.ts";
import type { RunningApp } from "../e2e/harness.ts";
import { answerTasks, callAs, codeOf, groupAll, signInAsMentor } from "../e2e/mentoring.ts";
import { newPerson, someName, type Caller } from "../e2e/people.ts";
import { scene } from "./scene.ts";

const NAMES = ["Ana", "Bor", "Cene", "Domen", "Eva", "Filip", "Gaja", "Hana", "Ivo"];

/** Faces for a class; every fifth student has none. */
const faceOf = (place: number): Face | null =>
  place % 5 === 4
    ? null
    : { animal: ANIMALS[place % ANIMALS.length]!, colour: FACE_COLOURS[(place * 3) % FACE_COLOURS.length]! };

interface Place {
  readonly group: string;
  readonly assignment: string;
}

/** A mentor with a class of nine, who have answered an assignment of nine tasks in part. */
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
