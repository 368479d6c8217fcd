import { randomUUID } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import Stripe from "stripe";
import type { Settings, SettingsReply } from "@karota/contract/admin/settings.ts";
import type { Random } from "@karota/engine/random.ts";
import { DEFAULT_SETTINGS } from "../../modules/settings/index.ts";
import { SCHOOL_CLASS } from "../school-class.ts";
import type { TestApp } from "../test-app.ts";
import { readDocument, type Operation } from "./api-document.ts";
import { payloadOf, urlOf, type ApiRequest } from "./api-request.ts";
import { brokenRequest } from "./broken-request.ts";
import { buildRequest } from "./build-request.ts";
import { hintsOf } from "./hints.ts";
import { ASSIGNMENT, areaOf, mayAsk, newPeople, type Person } from "./people.ts";

/** The share of requests with something wrong in them, and the share of those whose sender is entitled. */
const BROKEN_SHARE = 0.3;
const ENTITLED_SHARE = 0.9;
/**
 * Requests that end an account or its rights are sent only this often of what chance proposes, or no person would get
 * far.
 */
const ENDING =
  /^DELETE \/api\/v1\/(users|mentorship\/(mentors|students|groups))\/\{id\}$|\/(roles|block|logout|clean)$|^PUT .*settings$/;
const ENDING_SHARE = 0.4;
/** After so many requests the people are replaced, and the settings of the site put back. */
const RENEWED_AFTER = 400;
const RESTORED_AFTER = 200;
const HOUR_MS = 60 * 60 * 1000;
/** As generous as settings may be: the run shall meet the limits of values, not of frequency. */
const LIMITS = {
  person_requests: 100_000,
  address_requests: 100_000,
  sign_ins: 100_000,
  contact_messages: 1000,
  code_tries: 1000,
};
/**
 * So often, and no more, a call is asked again that has never succeeded: some succeed once in thousands of requests. Each
 * time another call of the same part of the server comes first, because it may need what that one begins, such as a practice.
 */
const MAX_MORE = 400;
/** Bodies that a call has taken, the newest. */
const MAX_SUCCEEDED = 10;

export interface SendOptions {
  readonly count: number;
  /** Calls that have not succeeded by then are asked on. */
  readonly isNeeded: (operation: string) => boolean;
  readonly random: Random;
  /** The provider `school`, which names classes. */
  readonly issuer: string;
  /** An ID token of the provider `school` for a sign-in. */
  token(nonce: string): Promise<string>;
  /** What the server has logged of its last failure inside. */
  lastFailure(): string;
}

