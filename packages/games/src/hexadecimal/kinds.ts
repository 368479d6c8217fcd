import type { Random } from "@karota/engine/random.ts";
import type { BaseFacts, Level } from "../numerals/base-quiz.ts";
import { drawRange, type GroupedKind, type Range } from "../numerals/grouped-base.ts";

export type Facts = BaseFacts<GroupedKind | "from-octal">;

/** The kinds of each level, taken in turn: two, three and up to four hexadecimal digits. */
const LEVELS: Readonly<Record<Level, readonly Range<Facts["kind"]>[]>> = {
  easy: [
    { kind: "to-decimal", low: 0x10, high: 0x7f, letter: true },
    { kind: "from-binary", low: 0x10, high: 0x7f },
    { kind: "from-decimal", low: 0x10, high: 0x7f, letter: true },
    { kind: "to-binary", low: 0x10, high: 0x7f, letter: true },
    { kind: "to-decimal", low: 0x10, high: 0x7f },
  ],
  medium: [
    { kind: "to-decimal", low: 0x80, high: 0xff, letter: true },
    { kind: "from-binary", low: 0x80, high: 0xfff },
    { kind: "addition", low: 0x11, high: 0xff, least: 1 },
    { kind: "from-decimal", low: 0x80, high: 0xff, letter: true },
    { kind: "to-binary", low: 0x80, high: 0x3ff, letter: true },
  ],
  hard: [
    { kind: "to-decimal", low: 0x100, high: 0xfff, letter: true },
    { kind: "addition", low: 0x100, high: 0xfff, least: 2 },
    { kind: "from-octal", low: 0o100, high: 0o3777 },
    { kind: "from-decimal", low: 0x100, high: 0xfff, letter: true },
    { kind: "from-binary", low: 0x1000, high: 0xffff },
    { kind: "to-binary", low: 0x400, high: 0x7ff, letter: true },
  ],
};

/** Draws a task of the level; `turn` chooses the kind. Null when the numbers do not fit it. */
export function drawFacts(level: Level, random: Random, turn: number): Facts | null {
  const kinds = LEVELS[level];
  return drawRange(kinds[turn % kinds.length]!, 16, random);
}
