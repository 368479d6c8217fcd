import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withinOf } from "@karota/engine/quiz/expression.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { CATALOGUE } from "./catalogue.ts";

/**
 * The kinds of pictures in questions, and the test that reads each kind back from its drawing alone, without the words
 * that describe it. A new kind of picture needs such a test.
 */
const READ_BY: Readonly<Record<string, readonly string[]>> = {
  "starter-level.test.ts": ["circles", "crossed", "forward", "back", "groups", "array", "sharing"],
  "concept-pictures.test.ts": ["blocks", "crossed-blocks", "squares", "balance", "cards"],
  "fractions/shaded.test.ts": ["bar", "circle"],
  "percentage/grid.test.ts": ["grid"],
  "scale-reading.test.ts": ["scale", "centimetres", "millimetres"],
  "time/clock.test.ts": ["dial", "dials"],
  "time/calendar.test.ts": ["calendar"],
  "surface/surface.test.ts": ["shape"],
  "volumeobjects/volumeobjects.test.ts": ["solid"],
  "cities/map-tasks.test.ts": ["areas"],
  // Named by countries: a flag is not read but known.
  "flags/flags.test.ts": ["flag"],
};

/** What a picture is called by: its first word, or the first field of its facts. */
function kindOf(name: string): string {
  if (/^[A-Z]{2}$/.test(name)) return "flag";
  return /^\{"(\w+)"/.exec(name)?.[1] ?? name.split(" ")[0]!;
}

it("every picture that poses a question is of a kind that a test reads back", async () => {
  const kinds = new Set<string>();
  for (const { load, type } of CATALOGUE.filter((row) => row.type === "education")) {
    const game = await load();
    if (!isQuiz(game)) throw new Error(`a game of the type ${type} is no quiz`);
    const presets = (game.options.presets as readonly { tasks: number; language?: string }[]).filter(
      ({ tasks, language = "en" }) => tasks === 20 && language === "en",
    );
    for (const options of presets)
      for (const { question } of game.generate(options, seeded("kinds a")).tasks as readonly Task[])
        for (const one of withinOf(question)) if (one.kind === "picture") kinds.add(kindOf(one.name));
  }
  expect([...kinds].toSorted()).toEqual(Object.values(READ_BY).flat().toSorted());
  expect(Object.keys(READ_BY).filter((file) => !existsSync(join(import.meta.dirname, file)))).toEqual([]);
});