/** How the calls were answered. */
export interface RequestOutcome {
  /** Each kind of answer that may not be, once, with the request that brought it. */
  readonly faults: readonly string[];
  /** By the operation's name, how often each status came. */
  readonly statuses: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

const pathOf = (url: string): string => url.replace(/:(\w+)(\((?:[^()]|\([^()]*\))*\))?/g, "{$1}");
const SHOWS_BOARD = /\/games\/\{game\}\/(create|\{gridId\}|periodic\/\{period\})$/;

/** Sends random requests, one after the other, made from the application's own OpenAPI document. */
export async function sendRequests(it: TestApp, options: SendOptions): Promise<RequestOutcome> {
  const { clock } = it;
  const { count, random } = options;
  const document = readDocument((await it.app.inject("/api/v1/openapi.json")).json());
  const access = new Map(it.app.apiRoutes.map((route) => [`${route.method} ${pathOf(route.url)}`, route.access]));
  const people = await newPeople(it, random, options.issuer);
  const { allValues } = people;
  const hints = new Map(hintsOf({ clock, document, random, allValues }));
  /** With forms to begin with that chance would hardly find. */
  const succeeded = new Map<string, unknown[]>([
    ["POST /api/v1/assignments", [{ ...ASSIGNMENT, groupId: "", preset: "today" }]],
    ["POST /api/v1/assignments/myAssignments/{id}", [{ taskId: "", taskSelected: 0 }]],
    ["POST /api/v1/mentorship/school-classes", [{ name: SCHOOL_CLASS }]],
    ["POST /api/v1/payments/approve", [{ id: "", card: "4242424242424242" }]],
    ["POST /api/v1/games/{game}/update", [{ gridId: "", seconds: 1 }]],
    ["POST /api/v1/games/user_{game}_{period}", [{ gridId: "", seconds: 1 }]],
    ["POST /api/v1/lessons/{id}/answers", [{ number: 1, taskSelected: 0 }]],
    ["POST /api/v1/learning/review", [{ gridId: "", taskId: "", taskSelected: 0 }]],
    ["POST /api/v1/learning/practice/{id}", [{ taskId: "", taskSelected: 0 }]],
  ]);
  const statuses = new Map<string, Map<number, number>>();
  const faults = new Map<string, string>();
  let cookie = "";
  const { value: secret } = await it.database.db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", "sandbox-webhooks")
    .executeTakeFirstOrThrow();

  /** Changes the settings of the site, as an admin who sends nothing else. */
  async function change(settings: Partial<Settings>): Promise<void> {
    const admin = await it.newPlayer({ roles: ["admin"] });
    const now = (await it.call(admin, "GET", "admin/settings")).json<SettingsReply>();
    const body = { ...now, settings: { ...now.settings, ...settings } };
    const answer = await it.call(admin, "PUT", "admin/settings", body);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }

  /** No schema describes the webhook's body: its provider signs it. */
  function withSignature(request: ApiRequest): ApiRequest {
    const id = `sandbox_${String(random.pick(["none", ...allValues.values("purchaseId")]))}`;
    const outcome = random.pick(["paid", "declined", "pending", "fatal"]);
    const payload = JSON.stringify({ id: randomUUID(), object: "event", data: { object: { id, outcome } } });
    const timestamp = Math.floor(clock.now() / 1000);
    const signature = new Stripe("x").webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return { ...request, payload, headers: { "x-sandbox-signature": signature } };
  }

  /** A board has the fields of its game beside those that the call itself describes. */
  function boardFault({ path }: Operation, answer: LightMyRequestResponse): string | null {
    if (answer.statusCode !== 200 || !SHOWS_BOARD.test(path)) return null;
    const board = answer.json<{ game: string }>();
    const schema = document.component(`${board.game}.board`)!;
    const fields = Object.entries(board).filter(([name]) => name in Object(schema["properties"]));
    return document.fits(schema, Object.fromEntries(fields)) ? null : `the board is no ${board.game}.board`;
  }

  function faultOf(operation: Operation, answer: LightMyRequestResponse): string | null {
    const { statusCode: status, body } = answer;
    if (status >= 500) return `a failure inside: ${options.lastFailure()}`;
    const contentType = answer.headers["content-type"] ?? "";
    return document.faultOf(operation, { status, contentType, body }) ?? boardFault(operation, answer);
  }

  function send(request: ApiRequest, { actor }: Person): Promise<LightMyRequestResponse> {
    const payload = payloadOf(request);
    return it.app.inject({
      method: request.method,
      url: urlOf(request),
      remoteAddress: `10.1.${random.below(256)}.${random.below(256)}`,
      headers: {
        ...(actor && { authorization: `Bearer ${it.tokenFor(actor)}` }),
        ...(cookie !== "" && { cookie }),
        ...(payload !== undefined && { "content-type": "application/json" }),
        ...request.headers,
      },
      ...(payload !== undefined && { payload }),
    });
  }

  /** Remembers what later requests may build on. */
  async function learn(operation: Operation, request: ApiRequest, person: Person, answer: LightMyRequestResponse) {
    if (request.body !== undefined) {
      const before = succeeded.get(operation.name) ?? [];
      succeeded.set(operation.name, [...before, request.body].slice(-MAX_SUCCEEDED));
    }
    if (!String(answer.headers["content-type"]).startsWith("application/json")) return;
    const body = answer.json<{ nonce: string }>();
    for (const known of [person.own, allValues]) known.learn(body, areaOf(operation.path));
    if (operation.name === "POST /api/v1/aaa/login-start") {
      const { name, value } = answer.cookies[0]!;
      cookie = `${name}=${value}`;
      const token = await options.token(body.nonce);
      hints.set("idtoken", () => [token]);
    }
    if (operation.name === "PUT /api/v1/admin/settings") await change({ limits: LIMITS });
  }

  function pickOperation(operations: readonly Operation[]): Operation {
    let operation = random.pick(operations);
    while (ENDING.test(operation.name) && !random.chance(ENDING_SHARE)) operation = random.pick(operations);
    return operation;
  }

  async function ask(at: number, operation: Operation): Promise<void> {
    clock.advance(random.between(1, 5000) + (random.chance(1 / 500) ? random.between(1, 36) * HOUR_MS : 0));
    const entitled = people.all.filter((one) => mayAsk(access.get(operation.name)!, one));
    const person = random.pick(random.chance(ENTITLED_SHARE) ? entitled : people.all);
    const before = succeeded.get(operation.name) ?? [];
    const { own } = person;
    const built = buildRequest({ document, operation, random, own, allValues, hints, succeeded: before });
    const right = operation.path.endsWith("/webhook/{provider}") ? withSignature(built) : built;
    const isBroken = random.chance(BROKEN_SHARE);
    const request = isBroken ? brokenRequest(right, random) : right;

    const answer = await send(request, person);
    const { statusCode: status } = answer;
    const counts = statuses.get(operation.name) ?? new Map<number, number>();
    statuses.set(operation.name, counts.set(status, (counts.get(status) ?? 0) + 1));
    const fault = faultOf(operation, answer);
    const kind = `${operation.name} ${status} ${fault?.slice(0, 120)}`;
    if (fault !== null && !faults.has(kind)) {
      const who = person.actor ? `${person.actor.roles.join() || "player"} ${person.actor.id}` : "a visitor";
      const asked = JSON.stringify({ ...request, payload: payloadOf(request), body: undefined }).slice(0, 4000);
      const summary = `${status} ${answer.body.slice(0, 500)}`;
      faults.set(kind, `request ${at}, ${operation.name} by ${who}: ${urlOf(request)}\n${asked}\n${summary}\n${fault}`);
    }
    if (status === 401 && person.actor && !("authorization" in request.headers)) await people.renew(person);
    if (status < 300) await learn(operation, isBroken ? { ...request, body: undefined } : request, person, answer);
  }

  let place = 0;
  async function prepare(): Promise<void> {
    if (place % RESTORED_AFTER === 0) await change({ ...DEFAULT_SETTINGS, limits: LIMITS });
    if (place % RENEWED_AFTER === 0) await people.furnish();
  }
  for (; place < count; place++) {
    await prepare();
    await ask(place, pickOperation(document.operations));
  }
  /** The calls of the same part of the server, such as all of `learning`. */
  const siblingsOf = ({ path }: Operation) =>
    document.operations.filter((one) => one.path.split("/")[3] === path.split("/")[3]);
  const hasSucceeded = ({ name }: Operation) => [...(statuses.get(name)?.keys() ?? [])].some((status) => status < 300);
  for (const operation of document.operations.filter((one) => options.isNeeded(one.name) && !hasSucceeded(one)))
    for (let tries = 0; tries < MAX_MORE && !hasSucceeded(operation); tries++, place++) {
      await prepare();
      await ask(place, pickOperation(siblingsOf(operation)));
      await ask(place, operation);
    }
  return { faults: [...faults.values()], statuses };
}
