import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import Fastify from "fastify";
import { failureBody } from "@karota/contract/errors/failure.ts";
import { describeAnyDatabase } from "../testing/fresh-database.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { installErrors } from "./errors.ts";

describeAnyDatabase("a failing request", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  const json = { "content-type": "application/json" };
  const CASES = [
    ["an unknown path of the API", { url: "/api/v1/nothing" }, 404, "E-KAROTA-NOT_FOUND"],
    ["an unknown path beside it", { url: "/api/v2/users" }, 404, "E-KAROTA-NOT_FOUND"],
    [
      "the API's root, opened in a browser",
      { url: "/api", headers: { accept: "text/html" } },
      404,
      "E-KAROTA-NOT_FOUND",
    ],
    ["a wrong method", { method: "PUT", url: "/api/v1/aaa/login-start" }, 404, "E-KAROTA-NOT_FOUND"],
    ["an address that cannot be read", { url: "/api/v1/%zz" }, 400, "E-KAROTA-GAME_VALIDATION"],
    [
      "JSON that is none",
      { method: "PUT", url: "/api/v1/users", headers: json, payload: "{" },
      400,
      "E-KAROTA-GAME_VALIDATION",
    ],
    [
      "an empty body",
      { method: "PUT", url: "/api/v1/users", headers: json, payload: "" },
      400,
      "E-KAROTA-GAME_VALIDATION",
    ],
    [
      "a prototype in it",
      { method: "PUT", url: "/api/v1/users", headers: json, payload: '{"__proto__":{}}' },
      400,
      "E-KAROTA-GAME_VALIDATION",
    ],
    [
      "another kind of body",
      { method: "PUT", url: "/api/v1/users", headers: { "content-type": "text/xml" }, payload: "<a/>" },
      400,
      "E-KAROTA-GAME_VALIDATION",
    ],
    [
      "an unknown field",
      { method: "PUT", url: "/api/v1/users", payload: { email: "a@b.si" } },
      400,
      "E-KAROTA-GAME_VALIDATION",
    ],
    ["a wrong UUID", { method: "DELETE", url: "/api/v1/users/1" }, 400, "E-KAROTA-WRONG_UUID_FORMAT"],
    [
      "a body of a megabyte",
      { method: "PUT", url: "/api/v1/users", payload: { name: "x".repeat(1_000_000) } },
      413,
      "E-KAROTA-TOO_LARGE",
    ],
  ] as const;

  test.each(CASES)("answers %s with its code and nothing else", async (_, request, status, code) => {
    const player = await it.newPlayer();
    const given = request as { url: string; headers?: Record<string, string> };
    const headers = { authorization: `Bearer ${it.tokenFor(player)}`, ...given.headers };
    const answer = await it.app.inject({ ...given, headers });
    expect([answer.statusCode, answer.json()]).toEqual([status, { code }]);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
  });

  test("answers with a code even when it is no HTTP", async () => {
    await it.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = it.app.server.address() as AddressInfo;
    const answer = await new Promise<string>((done) => {
      let text = "";
      const socket = connect(port, "127.0.0.1", () => socket.write("BOO!\r\n\r\n"));
      socket.on("data", (chunk) => (text += String(chunk))).on("close", () => done(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toEqual({ code: "E-KAROTA-GAME_VALIDATION" });
  });

  test("that comes too often gets 429 and when to come back", async () => {
    const statuses = new Set<number>();
    let last: { code?: string; retry_after?: number } = {};
    for (let i = 0; i < 301; i++) {
      const answer = await it.call(null, "POST", "aaa/login-start");
      statuses.add(answer.statusCode);
      last = answer.json();
    }
    expect([...statuses]).toEqual([200, 429]);
    expect(failureBody.parse(last)).toMatchObject({ code: "E-KAROTA-TOO_MANY_REQUESTS" });
    expect(last.retry_after).toSatisfy((seconds: number) => seconds >= 1 && seconds <= 60);
    expect((await it.call(null, "GET", "aaa/providers")).statusCode).toBe(200);
    for (let i = 0; i < 400; i++) expect((await it.app.inject("/healthz")).statusCode).toBe(200);
  });
});

test("an unexpected error reveals nothing to the caller, and a route may name its own code for it", async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  installErrors(app);
  const broken = () => {
    throw new Error("password=hunter2");
  };
  app.get("/plain", broken);
  app.get("/periodic", { config: { internal: "E-KAROTA-PERIODIC_INTERNAL" } }, broken);
  const bodies = [];
  for (const url of ["/plain", "/periodic"]) bodies.push((await app.inject(url)).json<unknown>());
  // Each with the id that its lines in the log have.
  const failed = lines
    .map((line) => JSON.parse(line) as { msg: string; reqId: string })
    .filter(({ msg }) => msg === "request failed");
  expect(failed.length).toBe(2);
  expect(bodies).toEqual([
    { code: "E-KAROTA-INTERNAL", request_id: failed[0]!.reqId },
    { code: "E-KAROTA-PERIODIC_INTERNAL", request_id: failed[1]!.reqId },
  ]);
  await app.close();
});

test("a route that does not say who may call it stops the start", async () => {
  const { installAccess } = await import("./auth.ts");
  const app = Fastify();
  installAccess(app, {} as never);
  expect(() => app.get("/open", { schema: {} }, () => "")).toThrow(/config\.access/);
  await app.close();
});
