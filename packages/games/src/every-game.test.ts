import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import { seeded } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { spread } from "@karota/engine/testing/paths.ts";
import { faultsOf, repeatedQuestions } from "@karota/engine/testing/quiz-faults.ts";
import { catalogueOf } from "@karota/texts/catalogues.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { CATALOGUE, findGame, pathOf, type CatalogueRow } from "./catalogue.ts";
import { sizeOf } from "./data/units.ts";

const here = import.meta.dirname;
const root = join(here, "..", "..", "..");
const rows: readonly CatalogueRow[] = CATALOGUE;
const loaded = await Promise.allSettled(rows.map((row) => row.load()));
const games = loaded.flatMap((one, place) =>
  one.status === "fulfilled" ? [{ row: rows[place]!, game: one.value }] : [],
);

/** Tasks of each preset that are looked at closely; a quiz's own test looks at thousands. */
const LOOKED_AT = 10;

/** Sizes such as `10x15` are shown as they are. */
const SIZE = /^\d+x\d+$/;

/** Those of the texts that some language does not have: it shows their ids. */
const missing = (ids: readonly string[]): readonly string[] =>
  ids.filter((id) => LANGUAGES.some((language) => SPEAKERS[language].say({ id }) === id));

/** The values that a compiled text takes, at any depth; undefined when there is no such text. */
function argumentsOf(id: string): readonly string[] | undefined {
  const named = (text: unknown): readonly string[] => {
    if (!Array.isArray(text)) return [];
    return text.flatMap((token: unknown): readonly string[] => {
      if (!Array.isArray(token)) return [];
      const [name, , forms] = token as [string, string?, Record<string, unknown>?];
      return [...(name === "#" ? [] : [name]), ...Object.values(forms ?? {}).flatMap(named)];
    });
  };
  const text = catalogueOf("en")[id];
  return text === undefined ? undefined : named(text);
}

