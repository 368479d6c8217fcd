import { beforeEach, expect, test } from "vitest";
import { fakeCaches } from "../testing/fake-caches.ts";
import { buildCache, type BuildFiles } from "./build-cache.ts";

const first: BuildFiles = {
  build: "assets/index-1.js",
  first: ["/assets/index-1.js"],
  files: ["/assets/index-1.js", "/assets/sudoku.js"],
  later: ["/assets/flag-table.js"],
  texts: { sl: ["/assets/sl.js"], de: ["/assets/de.js"] },
};
const second: BuildFiles = {
  ...first,
  build: "assets/index-2.js",
  files: ["/assets/index-2.js", "/assets/sudoku.js"],
};
const third: BuildFiles = { ...first, build: "assets/index-3.js", files: ["/assets/index-3.js"] };

let fetched: string[] = [];
let missing: string[] = [];
let caches = fakeCaches();
beforeEach(() => {
  fetched = [];
  missing = [];
  caches = fakeCaches();
});
const open = (build: BuildFiles, saveData = false) =>
  buildCache(build, {
    caches: caches.storage,
    saveData,
    fetch: async (address) => {
      fetched.push(address);
      if (missing.includes(address)) return new Response("", { status: 404 });
      return new Response(address === "/" ? `<script src="/${build.build}">` : `content of ${address}`);
    },
  });
const never = new Promise(() => undefined);
const noNetwork = async (): Promise<Response> => {
  throw new TypeError("no network");
};
const request = (path: string) => new Request(`https://karota.example${path}`);

test("a build opens without a network: its document, its files, the texts of the page's language and no others", async () => {
  const cache = open(first);
  await cache.install();
  await cache.cacheLanguage("sl");
  const page = await cache.answerPage(noNetwork, never);
  expect(await page.text()).toContain("assets/index-1.js");
  fetched = [];
  for (const file of [...first.files, "/assets/sl.js"])
    expect(await (await cache.answerFile(request(file))).text()).toBe(`content of ${file}`);
  expect(fetched).toEqual([]);
  expect(await caches.storage.match("/assets/de.js")).toBeUndefined();
});

test("the server's document comes first; the cached one when the server is down or too slow", async () => {
  const cache = open(first);
  await cache.install();
  const answered = async (response: Response, timeout: Promise<unknown> = never) =>
    (await cache.answerPage(async () => response, timeout)).text();
  expect(await answered(new Response("fresh"))).toBe("fresh");
  expect(await answered(new Response("gateway", { status: 502 }))).toContain("index-1");
  // Firefox fulfils a preload that failed.
  expect(await answered(Response.error())).toContain("index-1");
  const slow = cache.answerPage(() => never as Promise<Response>, Promise.resolve());
  expect(await (await slow).text()).toContain("index-1");
});

test("a new build fetches only what changed, with the texts of the languages in use", async () => {
  await open(first).install();
  await open(first).cacheLanguage("sl");
  fetched = [];
  await open(second).install();
  expect(fetched).toEqual(["/assets/index-2.js", "/"]);
  expect([...(caches.stored.get("karota-build:assets/index-2.js") ?? new Map()).keys()]).toContain("/assets/sl.js");
});

test("the build before stays for its open pages, older ones and those that never served go, other stores stay", async () => {
  await caches.storage.open("karota-day");
  for (const build of [first, second]) {
    await open(build).install();
    await open(build).activate();
  }
  expect(await caches.storage.match("/assets/index-1.js")).toBeDefined();
  await open({ ...third, build: "assets/index-never.js", files: [] }).install();
  await open(third).install();
  await open(third).activate();
  expect([...caches.stored.keys()]).toEqual([
    "karota-day",
    "karota-build:assets/index-2.js",
    "karota-build:assets/index-3.js",
  ]);
});

test("a build of which something is missing, or whose document is another's, is not taken; what came is not fetched again", async () => {
  missing = ["/assets/sudoku.js"];
  await expect(open(first).install()).rejects.toThrow("/assets/sudoku.js: 404");
  missing = [];
  fetched = [];
  await open(first).install();
  expect(fetched).toEqual(["/assets/sudoku.js", "/"]);
  const torn = buildCache(second, {
    caches: caches.storage,
    saveData: false,
    fetch: async () => new Response("a document of another build"),
  });
  await expect(torn.install()).rejects.toThrow("index-2");
});

test("a large file of one game is fetched with its first use only, and from then on it is here, in later builds, too", async () => {
  const table = request("/assets/flag-table.js");
  const cache = open(first);
  await cache.install();
  expect(fetched).not.toContain("/assets/flag-table.js");
  await cache.answerFile(table);
  for (const build of [first, second, third]) {
    await open(build).install();
    await open(build).activate();
  }
  fetched = [];
  expect(await (await open(third).answerFile(table)).text()).toContain("flag-table");
  expect(fetched).toEqual([]);
});

test("a large file that the page has used before there was a worker is cached, and nothing else that it names", async () => {
  const cache = open(first);
  await cache.install();
  fetched = [];
  await cache.cacheUsed(["/assets/other.js", "/api/v1/users", "/assets/sudoku.js"]);
  expect(fetched).toEqual([]);
  await cache.cacheUsed(["/assets/flag-table.js", "/api/v1/users"]);
  await cache.cacheUsed(["/assets/flag-table.js"]);
  expect(fetched).toEqual(["/assets/flag-table.js"]);
  expect(await caches.storage.match("/assets/flag-table.js")).toBeDefined();
});

test("a browser that saves data caches what was used, and prefetches nothing", async () => {
  const cache = open(first, true);
  await cache.install();
  expect(fetched).toEqual(["/assets/index-1.js", "/"]);
  await cache.answerFile(request("/assets/sudoku.js"));
  fetched = [];
  await cache.answerFile(request("/assets/sudoku.js"));
  expect(fetched).toEqual([]);
});
