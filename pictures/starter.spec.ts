import type { Page } from "@playwright/test";
import type { RunningApp } from "../e2e/harness.ts";
import { callAs } from "../e2e/mentoring.ts";
import { signInDirectly, someName } from "../e2e/people.ts";
import type { QuizSent } from "../e2e/playing.ts";
import { scene } from "./scene.ts";

interface StarterQuiz {
  readonly gridId: string;
  readonly tasks: readonly (QuizSent["tasks"][number] & { readonly facts: { readonly shown: string } })[];
}
const GAMES = ["addition", "subtraction", "multiplication", "division"] as const;
const OPTIONS = { level: "starter", tasks: 10 };

/** Opens a new quiz at its first question shown so; the ones before are answered. Returns the right answer's place. */
async function openAt(page: Page, app: RunningApp, game: string, shown: string): Promise<number> {
  const who = await signInDirectly(page, { name: someName("Tina") }, app);
  const { gridId, tasks } = await callAs<StarterQuiz>(app, who, "POST", `games/${game}/create`, { options: OPTIONS });
  const place = tasks.findIndex(({ facts }) => facts.shown === shown);
  for (const { taskId, answers } of tasks.slice(0, place))
    await callAs(app, who, "POST", `games/${game}/update`, {
      gridId,
      taskId,
      taskSelected: answers.correct,
      seconds: 9,
    });
  await page.goto(`/games/${game}/${gridId}`);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  return tasks[place]!.answers.correct;
}

const SCENES: readonly (readonly [game: (typeof GAMES)[number], shown: string])[] = [
  ["addition", "frames"],
  ["addition", "line"],
  ["subtraction", "frames"],
  ["subtraction", "line"],
  ["multiplication", "groups"],
  ["multiplication", "array"],
  ["division", "sharing"],
];
for (const [game, shown] of SCENES)
  scene(`starter-${game}-${shown}`, async ({ page, app }) => openAt(page, app, game, shown));

for (const [game, shown] of [
  ["addition", "frames"],
  ["subtraction", "line"],
  ["division", "sharing"],
] as const)
  scene(`starter-${game}-${shown}-explained`, async ({ page, app, say }) => {
    const right = await openAt(page, app, game, shown);
    await page.getByRole("button", { name: say("quizView.explain"), exact: true }).click();
    await page.keyboard.press(String(((right + 1) % 4) + 1));
    await page.getByRole("button", { name: say("quizView.next"), exact: true }).waitFor();
  });

for (const game of GAMES)
  scene(`starter-${game}-on-paper`, async ({ page, app }) => {
    const who = await signInDirectly(page, { name: someName("Tina") }, app);
    await callAs(app, who, "POST", `games/${game}/create`, { options: OPTIONS });
    await page.goto(`/games/${game}/print`);
    const boards = page.getByRole("checkbox");
    await boards.first().waitFor();
    for (const board of await boards.all()) await board.setChecked(!(await board.isChecked()));
  });