/** The files of `games` that a file imports, directly or through others; types bring nothing along. */
function reachOf(file: string, known = new Set<string>()): readonly string[] {
  if (known.has(file)) return [];
  known.add(file);
  const text = /\.tsx?$/.test(file) ? readFileSync(file, "utf8") : "";
  for (const [, path] of text.matchAll(/^(?:import|export) (?!type )[^"]*?from "(\.{1,2}\/[^"]+)"/gms))
    reachOf(join(dirname(file), path!), known);
  return [...known];
}

describe("the catalogue", () => {
  it("has games, each in the folder of its id and listed once", () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(CATALOGUE.map((row) => row.id)).size).toBe(CATALOGUE.length);
    for (const row of rows) expect(existsSync(join(here, row.id, "index.ts")), row.id).toBe(true);
    for (const { row, game } of games) expect(game.id).toBe(row.id);
  });

  it.each(rows.map((row, place) => ({ id: row.id, place })))("can load $id", ({ place }) => {
    const one = loaded[place]!;
    expect(one.status === "rejected" ? one.reason : null).toBeNull();
  });

  it("lists every game there is a folder of", () => {
    const folders = globSync("*/index.ts", { cwd: here }).map((file) => file.split(/[\\/]/)[0]);
    expect(new Set(folders)).toStrictEqual(new Set(CATALOGUE.map((row) => row.id)));
  });

  it("finds a game by its id and by its path, which is the id in snake_case", () => {
    expect(pathOf("mathCrossword")).toBe("math_crossword");
    expect(pathOf("volumeliquids")).toBe("volumeliquids");
    for (const row of rows) {
      expect(findGame(row.id)).toBe(row);
      expect(findGame(pathOf(row.id))).toBe(row);
      expect(pathOf(row.id)).toMatch(/^[a-z]+(_[a-z]+)*$/);
    }
    expect(findGame("nosuchgame")).toBeUndefined();
  });
});

describe.each(games)("$row.id", ({ row, game }) => {
  it("has a view: its own, or the one all quizzes share", () => {
    expect(existsSync(join(here, isQuiz(game) ? "quiz-view" : row.id, "view.tsx"))).toBe(true);
  });

  it("describes itself to a player and a teacher, in every language", () => {
    const texts = [
      "name",
      "tagline",
      "rule.1",
      ...(isQuiz(game) ? [] : ["rule.2", "rule.3", "left", "help.hints", "help.grades"]),
    ];
    if (row.type === "education") texts.push("goal", "requires");
    const techniques = game.techniques?.map(({ id }) => id) ?? [];
    expect(missing([...texts.map((one) => `${row.id}.${one}`), ...techniques])).toStrictEqual([]);
  });

  it.runIf(game.difficulty)("says how hard its boards are, in every language", async () => {
    const generate = await row.loadGenerate();
    const words = game.options.presets.map((options) =>
      game.difficulty!(generate(options, seeded(`difficulty ${JSON.stringify(options)}`))),
    );
    expect(missing(words.map(({ id }) => id))).toStrictEqual([]);
  });

  it("has a text for all of its options", () => {
    const asked = game.options.fields.filter((field) => field.name !== "language");
    const ids = asked.flatMap(({ name, kind, values }) => {
      const words = values.filter((value) => !SIZE.test(String(value)));
      return [name, ...[...words, ...(kind === "some" ? [values.join("")] : [])].map((value) => `${name}.${value}`)];
    });
    expect(missing(ids.map((id) => `option.${id}`))).toStrictEqual([]);
  });

  it("passes the laws in its own folder, with its generator and every stored payload", async () => {
    const proof = readFileSync(join(here, row.id, "laws.test.ts"), "utf8");
    const generate = isQuiz(game) ? `${row.id}.generate` : "generate";
    expect(proof).toMatch(new RegExp(`\\blaws\\(\\s*${row.id},\\s*${generate},`));
    const stored = globSync("**/*payload-v*.json", { cwd: join(here, row.id) });
    expect(stored.filter((file) => !proof.includes(`"./${file.replaceAll("\\", "/")}"`))).toStrictEqual([]);
    const loaded = await row.loadGenerate();
    expect(loaded(game.options.daily, seeded("daily"))).toBeTypeOf("object");
  });

  it("opens every payload that was ever stored", () => {
    for (const file of globSync("**/*payload-v*.json", { cwd: join(here, row.id) })) {
      const opens = () => game.payload.decode(JSON.parse(readFileSync(join(here, row.id, file), "utf8")));
      const advice = `${row.id}/${file} does not open. As long as nobody has played the game: delete it and run \`npm run freeze -- ${row.id}\`. Later: a changed form is a new version, which still opens the old ones.`;
      expect(opens, advice).not.toThrow();
    }
  });

  it.runIf(row.type === "entertainment")("has a worked example for its rules, in every language", () => {
    expect(existsSync(join(here, row.id, "example.tsx"))).toBe(true);
    const steps = Object.keys(catalogueOf("en")).filter((id) => id.startsWith(`${row.id}.example.`));
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(missing(steps)).toStrictEqual([]);
  });

  it.runIf(row.active && !isQuiz(game))("is in the tables of the browser tests that solve every board", () => {
    const isListed = (file: string) =>
      new RegExp(`^  ${row.id}: `, "m").test(readFileSync(join(root, "e2e", file), "utf8"));
    expect(["strokes.ts", "two-keys.spec.ts"].filter((file) => !isListed(file))).toStrictEqual([]);
  });

  it.runIf(!isQuiz(game))("brings neither its generator nor word lists to the pages that play it", () => {
    const brought = ["index.ts", "view.tsx"].flatMap((file) => reachOf(join(here, row.id, file)));
    expect(brought.filter((file) => /[\\/]generate\.ts$|[\\/]data[\\/](words\.ts|.+\.json)$/.test(file))).toStrictEqual(
      [],
    );
  });

  it.runIf(isQuiz(game))("has tasks that can be read, marked and explained", () => {
    const quiz = game as AnyQuiz;
    for (const preset of spread(quiz.options.presets, depth(8, Number.MAX_SAFE_INTEGER))) {
      const { tasks } = quiz.generate(preset, seeded("words"));
      expect(repeatedQuestions(tasks, SPEAKERS)).toStrictEqual([]);
      for (const task of tasks.slice(0, LOOKED_AT))
        expect(faultsOf(quiz, task, { speakers: SPEAKERS, argumentsOf, sizeOf }), JSON.stringify(task)).toStrictEqual(
          [],
        );
    }
  });
});

/** Where a word that is also the id of a game means something else. */
const OTHER_MEANINGS = [
  "apps/server/src/calendar.ts: time",
  "apps/server/src/modules/payments/routes.ts: binary",
  "apps/web/src/features/assignments/results/figures.ts: time",
  "apps/web/src/features/assignments/results/heat-map.tsx: time",
  "apps/web/src/features/help/most-asked.ts: time",
  "apps/web/src/features/help/questions.ts: time",
  "packages/contract/src/games/print.ts: binary",
];

describe("the frame", () => {
  it("knows no game by its name: what holds for one game is in its folder or in its row of the catalogue", () => {
    const folders = ["packages/{engine,print,contract,texts,ui}/src", "packages/games/src/*-view", "apps/*/src"];
    const frame = globSync(
      folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
      { cwd: root },
    )
      .map((file) => file.replaceAll("\\", "/"))
      // Tests of the apps take some game for an example.
      .filter((file) => !/\.test\.tsx?$|^apps\/(?!server\/src\/modules\/games\/).*\/testing\/|\/ids\.ts$/.test(file));
    expect(frame.length).toBeGreaterThan(500);
    const names = CATALOGUE.flatMap((row) => [row.id, pathOf(row.id)]).join("|");
    const quoted = new RegExp(`["'\`/](${names})["'\`/.]`, "g");
    // Names of styles and of neighbouring files are words of their own.
    const codeOf = (file: string): string =>
      readFileSync(join(root, file), "utf8").replace(/\bstyles\["\w+"\]|from "\.\/[^"]+"/g, "");
    const found = frame.flatMap((file) => [...codeOf(file).matchAll(quoted)].map(([, name]) => `${file}: ${name}`));
    expect(found.filter((one) => !OTHER_MEANINGS.includes(one))).toStrictEqual([]);
    expect(OTHER_MEANINGS.filter((one) => !found.includes(one))).toStrictEqual([]);
  });
});
