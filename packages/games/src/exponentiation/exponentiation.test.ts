import { expect, test } from "vitest";
import { valueOf } from "@karota/engine/quiz/value.ts";
import { seeded } from "@karota/engine/random.ts";
import { exponentiation } from "./index.ts";

// Compute the right answer a second way, independent of the topic's own.
test.each(exponentiation.options.presets)("every right choice of %j is the exact answer", (preset) => {
  for (const task of exponentiation.generate(preset, seeded("answers")).tasks) {
    const asked = valueOf(task.question)!;
    expect(valueOf(task.choices[task.correct]!.value)).toEqual({ n: asked.n + asked.n, d: 1 });
  }
});
