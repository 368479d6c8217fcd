import type { Page } from "@playwright/test";
import type { RunningApp } from "../e2e/harness.ts";
import { answerTasks, callAs, codeOf, groupAll, signInAsMentor } from "../e2e/mentoring.ts";
import { newPerson, signInDirectly, someName, type Caller } from "../e2e/people.ts";
import type { QuizSent } from "../e2e/playing.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import type { Language } from "@karota/engine/message.ts";
import { scene } from "./scene.ts";

/** What quizzes a learner has played, and how many of five answers were right. */
const PLAYED = [
  ["addition", "easy", 5],
  ["addition", "medium", 4],
  ["multiplication", "medium", 5],
  ["multiplication", "hard", 3],
  ["fractions", "easy", 2],
  ["roots", "easy", 4],
  ["time", "medium", 5],
] as const;

const learner = async (page: Page, app: RunningApp): Promise<Caller> =>
  signInDirectly(page, { name: someName("Maja") }, app);

/** Plays these quizzes as the learner's page would; they cost half a carrot each, and a new account has five. */
async function playQuizzes(app: RunningApp, who: Caller): Promise<void> {
  for (const [game, level, right] of PLAYED) {
    const options = { level, tasks: 5 };
    const { gridId, tasks } = await callAs<QuizSent>(app, who, "POST", `games/${game}/create`, { options });
    for (const [place, { taskId, answers }] of tasks.entries()) {
      const taskSelected = place < right ? answers.correct : (answers.correct + 1) % 4;
      await callAs(app, who, "POST", `games/${game}/update`, {
        gridId,
        taskId,
        taskSelected,
        seconds: 9 * (place + 1),
      });
    }
  }
}

/** A mentor's three assignments for the learner: one begun, one new, one to come. */
async function assign(page: Page, app: RunningApp, who: Caller, language: Language): Promise<void> {
  const mentor = await signInAsMentor(page, app);
  await callAs(app, mentor, "POST", "mentorship/students", { uniqueCode: await codeOf(app, who) });
  await callAs(app, who, "PUT", "users/settings", { settings: { face: { animal: "hedgehog", colour: "measures" } } });
  await callAs(app, mentor, "PUT", "users/settings", { settings: { face: { animal: "owl", colour: "words" } } });
  const group = await groupAll(app, mentor);
  const names = { sl: ["Seštevanje", "Zastave"], en: ["Addition", "Flags"], de: ["Addition", "Flaggen"] }[language];
  const plans = [
    { name: names[0], tasks: [{ game: "addition", options: { level: "easy" }, count: 6 }], preset: "today" },
    {
      name: names[1],
      tasks: [{ game: "flags", options: { level: "easy", continent: "europe", language }, count: 5 }],
      preset: "thisWeek",
    },
    { name: names[0], tasks: [{ game: "addition", options: { level: "hard" }, count: 10 }], preset: "nextWeek" },
  ];
  const message = { sl: "Za četrtek.", en: "For Thursday.", de: "Bis Donnerstag." }[language];
  for (const plan of plans) await callAs(app, mentor, "POST", "assignments", { ...plan, message, groupId: group });
  const { assignments } = await callAs<{ assignments: { assignment_id: string; tasks: number }[] }>(
    app,
    who,
    "GET",
    "assignments/myAssignments?userStatus=ACTIVE",
  );
  await answerTasks(app, who, assignments.find(({ tasks }) => tasks === 6)!.assignment_id, 2);
}

for (const [name, path] of Object.entries({
  home: "/home",
  assignments: "/myAssignments",
  progress: "/progress",
  review: "/progress/review",
  profile: "/my-profile",
  carrots: "/credit-usage",
  buying: "/credit-buy",
}))
  scene(`learner-${name}`, async ({ page, app, language }) => {
    const name = someName("Maja");
    const who = await newPerson(app, name);
    await playQuizzes(app, who);
    await assign(page, app, who, language);
    await signInDirectly(page, { name }, app);
    await page.goto(path);
  });

scene("learner-game", async ({ page, app }) => {
  const name = someName("Maja");
  const who = await newPerson(app, name);
  await playQuizzes(app, who);
  await callAs(app, who, "PUT", "users/settings", { settings: { timer: true } });
  await signInDirectly(page, { name }, app);
  await page.goto("/games/multiplication");
});

scene("learner-new", async ({ page, app }) => {
  await learner(page, app);
  await page.goto("/home");
});

/** A full garden: what it takes years to grow comes as the server's reply would. */
const grow = (page: Page) =>
  page.route("**/api/v1/learning/progress*", async (route) => {
    const reply = await route.fetch();
    const garden = CATALOGUE.flatMap(({ id }, place) =>
      place % 7 === 6
        ? []
        : [{ game: id, boards: [1, 3, 8, 20, 50][place % 5], reached: (place * 3) % 6, last: "2026-11-20" }],
    );
    await route.fulfill({ response: reply, json: { ...(await reply.json()), garden } });
  });

for (const name of ["garden", "plant"])
  scene(`learner-${name}`, async ({ page, app, say }) => {
    const person = someName("Maja");
    await playQuizzes(app, await newPerson(app, person));
    await signInDirectly(page, { name: person }, app);
    await grow(page);
    await page.goto("/progress");
    if (name === "plant")
      await page.getByRole("button", { name: new RegExp(`^${say("multiplication.name")}`) }).click();
  });
