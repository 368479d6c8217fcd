import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installErrors } from "./errors.ts";
import { archiveAssets } from "./archived-assets.ts";
import { pageDocument } from "./documents.ts";
import { installPages } from "./pages.ts";

const SCRIPT = 'document.documentElement.dataset.scheme = "dark";';
const SHELL = `<!doctype html><script>${SCRIPT}</script><script type="module" src="/assets/a.js"></script>`;
let app: FastifyInstance;
let root = "";
let older = "";
let archive = "";

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "karota-web-"));
  mkdirSync(join(root, "assets"));
  mkdirSync(join(root, ".vite"));
  writeFileSync(join(root, ".vite/manifest.json"), "{}");
  writeFileSync(join(root, "index.html"), SHELL);
  writeFileSync(join(root, "assets/a.js"), "1;");
  writeFileSync(join(root, "assets/a.js.br"), "compressed");
  writeFileSync(join(root, "carrot.svg"), "<svg/>");
  writeFileSync(join(root, "sw.js"), "1;");
  older = mkdtempSync(join(tmpdir(), "karota-older-"));
  archive = join(older, "kept");
  mkdirSync(join(older, "assets"));
  for (const [name, content] of [
    ["a.js", "of before;"],
    ["old.js", "0;"],
    ["old.js.br", "compressed before"],
  ] as const)
    writeFileSync(join(older, "assets", name), content);
  app = Fastify();
  installErrors(app);
  await archiveAssets(older, archive, Date.now());
  await installPages(
    app,
    [root, archive],
    () => ["https://id.example"],
    [],
    async (_, path, language) => {
      if (path !== "/about" && path !== "/login") return null;
      return pageDocument(`<!doctype html>${path} in ${language}`, SHELL);
    },
  );
});
afterAll(async () => {
  await app.close();
  for (const folder of [root, older]) rmSync(folder, { recursive: true });
});
const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: "text/html,*/*;q=0.8", ...headers } });

test.each(["/", "/home", "/games/sudoku/play?x=1", "/no/such/page", "/index"])(
  "opening %s gives the shell",
  async (url) => {
    const answer = await open(url);
    expect([answer.statusCode, answer.body]).toEqual([200, SHELL]);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-cache");
  },
);

test("a page whose address is a secret goes into no search engine, which is free to read that it must not", async () => {
  for (const url of ["/join/7h3k-q0m5", "/b/7h3kq0m5v9x2c8r4", "/b/7h3kq0m5v9x2c8r4/", "/lesson/7H3KQ0?x=1"])
    expect((await open(url)).headers["x-robots-tag"], url).toBe("noindex");
  const { etag } = (await open("/home")).headers;
  const unchanged = await open("/b/7h3kq0m5v9x2c8r4", { "if-none-match": String(etag) });
  expect([unchanged.statusCode, unchanged.headers["x-robots-tag"]]).toEqual([304, "noindex"]);
  for (const url of ["/", "/home", "/lesson", "/games/sudoku"])
    expect((await open(url)).headers["x-robots-tag"], url).toBeUndefined();
});

test("a service worker fetches the shell in advance by requesting a page, and its own script is never stale", async () => {
  const asked = await open("/", { "sec-fetch-mode": "cors", accept: "text/html" });
  expect([asked.statusCode, asked.body]).toEqual([200, SHELL]);
  const script = await open("/sw.js", { "sec-fetch-mode": "same-origin", accept: "*/*" });
  expect([script.statusCode, script.headers["cache-control"]]).toEqual([200, "no-cache"]);
  expect(script.headers["content-type"]).toMatch(/\/javascript/);
});

test("a rendered page goes out for its own address, in the language that was asked for", async () => {
  expect((await open("/about")).body).toBe("<!doctype html>/about in sl");
  expect((await open("/about/?language=de")).body).toBe("<!doctype html>/about in de");
  const answer = await open("/about", { cookie: "karota_language=en", "accept-language": "de" });
  expect(answer.body).toBe("<!doctype html>/about in en");
  expect(answer.headers["vary"]).toBe("accept-encoding, accept-language, cookie");
  expect(String(answer.headers["content-security-policy"])).toContain("script-src 'self' 'sha256-");
});

test.each(["/about/more", "/login?reset=true", "/settings", "/games/sudoku/weekly", "/education"])(
  "%s gives the shell: it is private, asks for more than a page, or could not be rendered",
  async (url) => {
    expect((await open(url)).body).toBe(SHELL);
  },
);

test.each([
  "/assets/gone.js",
  "/assets/",
  "/api/v1/x",
  "/missing.png",
  "/.vite/manifest.json",
  "/index.html",
  "/.kept.json",
  "/..%2f..%2fpackage.json",
])("%s is 404 with a code, not a page", async (url) => {
  const answer = await open(url);
  expect([answer.statusCode, answer.json()]).toEqual([404, { code: "E-KAROTA-NOT_FOUND" }]);
});

test("a program that requests anything gets the page", async () => {
  expect((await app.inject({ url: "/home", headers: { accept: "*/*" } })).statusCode).toBe(200);
  expect((await app.inject("/home")).statusCode).toBe(200);
});

