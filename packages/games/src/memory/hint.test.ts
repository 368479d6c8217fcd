import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { State } from "./board.ts";
import { memory } from "./index.ts";
import { faces, fresh, puzzle, tried } from "./testing/boards.ts";

describe("hints", () => {
  const hint = (state: State) => memory.hint!(state)!;
  const told = (state: State) => hint(state).steps.map((step) => SPEAKERS.en.say(step));

  it("nudge to the picture of which most was seen: which, in which parts of the board, and only then where", () => {
    const state = tried(fresh, [1, 2], [2, 3]);
    expect(state.found).toEqual(["F"]);
    const seen = tried(tried(state, [2, 2], [0, 0]), [1, 3], [1, 0]);
    expect(told(seen)).toEqual([
      "Both cards with this picture have been turned over before: snail. Do you remember where?",
      "Look here on the board: bottom left and bottom right.",
      "The cards with this picture are here: row\u00a03/column\u00a03 and row\u00a04/column\u00a02.",
    ]);
    expect(hint(seen)).toMatchObject({
      target: [
        [2, 2],
        [1, 3],
      ],
      reason: [],
      ruledOut: [],
    });
  });

  it("speak of two cards as two, and of more as all", () => {
    const said = (language: "sl" | "en" | "de", count: number) =>
      SPEAKERS[language].say({ id: "memory.hint.look.known", values: { count, picture: "…" } }).split(":")[0];
    expect(LANGUAGES.map((language) => said(language, 2))).toEqual([
      "Obe kartici s to sliko sta že bili obrnjeni",
      "Both cards with this picture have been turned over before",
      "Beide Karten mit diesem Bild lagen schon einmal offen",
    ]);
    expect(LANGUAGES.map((language) => said(language, 3))).toEqual([
      "Vse kartice s to sliko so že bile obrnjene",
      "Every card with this picture has been turned over before",
      "Alle Karten mit diesem Bild lagen schon einmal offen",
    ]);
  });

  it("say of what was seen in part how much it was, and nothing of what was not seen in a whole group", () => {
    expect(told(tried(fresh, [1, 0], [2, 0]))[0]).toBe(
      "One card with this picture has been turned over before: apple. Do you remember where?",
    );
    expect(told(fresh)[0]).toBe("Look for this picture: carrot.");
  });

  it("name both cards of a pair that look different", () => {
    const pairs = memory.start({ ...puzzle, faces });
    expect(told(tried(pairs, [0, 0], [1, 0]))[0]).toBe(
      "One card of this pair has been turned over before: 2 × 6 = 12. Do you remember where?",
    );
    expect(told(tried(tried(pairs, [0, 0], [1, 0]), [1, 1], [3, 3]))).toEqual([
      "Both cards of this pair have been turned over before: 2 × 6 = 12. Do you remember where?",
      "Look here on the board: top left.",
      "The cards of this pair are here: row\u00a01/column\u00a01 and row\u00a02/column\u00a02.",
    ]);
    expect(told(pairs)[0]).toBe("Look for this pair: 2 × 6 = 12.");
  });
});
