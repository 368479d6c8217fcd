import { expect, test } from "vitest";
import { receiveSave } from "@karota/engine/testing/receive-save.ts";
import { start } from "./board.ts";
import { saves } from "./payload.ts";

const fresh = start({ size: 4, initial: "1230204304124321", solution: "1234214334124321" });

// What a forged or broken request may send. Add a line for all that does not fit a board of the game.
test.each([
  ["a given changed", "4230204304124321"],
  ["a digit that the board does not have", "1239204304124321"],
  ["another length", "12302043041243210"],
  ["a letter", "123a204304124321"],
])("a save with %s is refused", (_, gridString) => {
  expect(receiveSave(saves, fresh, { gridString })).toBeNull();
});

test("a wrong digit is accepted", () => {
  expect(receiveSave(saves, fresh, { gridString: "1231204304124321" })?.values).toBe("1231204304124321");
});
