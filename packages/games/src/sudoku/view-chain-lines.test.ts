import { describe, expect, it } from "vitest";
import { CELL, linesOf, RADIUS, type Point } from "./view-chain-lines.ts";

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const link = (
  kind: "strong" | "weak",
  from: readonly [number, number, number],
  to: readonly [number, number, number],
) => ({
  kind,
  from: { cells: [[from[0], from[1]] as const], value: from[2] },
  to: { cells: [[to[0], to[1]] as const], value: to[2] },
});

describe("the drawing of a chain", () => {
  const chain = [
    link("strong", [0, 0, 5], [6, 0, 5]),
    link("weak", [6, 0, 5], [6, 0, 9]),
    link("strong", [6, 0, 9], [2, 0, 9]),
  ];
  const { discs, arrows, groups } = linesOf(chain);

  it("has a disc for each candidate at the place of its pencil mark: full where it follows that it is right", () => {
    expect(discs.map(({ digit, isRight }) => [digit, isRight])).toEqual([
      [5, false],
      [5, true],
      [9, false],
      [9, true],
    ]);
    expect(discs[0]).toMatchObject({ x: CELL / 2, y: CELL / 2 });
    expect(discs[2]!.x).toBeGreaterThan(6.5 * CELL);
    expect(discs[2]!.y).toBeGreaterThan(CELL / 2);
    expect(groups).toEqual([]);
  });

  it("has arrows whose heads touch the disc that follows", () => {
    expect(arrows.map(({ kind }) => kind)).toEqual(["strong", "weak", "strong"]);
    for (const [i, { head }] of arrows.entries()) {
      expect(distance(head[0], discs[i + 1]!)).toBeCloseTo(RADIUS);
      expect(distance(head[1], head[2])).toBeGreaterThan(10);
      expect(Math.min(distance(head[1], discs[i + 1]!), distance(head[2], discs[i + 1]!))).toBeGreaterThan(RADIUS);
    }
  });

  it("keeps two arrows on one line apart: one bows up, the other down", () => {
    const bends = linesOf([link("strong", [0, 4, 5], [8, 4, 5]), link("weak", [8, 4, 5], [4, 4, 5])]).arrows.map(
      ({ line }) => Number(/Q\S+ (\S+) /.exec(line)![1]),
    );
    expect(bends[0]).toBeLessThan(4.5 * CELL);
    expect(bends[1]).toBeGreaterThan(4.5 * CELL);
  });

  it("joins the cells of a group and leaves from the nearest", () => {
    const grouped = linesOf([
      {
        kind: "strong",
        from: {
          cells: [
            [0, 0],
            [1, 0],
          ],
          value: 1,
        },
        to: { cells: [[8, 0]], value: 1 },
      },
    ]);
    expect(grouped.groups.map((points) => points.length)).toEqual([2]);
    expect(grouped.discs).toHaveLength(3);
    expect(Number(/^M(\S+) /.exec(grouped.arrows[0]!.line)![1])).toBeGreaterThan(CELL);
  });
});
