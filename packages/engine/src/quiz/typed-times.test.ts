import { describe, expect, it } from "vitest";
import { clock, clockInWords, date, picturedValue, weekday, type Expression } from "./expression.ts";
import { meaningOf, readAs } from "./meaning.ts";
import { valueOf } from "./value.ts";

/** What a typed text means beside an answer, as one number. */
function read(like: Expression, text: string): number | null {
  const meaning = readAs(like, text, true);
  return meaning === null || typeof meaning === "string" ? null : meaning[0]!.n;
}

describe("a typed answer", () => {
  it("to a weekday is a weekday in any of the languages, and no number", () => {
    expect(["četrtek", "Thursday", "Do", "4"].map((text) => read(weekday(1), text))).toEqual([4, 4, 4, null]);
  });

  it("to a date is a date in words or digits, the day first", () => {
    expect(["7. april", "7. 4.", "April 7", "7"].map((text) => read(date(1, 1), text))).toEqual([407, 407, 407, null]);
  });

  it("to a time in words may be in digits too, but one in digits is not in words", () => {
    expect(["halb acht", "7.30"].map((text) => read(clockInWords(60), text))).toEqual([450, 450]);
    expect(["halb acht", "7.30"].map((text) => read(clock(60), text))).toEqual([null, 450]);
  });

  it("to a picture is what the picture means, typed; one that means nothing cannot be typed", () => {
    const face = picturedValue("face", { id: "face" }, clockInWords(450));
    expect(["pol osmih", "face"].map((text) => read(face, text))).toEqual([450, null]);
    expect([meaningOf(face), valueOf(face)]).toEqual([[{ n: 450, d: 1 }], { n: 450, d: 1 }]);
    expect(read({ kind: "picture", name: "face", label: { id: "face" } }, "7.30")).toBeNull();
  });
});
