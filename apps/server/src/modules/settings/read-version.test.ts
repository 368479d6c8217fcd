import { describe, expect, test } from "vitest";
import * as z from "zod";
import { settings as schema, type Settings } from "@karota/contract/admin/settings.ts";
import { PACKAGES } from "@karota/contract/mentorship/mentorship.ts";
import { changedFields, frozenDocuments, missingFields } from "../../testing/frozen-documents.ts";
import { DEFAULT_SETTINGS } from "./defaults.ts";
import { fillUp } from "./fill-up.ts";
import { readVersion, REMOVED_FIELDS } from "./read-version.ts";
import { newest } from "./testing/newest.ts";

const FROZEN = frozenDocuments(new URL("testing/", import.meta.url), "settings");
const HOW =
  "No frozen document holds these fields of the settings. Copy the newest testing/settings-v<N>.json to the next number, " +
  "give each new field a value that is not its default, and name the document in testing/newest.ts. What is frozen is " +
  "never changed.";

const read = (document: unknown) => readVersion({ version: 7, settings: JSON.stringify(document) });
function settingsOf(document: unknown): Settings {
  const opened = read(document);
  if ("unreadable" in opened) throw new Error(opened.unreadable);
  return opened.settings;
}
const NONE: ReadonlySet<string> = new Set();

/** The paths of all fields of a document, groups and entries of lists before what is in them. */
function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [[...path, name], ...pathsOf(field, [...path, name])]);
}
/** A copy in which the field at a path is changed, or gone. */
function withField(
  document: unknown,
  path: readonly string[],
  change: (group: Record<string, unknown>, name: string) => void,
) {
  const copy = structuredClone(document) as Record<string, unknown>;
  change(
    path.slice(0, -1).reduce((group, name) => group[name] as Record<string, unknown>, copy),
    path.at(-1)!,
  );
  return copy;
}
const at = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], value);

describe("frozen settings", () => {
  test.each(FROZEN)("$file opens, and every value it holds is unchanged", ({ document }) => {
    const changed = changedFields(document, settingsOf(document));
    expect(changed.filter((path) => !REMOVED_FIELDS.has(path))).toEqual([]);
  });

  test("hold every field of the settings, so that a new one needs a new frozen document", () => {
    const documents = FROZEN.map(({ document }) => document);
    expect(missingFields(schema, documents), HOW).toEqual([]);
    const names = documents.flatMap((document) =>
      (document as Pick<Settings, "packages">).packages.map(({ name }) => name),
    );
    expect(
      PACKAGES.filter((name) => !names.includes(name)),
      HOW,
    ).toEqual([]);
  });

  test("are found to lack a new field in a group, in the banner, in a package and at the top", () => {
    const { shape } = schema;
    const newer = z.strictObject({
      ...shape,
      limits: z.strictObject({ ...shape.limits.shape, uploads: z.int() }),
      banner: z.nullable(z.strictObject({ ...shape.banner.def.innerType.shape, it: z.string() })),
      packages: z.array(z.strictObject({ ...shape.packages.def.element.shape, maxMentors: z.int() })),
      quiet: z.boolean(),
    });
    expect(missingFields(newer, [newest]).toSorted()).toEqual([
      "banner.it",
      "limits.uploads",
      "packages.maxMentors",
      "quiet",
    ]);
  });
});

