import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { testApp, TEST_NOW } from "../testing/test-app.ts";

test("security.txt names the contact, and is valid for half a year from now on", async () => {
  const it = await testApp({ kind: "sqlite", config: { securityContact: "mailto:safe@school.example" } });
  const ask = async () => {
    const reply = await it.app.inject({ url: "/.well-known/security.txt", headers: { accept: "*/*" } });
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    return Object.fromEntries(
      reply.body
        .trimEnd()
        .split("\n")
        .map((line) => line.split(/: (.*)/)),
    );
  };
  const now = await ask();
  expect(now).toMatchObject({
    Contact: "mailto:safe@school.example",
    Canonical: "http://127.0.0.1:8080/.well-known/security.txt",
  });
  const days = (text: string) => (Date.parse(text) - TEST_NOW) / 86_400_000;
  expect(days(now["Expires"])).toBeGreaterThan(179);
  // RFC 9116 recommends less than a year.
  expect(days(now["Expires"])).toBeLessThan(365);
  it.clock.advance(400 * 86_400_000);
  expect(days((await ask())["Expires"])).toBeGreaterThan(579);
  await it.close();
});

test.each([
  [{}, "mailto:karota@127.0.0.1"],
  [{ MAIL_FROM: "Karota <office@school.example>" }, "mailto:office@school.example"],
  [{ MAIL_FROM: "Karota office@school.example" }, "http://127.0.0.1:8080/about"],
  [{ SECURITY_CONTACT: "safe@school.example" }, "mailto:safe@school.example"],
  [{ SECURITY_CONTACT: "https://school.example/safe" }, "https://school.example/safe"],
])("the contact of %j is %s", (environment, contact) => {
  expect(readConfig(environment).securityContact).toBe(contact);
});

test.each(["http://school.example", "nobody", "safe@school.example\nX: y", "javascript:alert(1)"])(
  "%j is an invalid contact, and stops the start",
  (SECURITY_CONTACT) => {
    expect(() => readConfig({ SECURITY_CONTACT })).toThrow(/^SECURITY_CONTACT must be .*\.$/s);
  },
);
