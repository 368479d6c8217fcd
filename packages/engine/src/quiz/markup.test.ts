import { describe, expect, it } from "vitest";
import { splitAtGroups } from "./markup.ts";

describe("a text is split at the groups of its long numbers", () => {
  it.each([
    ["The number 9876 is between 9000 and 10000.", ["The number 9876 is between 9000 and 10", "000."]],
    ["1234567 m² = 123 a", ["1", "234", "567 m² = 123 a"]],
    ["−25000", ["−25", "000"]],
    ["(10000; 20000)", ["(10", "000; 20", "000)"]],
  ])("%s", (text, pieces) => expect(splitAtGroups(text)).toEqual(pieces));

  it.each(["0.00001", "3,14159", "1001101₂", "12345A", "10,000", "2026"])("and not at %s", (text) =>
    expect(splitAtGroups(text)).toEqual([text]),
  );
});
