import { describe, expect, it } from "vitest";
import { LANGUAGES, type Message } from "@karota/engine/message.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import {
  ALL_DIGITS,
  bitOf,
  CELLS,
  digitsOf,
  LEVELS,
  positionOf,
  sizeOf,
  UNITS,
  type Move,
  type State,
} from "./board.ts";
import { generate } from "./generate.ts";
import { hint, nextStep } from "./hint.ts";
import { apply, check, start } from "./play.ts";
import { TEMPLATES } from "./templates.ts";
import { solveUnique } from "./solve.ts";

const TECHNIQUES = [
  "alsXz",
  "chain",
  "fish",
  "hiddenSet",
  "hiddenSingle",
  "lastCell",
  "locked",
  "nakedSet",
  "nakedSingle",
  "rectangle",
  "strongLinks",
  "trial",
  "wWing",
  "xyWing",
  "xyzWing",
];

const open = (initial: string): State =>
  start({ level: "hard", initial, solution: solveUnique(digitsOf(initial))!.join("") });
const solved = (state: State) => Array.from(state.puzzle.solution, Number);

/** Words that are missing are shown as an id, values that are missing as braces. */
function expectWords(message: Message): void {
  for (const language of LANGUAGES) expect(SPEAKERS[language].say(message)).not.toMatch(/sudoku\.|[{}]|undefined/);
}

/** The cells in which the move contradicts the solution. */
function untruths(state: State, move: Move): number[] {
  const right = solved(state);
  if (move.type === "enter") return move.digit === right[move.cell] ? [] : [move.cell];
  if (move.type !== "ruleOut") throw new Error(`a hint that plays ${move.type}`);
  return move.cells.filter(({ cell, digits }) => digits & bitOf(right[cell]!)).map(({ cell }) => cell);
}

/** Every hint is true of the solution, says three things and changes the board. */
function playHints(state: State, seen: (title: Message) => void = () => {}): State {
  let now = state;
  while (check(now).status === "playing") {
    const next = hint(now)!;
    expect(next.steps).toHaveLength(3);
    for (const message of [next.title, ...next.steps]) expectWords(message);
    seen(next.title);
    expect(untruths(now, next.move)).toStrictEqual([]);
    const after = apply(now, next.move);
    expect(after).not.toBe(now);
    now = after;
  }
  return now;
}

describe("hints", () => {
  it.each(LEVELS)("alone solve boards of the level %s, and all of them are true", (level) => {
    const random = seeded(`hints ${level}`);
    for (let n = 0; n < 6; n++) expect(check(playHints(start(generate({ level }, random)))).status).toBe("solved");
  });

  it("solve the hardest boards too, and every technique has its turn", () => {
    const seen = new Set<string>();
    const random = seeded("ladder");
    const levels = ["medium", "hard", "expert", "extreme"] as const;
    for (let n = 0; n < 40; n++)
      playHints(start(generate({ level: levels[n % 4]! }, random)), ({ id }) =>
        seen.add(id.replace("sudoku.technique.", "")),
      );
    expect([...seen]).toEqual(expect.arrayContaining(TECHNIQUES));
  });

  it("are the same for the same board", () => {
    const state = open(TEMPLATES.hard);
    expect(hint(state)).toStrictEqual(hint(structuredClone(state)));
  });

  it("end on a solved board", () => {
    const state = open(TEMPLATES.easy);
    expect(hint({ ...state, values: solved(state) })).toBeNull();
  });

  it("take the easiest technique: a last cell before a single, a single before anything else", () => {
    const state = open(TEMPLATES.hard);
    const nearly = {
      ...state,
      values: solved(state).with(
        CELLS.find((cell) => state.values[cell] === 0)!,
        0,
      ),
    };
    expect(hint(nearly)!.title.id).toBe("sudoku.technique.lastCell");
    const random = seeded("easiest");
    for (let n = 0; n < 6; n++) {
      let now = start(generate({ level: "hard" }, random));
      for (; check(now).status === "playing"; now = apply(now, hint(now)!.move)) {
        if (nextStep(now)!.rating <= 23) continue;
        const sets = setsOf(now);
        expect(sets.some((set) => sizeOf(set) === 1)).toBe(false);
        for (const unit of UNITS)
          for (let bit = 1; bit <= ALL_DIGITS; bit <<= 1)
            expect(unit.filter((cell) => sets[cell]! & bit)).not.toHaveLength(1);
      }
    }
  });

  it("say first that something is not right, and where only with the last step", () => {
    const state = open(TEMPLATES.normal);
    const cell = CELLS.find((one) => state.values[one] === 0)!;
    const wrong = apply(state, { type: "enter", cell, digit: (solved(state)[cell]! % 9) + 1 });
    const first = hint(wrong)!;
    expect(SPEAKERS.sl.say(first.steps[0]!)).toBe("V enem polju je napaka. Jo poiščeva?");
    expect(first).toMatchObject({
      target: [positionOf(cell)],
      reason: [],
      ruledOut: [],
      move: { type: "clear", cell },
    });
    expect(apply(wrong, first.move).values).toStrictEqual(state.values);
  });

  it("stay true when a save has ruled out a right digit", () => {
    const state = open(TEMPLATES.hard);
    const cells = CELLS.filter((cell) => state.values[cell] === 0).map((cell) => ({
      cell,
      digits: bitOf(solved(state)[cell]!),
    }));
    const misled = apply(state, { type: "ruleOut", cells });
    expect(misled).not.toBe(state);
    expect(check(playHints(misled)).status).toBe("solved");
  });
});

/** What is possible in each cell, worked out once more. */
function setsOf({ values, pencil }: State): number[] {
  return CELLS.map((cell) => {
    if (values[cell]) return 0;
    const seen = UNITS.filter((unit) => unit.includes(cell))
      .flat()
      .map((other) => values[other]!);
    return seen.reduce((set, digit) => (digit ? set & ~bitOf(digit) : set), ALL_DIGITS) & ~pencil.ruledOut[cell]!;
  });
}
