import type { Random } from "@karota/engine/random.ts";
import type { BaseFacts, Level } from "../numerals/base-quiz.ts";
import { drawRange, type GroupedKind, type Range } from "../numerals/grouped-base.ts";

/** The kinds of each level, taken in turn: two, three and four octal digits. */
const LEVELS: Readonly<Record<Level, readonly Range<GroupedKind>[]>> = {
  easy: [
    { kind: "to-decimal", low: 0o11, high: 0o77 },
    { kind: "from-binary", low: 0o11, high: 0o77 },
    { kind: "from-decimal", low: 0o11, high: 0o77 },
    { kind: "to-binary", low: 0o11, high: 0o77 },
  ],
  medium: [
    { kind: "to-decimal", low: 0o100, high: 0o777 },
    { kind: "from-binary", low: 0o100, high: 0o777 },
    { kind: "addition", low: 0o11, high: 0o77, least: 1 },
    { kind: "from-decimal", low: 0o100, high: 0o777 },
    { kind: "to-binary", low: 0o100, high: 0o777 },
  ],
  hard: [
    { kind: "to-decimal", low: 0o1000, high: 0o7777 },
    { kind: "addition", low: 0o100, high: 0o777, least: 2 },
    { kind: "from-decimal", low: 0o1000, high: 0o7777 },
    { kind: "from-binary", low: 0o1000, high: 0o7777 },
    { kind: "to-binary", low: 0o1000, high: 0o3777 },
  ],
};

/** Draws a task of the level; `turn` chooses the kind. Null when the numbers do not fit it. */
export function drawFacts(level: Level, random: Random, turn: number): BaseFacts<GroupedKind> | null {
  const kinds = LEVELS[level];
  return drawRange(kinds[turn % kinds.length]!, 8, random);
}
