import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./database/open.ts";
import { freePort } from "../../../scripts/free-port.ts";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { OPERATOR } from "./testing/operator.ts";
import { processEnvironment } from "./testing/running-server.ts";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const RUNTIME = fileURLToPath(new URL("../../../node_modules/.bin/node", import.meta.url));
const PROVIDERS = JSON.stringify([{ id: "x", label: "X", issuer: "http://127.0.0.1:1", clientId: "x" }]);

let dataDir = "";
let running: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "karota-main-"));
});
afterEach(async () => {
  for (const child of running)
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  running = [];
  rmSync(dataDir, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly port: number;
  readonly said: { out: string; err: string };
  /** Resolves when it has printed that it is ready, or has ended. */
  readonly settled: Promise<unknown>;
  readonly ended: Promise<unknown[]>;
}

function start(port: number, environment: Record<string, string> = {}): Started {
  const child = spawn(RUNTIME, [MAIN], {
    env: {
      ...processEnvironment(),
      PORT: String(port),
      DATA_DIR: dataDir,
      OIDC_PROVIDERS: PROVIDERS,
      LOG_LEVEL: "error",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  const said = { out: "", err: "" };
  const ended = once(child, "close");
  const ready = new Promise<void>((done) => {
    child.stdout.on("data", (chunk) => {
      said.out += String(chunk);
      if (said.out.includes("\n")) done();
    });
  });
  child.stderr.on("data", (chunk) => (said.err += String(chunk)));
  return { child, port, said, settled: Promise.race([ready, ended]), ended };
}

test("prints one line when it is ready, answers, and stops cleanly after a signal", async () => {
  const it = start(await freePort());
  await it.settled;
  expect(it.said.out).toBe(`Karota is ready at http://127.0.0.1:${it.port}\n`);
  const answer = await fetch(`http://127.0.0.1:${it.port}/readyz`);
  expect(await answer.json()).toEqual({ status: "ready" });
  it.child.kill("SIGTERM");
  it.child.kill("SIGINT");
  expect(await it.ended).toEqual([0, null]);
  expect(it.said.err).toBe("");
});

test("its files are its user's alone, also in a folder that others may enter, of which it warns", async () => {
  chmodSync(dataDir, 0o755);
  const it = start(await freePort(), { LOG_LEVEL: "warn" });
  await it.settled;
  const files = readdirSync(dataDir).filter((name) => name.startsWith("karota."));
  expect(files).toContain("karota.sqlite");
  for (const name of files) expect([name, statSync(join(dataDir, name)).mode & 0o077]).toEqual([name, 0]);
  expect(it.said.err).toContain("Other users of this machine may enter the data folder (mode 755)");
  it.child.kill("SIGINT");
  await it.ended;
});

// The usual run has it in `config.test.ts`.
test.skipIf(!IS_DEEP)(
  "a public address without an operator is warned of, and one with an operator is not",
  async () => {
    const environment = { LOG_LEVEL: "warn", PUBLIC_URL: "https://karota.example" };
    const unnamed = start(await freePort(), environment);
    await unnamed.settled;
    expect(unnamed.said.err).toContain("does not say who runs it");
    unnamed.child.kill("SIGINT");
    await unnamed.ended;
    const named = start(await freePort(), { ...environment, OPERATOR: JSON.stringify(OPERATOR) });
    await named.settled;
    expect(named.said.out).toContain("Karota is ready");
    expect(named.said.err).not.toContain("does not say who runs it");
    named.child.kill("SIGINT");
    await named.ended;
  },
);

test("after SIGTERM it is not ready at once, still answers while it drains, and lets a request in flight end", async () => {
  const it = start(await freePort(), { DRAIN_SECONDS: "2" });
  await it.settled;
  const url = `http://127.0.0.1:${it.port}`;
  const slow = connect(it.port, "127.0.0.1");
  let answer = "";
  slow.on("data", (chunk) => (answer += String(chunk)));
  const answered = once(slow, "close");
  // A request of which only the head has come when the stop begins.
  const body = "{}";
  slow.write(
    `POST /api/v1/none HTTP/1.1\r\nHost: karota\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n`,
  );
  await fetch(`${url}/readyz`);
  it.child.kill("SIGTERM");
  let ready = await fetch(`${url}/readyz`);
  while (ready.status === 200) ready = await fetch(`${url}/readyz`);
  expect(ready.status).toBe(503);
  const alive = await fetch(`${url}/healthz`);
  expect([alive.status, alive.headers.get("connection")]).toEqual([200, "close"]);
  slow.write(body);
  await answered;
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(await it.ended).toEqual([0, null]);
  expect(it.said.err).toBe("");
});

test("runs the demo sign-in beside it where no provider is configured, and ends it too", async () => {
  const it = start(await freePort(), { OIDC_PROVIDERS: "" });
  await it.settled;
  const listed = (await (await fetch(`http://127.0.0.1:${it.port}/api/v1/aaa/providers`)).json()) as {
    providers: { id: string; issuer: string; demo: boolean }[];
  };
  expect(listed.providers).toMatchObject([{ id: "demo", demo: true }]);
  const issuer = listed.providers[0]?.issuer ?? "";
  expect((await fetch(`${issuer}/.well-known/openid-configuration`)).status).toBe(200);
  it.child.kill("SIGINT");
  expect(await it.ended).toEqual([0, null]);
  await expect(fetch(issuer)).rejects.toThrow();
});

test("says in one sentence that its data is in use, that its port is taken, or what is wrong", async () => {
  const first = start(await freePort());
  await first.settled;
  const second = start(await freePort());
  const third = start(first.port, { DATA_DIR: join(dataDir, "other") });
  const fourth = start(await freePort(), { TIME_ZONE: "Nowhere" });
  for (const [it, sentence] of [
    [second, /^Another Karota is running on the data in .+\.\n$/],
    [third, new RegExp(`^Port ${first.port} on 127\\.0\\.0\\.1 is taken: .+\\.\n$`)],
    [fourth, /^TIME_ZONE must be .+\.\n$/],
  ] as const) {
    expect(await it.ended).toEqual([1, null]);
    expect(it.said.out).toBe("");
    expect(it.said.err).toMatch(sentence);
  }
});

test("says in one sentence which settings it cannot read, and changes nothing", async () => {
  const place = { databaseUrl: null, dataDir };
  const row = { version: 4, settings: '{"carrot_cents":-1}', changed_by: null, changed_at: 0 };
  const database = await openDatabase(place);
  await database.db.insertInto("settings_versions").values(row).execute();
  await database.close();
  const files = readdirSync(dataDir);
  // The demo sign-in would write its keys: settings are read before anything is.
  const it = start(await freePort(), { OIDC_PROVIDERS: "" });
  expect(await it.ended).toEqual([1, null]);
  expect(readdirSync(dataDir)).toEqual(files);
  expect(it.said.out).toBe("");
  expect(it.said.err).toMatch(/^Version 4 of the settings cannot be read at carrot_cents \(.+\): .+\.\n$/);
  const after = await openDatabase(place);
  expect(await after.db.selectFrom("settings_versions").selectAll().execute()).toEqual([row]);
  await after.close();
});

// The usual run has `durability.test.ts`, which kills a server while it saves.
test.skipIf(!IS_DEEP)("starts cleanly after a kill -9", async () => {
  const first = start(await freePort());
  await first.settled;
  first.child.kill("SIGKILL");
  await first.ended;
  const second = start(first.port);
  await second.settled;
  expect([second.said.out, second.said.err]).toEqual([`Karota is ready at http://127.0.0.1:${first.port}\n`, ""]);
});
