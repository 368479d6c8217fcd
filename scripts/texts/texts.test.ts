import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { ensureTexts, inspectTexts } from "./ensure.ts";
import { listFiles, readSources } from "./sources.ts";
import { findUnused } from "./unused.ts";

const GAME = "packages/games/src/lamps/texts";
const OTHER_GAME = "packages/games/src/bulbs/texts";
const MODULE = "apps/server/src/modules/lighting/texts";
const COMPILED = "packages/texts/src/compiled";

let root = "";
const path = (file: string): string => join(root, file);
const read = (file: string): string => readFileSync(path(file), "utf8");
function write(file: string, content: string): void {
  mkdirSync(dirname(path(file)), { recursive: true });
  writeFileSync(path(file), content);
}
/** Adds texts to a folder: `[id, text]` in all languages, or `[id, { sl, en, de }]`. */
function add(folder: string, id: string, text: string | Partial<Record<Language, string>>): void {
  for (const language of LANGUAGES) {
    const file = `${folder}/${language}.json`;
    const own = typeof text === "string" ? text : text[language];
    const before = existsSync(path(file)) ? (JSON.parse(read(file)) as Record<string, string>) : {};
    if (own !== undefined) write(file, JSON.stringify({ ...before, [id]: own }));
  }
}
const problems = (): readonly string[] => inspectTexts(readSources(root)).problems;
const written = (): Record<string, string> =>
  Object.fromEntries(listFiles(root, COMPILED).flatMap((file) => (/\.\w+$/.test(file) ? [[file, read(file)]] : [])));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "karota-texts-"));
  write("packages/games/src/lamps/index.ts", 'say("lamps.lit"); fault("flickers");');
  add(GAME, "lamps.name", { sl: "Luči", en: "Lamps", de: "Lampen" });
  add(GAME, "lamps.lit", {
    sl: "{count, plural, one {# luč} two {# luči} few {# luči} other {# luči}}",
    en: "{count, plural, one {# lamp} other {# lamps}}",
    de: "{count, plural, one {# Lampe} other {# Lampen}}",
  });
  add(MODULE, "lighting.dark", "…");
  write("apps/server/src/modules/lighting/routes.ts", 'say("lighting.dark");');
});
afterEach(() => rmSync(root, { recursive: true }));

describe("the problems of texts", () => {
  it("are none when all languages have all texts; inspecting writes nothing", () => {
    expect(problems()).toStrictEqual([]);
    expect(existsSync(path("packages/texts"))).toBe(false);
  });

  it("include a text that a language does not have", () => {
    add(GAME, "lamps.left", { sl: "Levo", en: "Left" });
    expect(problems()).toStrictEqual(["lamps.left has no de text"]);
  });

  it("include every text of a language whose file is missing", () => {
    rmSync(path(`${MODULE}/en.json`));
    expect(problems()).toStrictEqual(["lighting.dark has no en text"]);
  });

  it("include an id that is in two folders", () => {
    add(OTHER_GAME, "lighting.dark", "…");
    expect(problems()).toStrictEqual(
      LANGUAGES.map((language) => `${OTHER_GAME}/${language}.json: lighting.dark stands in another folder too`),
    );
  });

  it("include an id that is twice in a file, of which only the last would be read", () => {
    write(`${GAME}/en.json`, '{\n  "lamps.name": "Lights",\n  "lamps.lit": "…",\n  "lamps.name": "Lamps"\n}');
    expect(problems()).toContain(`${GAME}/en.json: lamps.name stands there twice`);
  });

  it("include an empty text", () => {
    add(GAME, "lamps.left", { sl: "Levo", en: " ", de: "Links" });
    expect(problems()).toStrictEqual([`${GAME}/en.json: lamps.left is empty`]);
  });

  it("include a plural without a form that the language needs, also inside of another choice", () => {
    const inner = "{count, plural, one {ena} few {nekaj} other {več}}";
    add(GAME, "lamps.left", {
      sl: `{side, select, left {${inner}} other {${inner.replace("few", "two {dve} few")}}}`,
      en: "{side, select, left {{count, plural, one {one} other {#}}} other {}}",
      de: "{side, select, left {{count, plural, other {#}}} other {}}",
    });
    expect(problems()).toStrictEqual([
      'lamps.left (sl): the plural of count has no form "two"',
      'lamps.left (de): the plural of count has no form "one"',
    ]);
  });

  it("include a value that not every language takes", () => {
    add(GAME, "lamps.left", { sl: "{count} levo od {place}", en: "{count} left of {place}", de: "{count} links" });
    expect(problems()).toStrictEqual(["lamps.left: the languages take different values: count,place | count"]);
  });

  it("include a text that is no message, and a file that is invalid JSON", () => {
    add(GAME, "lamps.left", { sl: "Levo", en: "{count", de: "Links" });
    write(`${MODULE}/sl.json`, "{");
    const found = problems();
    expect(found).toHaveLength(3);
    expect(found[0]).toMatch(/^apps\/server\/src\/modules\/lighting\/texts\/sl\.json: /);
    expect(found[1]).toMatch(/^lamps\.left \(en\): /);
    expect(found[2]).toBe("lighting.dark has no sl text");
  });
});

