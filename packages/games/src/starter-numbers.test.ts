import { describe, expect, it } from "vitest";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { addition } from "./addition/index.ts";
import { endOf, type Counting, type Sign } from "./starter/counting.ts";
import { subtraction } from "./subtraction/index.ts";

const QUIZZES = 40;
const GAMES: readonly { readonly sign: Sign; readonly game: AnyQuiz }[] = [
  { sign: "+", game: addition },
  { sign: "-", game: subtraction },
];
const factsOf = (task: Task): Counting => task.facts as Counting;

describe.each(GAMES)("the starter level of $game.id", ({ sign, game }) => {
  const tasks: readonly Task[] = Array.from(
    { length: QUIZZES },
    (_, quiz) =>
      (game.generate({ level: "starter", tasks: 40, form: "numbers" }, seeded(`numbers ${quiz}`)) as { tasks: Task[] })
        .tasks,
  ).flat();
  const stepsOf = (shown: Counting["shown"], ...numbers: readonly [number, number]) =>
    game
      .solution({ ...tasks[0]!, facts: { shown, numbers } })
      .map(({ say, shown: all }) => [SPEAKERS.en.say(say), ...all.map((one) => toPlain(one, SPEAKERS.en))].join(" | "));

  it("puts ten and ones together or takes them apart, up to twenty", () => {
    const tens = tasks.filter(({ skill }) => skill === "ten-and-ones").map((task) => factsOf(task).numbers);
    const all = tens.map((numbers) => numbers.join(" "));
    for (const numbers of sign === "+" ? ["10 4", "4 10", "10 10"] : ["14 4", "14 10", "20 10"])
      expect(all).toContain(numbers);
    for (const numbers of tens) expect([...numbers, endOf(sign, numbers)]).toContain(10);
  });

  it("asks for a missing number, which put in its place makes the equation true", () => {
    const missing = tasks.filter((task) => factsOf(task).shown === "missing");
    expect(missing.length).toBeGreaterThan(100);
    for (const { question, choices, correct } of missing) {
      const said = toPlain(question, SPEAKERS.en).replace("?", toPlain(choices[correct]!.value, SPEAKERS.en));
      const [, start, join, change, end] = /^(\d+) ([+−]) (\d+) = (\d+)$/.exec(said)!;
      expect(Number(start) + (join === "+" ? 1 : -1) * Number(change), said).toBe(Number(end));
      expect(Math.max(Number(start), Number(end))).toBeLessThanOrEqual(10);
    }
  });

  it("names one frame where the counters fit into it", () => {
    const [step] = sign === "+" ? stepsOf("frames", 3, 4) : stepsOf("frames", 7, 4);
    expect(step!.split(" | ")[1]).toBe(
      sign === "+" ? "3 circles and 4 squares in a ten-frame" : "7 circles in a ten-frame, 4 crossed out",
    );
  });

  it("shows ten and ones in the frames, and jumps to the result where a number is missing", () => {
    const [ten, missing] =
      sign === "+"
        ? [stepsOf("numbers", 4, 10), stepsOf("missing", 3, 5)]
        : [stepsOf("numbers", 14, 10), stepsOf("missing", 8, 5)];
    expect([ten, missing]).toStrictEqual(
      sign === "+"
        ? [
            ["Ten and 4 make 14: | 10 circles and 4 squares in ten-frames", "The result: | 4 + 10 = 14"],
            ["We start at 3. We count on to 8: | a jump on the number line from 3 to 8", "The result: | 3 + 5 = 8"],
          ]
        : [
            ["14 is ten and 4: | 14 circles in ten-frames, 10 crossed out", "The result: | 14 − 10 = 4"],
            ["We start at 8. We count back to 3: | a jump on the number line from 8 to 3", "The result: | 8 − 5 = 3"],
          ],
    );
  });
});
