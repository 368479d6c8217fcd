import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Language } from "@karota/engine/message.ts";
import { pageDocument, type PageDocument } from "../plugins/documents.ts";
import { renderedDocuments } from "./rendered-documents.ts";

const TEMPLATE = `<html lang="sl"><head><title>a</title><meta name="description" content="a" />
<meta name="keywords" content="b" /><link href="/manifest-sl.webmanifest" />
<script type="module" crossorigin src="/assets/index.js"></script></head>
<body><div id="root"></div><noscript></noscript></body></html>`;
const MINUTE_MS = 60_000;

let webRoot = "";
let shell: PageDocument;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), "karota-rendered-"));
  mkdirSync(join(webRoot, ".vite"));
  const manifest = { "parts/sl/shell.json": { file: "sl.js" }, "parts/de/shell.json": { file: "de.js" } };
  writeFileSync(join(webRoot, ".vite/manifest.json"), JSON.stringify(manifest));
  shell = await pageDocument(TEMPLATE, TEMPLATE);
});
afterAll(() => rmSync(webRoot, { recursive: true }));

let now = 0;
let day = "2026-11-23";
let isBroken = false;
let rendered: string[] = [];
let failures: string[] = [];
beforeEach(() => {
  now = 0;
  day = "2026-11-23";
  isBroken = false;
  rendered = [];
  failures = [];
});

/** A renderer whose screens say which rendering they come from. */
function documents() {
  const find = renderedDocuments({
    webRoot,
    publicUrl: "https://karota.example",
    now: () => now,
    version: () => [day],
    onFailure: (path, error) => void failures.push(`${path}: ${(error as Error).message}`),
    renderer: {
      async render(path, language) {
        rendered.push(`${language} ${path}`);
        if (isBroken) throw new Error("no board");
        const words = { title: path, description: "", keywords: "", noscript: "" };
        const html = `<p>${language} ${path} ${rendered.length}</p>`;
        return { html, words, preview: { image: "/assets/preview.png", alt: "" }, structured: [], data: {} };
      },
      count: () => ({ waiting: 0, running: 0, threads: 1 }),
      close: async () => undefined,
    },
  });
  return async (path: string, language: Language = "sl", of = shell) =>
    /<p>(.*)<\/p>/.exec((await find(of, path, language))?.plain.toString() ?? "")?.[1] ?? null;
}

test("a page is made once per language and then comes from memory, also for many at once", async () => {
  const open = documents();
  expect(await Promise.all([open("/home"), open("/home"), open("/home", "de")])).toEqual([
    "sl /home 1",
    "sl /home 1",
    "de /home 2",
  ]);
  now += MINUTE_MS - 1;
  expect(await open("/home")).toBe("sl /home 1");
  expect(rendered).toHaveLength(2);
});

test("after a minute nobody waits for the new document: the one before goes out once more", async () => {
  const open = documents();
  await open("/home");
  now += MINUTE_MS;
  expect(await open("/home")).toBe("sl /home 1");
  expect(await open("/home")).toBe("sl /home 2");
});

test("on another day, with other settings or another build the old document does not go out", async () => {
  const open = documents();
  await open("/home");
  day = "2026-11-24";
  expect(await open("/home")).toBe("sl /home 2");
  expect(await open("/home", "sl", await pageDocument(TEMPLATE, TEMPLATE))).toBe("sl /home 3");
});

test("a page that cannot be made is left to the shell, is reported, and is tried again after ten seconds", async () => {
  const open = documents();
  isBroken = true;
  expect(await open("/games/sudoku/daily")).toBeNull();
  expect(await open("/games/sudoku/daily")).toBeNull();
  expect([rendered.length, failures]).toEqual([1, ["/games/sudoku/daily: no board"]]);
  isBroken = false;
  now += 10_000;
  expect(await open("/games/sudoku/daily")).toBe("sl /games/sudoku/daily 2");
});

test("a failure behind the answer leaves the document of the day in place", async () => {
  const open = documents();
  await open("/home");
  now += MINUTE_MS;
  isBroken = true;
  expect(await open("/home")).toBe("sl /home 1");
  await expect.poll(() => failures.length).toBe(1);
  expect(await open("/home")).toBe("sl /home 1");
});

test("addresses of games that do not exist do not fill the memory", async () => {
  const open = documents();
  for (let place = 0; place < 700; place++) await open(`/games/${place}`);
  await open("/games/699");
  expect(rendered).toHaveLength(700);
  await open("/games/0");
  expect(rendered).toHaveLength(701);
});
