import { afterAll, beforeAll, expect, test } from "vitest";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let it: TestApp;
beforeAll(async () => {
  it = await testApp({ kind: "sqlite" });
});
afterAll(() => it.close());

test("robots.txt leads to the site map, which lists each public page of each open game in three languages", async () => {
  const robots = await it.app.inject("/robots.txt");
  // What is excluded here is not read, and so a header that keeps an address out of search engines neither.
  expect(robots.body).not.toMatch(/\/(join|b|lesson)\//);
  expect(robots.body).toContain(`Sitemap: ${it.config.publicUrl}/sitemap.xml`);
  const { body, headers } = await it.app.inject("/sitemap.xml");
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  const pages = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const open = CATALOGUE.filter(({ active }) => active).length;
  expect(pages).toHaveLength(3 * (13 + 3 * open));
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toContain(`${it.config.publicUrl}/games/simple_math/daily?language=de`);
  expect(body).not.toMatch(/settings|myStudents|my-profile|:game/);
});
