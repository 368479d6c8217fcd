import { describe, expect, it } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { State } from "./board.ts";
import { memory } from "./index.ts";
import { fresh, tried } from "./testing/boards.ts";

describe("hints", () => {
  const hint = (state: State) => memory.hint!(state)!;
  const told = (state: State) => hint(state).steps.map((step) => SPEAKERS.en.say(step));

  it("nudge to the picture of which most was seen: which, in which parts of the board, and only then where", () => {
    const state = tried(fresh, [1, 2], [2, 3]);
    expect(state.found).toEqual(["F"]);
    const seen = tried(tried(state, [2, 2], [0, 0]), [1, 3], [1, 0]);
    expect(told(seen)).toEqual([
      "Every card with this picture has been turned over before: snail. Do you remember where?",
      "Look in these parts of the board: bottom left and bottom right.",
      "The cards with this picture are here: row 3/column 3 and row 4/column 2.",
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

  it("tell apart what was seen in part and what was not seen at all", () => {
    expect(told(tried(fresh, [1, 0], [2, 0]))[0]).toBe(
      "One card with this picture has been turned over before: apple. Do you remember where?",
    );
    expect(told(fresh)[0]).toBe("This picture hasn’t shown up yet: carrot. Go and find it.");
  });
});
