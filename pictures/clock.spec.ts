import type { Page } from "@playwright/test";
import type { RunningApp } from "../e2e/harness.ts";
import { callAs, codeOf, signInAsMentor } from "../e2e/mentoring.ts";
import { newPerson, signInDirectly, someName } from "../e2e/people.ts";
import type { QuizSent } from "../e2e/playing.ts";
import { scene } from "./scene.ts";

interface ClockQuiz {
  readonly gridId: string;
  readonly tasks: readonly (QuizSent["tasks"][number] & { readonly skill: string })[];
}
interface Asked {
  readonly topic: "clock" | "calendar";
  readonly level: "easy" | "medium" | "hard";
  readonly skill: string;
}

/** Opens a new quiz at its first question of a skill; the ones before are answered. Returns the right answer's place. */
async function openAt(page: Page, app: RunningApp, { topic, level, skill }: Asked): Promise<number> {
  const who = await signInDirectly(page, { name: someName("Tina") }, app);
  const options = { level, tasks: 10, topic };
  const { gridId, tasks } = await callAs<ClockQuiz>(app, who, "POST", "games/time/create", { options });
  const place = tasks.findIndex((task) => task.skill === skill);
  for (const { taskId, answers } of tasks.slice(0, place))
    await callAs(app, who, "POST", "games/time/update", { gridId, taskId, taskSelected: answers.correct, seconds: 9 });
  await page.goto(`/games/time/${gridId}`);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  return tasks[place]!.answers.correct;
}

const SCENES: readonly (readonly [name: string, asked: Asked])[] = [
  ["clock-read", { topic: "clock", level: "medium", skill: "read-words" }],
  ["clock-read-minutes", { topic: "clock", level: "hard", skill: "read-digits" }],
  ["clock-set", { topic: "clock", level: "medium", skill: "set-words" }],
  ["clock-set-minutes", { topic: "clock", level: "hard", skill: "set-digits" }],
  ["clock-between", { topic: "clock", level: "hard", skill: "between" }],
  ["calendar-later", { topic: "calendar", level: "hard", skill: "date-later" }],
  ["calendar-weekday", { topic: "calendar", level: "easy", skill: "weekday" }],
];
for (const [name, asked] of SCENES) scene(name, async ({ page, app }) => openAt(page, app, asked));

scene("clock-between-explained", async ({ page, app, say }) => {
  const right = await openAt(page, app, { topic: "clock", level: "medium", skill: "between" });
  await page.getByRole("button", { name: say("quizView.explain"), exact: true }).click();
  await page.keyboard.press(String(((right + 1) % 4) + 1));
  await page.getByRole("button", { name: say("quizView.next"), exact: true }).waitFor();
});

scene("clock-in-assignment", async ({ page, app, say }) => {
  const mentor = await signInAsMentor(page, app);
  const name = someName("Jan");
  const student = await newPerson(app, name);
  const { student: added } = await callAs<{ student: { id: string } }>(app, mentor, "POST", "mentorship/students", {
    uniqueCode: await codeOf(app, student),
  });
  await callAs(app, mentor, "POST", "assignments", {
    name: someName("Ura"),
    message: "",
    preset: "today",
    studentId: added.id,
    tasks: [{ game: "time", options: { level: "easy", topic: "clock" }, count: 8 }],
  });
  const path = "assignments/myAssignments?userStatus=ACTIVE";
  const { assignments } = await callAs<{ assignments: { assignment_id: string }[] }>(app, student, "GET", path);
  await signInDirectly(page, { name }, app);
  await page.goto(`/myAssignments/${assignments[0]!.assignment_id}`);
  const faces = page.getByRole("group", { name: say("quizView.answers"), exact: true }).getByRole("img", {
    includeHidden: true,
  });
  await page.getByRole("group", { name: say("quizView.answers"), exact: true }).waitFor();
  for (let place = 0; place < 8 && (await faces.count()) === 0; place++)
    await page.getByRole("button", { name: say("myAssignments.after"), exact: true }).click();
});

scene("clock-on-paper", async ({ page, app }) => {
  const who = await signInDirectly(page, { name: someName("Tina") }, app);
  for (const topic of ["clock", "calendar"])
    await callAs(app, who, "POST", "games/time/create", { options: { level: "medium", tasks: 10, topic } });
  await page.goto("/games/time/print");
  const boards = page.getByRole("checkbox");
  await boards.first().waitFor();
  for (const board of await boards.all()) await board.setChecked(!(await board.isChecked()));
});
