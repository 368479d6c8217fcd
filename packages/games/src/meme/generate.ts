import type { Generate } from "@karota/engine/game.ts";
import type { Options, Puzzle, Sequence } from "./board.ts";
import { BEYOND } from "./book.ts";
import { codesOf } from "./codes.ts";

const made = new Map<number, readonly Sequence[]>();

/** The sequences that hints alone find within six rows: all of 4 of 6, all but 38 of the 6,720 of 5 of 8. */
function findable(options: Options): readonly Sequence[] {
  const known = made.get(options.fields);
  if (known) return known;
  const all = codesOf(options).list;
  const found = options.fields === 5 ? all.filter((sequence) => !BEYOND.has(sequence.join(""))) : all;
  made.set(options.fields, found);
  return found;
}

/** One of them, each as likely as any other; `strategy.test.ts` plays every one. */
export const generate: Generate<Options, Puzzle> = (options, random) => ({
  fields: options.fields,
  colours: options.colours,
  solution: random.pick(findable(options)),
});