test.each([
  { accept: "application/json" },
  { "sec-fetch-mode": "cors" },
  { "sec-fetch-mode": "cors", accept: "*/*" },
  { "sec-fetch-mode": "no-cors", accept: "image/avif,image/webp,*/*;q=0.8" },
])("an existing page goes to every client, also with %j", async (headers) => {
  for (const url of ["/", "/home", "/about?x=1", "/games/sudoku/0f1e2d3c", "/qa/flags/"])
    expect((await app.inject({ url, headers })).statusCode, url).toBe(200);
  expect((await app.inject({ method: "HEAD", url: "/home", headers })).statusCode).toBe(200);
});

test("a request that is no navigation gets no page of an address that has none", async () => {
  const url = "/no/such/page";
  expect((await app.inject({ url, headers: { accept: "application/json" } })).statusCode).toBe(404);
  expect((await app.inject({ url, headers: { "sec-fetch-mode": "cors" } })).statusCode).toBe(404);
  expect((await open(url, { "sec-fetch-mode": "cors", accept: "*/*" })).statusCode).toBe(404);
  expect((await app.inject({ method: "POST", url: "/home", headers: { accept: "text/html" } })).statusCode).toBe(404);
});

test("assets are cached for ever, other files are revalidated", async () => {
  expect((await open("/assets/a.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await open("/carrot.svg")).headers["cache-control"]).toBe("no-cache");
});

test("what the build compressed is sent compressed, pages too", async () => {
  const asset = await open("/assets/a.js", { "accept-encoding": "gzip, br" });
  expect([asset.headers["content-encoding"], asset.body]).toEqual(["br", "compressed"]);
  const br = await open("/home", { "accept-encoding": "gzip, br" });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SHELL);
  const gzip = await open("/home", { "accept-encoding": "gzip" });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(SHELL);
});

test("an asset names its type and what its encoding depends on, also to those who ask only for its headers", async () => {
  for (const method of ["GET", "HEAD"] as const) {
    const { headers } = await app.inject({ method, url: "/assets/a.js", headers: { "accept-encoding": "gzip" } });
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect([headers["vary"], headers["content-encoding"], headers["content-length"]]).toEqual([
      "accept-encoding",
      undefined,
      "2",
    ]);
  }
});

test.each(["/assets/..%2findex.html", "/assets/..%2f..%2fpackage.json", "/assets/a.js%00"])(
  "%s leads to no file outside of the assets",
  async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain("<!doctype html>");
  },
);

test("a page that has not changed is not sent again, a new build is seen at once", async () => {
  const { etag } = (await open("/home")).headers;
  expect((await open("/home", { "if-none-match": String(etag) })).statusCode).toBe(304);
  writeFileSync(join(root, "index.html"), `${SHELL}New`);
  expect((await open("/home", { "if-none-match": String(etag) })).body).toBe(`${SHELL}New`);
  writeFileSync(join(root, "index.html"), SHELL);
});

test("the policy allows the page's own script by its hash, the provider, and nothing inline", async () => {
  const policy = String((await open("/home")).headers["content-security-policy"]);
  const hash = createHash("sha256").update(SCRIPT).digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("connect-src 'self' https://id.example;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
});

test("without a build every page is 404 and nothing breaks", async () => {
  const bare = Fastify();
  installErrors(bare);
  await installPages(bare, [join(root, "nowhere")], () => []);
  const answer = await bare.inject({ url: "/home", headers: { accept: "text/html" } });
  expect([answer.statusCode, answer.json()]).toEqual([404, { code: "E-KAROTA-NOT_FOUND" }]);
  await bare.close();
});

test("a file of a build before goes out as it did, compressed and for ever; the build's own comes first", async () => {
  const old = await open("/assets/old.js", { "accept-encoding": "gzip, br" });
  expect([old.statusCode, old.headers["content-encoding"], old.body]).toEqual([200, "br", "compressed before"]);
  expect(old.headers["content-type"]).toMatch(/javascript/);
  expect(old.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await open("/assets/old.js")).body).toBe("0;");
  expect((await open("/assets/a.js")).body).toBe("1;");
});

test("files are stored for 30 days after their build was the current one, however long it was that", async () => {
  const day = 24 * 60 * 60 * 1000;
  const build = join(older, "build");
  const store = join(older, "store");
  const publish = async (at: number, ...names: string[]) => {
    rmSync(build, { recursive: true, force: true });
    mkdirSync(join(build, "assets"), { recursive: true });
    for (const name of names) writeFileSync(join(build, "assets", name), name);
    await archiveAssets(build, store, at);
    return readdirSync(join(store, "assets")).toSorted();
  };
  expect(await publish(0, "one.js", "same.js")).toEqual(["one.js", "same.js"]);
  // A hard link, no copy.
  expect(statSync(join(store, "assets/one.js")).ino).toBe(statSync(join(build, "assets/one.js")).ino);
  expect(await publish(100 * day, "two.js", "same.js")).toEqual(["one.js", "same.js", "two.js"]);
  expect(await publish(130 * day, "three.js", "same.js")).toEqual(["one.js", "same.js", "three.js", "two.js"]);
  expect(await publish(131 * day, "three.js", "same.js")).toEqual(["same.js", "three.js", "two.js"]);
});
