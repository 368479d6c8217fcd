import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, type Language, type Speaker } from "@karota/engine/message.ts";
import { laws } from "@karota/engine/testing/laws.ts";
import { objectionTo, stamp } from "./new-game.ts";
import { generate } from "./new-game/grid/generate.ts";
import { newGame as grid } from "./new-game/grid/index.ts";
import frozenGrid from "./new-game/grid/new-game.payload-v1.json" with { type: "json" };
import { newGame as quiz } from "./new-game/quiz/index.ts";
import frozenQuiz from "./new-game/quiz/new-game.payload-v1.json" with { type: "json" };

const repository = join(import.meta.dirname, "..");
const speaker = (language: Language): Speaker => ({ language, say: (message) => `${language}: ${message.id}` });
const speakers = { sl: speaker("sl"), en: speaker("en"), de: speaker("de") };

laws(grid, generate, { speakers, made: 20, played: 1, frozen: [frozenGrid] });
laws(quiz, quiz.generate, { speakers, made: 1, played: 1, frozen: [frozenQuiz] });

describe("objectionTo", () => {
  it.each(["", "Kakuro", "word-search", "word_search", "2048", "../sudoku", "wordS"])("refuses %j as an id", (id) => {
    expect(objectionTo(id, [])).toContain("is no id");
  });

  it("refuses the id of another game, also in other letters", () => {
    expect(objectionTo("wordsearch", ["wordSearch"])).toContain("already");
  });

  it("refuses the name of the templates, because it would stay in the copy", () => {
    expect(objectionTo("newGame", [])).not.toBeNull();
  });

  it("takes a new id of one word or more", () => {
    expect(objectionTo("kakuro", ["sudoku"])).toBeNull();
    expect(objectionTo("wordSearch", ["sudoku"])).toBeNull();
  });
});

describe("stamp", () => {
  const root = mkdtempSync(join(tmpdir(), "karota-new-game-"));
  const games = join(root, "packages", "games", "src");
  const read = (file: string): string => readFileSync(join(games, file), "utf8");

  beforeAll(() => {
    cpSync(join(repository, "packages", "games", "src"), games, { recursive: true });
    symlinkSync(join(repository, "node_modules"), join(root, "node_modules"));
    stamp({ id: "latinSquare", quiz: false, bed: "logic" }, root);
    stamp({ id: "doubling", quiz: true, bed: "arithmetic" }, root);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it("leaves nothing of the template's name, and names files in kebab-case", () => {
    const files = globSync("{latinSquare,doubling}/**/*.*", { cwd: games });
    expect(files).toContain(join("latinSquare", "latin-square.test.ts"));
    expect(files).toContain(join("doubling", "doubling.payload-v1.json"));
    for (const id of ["latinSquare", "doubling"]) expect(files).toContain(join(id, "laws.test.ts"));
    for (const file of files) expect(`${file} ${read(file)}`, file).not.toMatch(/new-?game/i);
  });

  it("lists the game behind the others, and not as active", () => {
    const catalogue = read("catalogue.ts");
    expect(catalogue).toMatch(/\{ \.\.\.leisure\("latinSquare", "logic", .+\), active: false \},\n/);
    expect(catalogue).toMatch(/\{ \.\.\.quiz\("doubling", "arithmetic", .+\), active: false \},\n\] as const;/);
  });

  it("gives the texts of the game in three languages, with the same ids", () => {
    for (const id of ["latinSquare", "doubling"]) {
      const [sl, en, de] = LANGUAGES.map((language) => Object.keys(JSON.parse(read(`${id}/texts/${language}.json`))));
      expect(sl!.every((text) => text.startsWith(`${id}.`))).toBe(true);
      expect(en).toEqual(sl);
      expect(de).toEqual(sl);
    }
  });

  it("makes games that compile beside the others", () => {
    const settings = {
      extends: join(repository, "tsconfig.json"),
      compilerOptions: { incremental: false },
      include: ["packages"],
    };
    writeFileSync(join(root, "tsconfig.json"), JSON.stringify(settings));
    const { stdout, status } = spawnSync(join(repository, "node_modules", ".bin", "tsc"), ["-p", root], {
      encoding: "utf8",
    });
    expect(stdout.split("\n").filter((line) => /latinSquare|doubling|catalogue/.test(line))).toEqual([]);
    expect(status).toBe(0);
  }, 60_000);

  it("refuses to write over a folder that exists", () => {
    expect(() => stamp({ id: "doubling", quiz: true, bed: "arithmetic" }, root)).toThrow("exists already");
  });
});
