import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { AnyGame } from "@karota/engine/game.ts";
import { fakeGame, fakeGenerate, type FakeState } from "@karota/engine/testing/fake-game.ts";
import { fakeMines, minesGenerate } from "@karota/engine/testing/fake-mines.ts";
import { boardInPlay, freeze } from "./freeze.ts";

const folder = mkdtempSync(join(tmpdir(), "karota-freeze-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("freezes a board in the middle of play in one line, which opens again", () => {
  expect(freeze(fakeGame, fakeGenerate, folder)).toBe("fake.payload-v1.json");
  const text = readFileSync(join(folder, "fake.payload-v1.json"), "utf8");
  expect(text.split("\n")).toStrictEqual([expect.any(String), ""]);
  const stored: unknown = JSON.parse(text);
  const state: FakeState = fakeGame.payload.decode(stored);
  expect(fakeGame.check(state)).toMatchObject({ status: "playing", allFilledUp: false });
  expect(state).not.toStrictEqual(fakeGame.start(state.puzzle));
});

test("names files in kebab-case and never writes over what is frozen", () => {
  const other: AnyGame = { ...fakeGame, id: "mathCrossword" };
  expect(freeze(other, fakeGenerate, folder)).toBe("math-crossword.payload-v1.json");
  const before = readFileSync(join(folder, "math-crossword.payload-v1.json"), "utf8");
  expect(freeze({ ...other, start: () => ({}) }, fakeGenerate, folder)).toBeNull();
  expect(readFileSync(join(folder, "math-crossword.payload-v1.json"), "utf8")).toBe(before);
});

test("freezes a board with other options than the daily's beside the daily's, and no board that there is not", () => {
  const [option] = fakeGame.options.fields;
  const other = { [option!.name]: option!.values.at(-1)! };
  expect(freeze(fakeGame, fakeGenerate, folder, other)).toBe(`fake-${option!.values.at(-1)}.payload-v1.json`);
  expect(() => freeze(fakeGame, fakeGenerate, folder, { [option!.name]: "nothing" })).toThrow();
});

test("moves that would lose the board are left out", () => {
  const state = boardInPlay(fakeMines, minesGenerate);
  expect(fakeMines.check(state as never).status).toBe("playing");
});
