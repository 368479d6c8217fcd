import { describe, expect, it } from "vitest";
import { receiveSave } from "@karota/engine/testing/receive-save.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { simpleMaze } from "./index.ts";
import { SMALL } from "./testing/drawn.ts";

const { start, apply, payload, saves } = simpleMaze;
const fresh = start(SMALL);
const state = apply(fresh, {
  type: "walk",
  to: [
    [1, 0],
    [1, 1],
  ],
});
interface Wire {
  readonly grid: string[][];
  readonly path: [number, number][];
}
const whole = payload.encode(state, SPEAKERS.sl) as Wire;

describe("on the wire", () => {
  it("a cell is four flags for walls in the north, east, south and west; places are column and row", () => {
    expect(whole).toMatchObject({
      s: [0, 0],
      e: [4, 3],
      path: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    });
    expect(whole.grid[0]).toStrictEqual(["1011", "1000", "1010", "1100", "1101"]);
    expect(whole).toMatchObject({ grade: { length: 7, turns: 3, dead_ends: 2 } });
  });

  const withGrid = (change: (grid: string[][]) => void): unknown => {
    const copy = structuredClone(whole);
    change(copy.grid);
    return copy;
  };
  it.each<[string, unknown]>([
    ["an open edge", withGrid((grid) => (grid[0]![1] = "0000"))],
    ["a wall of one side only", withGrid((grid) => (grid[0]![2] = "1110"))],
    [
      "a part that nothing leads to",
      withGrid((grid) => {
        grid[0]![0] = "1111";
        grid[0]![1] = "1001";
        grid[1]![0] = "1001";
      }),
    ],
    ["a start outside the maze", { ...whole, grid: whole.grid.map((row) => row.map(() => "1111")) }],
    ["rows of different lengths", withGrid((grid) => grid[1]!.pop())],
    ["a goal beside the board", { ...whole, e: [5, 0] }],
    ["a goal at the start", { ...whole, e: [0, 0] }],
    ["a path that begins elsewhere", { ...whole, path: [[1, 0]] }],
    [
      "a path through a wall",
      {
        ...whole,
        path: [
          [0, 0],
          [0, 1],
        ],
      },
    ],
    ["no path", { ...whole, path: [] }],
    ["something more", { ...whole, more: 1 }],
  ])("%s is no payload", (_, wrong) => {
    expect(() => payload.decode(wrong)).toThrow();
  });
});

describe("a maze with a loop and a solid cell", () => {
  // The wall between (0, 0) and (0, 1) is gone, and nothing leads to (4, 0) any more.
  const changed = structuredClone(whole) as { grid: string[][] };
  changed.grid[0]![0] = "1001";
  changed.grid[1]![0] = "0001";
  changed.grid[0]![4] = "1111";
  changed.grid[1]![4] = "1100";
  const looped = payload.decode(changed);
  const walked = (...to: [number, number][]) => apply(start(looped.puzzle), { type: "walk", to });

  it("is a payload, and is written as it was read", () => {
    expect((payload.encode(looped, SPEAKERS.sl) as Wire).grid).toEqual(changed.grid);
  });

  it("leaves out a circle that closes", () => {
    expect(walked([1, 0], [1, 1], [0, 1], [0, 0], [1, 0]).path).toEqual([0, 1]);
  });

  it("has both ways round saved, though they end at one place after as many steps", () => {
    const [one, other] = [walked([1, 0], [1, 1]), walked([0, 1], [1, 1])];
    expect(saves.between(one, other)).toHaveLength(1);
    expect(receiveSave(saves, one, saves.between(one, other)[0])).toStrictEqual(other);
  });
});

describe("saves", () => {
  const merge = (path: unknown) => receiveSave(saves, fresh, { path });

  it("carry the whole path; the start alone is a reset", () => {
    expect(saves.between(fresh, state)).toStrictEqual([
      {
        path: [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      },
    ]);
    expect(saves.between(state, state)).toStrictEqual([]);
    expect(
      merge([
        [0, 0],
        [1, 0],
        [1, 1],
      ]),
    ).toStrictEqual(state);
    expect(receiveSave(saves, state, { path: [[0, 0]] })).toStrictEqual(fresh);
  });

  it.each<[string, unknown]>([
    [
      "through a wall",
      [
        [0, 0],
        [0, 1],
      ],
    ],
    [
      "with a jump",
      [
        [0, 0],
        [2, 0],
      ],
    ],
    [
      "not from the start",
      [
        [1, 0],
        [2, 0],
      ],
    ],
    [
      "over a cell twice",
      [
        [0, 0],
        [1, 0],
        [0, 0],
      ],
    ],
    [
      "off the board",
      [
        [0, 0],
        [0, 9],
      ],
    ],
    [
      "with half a step",
      [
        [0, 0],
        [0.5, 0],
      ],
    ],
    ["with a place of three numbers", [[0, 0, 0]]],
    ["of nothing", []],
    ["in words", "0,0"],
  ])("a path %s is refused", (_, path) => {
    expect(merge(path)).toBeNull();
  });

  it("a path beyond the goal is refused", () => {
    const begun = start({ ...SMALL, end: 9 });
    const there = [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 1],
      [4, 1],
    ];
    expect(receiveSave(saves, begun, { path: there })).not.toBeNull();
    expect(receiveSave(saves, begun, { path: [...there, [4, 2]] })).toBeNull();
  });
});
