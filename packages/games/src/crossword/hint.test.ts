import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { State } from "./board.ts";
import { hint } from "./hint.ts";
import { apply, check, start } from "./play.ts";
import { puzzleOf, ROWS, stateOf } from "./testing/board.ts";

const puzzle = puzzleOf(ROWS);
const stepsOf = (state: State): string[] => hint(state)!.steps.map((step) => SPEAKERS.en.say(step));

describe("hints", () => {
  it("begin with the first letter of the shortest word while nothing is written", () => {
    const first = hint(start(puzzle))!;
    expect(SPEAKERS.en.say(first.title)).toBe("The first letter");
    expect(stepsOf(start(puzzle))).toStrictEqual([
      "Look at 2 down: “clue of BIK”",
      "None of its letters are there yet. The word has 3 letters: _ _ _.",
      "The letter you need is also in 1 across: “clue of ŽABA”. So far: _ _ _ _.",
      "Letter 1 of the word is B.",
    ]);
    expect(first).toMatchObject({ target: [[3, 1]], reason: [] });
  });

  it("continue with the word of which the greatest share is written, and show the letters that cross", () => {
    const state = stateOf(puzzle, [".........", "...B.....", ".........", "...KOS..."]);
    const next = hint(state)!;
    expect(SPEAKERS.en.say(next.title)).toBe("Only one letter missing");
    expect(stepsOf(state)[1]).toBe("Here’s what you have so far: B _ K. Only one letter is missing. Which word fits?");
    expect(next).toMatchObject({
      target: [[3, 2]],
      reason: [
        [3, 1],
        [3, 3],
      ],
      move: { type: "reveal", cells: [21] },
    });
  });

  it("take the shorter of two words with the same share", () => {
    const state = stateOf(puzzle, [".........", ".Ž......."]);
    expect(SPEAKERS.en.say(hint(state)!.title)).toBe("Crossing letters");
    expect(stepsOf(state)[0]).toBe("Look at 1 across: “clue of ŽABA”");
  });

  it("name the word that crosses at the letter, and none where no word does", () => {
    const crossed = stateOf(puzzle, [".........", ".ŽA.A...."]);
    expect(stepsOf(crossed)[2]).toBe("The letter you need is also in 2 down: “clue of BIK”. So far: _ _ _.");
    const alone = stateOf(puzzle, [".........", "...B.....", ".........", "...KOS..."]);
    expect(stepsOf(alone)).toHaveLength(3);
  });

  it("say first that letters are not right, and clear one of them", () => {
    const state = stateOf(puzzle, [".........", ".ŽTB....."]);
    expect(stepsOf(state)).toStrictEqual([
      "One letter isn’t right. Shall we look for it?",
      "One of your letters in 1 across isn’t right: “clue of ŽABA”",
      "row\u00a02/column\u00a03: T doesn’t belong there. Erase it and try again.",
    ]);
    expect(hint(state)!.target).toStrictEqual([]);
    expect(apply(state, hint(state)!.move).values[11]).toBe("");
  });

  it("alone solve the board, are true, and have words in all languages", () => {
    let state = start(puzzle);
    for (let next = hint(state); next; next = hint(state)) {
      for (const language of LANGUAGES)
        for (const message of [next.title, ...next.steps])
          expect(SPEAKERS[language].say(message)).not.toMatch(/crossword\.|[{}]|undefined/);
      state = apply(state, next.move);
      expect(check(state).hasWrongValues).toBe(false);
    }
    expect(check(state).status).toBe("solved");
  });
});
