import { expect, test } from "vitest";
import { groupBy } from "./group-by.ts";

test("items of one key are together in their order, keys in the order they come", () => {
  expect([...groupBy(["pear", "fig", "plum", "nut"], ({ length }) => length)]).toEqual([
    [4, ["pear", "plum"]],
    [3, ["fig", "nut"]],
  ]);
});
