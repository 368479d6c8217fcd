import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { CODES, type FailureCode } from "@karota/contract/errors/codes.ts";
import { EXAMPLES } from "@karota/contract/examples.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { operationIdOf } from "./complete-document.ts";

interface FailureResponse {
  content: Record<string, { schema: { allOf: [unknown, { properties: { code: { enum: FailureCode[] } } }] } }>;
}
interface Parameter {
  name: string;
  in: string;
  description?: string;
}
interface Operation {
  operationId: string;
  tags: string[];
  summary?: string;
  parameters?: Parameter[];
  responses: Record<string, FailureResponse | { $ref: string }>;
  security: object[];
}
interface Document {
  tags: { name: string; description: string }[];
  servers: { url: string }[];
  info: { license: { name: string } };
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, FailureResponse>; schemas: Record<string, unknown> };
}
let it: TestApp;
let text: string;
let document: Document;
let calls: Operation[];
beforeAll(async () => {
  it = await testApp({ kind: "sqlite" });
  text = (await it.app.inject("/api/v1/openapi.json")).body;
  document = JSON.parse(text) as Document;
  calls = Object.values(document.paths).flatMap((methods) => Object.values(methods));
});
afterAll(() => it.close());

/** The codes of a call by its operation id and a status. */
function codesOf(operationId: string, status: number): readonly FailureCode[] {
  const listed = calls.find((call) => call.operationId === operationId)!.responses[status];
  if (!listed) return [];
  const response = "$ref" in listed ? document.components.responses[listed.$ref.split("/").at(-1)!]! : listed;
  return response.content["application/json"]!.schema.allOf[1].properties.code.enum;
}

test("the description holds every route with a name of its own, a summary, its answer and a declared tag", () => {
  expect(calls).toHaveLength(it.app.apiRoutes.length);
  expect(new Set(calls.map((call) => call.operationId)).size).toBe(calls.length);
  const tags = document.tags.filter((tag) => tag.description !== "").map((tag) => tag.name);
  for (const call of calls) {
    expect(call.operationId).toMatch(/^(get|post|put|delete)([A-Z][a-z0-9]*)+$/);
    expect(call.summary, call.operationId).toBeTypeOf("string");
    expect(call.responses, call.operationId).toHaveProperty("200");
    expect(tags, call.operationId).toEqual(expect.arrayContaining(call.tags));
  }
  expect(document.servers).toEqual([expect.objectContaining({ url: it.config.publicUrl })]);
  expect(document.info.license.name).toContain("UNLICENSED");
});

test("names of calls follow from method and path, and stay", () => {
  const names: [string, string, string][] = [
    ["GET", "/api/v1/credits/balances", "getCreditsBalances"],
    ["GET", "/api/v1/assignments/:a/:b", "getAssignmentsByAByB"],
    ["POST", "/api/v1/aaa/login-:provider(^[^]+?)-oauth2", "postAaaLoginByProviderOauth2"],
    ["POST", "/api/v1/games/user_:game(^[A-Za-z_]+?)_:period(^(?:daily|weekly)$)", "postGamesUserByGameByPeriod"],
  ];
  for (const [method, url, name] of names) expect(operationIdOf(method, url)).toBe(name);
});

test("every call lists by status the failures that follow from its access, its limit and what may break", () => {
  for (const { method, url, access, refusal } of it.app.apiRoutes) {
    const id = operationIdOf(method, url);
    expect(codesOf(id, 401).includes("E-AUTH-MISSING_HEADER"), id).toBe(access !== "public");
    expect(codesOf(id, 401), id).toContain("E-AUTH-EXPIRED_TOKEN");
    const needsRole = access === "mentor" || access === "admin";
    expect(codesOf(id, 403), id).toEqual(expect.arrayContaining(needsRole ? [refusal] : []));
    expect(codesOf(id, 413), id).toEqual(method === "GET" ? [] : ["E-KAROTA-TOO_LARGE"]);
    expect(codesOf(id, 429), id).toEqual(["E-KAROTA-TOO_MANY_REQUESTS"]);
    expect(codesOf(id, 500), id).toHaveLength(1);
    expect(codesOf(id, 503), id).toEqual(["E-KAROTA-UNAVAILABLE"]);
    const open = access === "public" ? [{}] : [];
    expect(calls.find((call) => call.operationId === id)!.security, id).toEqual([...open, { token: [] }]);
  }
});

