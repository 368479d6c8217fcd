import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentPolicy } from "../plugins/content-policy.ts";
import { composeDocument, readBuildFiles } from "./compose-document.ts";

const TEMPLATE = `<!doctype html><html lang="sl"><head><title>Doma</title>
<meta name="description" content="a" /><meta name="keywords" content="b" />
<link rel="manifest" href="/manifest-sl.webmanifest" /><script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/shell.js"><link rel="stylesheet" crossorigin href="/assets/shell.css">
</head><body><div id="root"></div><noscript>Brez</noscript></body></html>`;
const PLACE = { publicUrl: "https://karota.example", path: "/games/sudoku", language: "de" } as const;
const WORDS = { title: 'Die "Spiele" & <mehr>', description: "Über $& alles", keywords: "c", noscript: "Ohne" };

const PREVIEW = { image: "/assets/preview-sudoku-a1.png", alt: 'Sudoku & "Co"' };

let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "karota-compose-"));
  for (const folder of ["assets", ".vite"]) mkdirSync(join(root, folder));
  writeFileSync(join(root, "assets/shell.css"), "._skip_1{}");
  writeFileSync(join(root, "assets/about.css"), "._card_2 svg{}@media print{._card_2:hover{}}");
  writeFileSync(join(root, "assets/help.css"), "._list_3{}");
  const manifest = {
    a: { file: "assets/about.js", css: ["assets/about.css"] },
    b: { file: "assets/help.js", css: ["assets/help.css"] },
    c: { file: "assets/engine.js" },
    "src/app/screens.ts": { file: "assets/screens.js" },
    "../../packages/games/src/load-game.ts": { file: "assets/load-game.js" },
    "texts/parts/sl/shell.json": { file: "assets/texts-sl.js" },
    "texts/parts/de/shell.json": { file: "assets/texts-de.js" },
  };
  writeFileSync(join(root, ".vite/manifest.json"), JSON.stringify(manifest));
});
afterAll(() => rmSync(root, { recursive: true }));

const compose = (html: string, data: unknown = {}, structured: readonly object[] = []) =>
  composeDocument(TEMPLATE, PLACE, { html, words: WORDS, preview: PREVIEW, structured, data }, readBuildFiles(root));

test("the document has the screen, its words and its language", () => {
  const { html } = compose("<h1>Hallo</h1>");
  expect(html).toContain('<html lang="de" data-rendered>');
  expect(html).toContain('<div id="root"><h1>Hallo</h1></div>');
  expect(html).toContain("<title>Die &quot;Spiele&quot; &amp; &lt;mehr></title>");
  expect(html).toContain('content="Über $&amp; alles"');
  expect(html).toContain("/manifest-de.webmanifest");
  expect(html).toContain("<noscript>Ohne</noscript>");
});

test("search engines and previews find the page in each language", () => {
  const { html } = compose("<p></p>");
  expect(html).toContain('<link rel="canonical" href="https://karota.example/games/sudoku?language=de">');
  for (const tag of ["sl", "en", "de"])
    expect(html).toContain(`hreflang="${tag}" href="https://karota.example/games/sudoku?language=${tag}">`);
  // Its canonical address is that of a language: an alternate without one would contradict it.
  expect(html.match(/hreflang=/g)).toHaveLength(3);
  expect(html).toContain('<meta property="og:title" content="Die &quot;Spiele&quot; &amp; &lt;mehr>">');
  expect(html).toContain('<meta property="og:locale" content="de_');
  const others = [...html.matchAll(/"og:locale:alternate" content="(\w\w)_/g)].map(([, language]) => language);
  expect(others).toEqual(["sl", "en"]);
});

test("previews show the page's picture at its whole address, with its size and its name", () => {
  const { html } = compose("<p></p>");
  for (const [name, content] of Object.entries({
    "og:image": "https://karota.example/assets/preview-sudoku-a1.png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Sudoku &amp; &quot;Co&quot;",
  }))
    expect(html).toContain(`<meta property="${name}" content="${content}">`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test("structured data are in the head, cannot end their element, and need nothing of the policy", () => {
  const objects = [{ "@type": "FAQPage", name: "</script><script>alert(1)</script>" }, { "@type": "BreadcrumbList" }];
  const { html, head } = compose("<p></p>", {}, objects);
  const [inHead = ""] = html.split("</head>");
  const blocks = [...inHead.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(blocks.map(([, json = ""]) => JSON.parse(json) as unknown)).toEqual(objects);
  expect(contentPolicy(head, [])).toBe(contentPolicy(compose("<p></p>").head, []));
});

test("it holds the sheets whose classes the screen shows, and no others, and says so to the script", () => {
  const { html, head } = compose('<p class="_skip_1 _card_2 page"></p><p class="_card_2"></p>');
  expect(html).toContain("<style>._skip_1{}._card_2 svg{}@media print{._card_2:hover{}}</style>");
  const links = [...html.matchAll(/<link rel="stylesheet".*?>/g)].map(([link]) => link);
  expect(links).toEqual([
    '<link rel="stylesheet" href="/assets/shell.css" disabled>',
    '<link rel="stylesheet" href="/assets/about.css" disabled>',
  ]);
  expect(contentPolicy(head, [])).toMatch(/style-src 'self' 'sha256-/);
  expect(html).not.toMatch(/help|engine|_list_3/);
});

test("all scripts that a page needs first are named, where nothing loads them before the first paint", () => {
  const { html } = compose('<p class="_card_2"></p>');
  const [outside = "", inside = ""] = html.split(/<template id="page-scripts">|<\/template>/);
  expect(inside).toBe(
    '<link rel="modulepreload" crossorigin href="/assets/texts-de.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/screens.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/load-game.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/about.js">' +
      '<script type="module" crossorigin src="/assets/index.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/assets/shell.js">',
  );
  expect(outside).not.toContain(".js");
  expect(html.match(/\.js"/g)).toHaveLength(6);
});

test("styles of elements go to a sheet that the policy allows by its hash, without a style attribute", () => {
  const { html, head } = compose(
    '<i style="width:5%"></i><i style="width:5%"></i><b style="--a:&quot;x&quot;;color:red"></b>',
  );
  expect(html).not.toContain(" style=");
  expect(html).toContain('<i data-style="0"></i><i data-style="0"></i><b data-style="1"></b>');
  expect(html).toContain(
    '<style>._skip_1{}#root [data-style="0"]{width:5%}#root [data-style="1"]{--a:"x";color:red}</style>',
  );
  expect(contentPolicy(head, [])).toMatch(/style-src 'self' 'sha256-/);
  expect(contentPolicy(head, [])).not.toContain("unsafe");
});

test("data cannot end their element", () => {
  const data = { replies: { a: "</script><script>alert(1)</script>" } };
  const { html } = compose("<p></p>", data);
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(json ?? "")).toEqual(data);
});

test("a document that lacks one of the places is refused, not sent without it", () => {
  const broken = TEMPLATE.replace('<div id="root"></div>', "");
  expect(() =>
    composeDocument(
      broken,
      PLACE,
      { html: "", words: WORDS, preview: PREVIEW, structured: [], data: {} },
      readBuildFiles(root),
    ),
  ).toThrow("the document has no");
});
