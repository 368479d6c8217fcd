import { expect, test } from "vitest";
import { textCell } from "./csv.ts";

test.each(["=1+1", "+1", "-1", "@x", "\t=1", "\r=1", "\n=1", "\0=1+1"])(
  "a name that a spreadsheet would take for a formula stays text: %j",
  (name) => {
    expect(textCell(name)).toMatch(/^"?'/);
  },
);

test("other names stay as they are", () => {
  expect(textCell("Ana =1")).toBe("Ana =1");
});
