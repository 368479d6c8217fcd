import { describe, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { isSolid, LEVELS, SHAPES, SIZES, type Options, type Puzzle, type Size } from "./board.ts";
import { generate } from "./generate.ts";
import { gradeOf, hardnessOf } from "./grade.ts";
import { simpleMaze } from "./index.ts";
import { SMALL } from "./testing/drawn.ts";

const BOARDS = 25;
const PLAIN = { level: "normal", shape: "rectangle", ways: "one" } as const;
const make = (size: Size): Puzzle[] =>
  Array.from({ length: BOARDS }, (_, board) => generate({ ...PLAIN, size }, seeded(`maze ${board}`)));

/** Rooms without a wall between them, each pair once; throws where the two rooms of a pair do not agree. */
function doorsOf({ columns, rows, walls }: Puzzle): [string, string][] {
  const doors: [string, string][] = [];
  const sides = [
    { dx: 0, dy: -1, own: 0, other: 2 },
    { dx: 1, dy: 0, own: 1, other: 3 },
    { dx: 0, dy: 1, own: 2, other: 0 },
    { dx: -1, dy: 0, own: 3, other: 1 },
  ];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      for (const { dx, dy, own, other } of sides) {
        const isOpen = ((walls[x + columns * y]! >> own) & 1) === 0;
        const [nextX, nextY] = [x + dx, y + dy];
        const isInside = nextX >= 0 && nextY >= 0 && nextX < columns && nextY < rows;
        const isOpenThere = isInside && ((walls[nextX + columns * nextY]! >> other) & 1) === 0;
        if (isOpen !== isOpenThere) throw new Error(`${x},${y} and ${nextX},${nextY} do not agree`);
        if (isOpen && dx + dy > 0) doors.push([`${x},${y}`, `${nextX},${nextY}`]);
      }
  return doors;
}

/** Steps from a room to all it is joined with, by going through the list of doors again and again. */
function stepsFrom(first: string, doors: readonly (readonly [string, string])[]): Map<string, number> {
  const steps = new Map([[first, 0]]);
  for (let before = 0; before !== steps.size;) {
    before = steps.size;
    for (const [one, other] of [...doors, ...doors.map(([a, b]) => [b, a] as const)]) {
      const known = steps.get(one);
      if (known !== undefined && !steps.has(other)) steps.set(other, known + 1);
    }
  }
  return steps;
}

describe.each(SIZES)("boards of %s", (size) => {
  const boards = make(size);
  const [columns, rows] = size.split("x").map(Number) as [number, number];
  const nameOf = (cell: number) => `${cell % columns},${Math.floor(cell / columns)}`;

  it("are perfect: closed at the edge, all rooms joined, with one door fewer than rooms", () => {
    for (const puzzle of boards) {
      expect(puzzle.walls).toHaveLength(columns * rows);
      const doors = doorsOf(puzzle);
      expect(doors).toHaveLength(columns * rows - 1);
      expect(stepsFrom("0,0", doors).size).toBe(columns * rows);
    }
  });

  it("lead from a corner to a far place at the edge, on a way as long as they say and no shorter than to the opposite corner", () => {
    for (const puzzle of boards) {
      const { start, end } = puzzle;
      const [sx, sy, ex, ey] = [start % columns, Math.floor(start / columns), end % columns, Math.floor(end / columns)];
      expect([0, columns - 1]).toContain(sx);
      expect([0, rows - 1]).toContain(sy);
      expect(ex === 0 || ey === 0 || ex === columns - 1 || ey === rows - 1).toBe(true);
      expect(Math.abs(sx - ex) + Math.abs(sy - ey)).toBeGreaterThanOrEqual((columns - 1) / 2 + (rows - 1) / 2);
      const length = stepsFrom(nameOf(start), doorsOf(puzzle)).get(nameOf(end));
      expect(gradeOf(puzzle).length).toBe(length);
      expect(length).toBeGreaterThanOrEqual(columns + rows - 2);
    }
  });

  it("differ in kind: some with long ways, some with many dead ends, from each corner", () => {
    const shares = boards.map((puzzle) => puzzle.walls.filter((walls) => [7, 11, 13, 14].includes(walls)).length);
    expect(Math.max(...shares) / Math.min(...shares)).toBeGreaterThan(1.4);
    expect(new Set(boards.map(({ start }) => start)).size).toBe(4);
  });
});

describe.each(SHAPES)("boards in the shape of a %s", (shape) => {
  const make = (size: Size, ways: Options["ways"]): Puzzle[] =>
    Array.from({ length: 8 }, (_, board) => generate({ size, level: "normal", shape, ways }, seeded(`shape ${board}`)));

  it.each(SIZES)("are of one piece of %s, whose solid cells are the same for each board", (size) => {
    const boards = make(size, "one");
    const solid = boards.map(({ walls }) => walls.map((wall) => wall === 15).join());
    expect(new Set(solid).size).toBe(1);
    for (const puzzle of boards) {
      const open = puzzle.walls.filter((_, cell) => !isSolid(puzzle, cell)).length;
      const doors = doorsOf(puzzle);
      expect(doors).toHaveLength(open - 1);
      expect(stepsFrom(doors[0]![0], doors).size).toBe(open);
      expect(gradeOf(puzzle).length).toBeGreaterThan(Math.min(puzzle.columns, puzzle.rows));
    }
  });

  it("have a loop for every forty cells where several ways are wanted, and none of them is short", () => {
    for (const puzzle of make("10x15", "several")) {
      const open = puzzle.walls.filter((_, cell) => !isSolid(puzzle, cell)).length;
      const doors = doorsOf(puzzle);
      expect(doors.length - (open - 1)).toBe(Math.ceil(open / 40));
      for (const door of doors) {
        const around = stepsFrom(
          door[0],
          doors.filter((other) => other !== door),
        ).get(door[1]);
        expect(around ?? Infinity).toBeGreaterThanOrEqual(11);
      }
    }
  });
});

describe("levels", () => {
  it("are told apart by the hardness of the middle half of their boards", () => {
    for (const ways of ["one", "several"] as const) {
      const of = LEVELS.map((level) =>
        Array.from({ length: 60 }, (_, board) =>
          hardnessOf(gradeOf(generate({ size: "25x15", level, shape: "rectangle", ways }, seeded(`level ${board}`)))),
        ).toSorted((one, other) => one - other),
      );
      const [easy, normal, hard] = of as [number[], number[], number[]];
      expect(easy[45]).toBeLessThan(normal[15]!);
      expect(normal[45]).toBeLessThan(hard[15]!);
    }
  });

  it("have the hardness in a band, which is narrower for the boards of days and weeks", () => {
    const { daily, weekly } = simpleMaze.options;
    const ratioOf = (options: Options, period?: "daily" | "weekly"): number => {
      const hardness = Array.from({ length: 100 }, (_, number) => {
        const edition = period && { period, number, order: "" };
        return hardnessOf(gradeOf(generate(options, seeded(`day ${number}`), edition)));
      }).toSorted((one, other) => one - other);
      return hardness[95]! / hardness[5]!;
    };
    expect(ratioOf(daily)).toBeLessThan(1.6);
    expect(ratioOf(daily, "daily")).toBeLessThan(1.3);
    expect(ratioOf(weekly, "weekly")).toBeLessThan(1.4);
  });

  it("are as hard on the boards of days and weeks as on others", () => {
    for (const level of LEVELS) {
      const middleOf = (edition: boolean): number =>
        Array.from({ length: 60 }, (_, number) => {
          const random = seeded(`middle ${number}`);
          const options = { ...PLAIN, size: "10x15", level } as const;
          return hardnessOf(
            gradeOf(generate(options, random, edition ? { period: "daily", number, order: "" } : undefined)),
          );
        }).toSorted((one, other) => one - other)[30]!;
      expect(middleOf(true) / middleOf(false)).toBeGreaterThan(0.9);
      expect(middleOf(true) / middleOf(false)).toBeLessThan(1.1);
    }
  });
});

describe("the grade", () => {
  it("counts the steps and bends of the way and the dead ends close to it", () => {
    expect(gradeOf(SMALL)).toStrictEqual({ length: 7, turns: 3, deadEnds: 2 });
    expect(gradeOf({ ...SMALL, start: 3, end: 14 })).toStrictEqual({ length: 3, turns: 2, deadEnds: 3 });
  });

  it("is higher where there is more to find", () => {
    expect(hardnessOf(gradeOf(SMALL))).toBeGreaterThan(hardnessOf(gradeOf({ ...SMALL, end: 9 })));
  });
});
