import { expect, type RunningApp } from "../e2e/harness.ts";
import { callAs } from "../e2e/mentoring.ts";
import { newPerson, signInDirectly, someName, type Caller } from "../e2e/people.ts";
import { scene, type Scene } from "./scene.ts";

const NAMES = ["Ana", "Bor", "Cene", "Domen", "Eva", "Filip"];
const TASKS = [
  { game: "addition", options: { level: "medium" }, count: 2 },
  { game: "fractions", options: { level: "medium" }, count: 1 },
];

interface Place {
  readonly mentor: Caller;
  readonly id: string;
  readonly code: string;
  readonly pupils: readonly Caller[];
}

async function newMentor(app: RunningApp): Promise<Caller> {
  const name = someName("Mentorica");
  await callAs(app, await newPerson(app, name), "POST", "mentorship/members");
  return newPerson(app, name);
}

/** A lesson with six pupils in it. */
async function teach(app: RunningApp): Promise<Place> {
  const mentor = await newMentor(app);
  const { id } = await callAs<{ id: string }>(app, mentor, "POST", "lessons", { tasks: TASKS });
  const { code } = await callAs<{ code: string }>(app, mentor, "GET", `lessons/${id}/desk`);
  const pupils = await Promise.all(NAMES.map((name) => newPerson(app, someName(name))));
  for (const pupil of pupils) await callAs(app, pupil, "POST", "lessons/join", { code });
  return { mentor, id, code, pupils };
}

/** Asks a question that all but the first two pupils answer; then what else is to be done. */
async function ask(app: RunningApp, place: Place, ...then: readonly string[]): Promise<void> {
  const { mentor, id, pupils } = place;
  const step = async (name: string) => {
    const { version } = await callAs<{ version: number }>(app, mentor, "GET", `lessons/${id}/desk`);
    await callAs(app, mentor, "POST", `lessons/${id}/steps`, { step: name, version });
  };
  await step("ask");
  for (const [turn, pupil] of pupils.slice(2).entries())
    await callAs(app, pupil, "POST", `lessons/${id}/answers`, { number: 1, taskSelected: turn % 3 });
  for (const name of then) await step(name);
}

const signIn = ({ page, app }: Scene, { name }: Caller) => signInDirectly(page, { name }, app);

/** The same lesson as one of its pages shows it, after these steps. */
function lessonScene(name: string, who: "mentor" | "pupil", path: (place: Place) => string, steps: readonly string[]) {
  scene(name, async (at) => {
    const place = await teach(at.app);
    if (steps.length > 0) await ask(at.app, place, ...steps.slice(1));
    await signIn(at, who === "mentor" ? place.mentor : place.pupils[2]!);
    await at.page.goto(path(place));
    await expect(at.page.getByRole("main")).toBeVisible();
  });
}

scene("lesson-visitor", ({ page }) => page.goto("/lesson"));
scene("lesson-code", async (at) => {
  await signIn(at, { name: someName("Učenka"), token: "" });
  await at.page.goto("/lesson");
});
scene("lesson-offer", async (at) => {
  const { code } = await teach(at.app);
  await signIn(at, { name: someName("Učenka"), token: "" });
  await at.page.goto(`/lesson/${code}`);
});
scene("lesson-unknown", async (at) => {
  await signIn(at, { name: someName("Učenka"), token: "" });
  await at.page.goto("/lesson/000000");
});
scene("lesson-question", async (at) => {
  const place = await teach(at.app);
  await ask(at.app, place);
  await signIn(at, place.pupils[0]!);
  await at.page.goto(`/lesson/${place.code}`);
  await at.page.locator("[aria-keyshortcuts]").nth(1).click();
});
const asPupil = ({ code }: Place) => `/lesson/${code}`;
lessonScene("lesson-waiting", "pupil", asPupil, []);
lessonScene("lesson-answered", "pupil", asPupil, ["ask"]);
lessonScene("lesson-revealed", "pupil", asPupil, ["ask", "reveal"]);
lessonScene("lesson-home-pupil", "pupil", () => "/home", ["ask"]);
lessonScene("lesson-home-mentor", "mentor", () => "/home", ["ask"]);
lessonScene("lesson-list", "mentor", () => "/lessons", ["ask"]);
const atDesk = ({ id }: Place) => `/lessons/${id}`;
lessonScene("lesson-desk-waiting", "mentor", atDesk, []);
lessonScene("lesson-desk-asking", "mentor", atDesk, ["ask"]);
lessonScene("lesson-desk-revealed", "mentor", atDesk, ["ask", "reveal"]);
lessonScene("lesson-results", "mentor", atDesk, ["ask", "end"]);
const onBoard = ({ id }: Place) => `/lessons/${id}/board`;
lessonScene("lesson-board-waiting", "mentor", onBoard, []);
lessonScene("lesson-board-asking", "mentor", onBoard, ["ask"]);
lessonScene("lesson-board-revealed", "mentor", onBoard, ["ask", "reveal"]);
scene("lesson-board-solution", async (at) => {
  const place = await teach(at.app);
  await ask(at.app, place, "reveal");
  await signIn(at, place.mentor);
  await at.page.goto(onBoard(place));
  await at.page.getByRole("button", { name: at.say("lessons.step.solution") }).waitFor();
  for (let step = 0; step < 3; step++) await at.page.keyboard.press("PageDown");
});
scene("lesson-ended", async (at) => {
  const place = await teach(at.app);
  await ask(at.app, place);
  await signIn(at, place.pupils[2]!);
  await at.page.goto(asPupil(place));
  await expect(at.page.getByText(at.say("lessons.answered"))).toBeVisible();
  const { version } = await callAs<{ version: number }>(at.app, place.mentor, "GET", `lessons/${place.id}/desk`);
  await callAs(at.app, place.mentor, "POST", `lessons/${place.id}/steps`, { step: "end", version });
  await expect(at.page.getByText(at.say("lessons.ended"), { exact: true })).toBeVisible();
});
