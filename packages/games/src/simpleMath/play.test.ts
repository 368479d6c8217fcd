import { describe, expect, it } from "vitest";
import { simpleMath } from "./index.ts";
import { MULTIPLES, fresh, toggled, toggledCommon } from "./testing/boards.ts";

describe("playing", () => {
  it("selects and deselects, and is solved when exactly the multiples are selected", () => {
    expect(toggled([0, 0], [0, 0])).toStrictEqual(fresh);
    expect(simpleMath.check(toggled(...MULTIPLES))).toMatchObject({ status: "solved", allFilledUp: true });
    expect(simpleMath.check(toggled(...MULTIPLES, [1, 0]))).toMatchObject({
      status: "playing",
      allFilledUp: true,
      hasWrongValues: true,
      faults: [{ code: "notMultiple", cells: [[1, 0]] }],
    });
    expect(simpleMath.check(toggled(...MULTIPLES, [1, 0], [1, 0])).status).toBe("solved");
  });

  it("of common multiples is solved when exactly the multiples of both numbers are selected", () => {
    const [of24, of48, of36, of40] = [
      [1, 1],
      [3, 2],
      [0, 2],
      [1, 2],
    ] as const;
    expect(simpleMath.check(toggledCommon(of24, of48)).status).toBe("solved");
    expect(simpleMath.check(toggledCommon(of24, of36, of40))).toMatchObject({
      status: "playing",
      faults: [{ code: "notMultiple", cells: [of36, of40] }],
      progress: { done: 2, total: 2 },
    });
  });

  it("counts what is selected and not whether it is right, so that counting betrays nothing", () => {
    expect(simpleMath.check(toggled([1, 0])).progress).toEqual({ done: 1, total: 6 });
    expect(simpleMath.check(toggled([0, 0])).progress).toEqual({ done: 1, total: 6 });
  });

  it.each([[[4, 0]], [[0, -1]], [[0.5, 0]], [["0", 0]], [[0]], [null]])("takes no cell %j", (cell) => {
    expect(simpleMath.apply(fresh, { type: "toggle", cell } as never)).toBe(fresh);
  });
});
