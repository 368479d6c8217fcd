import { spawnSync } from "node:child_process";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stripe } from "../modules/payment-methods/stripe.ts";
import { transportOf } from "../modules/mail/transport.ts";
import type { Board } from "@karota/contract/games/board.ts";
import { readConfig } from "../config.ts";
import { TEST_CATALOGUE } from "../modules/games/testing/catalogue.ts";
import { wrongSolution } from "../modules/games/testing/playing.ts";
import { describeAnyDatabase } from "../testing/fresh-database.ts";
import { startLoggedApp } from "../testing/logged-app.ts";
import { startSignIn } from "../testing/sign-in.ts";
import { startSmtp } from "../testing/smtp-server.ts";
import { startStripe } from "../testing/stripe-server.ts";
import { testApp } from "../testing/test-app.ts";
import { withoutTable } from "../testing/without-table.ts";
import { startTracing, tracedRoot } from "./index.ts";
import { startTraceReceiver, type ReceivedSpan, type TraceReceiver } from "./testing/trace-receiver.ts";

/** From the W3C's own example. */
const TRACE = "0af7651916cd43dd8448eb211c80319c";
const TRACEPARENT = `00-${TRACE}-b7ad6b7169203331-01`;

let receiver: TraceReceiver;
let stopTracing: () => Promise<void>;
const failures: string[] = [];
const start = async (settings: { readonly ratio?: number; readonly delayMs?: number } = {}): Promise<void> => {
  stopTracing = await startTracing({
    traces: { endpoint: receiver.endpoint, ratio: settings.ratio ?? 1 },
    onFailure: (sentence) => failures.push(sentence),
    ...(settings.delayMs !== undefined && { delayMs: settings.delayMs }),
  });
};

beforeEach(async () => {
  failures.length = 0;
  receiver = await startTraceReceiver();
});
afterEach(async () => {
  await stopTracing();
  await receiver.stop();
});

const named = (name: string): ReceivedSpan => {
  const found = receiver.spans().find((span) => span.name === name);
  if (!found)
    throw new Error(
      `no span ${name} among ${receiver
        .spans()
        .map((span) => span.name)
        .join()}`,
    );
  return found;
};
const childrenOf = ({ spanId }: ReceivedSpan): readonly ReceivedSpan[] =>
  receiver.spans().filter(({ parentSpanId }) => parentSpanId === spanId);

