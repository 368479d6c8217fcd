import { expect, test } from "vitest";
import { authorityOf, isIssuer } from "./issuer.ts";

const MICROSOFT = "https://login.microsoftonline.com/{tenantid}/v2.0";

test.each([
  ["https://id.example", "https://id.example", true],
  ["https://id.example", "https://id.example/", false],
  [MICROSOFT, "https://login.microsoftonline.com/8f2c3a10-0000-4000-8000-000000000001/v2.0", true],
  [MICROSOFT, "https://login.microsoftonline.com//v2.0", false],
  [MICROSOFT, "https://login.microsoftonline.com/v2.0", false],
  [MICROSOFT, "https://login.microsoftonline.com/a/b/v2.0", false],
  [MICROSOFT, "https://login.microsoftonline.com/a/v2.0?x", false],
  [MICROSOFT, "https://evil.example/a/v2.0", false],
  [MICROSOFT, MICROSOFT, false],
  ["https://id.example/{tenantid}", "https://id.example/one", true],
])("of %s, %s is an issuer: %s", (configured, issuer, expected) => {
  expect(isIssuer(configured, issuer)).toBe(expected);
});

test("the discovery document of an issuer with a place for the school is that of all organisations", () => {
  expect(authorityOf(MICROSOFT)).toBe("https://login.microsoftonline.com/organizations/v2.0");
  expect(authorityOf("https://id.example")).toBe("https://id.example");
});
