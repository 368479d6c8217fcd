import { describe, expect, it } from "vitest";
import { dividedBy } from "@karota/engine/quiz/exact.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { getUnit } from "./data/units.ts";
import { distance } from "./distance/index.ts";
import { mass } from "./mass/index.ts";
import { surface } from "./surface/index.ts";
import { volumeliquids } from "./volumeliquids/index.ts";
import { volumeobjects } from "./volumeobjects/index.ts";

/* Nobody converts 9.99 kg to milligrams: what is asked has to be of use to somebody. */

const MOST_DIGITS = 6;
const MOST_FACTOR = 10_000;
const QUIZZES = 30;
const TASKS = 40;

interface Converted {
  readonly large: string;
  readonly small: string;
}
const isConverted = (facts: unknown): facts is Converted =>
  typeof facts === "object" && facts !== null && "large" in facts && "small" in facts;

describe.each<AnyQuiz>([distance, mass, surface, volumeliquids, volumeobjects])("the conversions of $id", (quiz) => {
  const presets = (quiz.options.presets as readonly OptionValues[]).filter(
    ({ tasks, form = "numbers" }) => tasks === TASKS && form === "numbers",
  );
  const converted: readonly Task[] = presets.flatMap((options) =>
    Array.from(
      { length: QUIZZES },
      (_, place) => (quiz.generate(options, seeded(`usable ${place}`)) as { tasks: Task[] }).tasks,
    )
      .flat()
      .filter(({ facts }) => isConverted(facts)),
  );

  it("are between units that are not too far apart", () => {
    expect(converted.length).toBeGreaterThan(300);
    for (const { large, small } of converted.map(({ facts }) => facts as Converted)) {
      const factor = dividedBy(getUnit(large).size, getUnit(small).size);
      expect(factor.n / factor.d, `${large} in ${small}`).toBeLessThanOrEqual(MOST_FACTOR);
    }
  });

  it("have no number with more than six digits, neither in the question nor in the answer", () => {
    for (const { question, choices, correct } of converted) {
      const written = [question, choices[correct]!.value].map((one) => toPlain(one, SPEAKERS.en)).join("; ");
      const digits = (written.match(/\d[\d,.]*/g) ?? []).map((one) => one.replace(/\D/g, "").length);
      expect(Math.max(...digits), written).toBeLessThanOrEqual(MOST_DIGITS);
    }
  });
});

it("no whole miles are asked of thousands of yards or feet", () => {
  for (let place = 0; place < QUIZZES; place++)
    for (const level of ["easy", "medium", "hard"] as const)
      for (const { question } of distance.generate(
        { level, tasks: TASKS, system: "imperial", form: "numbers" },
        seeded(`${place}`),
      ).tasks)
        expect(toPlain(question, SPEAKERS.en)).not.toMatch(/\? mi$/);
});

it("a stored conversion of kilograms to milligrams, which is no longer drawn, still opens", () => {
  const [task] = mass.generate({ level: "hard", tasks: 5, system: "metric", form: "numbers" }, seeded("stored")).tasks;
  const facts = { ...task!.facts, large: "kilogram", small: "milligram" };
  const state = mass.start({ tasks: [{ ...task!, facts }] });
  const opened = mass.payload.decode(mass.payload.encode(state, SPEAKERS.en));
  expect(opened.puzzle.tasks[0]!.facts).toMatchObject({ large: "kilogram", small: "milligram" });
});
