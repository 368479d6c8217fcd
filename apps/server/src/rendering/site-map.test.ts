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
  // A join link or a board that somebody publishes is not to be found by a search.
  expect(robots.body).toContain("Disallow: /join/\nDisallow: /b/\n");
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
