import { expect, test } from "vitest";
import { readAmount } from "./read-amount.ts";

test.each([
  ["5", 5],
  [" 0,5 ", 0.5],
  ["0.29", 0.29],
  ["10000", 10_000],
])("reads %s as an amount", (typed, amount) => {
  expect(readAmount(typed, 10_000)).toBe(amount);
});

test.each(["", "0", "0,00", "-5", "+5", "5,", ",5", "1,234", "1.000,5", "10000,01", "1e3", "pet", "٥"])(
  "refuses %j as an amount",
  (typed) => {
    expect(readAmount(typed, 10_000)).toBeNull();
  },
);
