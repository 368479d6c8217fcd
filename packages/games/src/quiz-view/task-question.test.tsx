import { expect, it } from "vitest";
import { fraction, listed, number, sum } from "@karota/engine/quiz/expression.ts";
import type { OpenTask } from "@karota/engine/quiz/task.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { spokenTask } from "./task-question.tsx";

const THIRD = fraction(1, 3);
const HALF = fraction(1, 2);
const taskOf = (question: OpenTask["question"], choices: readonly OpenTask["question"][]): OpenTask => ({
  taskId: "1",
  ask: { id: "addition.name" },
  question,
  choices: choices.map((value) => ({ value })),
});

it("a question that lists its answers is read once, in the order of the answers", () => {
  const task = taskOf(listed(THIRD, HALF), [HALF, THIRD]);
  expect(spokenTask(task, true, SPEAKERS.en)).toBe("Addition 1/2; 1/3.");
  expect(spokenTask(task, false, SPEAKERS.en)).toBe("Addition 1/3, 1/2.");
});

it("any other question is read with its answers after it", () => {
  expect(spokenTask(taskOf(sum(number(2), number(3)), [number(5), number(6)]), true, SPEAKERS.en)).toBe(
    "Addition 2 + 3: 5; 6.",
  );
  expect(spokenTask(taskOf(listed(number(5), number(6)), [number(5), number(7)]), true, SPEAKERS.en)).toBe(
    "Addition 5, 6: 5; 7.",
  );
});
