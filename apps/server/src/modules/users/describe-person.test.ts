import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { playerSettings } from "@karota/contract/users/user.ts";
import { changedFields, frozenDocuments, missingFields } from "../../testing/frozen-documents.ts";
import { settingsOf } from "./describe-person.ts";
import newest from "./testing/player-settings-v9.json" with { type: "json" };

const FROZEN = frozenDocuments(new URL("testing/", import.meta.url), "player-settings");
/** The fields that frozen documents hold and a later version removed. */
const REMOVED: readonly string[] = ["memory_pace"];
const HOW =
  "No frozen document holds these fields of a player's settings. Copy the newest testing/player-settings-v<N>.json to " +
  "the next number, give each new field a value, and name it in the import of this test. What is frozen is never changed.";

const read = (document: unknown) => settingsOf({ settings: JSON.stringify(document) });

describe("frozen settings of players", () => {
  test.each(FROZEN)("$file opens, and every value it holds is unchanged", ({ document }) => {
    expect(changedFields(document, read(document)).filter((path) => !REMOVED.includes(path))).toEqual([]);
  });

  test("hold every field of the settings, so that a new one needs a new frozen document", () => {
    const documents = FROZEN.map(({ document }) => document);
    expect(missingFields(playerSettings, documents), HOW).toEqual([]);
    const { shape } = playerSettings;
    const mails = z.strictObject({ ...shape.mails.def.innerType.shape, x: shape.timer });
    const newer = z.strictObject({ ...shape, mails });
    expect(missingFields(newer, documents)).toEqual(["mails.x"]);
  });
});

describe("a player's stored settings", () => {
  test("may lack any field", () => {
    for (const name of Object.keys(newest)) {
      const { [name as keyof typeof newest]: _lacking, ...rest } = newest;
      expect(read(rest), name).toEqual(rest);
    }
    const { due_tomorrow: _off, ...mails } = newest.mails;
    expect(read({ ...newest, mails })).toEqual({ ...newest, mails });
  });

  test("lose fields that are unknown, and no other", () => {
    const games = { ...newest.games, memory: { ...newest.games.memory, cards: "large" } };
    const stored = { ...newest, games, volume: 11, mails: { ...newest.mails, monthly: true, never: null } };
    expect(read(stored)).toEqual({ ...newest, games });
  });

  const { scheme: _scheme, ...noScheme } = newest;
  const { mails: _mails, ...noMails } = newest;
  const { face: _face, ...noFace } = newest;
  const { games: _games, ...noGames } = newest;
  const { weekly_digest: _digest, ...noDigest } = newest.mails;
  test.each([
    ["a choice that is gone", { scheme: "sepia" }, noScheme],
    ["null", { scheme: null }, noScheme],
    [
      "a wrong type in a group",
      { mails: { ...newest.mails, weekly_digest: "monday" } },
      { ...newest, mails: noDigest },
    ],
    ["a group that is none", { mails: "all" }, noMails],
    [
      "one switch of a game",
      { games: { ...newest.games, sudoku: { notes: 1, colour: "on" } } },
      { ...newest, games: { ...newest.games, sudoku: { colour: "on" } } },
    ],
    ["an animal that is gone", { face: { ...newest.face, animal: "unicorn" } }, noFace],
    ["a face without a colour", { face: { animal: "fox" } }, noFace],
    ["a name that is too long", { games: { ...newest.games, ["x".repeat(41)]: { pace: 1 } } }, newest],
    [
      "more games than are allowed",
      { games: Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`g${n}`, {}])) },
      noGames,
    ],
    [
      "several at once",
      { scheme: 1, mails: [], games: { a: 1 }, volume: 11 },
      { ...noScheme, mails: undefined, games: {} },
    ],
  ])("retain every other field beside %s", (_title, change, expected) => {
    expect(read({ ...newest, ...change })).toEqual(expected);
  });

  test("are empty where the document is no object", () => {
    for (const document of [null, [], 5, "x", true]) expect(read(document), JSON.stringify(document)).toEqual({});
  });
});