describe("an unused text", () => {
  const unused = (...ids: readonly string[]): readonly string[] => findUnused(ids, readSources(root).games, root);

  it("is one whose id is nowhere in the code", () => {
    expect(unused("lamps.lit", "lamps.unlit", "lighting.dark")).toStrictEqual(["lamps.unlit"]);
  });

  it("is not one that every game has", () => {
    expect(unused("lamps.name", "lamps.rule.2", "option.lamps.many")).toStrictEqual([]);
  });

  it("is one put together with a word that is in the code of another game only", () => {
    write("packages/games/src/bulbs/index.ts", 'fault("glows"); say(`lamps.hint.${kind}`);');
    expect(unused("lamps.fault.flickers", "lamps.fault.glows")).toStrictEqual(["lamps.fault.glows"]);
    expect(unused("lamps.hint.flickers", "lamps.hint.glows")).toStrictEqual(["lamps.hint.glows"]);
  });
});

describe("ensureTexts", () => {
  it("writes each text once: the page's in parts, the servers' beside them", () => {
    expect(ensureTexts(root)).toStrictEqual([]);
    const files = written();
    expect(Object.keys(files)).toStrictEqual(
      [...LANGUAGES]
        .sort()
        .flatMap((language) => [`${COMPILED}/parts/${language}/lamps.json`, `${COMPILED}/parts/${language}/shell.json`])
        .concat([...LANGUAGES].sort().map((language) => `${COMPILED}/servers/${language}.json`)),
    );
    expect(JSON.parse(files[`${COMPILED}/parts/en/shell.json`]!)).toStrictEqual({ "lamps.name": ["Lamps"] });
    expect(JSON.parse(files[`${COMPILED}/parts/en/lamps.json`]!)).toStrictEqual({
      "lamps.lit": [["count", "plural", { one: ["#", " lamp"], other: ["#", " lamps"] }]],
    });
    expect(JSON.parse(files[`${COMPILED}/servers/en.json`]!)).toStrictEqual({ "lighting.dark": ["…"] });
    expect(read("packages/texts/src/ids.ts").match(/".+"/g)).toStrictEqual([
      '"lamps.lit"',
      '"lamps.name"',
      '"lighting.dark"',
    ]);
  });

  it("writes nothing when nothing has changed, and again when a text, a game or a written file has", () => {
    ensureTexts(root);
    const marked = `${COMPILED}/servers/en.json`;
    const isCompiledAgain = (): boolean => {
      // A mark of ours stays as long as nothing is written.
      writeFileSync(path(marked), "{}");
      ensureTexts(root);
      return read(marked) !== "{}";
    };
    expect(isCompiledAgain()).toBe(false);
    add(GAME, "lamps.name", { sl: "Lučke" });
    expect(isCompiledAgain()).toBe(true);
    write("packages/games/src/bulbs/index.ts", "");
    expect(isCompiledAgain()).toBe(true);
    rmSync(path("packages/texts/src/ids.ts"));
    expect(isCompiledAgain()).toBe(true);
    expect(isCompiledAgain()).toBe(false);
  });

  it("removes the part of a game that is gone", () => {
    ensureTexts(root);
    rmSync(path("packages/games/src/lamps"), { recursive: true });
    ensureTexts(root);
    expect(listFiles(root, `${COMPILED}/parts`).filter((file) => file.endsWith(".json"))).toStrictEqual([]);
  });

  it("leaves out plural forms that say the same as `other`, but not the words for one number", () => {
    const all = "{side, select, left {{count, plural, =2 {# h} one {# h} other {# h}}} other {{count}}}";
    add(GAME, "lamps.left", { sl: all.replace("one", "one {# h} two {dve} few"), en: all, de: all });
    ensureTexts(root);
    const left = (form: object) => [["side", "select", { left: [["count", "plural", form]], other: [["count"]] }]];
    const compiled = (language: string) => JSON.parse(read(`${COMPILED}/parts/${language}/shell.json`)) as object;
    const [exact, other] = [
      ["#", " h"],
      ["#", " h"],
    ];
    expect(compiled("en")).toHaveProperty(["lamps.left"], left({ 2: exact, other }));
    expect(compiled("sl")).toHaveProperty(["lamps.left"], left({ 2: exact, two: ["dve"], other }));
  });

  it("leaves a reader of a file with the whole old content", () => {
    ensureTexts(root);
    const file = `${COMPILED}/parts/en/shell.json`;
    const before = read(file);
    const open = openSync(path(file), "r");
    add(GAME, "lamps.name", { en: "Lights" });
    ensureTexts(root);
    expect(readFileSync(open, "utf8")).toBe(before);
    expect(read(file)).not.toBe(before);
    closeSync(open);
  });

  it("reports what is wrong, writes the rest, and reports it again next time", () => {
    const complain = vi.spyOn(console, "error").mockReturnValue();
    add(GAME, "lamps.left", { sl: "Levo", en: "Left" });
    for (const time of [1, 2]) {
      expect(ensureTexts(root)).toStrictEqual(["lamps.left has no de text"]);
      expect(complain.mock.calls).toHaveLength(time);
    }
    expect(JSON.parse(read(`${COMPILED}/parts/en/shell.json`))).toHaveProperty(["lamps.left"]);
    complain.mockRestore();
  });
});
