import { describe, expect, it } from "vitest";
import { MINIS } from "./board.ts";
import { formsOf, PATTERNS } from "./patterns.ts";

const columnsIn = (rows: readonly string[]): string[] =>
  [...rows[0]!].map((_, x) => rows.map((row) => row[x]).join(""));

describe.each(MINIS)("patterns of %s", (size) => {
  const all = PATTERNS[size].flatMap((pattern) => formsOf(pattern));

  it("have the size, letters on all four sides, and no run of one or two letters across or down", () => {
    const side = Number.parseInt(size, 10);
    for (const rows of all) {
      expect(rows.map((row) => row.length)).toStrictEqual(Array.from({ length: side }, () => side));
      for (const line of [...rows, ...columnsIn(rows)])
        expect(
          line.split("#").every((run) => run.length === 0 || run.length >= 3),
          rows.join("/"),
        ).toBe(true);
      const [columns, last] = [columnsIn(rows), side - 1];
      expect([rows[0], rows[last], columns[0], columns[last]].every((line) => line!.includes("."))).toBe(true);
    }
  });

  it("are connected", () => {
    for (const rows of all) {
      const isLetter = (place: string) => {
        const [x, y] = place.split(",").map(Number);
        return rows[y!]?.[x!] === ".";
      };
      const reached = new Set([`${rows[0]!.indexOf(".")},0`]);
      for (const place of reached) {
        const [x, y] = place.split(",").map(Number) as [number, number];
        for (const next of [`${x - 1},${y}`, `${x + 1},${y}`, `${x},${y - 1}`, `${x},${y + 1}`])
          if (isLetter(next)) reached.add(next);
      }
      expect(reached.size).toBe([...rows.join("")].filter((sign) => sign === ".").length);
    }
  });

  it("have mostly runs of three to five letters", () => {
    for (const rows of all) {
      const runs = [...rows, ...columnsIn(rows)].flatMap((line) => line.split("#").filter(Boolean));
      expect(runs.filter(({ length }) => length > 5).length).toBeLessThanOrEqual(1);
    }
  });

  it("are different ones, also when they are turned and mirrored", () => {
    const least = PATTERNS[size].map(
      (pattern) =>
        formsOf(pattern)
          .map((rows) => rows.join(" "))
          .toSorted()[0],
    );
    expect(new Set(least).size).toBe(PATTERNS[size].length);
    expect(
      formsOf("ab cd")
        .map((rows) => rows.join(" "))
        .toSorted(),
    ).toStrictEqual(["ab cd", "ca db", "dc ba", "bd ac", "ba dc", "ac bd", "cd ab", "db ca"].toSorted());
  });
});