describe("stored settings", () => {
  // The place and the name of a package say which one it is.
  const isList = (name: string | undefined) => name === "closed_games" || name === "closed_providers";
  const fields = pathsOf(newest).filter((path) => !isList(path[0]) || path.length === 1);
  const lackable = fields.filter((path) => !(path[0] === "packages" && path[2] === "name"));

  test("that lack a field take its default, and retain every other value, whichever field it is", () => {
    const banner = { kind: "info", sl: newest.banner.en, en: newest.banner.sl, de: newest.banner.en };
    expect(lackable.length).toBeGreaterThan(50);
    for (const path of lackable) {
      const stored = withField(newest, path, (group, name) => {
        if (Array.isArray(group)) group.splice(Number(name), 1);
        else delete group[name];
      });
      // There is no banner by default; a language that a banner lacks gets the text of another.
      const defaults = path.length > 1 ? { ...DEFAULT_SETTINGS, banner } : DEFAULT_SETTINGS;
      const expected = withField(newest, path, (group, name) => (group[name] = at(defaults, path)));
      expect(settingsOf(stored), path.join(".")).toEqual(expected);
    }
  });

  test("of a Karota without switches for providers have none that is off", () => {
    const { closed_providers: _closed, ...older } = newest;
    expect(settingsOf(older).closed_providers).toEqual([]);
  });

  test("are the defaults while nothing is stored", () => {
    expect(settingsOf({})).toEqual(DEFAULT_SETTINGS);
  });

  test("retain null, an empty list and a shorter one", () => {
    for (const change of [
      { banner: null },
      { closed_games: [] },
      { closed_games: ["sudoku"] },
      { closed_providers: [] },
    ])
      expect(settingsOf({ ...newest, ...change })).toEqual({ ...newest, ...change });
    // The schema of today refuses null elsewhere; it is not replaced by the default.
    expect(fillUp({ limits: { code_tries: 10 } }, { limits: null }, NONE)).toEqual({ limits: null });
  });

  test("have packages in the order of the defaults, whatever the order they were stored in", () => {
    expect(settingsOf({ ...newest, packages: newest.packages.toReversed() })).toEqual(newest);
  });

  test("lose a field only when it is named as removed: in a group, of every package, or a whole package", () => {
    const stored = {
      limits: { a: 1, gone: 2 },
      packages: [
        { name: "pro", x: 3, gone: 4 },
        { name: "old", x: 5 },
      ],
    };
    const defaults = { limits: { a: 0, b: 0 }, packages: [{ name: "pro", x: 0, y: 0 }] };
    expect(fillUp(defaults, stored, new Set(["limits.gone", "packages.gone", "packages.old"]))).toEqual({
      limits: { a: 1, b: 0 },
      packages: [{ name: "pro", x: 3, y: 0 }],
    });
    expect(fillUp(defaults, stored, NONE)).toEqual({
      limits: { a: 1, b: 0, gone: 2 },
      packages: [
        { name: "pro", x: 3, y: 0, gone: 4 },
        { name: "old", x: 5 },
      ],
    });
  });

  test("have no group with free keys, in which a removed key would come back as a default", () => {
    expect(JSON.stringify(z.toJSONSchema(schema))).not.toContain('"additionalProperties":{');
  });
});

describe("settings that cannot be read are refused with a sentence that names the version and", () => {
  test.each([
    ["a figure that is too small", { limits: { ...newest.limits, sign_ins: 0 } }, "limits.sign_ins (Too small: "],
    ["a wrong type", { carrot_cents: "13" }, "carrot_cents (Invalid input: "],
    ["null where a group belongs", { prices: null }, "prices (Invalid input: "],
    ["a text in the place of a group", { retention: "long" }, "retention (Invalid input: "],
    ["a field of a newer Karota", { limits: { ...newest.limits, uploads: 5 } }, "limits.uploads (an unknown field)"],
    ["a group of a newer Karota", { quiet: {} }, "quiet (an unknown field)"],
    ["a package without a name", { packages: [{ maxGroups: 1 }] }, "packages (Too small: "],
    [
      "a package of a newer Karota",
      { packages: [...newest.packages, { ...newest.packages[0], name: "huge" }] },
      "packages (Too big: ",
    ],
    [
      "a figure of one package",
      { packages: [{ ...newest.packages[0], maxStudentsPerGroup: 0 }, ...newest.packages.slice(1)] },
      "packages.0.maxStudentsPerGroup (Too small: ",
    ],
    ["a banner without any text", { banner: { kind: "info" } }, "banner.sl (Invalid input: "],
  ])("%s", (_title, change, field) => {
    const opened = read({ ...newest, ...change });
    const sentence = "unreadable" in opened ? opened.unreadable : "";
    expect(sentence).toMatch(/^Version 7 of the settings cannot be read at .+: start the Karota that saved it.+\.$/);
    expect(sentence).toContain(field);
  });

  test.each(["", "{", "null", "[]", "5", '"x"'])("the root where the document is %j", (settings) => {
    expect(readVersion({ version: 7, settings })).toEqual({
      unreadable: expect.stringMatching(/^Version 7 of the settings cannot be read at root \(.+\): .+\.$/) as string,
    });
  });

  test("every field, where several are wrong", () => {
    expect(read({ ...newest, carrot_cents: -1, sign_up: 1, quiet: true })).toEqual({
      unreadable: expect.stringMatching(/sign_up \(.+\), carrot_cents \(.+\), quiet \(an unknown field\)/) as string,
    });
  });
});
