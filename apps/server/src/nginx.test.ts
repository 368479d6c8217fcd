import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { needsProgram } from "./testing/programs.ts";
import { startNginx } from "./testing/running-nginx.ts";

const nginx = needsProgram("nginx");

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
});
