import { describe, expect, it } from "vitest";
import { depth } from "@karota/engine/testing/depth.ts";
import { seeded } from "@karota/engine/random.ts";
import { cluesOf } from "./bits.ts";
import { CELLS, digitsOf, LEVELS, type Level } from "./board.ts";
import { generate } from "./generate.ts";
import { clueCount } from "./grade.ts";
import { moveOf, nextStep } from "./hint.ts";
import { apply, check, start } from "./play.ts";
import { compareWithRange, gradeUnique, levelOf, rateUnique, staysOver } from "./rate.ts";
import { solveUnique } from "./solve.ts";
import { BEYOND } from "./techniques/ladder.ts";
import { TEMPLATES } from "./templates.ts";

/** The hardest step that the hints take, and whether one of them was a trial; hints solve a board in their own way. */
function byHints(initial: string, solution: string) {
  let state = start({ level: "hard", initial, solution });
  let [hardest, trial] = [0, false];
  while (check(state).status !== "solved") {
    const { step, rating } = nextStep(state)!;
    hardest = Math.max(hardest, rating);
    trial ||= step.words().title.id === "sudoku.technique.trial";
    state = apply(state, moveOf(step.conclusion));
  }
  return { hardest, trial };
}

describe("the rating", () => {
  it.each(LEVELS)("of the stored board of level %s is of its level", (level) => {
    expect(gradeUnique(cluesOf(digitsOf(TEMPLATES[level])))).toBe(level);
  });

  it(
    "is the hardest step that the hints take, and none below extreme tries a digit out",
    { timeout: 1_800_000 },
    () => {
      const random = seeded("rate");
      const boards = LEVELS.flatMap((level) =>
        Array.from({ length: depth(2, 300) }, () => {
          const { initial, solution } = generate({ level }, random);
          return { level, rating: rateUnique(cluesOf(digitsOf(initial))), ...byHints(initial, solution) };
        }),
      );
      expect(boards.filter(({ level, trial }) => trial && level !== "extreme")).toStrictEqual([]);
      // hints have no steps of their own for sets that leave a single at once: they may need a hidden triple (40) there
      expect(boards.filter(({ rating, hardest }) => rating > 40 && hardest !== rating)).toStrictEqual([]);
      expect(boards.filter(({ rating, hardest }) => rating <= 40 && hardest > 40)).toStrictEqual([]);
    },
  );

  // rated 3.0, 2.6, 6.6, 6.8 and 7.2 by Sukaku Explainer
  it.each([
    ["470000050050000210000500006000007400000100000091000003000850060008020000702406900", 30],
    ["780600002090000053000000800200300000000100900600980531070400085000003010038006000", 26],
    ["709500026018200700000700000004980005000402000800057900000001000005004830340005609", 68],
    ["037001800000000050600070200050600300100509004002008060009080005010000000005100480", 68],
    ["003000100006000034000950000062000000700300260000670000200009043300804000004700008", 70],
  ])("of the board %s is %i", (initial, rating) => {
    expect(rateUnique(cluesOf(digitsOf(initial)))).toBe(rating);
  });

  it("ends over the highest that is asked for, and stays over it until enough cells have their digits", () => {
    const grid = digitsOf(TEMPLATES.extreme);
    const solution = Uint8Array.from(solveUnique(grid)!);
    expect(rateUnique(cluesOf(digitsOf(TEMPLATES.expert)), 48)).toBe(BEYOND);
    expect(rateUnique(cluesOf(digitsOf(TEMPLATES.hard)), 48)).toBe(rateUnique(cluesOf(digitsOf(TEMPLATES.hard))));
    expect(rateUnique(cluesOf(grid), 48)).toBe(BEYOND);
    expect(staysOver(solution, [], 48)).toBe(true);
    expect(staysOver(solution, CELLS.slice(0, 40), 48)).toBe(false);
  });

  it("is compared with a range as it is", () => {
    const ranges = [
      [25, 36],
      [38, 48],
      [50, 66],
      [70, 70],
    ] as const;
    const random = seeded("ranges");
    for (const level of LEVELS)
      for (let n = 0; n < depth(5, 200); n++) {
        const clues = cluesOf(digitsOf(generate({ level }, random).initial));
        const rating = rateUnique(clues);
        for (const [low, high] of ranges)
          expect(compareWithRange(clues, low, high), `${rating}`).toBe(rating < low ? -1 : rating > high ? 1 : 0);
      }
  });

  it("separates very easy from easy at forty clues", () => {
    const { initial, solution } = generate({ level: "very_easy" }, seeded("boundary"));
    const grid = digitsOf(initial);
    expect(clueCount(cluesOf(grid))).toBeGreaterThanOrEqual(40);
    expect(levelOf(12, 40)).toBe("very_easy");
    expect(levelOf(12, 39)).toBe("easy");
    expect(levelOf(15, 60)).toBe("easy");
    const nearly = CELLS.map((cell) => (cell < 5 ? 0 : Number(solution[cell])));
    expect(gradeUnique(cluesOf(nearly))).toBe("very_easy" satisfies Level);
  });
});
