import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Board } from "@karota/contract/games/board.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { describeEachDatabase } from "../testing/fresh-database.ts";
import { testApp } from "../testing/test-app.ts";

const DAILY = "games/sudoku/periodic/daily";
const ONE = CATALOGUE.filter(({ id }) => id === "sudoku");

describeEachDatabase("what everybody gets", (kind) => {
  test("a visitor's board may be cached until its end to the second, and has an ETag", async () => {
    const it = await testApp({ kind, catalogue: ONE });
    const first = await it.call(null, "GET", `${DAILY}?language=de`);
    const seconds = (Date.parse(first.json<Board>().ends!) - it.clock.now()) / 1000;
    expect(first.headers["cache-control"]).toBe(`public, max-age=${seconds}`);
    expect(String(first.headers["vary"]).split(", ")).toEqual(
      expect.arrayContaining(["authorization", "accept-language"]),
    );
    const etag = String(first.headers["etag"]);
    const again = await it.call(null, "GET", `${DAILY}?language=de`, undefined, { "if-none-match": `"x", ${etag}` });
    expect([again.statusCode, again.body, again.headers["etag"]]).toEqual([304, "", etag]);
    expect(again.headers["cache-control"]).toBe(`public, max-age=${seconds}`);
    it.clock.advance(seconds * 1000 - 1500);
    expect((await it.call(null, "GET", DAILY)).headers["cache-control"]).toBe("public, max-age=1");
    it.clock.advance(1000);
    expect((await it.call(null, "GET", DAILY)).headers["cache-control"]).toBe("no-store");
    it.clock.advance(1000);
    const tomorrow = await it.call(null, "GET", `${DAILY}?language=de`, undefined, { "if-none-match": etag });
    expect(tomorrow.statusCode).toBe(200);
    await it.close();
  });

  test("an answer to a person who is signed in is never cached, before and after they have begun", async () => {
    const it = await testApp({ kind, catalogue: ONE });
    const player = await it.newPlayer();
    const { etag } = (await it.call(null, "GET", DAILY)).headers;
    const ask = () => it.call(player, "GET", DAILY, undefined, { "if-none-match": String(etag) });
    const untouched = await ask();
    const board = untouched.json<Board>();
    await it.call(player, "POST", "games/user_sudoku_daily", {
      gridId: board.gridId,
      gridString: board["solved_grid"],
    });
    for (const reply of [untouched, await ask()]) {
      expect(reply.statusCode).toBe(200);
      expect(reply.headers["cache-control"]).toBe("no-store");
      expect(reply.headers["etag"]).toBeUndefined();
    }
    expect((await it.call(null, "GET", DAILY)).json()).toMatchObject({ completed: false, revision: 0 });
    await it.close();
  });

  test("answers are compressed as the sender takes them, and say the same", async () => {
    const it = await testApp({ kind });
    const ask = (encoding?: string) =>
      it.call(null, "GET", "games/overview?language=sl", undefined, encoding ? { "accept-encoding": encoding } : {});
    const plain = await ask();
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers["vary"]).toContain("accept-encoding");
    for (const [asked, encoding, unpack] of [
      ["gzip, deflate, br", "br", brotliDecompressSync],
      ["gzip", "gzip", gunzipSync],
      ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
    ] as const) {
      const reply = await ask(asked);
      expect(reply.headers["content-encoding"]).toBe(encoding);
      expect(unpack(reply.rawPayload).toString()).toBe(plain.body);
      expect(reply.rawPayload.length * 5).toBeLessThan(plain.rawPayload.length);
    }
    for (const refused of ["identity", "br;q=0", "deflate", "*"])
      expect((await ask(refused)).headers["content-encoding"], refused).toBeUndefined();
    // What is short stays as it is.
    const short = await it.call(null, "GET", "service/about", undefined, { "accept-encoding": "br" });
    expect(short.headers["content-encoding"]).toBeUndefined();
    await it.close();
  });
});