test("a call lists the codes of its own", () => {
  expect(codesOf("postGamesByGameCreate", 402)).toEqual(["E-KAROTA-NOT_ENOUGH_CARROTS"]);
  expect(codesOf("postPaymentsIntent", 400)).toContain("E-PAYMENT-DATA_VALIDATION_ERROR");
  expect(codesOf("postMentorshipStudents", 500)).toEqual(["E-MENTORSHIP-ERROR_ADDING_A_STUDENT"]);
  expect(codesOf("getAdminUsersById", 400)).toContain("E-KAROTA-WRONG_UUID_FORMAT");
  for (const call of calls)
    for (const status of Object.keys(call.responses).filter((one) => Number(one) >= 400))
      for (const code of codesOf(call.operationId, Number(status))) expect(CODES[code]).toBe(Number(status));
});

test("a schema that several calls return is a shared one, to which they refer", () => {
  const of = (name: string) => text.split(`"#/components/schemas/${name}"`).length - 1;
  for (const name of ["Failure", "Board", "User", "Purchase", "AssignmentDetail", "GroupDetail", "ChangesSaved"])
    expect(of(name), name).toBeGreaterThan(1);
  expect(document.components.schemas).toHaveProperty("sudoku.board");
});

test("every parameter of an address says what it is", () => {
  const parameters = calls.flatMap((call) => call.parameters ?? []).filter((parameter) => parameter.in === "path");
  expect(parameters.length).toBeGreaterThan(30);
  expect(parameters.filter((parameter) => !parameter.description)).toEqual([]);
});

test("every call has an example that its schemas accept unchanged, and there are no others", () => {
  const ids = it.app.apiRoutes.map(({ method, url }) => operationIdOf(method, url));
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(ids.toSorted());
  for (const { method, url, schema = {} } of it.app.apiRoutes) {
    const id = operationIdOf(method, url);
    const { body, reply } = EXAMPLES[id]!;
    expect(body !== undefined, id).toBe(schema.body !== undefined);
    const asked = (schema.body ?? z.undefined()) as z.ZodType;
    expect(asked.safeParse(body).error, id).toBeUndefined();
    const { 200: answer } = schema.response as { 200: z.ZodType | { content: Record<string, { schema: z.ZodType }> } };
    const answers = "content" in answer ? Object.values(answer.content).map((one) => one.schema) : [answer];
    // Encoding leaves out what the schema lacks.
    for (const one of answers) expect(z.encode(one, reply), id).toEqual(reply);
  }
});

test("Redocly's recommended rules find nothing but five pairs of addresses that one request could fit", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: text, absoluteRef: "openapi.json", config });
  const isAmbiguous = (problem: { ruleId: string }) => problem.ruleId === "no-ambiguous-paths";
  const others = problems.filter((problem) => !isAmbiguous(problem));
  expect(others.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  // Decision 0020.
  const pairs = problems.filter(isAmbiguous).map(({ message }) => message.match(/(?<=`\/api\/v1\/)[^`]+/g));
  expect(pairs).toEqual([
    ["games/{game}/{gridId}/pdf", "games/{game}/periodic/{period}"],
    ["games/info/{game}", "games/{game}/create"],
    ["games/info/{game}", "games/{game}/update"],
    ["assignments/{id}/cancel", "assignments/myAssignments/{id}"],
    ["payments/{id}/withdraw", "payments/webhook/{provider}"],
  ]);
});

test("paths are shown without the patterns of their parameters", () => {
  expect(Object.keys(document.paths)).toContain("/api/v1/aaa/login-{provider}-oauth2");
  expect(Object.keys(document.paths).filter((path) => /[:()^?*]/.test(path))).toEqual([]);
});

test("files and pages are described with the content type that they are sent with", () => {
  const typesOf = (path: string, method = "get") => {
    const described = document.paths[`/api/v1/${path}`]![method]!.responses["200"] as { content: object };
    return Object.keys(described.content);
  };
  for (const path of ["games/{game}/periodic/{period}/pdf", "games/{game}/{gridId}/pdf", "payments/{id}/credit-note"])
    expect(typesOf(path), path).toEqual(["application/pdf"]);
  expect(typesOf("games/print", "post")).toEqual(["application/pdf"]);
  expect(typesOf("games/book", "post")).toEqual(["text/event-stream"]);
  expect(typesOf("payments/{id}/invoice.xml")).toEqual(["application/xml"]);
  for (const method of ["get", "post"]) expect(typesOf("users/unsubscribe", method)).toEqual(["text/html"]);
});

test("the readable page needs nothing inline and nothing from elsewhere", async () => {
  const page = await it.app.inject({ url: "/api/docs/", headers: { accept: "text/html" } });
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
  expect(page.headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
  expect(page.body).not.toMatch(/<script(?![^>]*src=)|(src|href)="https?:/);
  for (const [, file = ""] of page.body.matchAll(/(?:src|href)="([^"]+)"/g))
    expect((await it.app.inject(new URL(file, "http://karota/api/docs/").pathname)).statusCode, file).toBe(200);
});
