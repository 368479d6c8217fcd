import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language, Speaker } from "@karota/engine/message.ts";
import { depth, IS_DEEP } from "@karota/engine/testing/depth.ts";
import { laws } from "@karota/engine/testing/laws.ts";
import { findCatalogueTests } from "./catalogue-tests.ts";
import { objectionTo, stamp } from "./new-game.ts";
import { generate } from "./new-game/grid/generate.ts";
import { newGame as grid } from "./new-game/grid/index.ts";
import frozenGrid from "./new-game/grid/new-game.payload-v1.json" with { type: "json" };
import { newGame as quiz } from "./new-game/quiz/index.ts";
import frozenQuiz from "./new-game/quiz/new-game.payload-v1.json" with { type: "json" };
import { endOf, start } from "./run.ts";

const repository = join(import.meta.dirname, "..");
const GAMES = ["latinSquare", "doubling"] as const;
const WHOLE_TIMEOUT_MS = 1_800_000;
/** The folder for what these tests write themselves: no part of the gate looks at it. */
const OUTSIDE = "node_modules";
const VITEST = join("node_modules", "vitest", "vitest.mjs");
// The environment of this run's workers, and its depth, is not for the runs in the copy.
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(VITEST.*|VITE_.*|NODE_ENV|NODE_COMPILE_CACHE|TEST|TEST_DEPTH)$/.test(name),
  ),
);
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

/** A copy of the repository with the packages of this one, and both kinds of games made in it. */
function stampedCopy(): string {
  const root = mkdtempSync(join(tmpdir(), "karota-new-game-"));
  // What other tests write and remove meanwhile is in folders `.cache`.
  const left = /^(\.git|(.+\/)?\.cache|data|test-results|node_modules|apps\/web\/dist)$/;
  const filter = (file: string) => !left.test(relative(repository, file).replaceAll("\\", "/"));
  cpSync(repository, root, { recursive: true, filter });
  mkdirSync(join(root, "node_modules"));
  for (const name of readdirSync(join(repository, "node_modules"))) {
    // Caches would keep what is compiled of every copy.
    if (/^\.(cache|vite)/.test(name)) continue;
    const [from, to] = [repository, root].map((one) => join(one, "node_modules", name)) as [string, string];
    // The links to our own packages have to lead into the copy.
    if (name === "@karota") cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
  return root;
}

/** What is read of Vitest's report. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

describe("a copy in which both kinds of games were made", () => {
  let root = "";
  const read = (file: string): string => readFileSync(join(root, "packages", "games", "src", file), "utf8");
  /** Runs a program in the copy; gives what it printed, or an empty text when it ended well. */
  async function complaintOf(...words: readonly string[]): Promise<string> {
    const child = start(process.execPath, words, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => (printed += text));
    return (await endOf(child)) === 0 ? "" : printed || "It failed and printed nothing.";
  }

  beforeAll(async () => {
    root = stampedCopy();
    // The command reads the texts of all folders, once in the usual run.
    const first = depth<readonly string[]>([], ["latinSquare", "--category", "logic"]);
    if (first.length === 0) stamp({ id: "latinSquare", quiz: false, category: "logic" }, root);
    for (const words of [first, ["doubling", "--quiz"]].filter(({ length }) => length > 0)) {
      const complaint = await complaintOf("scripts/new-game.ts", ...words);
      if (complaint !== "") throw new Error(complaint);
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it("holds nothing of the template's name, and names files in kebab-case", () => {
    const files = globSync(
      GAMES.map((id) => `${id}/**/*.*`),
      { cwd: join(root, "packages", "games", "src") },
    );
    expect(files).toContain(join("latinSquare", "latin-square.test.ts"));
    expect(files).toContain(join("doubling", "doubling.payload-v1.json"));
    for (const id of GAMES) expect(files).toContain(join(id, "laws.test.ts"));
    for (const file of files) expect(`${file} ${read(file)}`, file).not.toMatch(/new-?game/i);
  });

  it("lists the games behind the others with their school years, and not as active", () => {
    const catalogue = read("catalogue.ts");
    expect(catalogue).toMatch(/\{ \.\.\.leisure\("latinSquare", "logic", "3-10"\), active: false \},\n/);
    expect(catalogue).toMatch(
      /\{ \.\.\.quiz\("doubling", "arithmetic", "1-3 3-5 5-8"\), active: false \},\n\] as const;/,
    );
  });

  it("compiles", async () => {
    const include = [...GAMES, "catalogue.ts"].map((one) => `../packages/games/src/${one}`);
    const settings = { extends: "../tsconfig.json", compilerOptions: { incremental: false }, include, exclude: [] };
    writeFileSync(join(root, OUTSIDE, "tsconfig.json"), JSON.stringify(settings));
    expect(await complaintOf("node_modules/typescript/bin/tsc", "-p", join(OUTSIDE, "tsconfig.json"))).toBe("");
  });

  it.skipIf(!IS_DEEP)("passes the tests that every game has its own of", async () => {
    const files = findCatalogueTests(root).byGame;
    const report = join(root, OUTSIDE, "report.json");
    // A second process would load all games again.
    const reports = ["--maxWorkers=1", "--reporter=default", "--reporter=json", "--outputFile.json", report];
    expect(await complaintOf(VITEST, "run", ...files, "-t", `\\b(${GAMES.join("|")})\\b`, ...reports)).toBe("");
    const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
    const ran = testResults.filter(({ assertionResults }) =>
      assertionResults.some(({ status }) => status === "passed"),
    );
    expect(ran.map(({ name }) => relative(realpathSync(root), name)).sort()).toEqual(files);
  });

  it.runIf(IS_DEEP)(
    "passes the gate, the tests over all games, and the new games' own",
    async () => {
      expect(await complaintOf("scripts/gate.ts")).toBe("");
      const own = GAMES.map((id) => join("packages", "games", "src", id));
      expect(await complaintOf(VITEST, "run", ...findCatalogueTests(root).all, ...own)).toBe("");
    },
    WHOLE_TIMEOUT_MS,
  );

  it.runIf(IS_DEEP).each(GAMES)(
    "passes check-game of %s",
    async (id) => {
      expect(await complaintOf("scripts/check-game.ts", id)).toBe("");
    },
    WHOLE_TIMEOUT_MS,
  );

  it("refuses to write over a folder that exists", () => {
    expect(() => stamp({ id: "doubling", quiz: true, category: "arithmetic" }, root)).toThrow("exists already");
  });
});
