import { describe, expect, it } from "vitest";
import { simpleMath } from "./index.ts";
import { MULTIPLES, fresh, toggled } from "./testing/boards.ts";

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

  it("counts what is selected and not whether it is right, so that counting betrays nothing", () => {
    expect(simpleMath.check(toggled([1, 0])).progress).toEqual({ done: 1, total: 6 });
    expect(simpleMath.check(toggled([0, 0])).progress).toEqual({ done: 1, total: 6 });
  });

  it.each([[[4, 0]], [[0, -1]], [[0.5, 0]], [["0", 0]], [[0]], [null]])("takes no cell %j", (cell) => {
    expect(simpleMath.apply(fresh, { type: "toggle", cell } as never)).toBe(fresh);
  });
});