describeAnyDatabase("a traced request", (kind) => {
  test("has its route, its statements and its work in threads, and nothing of a person", async () => {
    await start();
    const it = await testApp({ kind });
    const player = await it.newPlayer();
    const created = await it.call(player, "POST", "games/sudoku/create", {});
    const { gridId } = created.json<{ gridId: string }>();
    const wrong = await it.call(player, "GET", `games/sudoku/load/${gridId}/nothing-like-it`);
    await it.close();
    await stopTracing();

    const request = named("POST /api/v1/games/:game/create");
    expect(request).toMatchObject({ kind: 2, status: 0, parentSpanId: undefined });
    expect(request.attributes).toMatchObject({
      "http.route": "/api/v1/games/:game/create",
      "http.response.status_code": 200,
      "karota.request_id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const parts = childrenOf(request);
    expect(parts.map(({ name }) => name)).toContain("thread boards");
    const statement = parts.find(({ name }) => name === "insert plays")!;
    expect(statement.kind).toBe(3);
    expect(statement.attributes["db.query.text"]).toMatch(/^insert into "plays" .*values \((\$1|\?), /);
    expect(wrong.statusCode).toBe(404);
    const sent = receiver.bodies.join("");
    for (const secret of [player.id, gridId, "nothing-like-it", "t@example.com"]) expect(sent).not.toContain(secret);
  });

  test("has the statements after its body, and those of a save under the save", async () => {
    await start();
    const it = await testApp({ kind, catalogue: TEST_CATALOGUE });
    const player = await it.newPlayer();
    const board = (await it.call(player, "POST", "games/fake/create", {})).json<Board>();
    const body = { gridId: board.gridId, ...wrongSolution(board) };
    const saved = await it.call(player, "POST", "games/fake/update", body);
    expect(saved.statusCode).toBe(200);
    await it.call(player, "PUT", "users", { company: "Podjetje" });
    await it.close();
    await stopTracing();
    expect(childrenOf(named("PUT /api/v1/users")).map(({ name }) => name)).toContain("update users");
    const save = named("write save");
    expect(save.parentSpanId).toBe(named("POST /api/v1/games/:game/update").spanId);
    expect(childrenOf(save).map(({ name }) => name)).toContain("insert plays");
    expect(receiver.bodies.join("")).not.toContain("Podjetje");
  });

  test("shows what failed by its kind, without the message", async () => {
    await start();
    const { it, provider } = await startLoggedApp(kind);
    const answer = await withoutTable(it.database, "login_nonces", () => it.call(null, "POST", "aaa/login-start"));
    expect(answer.statusCode).toBe(500);
    await it.close();
    await provider.stop();
    await stopTracing();
    const request = named("POST /api/v1/aaa/login-start");
    expect(request).toMatchObject({ status: 2, attributes: { "http.response.status_code": 500 } });
    const failed = childrenOf(request).filter(({ status }) => status === 2);
    expect(failed.map(({ attributes }) => attributes["error.type"])).toEqual([
      kind === "sqlite" ? "ERR_SQLITE_ERROR" : "42P01",
    ]);
    expect(receiver.bodies.join("")).not.toMatch(/no such table|does not exist/);
  });
});

describe("tracing", () => {
  test("shows the calls to the identity provider, to Stripe and to the mail server, and sends them no trace", async () => {
    await start();
    const { it, provider } = await startLoggedApp("sqlite");
    const { nonce, headers } = await startSignIn(it);
    const token = await provider.token({ nonce, name: "Živa Horvat", email: "ziva@example.com", email_verified: true });
    await it.call(null, "POST", "aaa/login-school-oauth2", { id_token: token }, headers);
    const [shop, mails] = [await startStripe(), await startSmtp()];
    const keys = { secret: "sk_x", publishable: "pk_x", webhook: "wh_x" };
    await tracedRoot({ name: "by hand", kind: "internal" }, async () => {
      const means = { config: { ...it.config, stripe: keys }, database: it.database, clock: it.clock };
      await (
        await stripe.connect({ ...means, stripeHost: shop.address })
      ).verify!();
      const send = transportOf({ ...it.config, smtpUrl: mails.url });
      await send(
        { id: "1", recipient: "ziva@example.com" },
        {
          subject: "x",
          text: "x",
          html: "x",
          attachments: [],
        },
      );
    });
    await it.close();
    await Promise.all([provider.stop(), shop.stop(), mails.stop()]);
    await stopTracing();
    const calls = childrenOf(named("POST /api/v1/aaa/login-:provider(^[^]+?)-oauth2")).filter(({ name }) =>
      name.startsWith("call "),
    );
    expect(calls.map(({ name }) => name)).toContain("call identity provider");
    expect(calls[0]!.attributes).toEqual({ "server.address": "127.0.0.1" });
    expect(childrenOf(named("by hand")).map(({ name }) => name)).toEqual(["call Stripe", "call mail server"]);
    expect(receiver.bodies.join("")).not.toMatch(/Horvat|ziva/);
  });

  test("continues the trace of a proxy, and takes none of a sender where there is no proxy", async () => {
    await start();
    const home = async (publicUrl: string, path: string) => {
      const it = await testApp({ kind: "sqlite", config: { publicUrl } });
      await it.app.inject({ url: path, headers: { traceparent: TRACEPARENT } });
      await it.close();
    };
    await home("https://karota.example", "/healthz");
    await home("http://127.0.0.1:8080", "/readyz");
    await stopTracing();
    expect(named("GET /healthz")).toMatchObject({ traceId: TRACE, parentSpanId: "b7ad6b7169203331" });
    expect(named("GET /readyz").traceId).not.toBe(TRACE);
  });

  test("traces the share of requests that was asked for", async () => {
    await start({ ratio: 0 });
    const it = await testApp({ kind: "sqlite" });
    expect((await it.app.inject({ url: "/readyz" })).statusCode).toBe(200);
    await it.close();
    await stopTracing();
    expect(receiver.bodies).toEqual([]);
  });

  test.each(["fail", "silent", "away"] as const)("lets nobody wait for a receiver that is %s", async (manner) => {
    if (manner === "away") await receiver.stop();
    else receiver.manner = manner;
    await start({ delayMs: 0 });
    const it = await testApp({ kind: "sqlite" });
    expect((await it.app.inject({ url: "/readyz" })).statusCode).toBe(200);
    if (manner !== "away") await receiver.arrived(1);
    const replies = await Promise.all(Array.from({ length: 20 }, () => it.app.inject({ url: "/readyz" })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
    await it.close();
    await stopTracing();
    // With the others it is tried for longer than this test lasts.
    expect(failures.map((sentence) => sentence.replace(/:.*/s, ""))).toEqual(
      manner === "fail" ? ["traces cannot be sent and are dropped"] : [],
    );
  });

  test("loads its packages when a receiver is named, not before", () => {
    const script = `
      import { registerHooks } from "node:module";
      const loaded = [];
      registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
      const { startTracing } = await import(${JSON.stringify(new URL("index.ts", import.meta.url).href)});
      const count = () => loaded.filter((url) => url.includes("@opentelemetry")).length;
      await startTracing({ traces: null });
      const before = count();
      await startTracing({ traces: { endpoint: "http://127.0.0.1:1", ratio: 1 } });
      console.log(JSON.stringify([before, count() > 0]));`;
    const run = spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
    expect([run.stderr, run.stdout.trim()]).toEqual(["", "[0,true]"]);
  });

  test("is off without a receiver, and an address that is none stops the start", () => {
    expect(readConfig({}).traces).toBeNull();
    const OTEL_EXPORTER_OTLP_ENDPOINT = "http://127.0.0.1:4318/";
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: "0.1" }).traces).toEqual({
      endpoint: "http://127.0.0.1:4318",
      ratio: 0.1,
    });
  });
});
