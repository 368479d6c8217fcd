import { expect, test } from "vitest";
import { codeIn, splitCodes } from "./codes.ts";

test("a list has a code a line or parted by signs, and spaces and hyphens inside codes stay", () => {
  expect(splitCodes("7K3M9QXP\r\n\n 7k3m-9qxq ;0PPRA5BV,abc\tKXHA CM7K\n")).toEqual([
    "7K3M9QXP",
    "7k3m-9qxq",
    "0PPRA5BV",
    "abc",
    "KXHA CM7K",
  ]);
  expect(splitCodes(" \n,")).toEqual([]);
});

test("whole codes in one line are codes of their own", () => {
  expect(splitCodes("7K3M9QXP 7K3M-9QXQ")).toEqual(["7K3M9QXP", "7K3M-9QXQ"]);
});

test.each([
  ["7K3M9QXP", "7K3M-9QXP"],
  [" 7k3m-9qxp\n", "7K3M-9QXP"],
  ["https://karota.example/myStudents?code=7K3M9QXP", "7K3M-9QXP"],
  ["https://karota.example/7K3M-9QXP", "7K3M-9QXP"],
  ["https://example.org/", null],
  ["7K3M9QXPZ", null],
  ["", null],
])("the code in %j is %j", (scanned, code) => {
  expect(codeIn(scanned)).toBe(code);
});
