import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { defineOptions, some } from "@karota/engine/options.ts";
import { CATALOGUE, pathOf } from "@karota/games/catalogue.ts";
import { readOptions, run } from "./generate.ts";

async function ask(...args: readonly string[]) {
  const lines: string[] = [];
  const complaints: string[] = [];
  const code = await run(
    args,
    (line) => lines.push(line),
    (line) => complaints.push(line),
  );
  return { code, lines, complaints };
}

const plainOf = (line: string): readonly string[] =>
  (JSON.parse(line) as { tasks: { question: { plain: string } }[] }).tasks.map((task) => task.question.plain);

describe("boards of the command line", () => {
  it("are one a line, as many as requested, each another, and pass the game's schema", async () => {
    const { code, lines, complaints } = await ask("addition", "--count", "7", "--seed", "1");
    expect({ code, complaints }).toStrictEqual({ code: 0, complaints: [] });
    expect(new Set(lines).size).toBe(7);
    const game = await CATALOGUE.find((row) => row.id === "addition")!.load();
    for (const line of lines) {
      expect(line).not.toContain("\n");
      expect(game.payload.schema.safeParse(JSON.parse(line)).error).toBeUndefined();
      expect(JSON.parse(line)).not.toHaveProperty("gridId");
    }
  });

  it("are the same bytes for the same seed, whatever text it is, and others for another", async () => {
    const [one, again, other] = await Promise.all(
      ["1 č/ß", "1 č/ß", "2"].map((seed) => ask("addition", "--seed", seed)),
    );
    expect(again!.lines).toStrictEqual(one!.lines);
    expect(other!.lines).not.toStrictEqual(one!.lines);
  });

  it("report on stderr which seed was drawn when none was given, and that seed makes them again", async () => {
    const { lines, complaints } = await ask("addition");
    expect(complaints).toHaveLength(1);
    expect((await ask("addition", ...complaints[0]!.split(" "))).lines).toStrictEqual(lines);
  });

  it("have the daily's values where options are left out", async () => {
    const { lines } = await ask("addition", "--seed", "1");
    expect(plainOf(lines[0]!)).toHaveLength(10);
    expect((await ask("addition", "--seed", "1", "--option", "level=medium")).lines).toStrictEqual(lines);
  });

  it("follow the options and the language", async () => {
    const args = ["addition", "--seed", "1", "--option", "tasks=40", "--option", "level=hard"];
    const english = plainOf((await ask(...args, "--language", "en")).lines[0]!);
    const german = plainOf((await ask(...args, "--language", "de")).lines[0]!);
    expect(english).toHaveLength(40);
    expect(english.some((plain) => plain.includes("."))).toBe(true);
    expect(german).toStrictEqual(english.map((plain) => plain.replaceAll(".", ",")));
    expect((await ask(...args, "--language", "us")).lines.map(plainOf)[0]).toStrictEqual(english);
  });

  it("can be made of every game, by its id and by its path", async () => {
    for (const { id } of CATALOGUE) {
      const byId = await ask(id, "--seed", "x");
      expect(byId).toMatchObject({ code: 0, complaints: [] });
      expect((await ask(pathOf(id), "--seed", "x")).lines).toStrictEqual(byId.lines);
    }
  });
});

describe("an invalid command", () => {
  it.each([
    [[], /Name a game: addition/],
    [["chess"], /no game "chess"/],
    [["__proto__"], /no game/],
    [["addition", "sudoku"], /one game only/],
    [["addition", "--option", "size=4"], /no option "size"; it has level, tasks/],
    [["addition", "--option", "level=any"], /cannot be "any"; it can be starter, easy, medium, hard/],
    [["addition", "--option", "tasks=7"], /cannot be "7"/],
    [["addition", "--option", "level"], /name=value/],
    [["addition", "-o", "level=easy", "-o", "level=hard"], /given twice/],
    [["addition", "--language", "fr"], /no language "fr"/],
    [["addition", "--language", "constructor"], /no language/],
    [["addition", "--count", "0"], /whole number from 1/],
    [["addition", "--count", "1.5"], /whole number from 1/],
    [["addition", "--colour", "red"], /Unknown option '--colour'/],
  ])("gets one sentence and no board: %j", async (args, sentence) => {
    const { code, lines, complaints } = await ask(...args);
    expect({ code, lines }).toStrictEqual({ code: 1, lines: [] });
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(sentence);
    expect(complaints[0]).not.toContain("\n");
  });
});

it("prints boards only to stdout and ends with the right code as a command", () => {
  const command = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, "generate.ts"), ...args], { encoding: "utf8" });
  const good = command("addition", "--count", "3");
  expect(good.status).toBe(0);
  expect(good.stdout.trimEnd().split("\n").map(plainOf)).toHaveLength(3);
  expect(good.stderr).toMatch(/^--seed \S+\n$/);
  const bad = command("addition", "--option", "level=none");
  expect(bad).toMatchObject({ status: 1, stdout: "" });
  expect(bad.stderr).toMatch(/^"level" of addition cannot be "none".*\n$/);
}, 30_000);

describe("a field of which some may be chosen", () => {
  const sums = {
    id: "sums",
    options: defineOptions(
      { size: ["6x6", "8x8"], operations: some("+-*/") },
      { daily: { size: "6x6", operations: "+-*/" }, weekly: {} },
    ),
  };

  it("takes any of its symbols, sorts them, and takes the daily's when left out", () => {
    expect(readOptions(sums, ["operations=*+", "size=8x8"], "sl")).toStrictEqual({ size: "8x8", operations: "+*" });
    expect(readOptions(sums, ["operations=/"], "sl")).toStrictEqual({ size: "6x6", operations: "/" });
    expect(readOptions(sums, [], "sl")).toStrictEqual({ size: "6x6", operations: "+-*/" });
  });

  it.each(["", "x", "++", "+-*/%"])("refuses %j in one sentence", (chosen) => {
    expect(() => readOptions(sums, [`operations=${chosen}`], "sl")).toThrow("it can be some of + - * /");
  });
});
