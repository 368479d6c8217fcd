import { expect, test } from "vitest";
import { promptOf } from "./prompt.ts";

test.each([
  ["https://accounts.google.com", undefined, "select_account"],
  ["https://login.microsoftonline.com/11111111-1111-4111-8111-111111111111/v2.0", undefined, "select_account"],
  ["https://id.school.example", ["none", "login", "select_account"], "select_account"],
  ["https://id.school.example", ["none", "login"], "login"],
  ["https://id.school.example", undefined, "login"],
  ["https://id.school.example", "select_account", "login"],
  ["https://accounts.google.com.evil.example", undefined, "login"],
] as const)("%s, which supports %j, gets %s as its prompt", (issuer, supported, prompt) => {
  expect(promptOf(issuer, supported)).toBe(prompt);
});
