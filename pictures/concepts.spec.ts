import type { Page } from "@playwright/test";
import type { RunningApp } from "../e2e/harness.ts";
import { callAs } from "../e2e/mentoring.ts";
import { signInDirectly, someName } from "../e2e/people.ts";
import type { QuizSent } from "../e2e/playing.ts";
import { scene } from "./scene.ts";

interface ConceptQuiz {
  readonly gridId: string;
  readonly tasks: readonly (QuizSent["tasks"][number] & {
    readonly skill: string;
    readonly question: { readonly plain: string };
  })[];
}
interface Asked {
  readonly game: string;
  readonly skill: string;
  readonly level?: string;
  /** The question in Slovenian, where the skill alone does not say it. */
  readonly like?: RegExp;
}
const TASKS = 20;

/** Opens a new quiz at its first such question; the ones before are answered. Returns the right answer's place. */
async function openAt(
  page: Page,
  app: RunningApp,
  { game, skill, level = "easy", like = /./ }: Asked,
): Promise<number> {
  const who = await signInDirectly(page, { name: someName("Tina") }, app);
  const options = { level, tasks: TASKS };
  const { gridId, tasks } = await callAs<ConceptQuiz>(app, who, "POST", `games/${game}/create`, { options });
  const place = tasks.findIndex((task) => task.skill === skill && like.test(task.question.plain));
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

const ASKED: readonly (readonly [name: string, asked: Asked])[] = [
  ["fraction-bar", { game: "fractions", skill: "shaded", like: /trak/ }],
  ["fraction-circle", { game: "fractions", skill: "shaded", like: /krog/ }],
  ["jug", { game: "volumeliquids", skill: "reading" }],
  ["scales", { game: "mass", skill: "reading" }],
  ["ruler", { game: "distance", skill: "reading", like: /na deset/ }],
  ["ruler-shifted", { game: "distance", skill: "reading", like: /konča pri/ }],
  ["hundred-grid", { game: "percentage", skill: "shaded" }],
  ["blocks", { game: "addition", skill: "blocks" }],
  ["blocks-crossed", { game: "subtraction", skill: "blocks" }],
  ["squares", { game: "multiplication", skill: "area" }],
  ["balance", { game: "equationssimple", skill: "balance" }],
  ["cards", { game: "binary", skill: "cards" }],
  ["order", { game: "mass", skill: "compare" }],
];
for (const [name, asked] of ASKED) scene(`concept-${name}`, async ({ page, app }) => openAt(page, app, asked));

const EXPLAINED: readonly (readonly [name: string, asked: Asked])[] = [
  ["fraction-sum", { game: "fractions", skill: "same-denominator" }],
  ["fraction-equivalent", { game: "fractions", skill: "equivalent" }],
  ["fraction-mixed", { game: "fractions", skill: "mixed-numbers" }],
  ["jug", { game: "volumeliquids", skill: "reading" }],
  ["ruler", { game: "distance", skill: "reading" }],
  ["percentage-of", { game: "percentage", skill: "of" }],
  ["fraction-unlike", { game: "fractions", level: "medium", skill: "unlike-denominators" }],
  ["fraction-product", { game: "fractions", level: "medium", skill: "multiply" }],
  ["fraction-compared", { game: "fractions", skill: "compare" }],
  ["decimals-compared", { game: "subtraction", level: "hard", skill: "compare" }],
  ["rounded", { game: "addition", level: "medium", skill: "round" }],
  ["area", { game: "multiplication", level: "hard", skill: "two-digit" }],
  ["balance", { game: "equationssimple", skill: "balance" }],
];
for (const [name, asked] of EXPLAINED)
  scene(`concept-${name}-explained`, async ({ page, app, say }) => {
    const right = await openAt(page, app, asked);
    await page.getByRole("button", { name: say("quizView.explain"), exact: true }).click();
    await page.keyboard.press(String(((right + 1) % 4) + 1));
    await page.getByRole("button", { name: say("quizView.next"), exact: true }).waitFor();
  });

for (const game of ["fractions", "percentage", "volumeliquids", "mass", "distance", "addition", "multiplication"])
  scene(`concept-${game}-on-paper`, async ({ page, app }) => {
    const who = await signInDirectly(page, { name: someName("Tina") }, app);
    await callAs(app, who, "POST", `games/${game}/create`, { options: { level: "easy", tasks: TASKS } });
    await page.goto(`/games/${game}/print`);
    const boards = page.getByRole("checkbox");
    await boards.first().waitFor();
    for (const board of await boards.all()) await board.setChecked(!(await board.isChecked()));
  });
