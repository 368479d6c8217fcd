import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, createServer, get, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { LANGUAGE_COOKIE } from "@karota/contract/language-cookie.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { describe, expect, test } from "vitest";
import { needsProgram } from "./testing/programs.ts";
import { startNginx } from "./testing/running-nginx.ts";

const nginx = needsProgram("nginx");
const shipped = (file: string): string => readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), "utf8");

/** Sends a `Host` header, which `fetch` does not allow. */
const ask = (url: string, host: string) =>
  new Promise<{ status: number | undefined; to: string | undefined }>((resolve, reject) => {
    request(url, { headers: { host } }, (reply) => {
      reply.resume();
      resolve({ status: reply.statusCode, to: reply.headers.location });
    })
      .on("error", reject)
      .end();
  });

test("in the shipped containers, every log of nginx goes to the container's output, which Docker limits", () => {
  const logs = new Set(
    [...shipped("nginx.conf").matchAll(/^ *(access|error)_log (\S+) /gm)].map(([, kind, path]) => {
      return `ln -sf /dev/${kind === "access" ? "stdout" : "stderr"} ${path} &&`;
    }),
  );
  expect(logs.size).toBe(2);
  const compose = shipped("compose.yaml");
  expect([...logs].filter((link) => !compose.includes(link))).toEqual([]);
});

test("in the shipped containers, nginx may open as many files as its main file asks for", () => {
  const [, files] = /^worker_rlimit_nofile (\d+);$/m.exec(shipped("nginx-main.conf"))!;
  const compose = shipped("compose.yaml");
  expect(compose).toContain(`ulimits: { nofile: ${files} }`);
  expect(compose).toContain("- ./nginx-main.conf:/etc/nginx/nginx.conf:ro\n");
});

describe.skipIf(nginx === null)("the shipped nginx without TLS", () => {
  test("redirects pages to the site's own address, whatever the Host header, and does not redirect programs", async () => {
    const it = await startNginx(nginx!, ["127.0.0.1:1", "127.0.0.1:2"]);
    expect(await ask(`${it.plainUrl}/games/sudoku?x=1`, "evil.example")).toEqual({
      status: 301,
      to: "https://karota.example/games/sudoku?x=1",
    });
    expect(await ask(`${it.plainUrl}/api/v1/users`, "karota.example")).toEqual({ status: 404, to: undefined });
    await it.stop();
  });

  test("logs a line for every request, and no visitor's address, query, referrer or code of a link", async () => {
    const it = await startNginx(nginx!, ["127.0.0.1:1", "127.0.0.1:2"]);
    const headers = { referer: "https://karota.example/join/7h3k-q0m5?of=Zagar" };
    for (const base of [it.plainUrl, it.url])
      for (const path of [
        "/join/7h3k-q0m5-v9x2",
        "/lesson/K7WX2P",
        "/b/7h3kq0m5v9x2c8r4",
        "/login?code=4f7a1c",
        "/users?search=Zagar",
      ])
        await fetch(base + path, { headers, redirect: "manual" });
    // nginx writes the line of a request after its reply.
    const read = () => it.logs().trim().split("\n");
    await expect.poll(() => read().length, { timeout: 30_000 }).toBe(10);
    const lines = read();
    await it.stop();
    expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual(
      [0, 1].flatMap(() => ["/join/", "/lesson/", "/b/", "/login", "/users"]),
    );
    expect(lines.join("")).not.toMatch(/7h3k|K7WX2P|4f7a1c|Zagar|127\.0\.0\.1"|Mozilla/);
  });

  test("says in the reader's language that no process answers, and to programs that they may send again", async () => {
    const it = await startNginx(nginx!, ["127.0.0.1:1", "127.0.0.1:2"]);
    const read = async (headers: Record<string, string>) => {
      const reply = await fetch(`${it.url}/games/sudoku`, { headers });
      expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
      const [, language, title] = /lang="(\w\w)".*<h1>(.+)<\/h1>/.exec(await reply.text()) ?? [];
      return `${language}: ${title}`;
    };
    for (const language of LANGUAGES) {
      const title = SPEAKERS[language].say({ id: "error.E-KAROTA-UNAVAILABLE.title" });
      expect(await read({ "accept-language": `fr,${language}-AT;q=0.8,en;q=0.5` })).toBe(`${language}: ${title}`);
      expect(await read({ "accept-language": "en", cookie: `a=b; ${LANGUAGE_COOKIE}=${language}` })).toContain(title);
    }
    expect(await read({ "accept-language": "fr, hr" })).toMatch(/^sl: /);
    const reply = await fetch(`${it.url}/api/v1/games/fake/update`, { method: "POST" });
    expect([reply.status, reply.headers.get("retry-after"), await reply.json()]).toEqual([
      503,
      "2",
      { code: "E-KAROTA-UNAVAILABLE", retry_after: 2 },
    ]);
    await it.stop();
  });

  test("holds the streams of many lessons open, and has room for saves beside them", { timeout: 60_000 }, async () => {
    // More than one worker holds with the limit of nginx's image: each stream takes a connection on both sides.
    const STREAMS = 800;
    const server = createServer((call, reply) => {
      if (call.method === "POST") reply.end("saved");
      else reply.writeHead(200, { "content-type": "text/event-stream" }).write("event: version\ndata: 1\n\n");
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const it = await startNginx(nginx!, [address, address]);
    const agent = new Agent();
    const open = async (i: number) => {
      const stream = get(`${it.url}/api/v1/lessons/${i}/events`, { agent });
      const [reply] = (await once(stream, "response")) as [IncomingMessage];
      return reply.statusCode;
    };
    // Class by class: all at once, some would wait too long for a connection to a server that is a test's.
    for (let first = 0; first < STREAMS; first += 25)
      expect(new Set(await Promise.all(Array.from({ length: 25 }, (_, i) => open(first + i))))).toEqual(new Set([200]));
    const saved = await fetch(`${it.url}/api/v1/games/fake/update`, { method: "POST" });
    expect([saved.status, await saved.text()]).toEqual([200, "saved"]);
    agent.destroy();
    server.closeAllConnections();
    server.close();
    await it.stop();
  });
});
