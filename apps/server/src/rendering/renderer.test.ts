import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "../modules/settings/index.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { isRendering, rendererOf, type Renderer } from "./renderer.ts";

/** Renders the replies that it gets, after it has asked for those of its path. */
const BUNDLE = `
export async function renderPage({ path, publicUrl, language, calls }) {
  if (path === "/broken") throw new Error("no screen");
  const first = "/api/v1/service/house";
  const second = path === "/home" ? "/api/v1/service/stored-data" : path === "/lost" ? "/api/v1/games/nowhere" : first;
  for (const url of path === "/endless" ? ["/api/v1/service/house?" + Object.keys(calls).length] : [first, second])
    if (!(url in calls)) return { needs: [url] };
  const words = { title: globalThis.title ?? "", description: "", keywords: "", noscript: "" };
  return { html: Object.keys(calls).join(" ") + " " + language, words, preview: { image: publicUrl, alt: "" }, structured: [], data: null };
}
globalThis.title = "VERSION";
`;

let it: TestApp;
let webRoot = "";
let renderer: Renderer;
const build = (version: string, at: number): void => {
  const file = join(webRoot, ".render/render-page.js");
  writeFileSync(file, BUNDLE.replace("VERSION", version));
  utimesSync(file, at, at);
};

beforeAll(async () => {
  it = await testApp({ kind: "sqlite" });
  webRoot = mkdtempSync(join(tmpdir(), "karota-renderer-"));
  mkdirSync(join(webRoot, ".render"));
  writeFileSync(join(webRoot, "package.json"), '{"type":"module"}');
  build("one", 1_000);
  renderer = rendererOf(it.app, webRoot, it.config.publicUrl, () => it.clock.now());
});
afterAll(async () => {
  await renderer.close();
  await it.close();
  rmSync(webRoot, { recursive: true });
});

test("a page gets the calls that it needs, one after the other, as a visitor of its language", async () => {
  const { html, preview } = await renderer.render("/home", "de");
  expect(preview.image).toBe(it.config.publicUrl);
  expect(html).toBe("/api/v1/service/house /api/v1/service/stored-data de");
});

test.each([
  ["/broken", "no screen"],
  ["/lost", "gave 404"],
  ["/endless", "asks for ever more"],
])("%s is not rendered: %s", async (path, reason) => {
  await expect(renderer.render(path, "sl")).rejects.toThrow(reason);
  // The next page is.
  expect((await renderer.render("/about", "sl")).html).toBe("/api/v1/service/house sl");
});

test("visitors' limits do not stop the server's own requests, nor do these use them up", async () => {
  const limit = DEFAULT_SETTINGS.limits.address_requests;
  for (let page = 0; page < 5; page++) await renderer.render("/home", "sl");
  const statuses = new Set<number>();
  for (let request = 0; request <= limit && !statuses.has(429); request++)
    statuses.add((await it.call(null, "GET", "service/house")).statusCode);
  expect(statuses).toContain(429);
  expect((await renderer.render("/home", "sl")).html).toContain("/api/v1/service/house");
});

test("another build is rendered with its own code", async () => {
  expect((await renderer.render("/about", "sl")).words.title).toBe("one");
  build("two", 2_000);
  expect((await renderer.render("/about", "sl")).words.title).toBe("two");
});

test("nobody else's request counts as the server's own", async () => {
  expect(isRendering({ headers: { "karota-rendering": "true" } })).toBe(false);
  expect(isRendering({ headers: {} })).toBe(false);
});
