import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { summary?: string; responses: Record<string, unknown>; security: unknown }>>;
}
let it: TestApp;
let document: Document;
beforeAll(async () => {
  it = await testApp({ kind: "sqlite" });
  document = (await it.app.inject("/api/v1/openapi.json")).json<Document>();
});
afterAll(() => it.close());

test("the description holds every route with a summary, its answer and the failures", () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, call })),
  );
  expect(described).toHaveLength(it.app.apiRoutes.length);
  for (const { name, call } of described) {
    expect(call.summary, name).toBeTypeOf("string");
    expect(Object.keys(call.responses).toSorted(), name).toContain("default");
    expect(
      Object.keys(call.responses).some((status) => status.startsWith("2")),
      name,
    ).toBe(true);
  }
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
