import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";

/** What JSON Schema says of a parameter, as far as it decides which texts fit. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly anyOf?: readonly Schema[];
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters?: readonly Parameter[] }>>>>;
}

/** What must be in no address: proxies log addresses, and browsers save them in their history. */
const PERSONAL = {
  "a name": "Ana Žagar",
  "an e-mail address": "ana.zagar@sola.example",
  "a token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl",
  "the secret of a card": "7h3kq0m5v9x2c8r4t6n1b0w5zd",
  "a student code": "ZVNK7788",
  "a class code": "7h3k-q0m5",
};

/** Parameters of any text, with what they hold; what else is sent there finds nothing. A new one goes into the body instead. */
const KNOWN: Readonly<Record<string, string>> = {
  "path provider": "an id of the configuration",
  "path game": "the id of a game",
  "query game": "the id of a game",
  "path period": "daily or weekly",
  "path part": "a part of the self-check",
  "path id": "an id that the server has drawn",
  "path gridId": "an id that the server has drawn",
  "path a": "student or group",
  "path b": "an id that the server has drawn",
  "query language": "a language; another text is as none",
  "query mails": "a kind of mails, in the link of a mail",
  "query signed": "the server's signature over person and kind, in the link of a mail, which does nothing else",
  "query state": "the state of a lesson or race that a page has",
  // Forms of SAML: ids that may be an address are in none of them (saml/sign-out.test.ts).
  "query SAMLRequest": "a sign-out that begins at the school",
  "query SAMLResponse": "the school's answer to a sign-out",
  "query RelayState": "the nonce of a sign-out",
  "query SigAlg": "the name of an algorithm",
  "query Signature": "the school's signature",
};

/** Whether a text passes a parameter's schema. */
function fits(text: string, { type, enum: values, maxLength = Infinity, pattern, anyOf }: Schema): boolean {
  if (anyOf) return anyOf.some((one) => fits(text, one));
  if (values) return values.includes(text);
  if (type !== "string") return false;
  return text.length <= maxLength && (pattern === undefined || new RegExp(pattern, "u").test(text));
}

/** Of each call the parameters into which something personal fits, unless they are known. */
function openParameters({ paths }: Document): readonly string[] {
  const found: string[] = [];
  for (const [path, calls] of Object.entries(paths))
    for (const [method, { parameters = [] }] of Object.entries(calls))
      for (const { name, in: where, schema } of parameters) {
        const key = `${where} ${name}`;
        if (where === "header" || key in KNOWN) continue;
        for (const [what, text] of Object.entries(PERSONAL))
          if (fits(text, schema)) found.push(`${method} ${path} takes ${what} as ${key}`);
      }
  return found;
}

let it: TestApp;
let document: Document;
beforeAll(async () => {
  it = await testApp({ kind: "sqlite" });
  document = (await it.app.inject("/api/v1/openapi.json")).json<Document>();
});
afterAll(() => it.close());

test("no address of the API has room for a name, an e-mail address, a code or a token", () => {
  expect(Object.keys(document.paths).length).toBeGreaterThan(100);
  expect(openParameters(document)).toEqual([]);
});

test("a search in an address would be found, and what is limited to ids, numbers and choices is not", () => {
  const parameters: readonly Parameter[] = [
    { name: "search", in: "query", schema: { type: "string", maxLength: 100 } },
    { name: "id", in: "query", schema: { type: "string", pattern: "^[0-9a-f-]{36}$" } },
    { name: "limit", in: "query", schema: { type: "integer" } },
    { name: "sort", in: "query", schema: { type: "string", enum: ["name"] } },
    { name: "idempotency-key", in: "header", schema: { type: "string" } },
  ];
  expect(openParameters({ paths: { "/people": { get: { parameters } } } })).toEqual(
    Object.keys(PERSONAL).map((what) => `get /people takes ${what} as query search`),
  );
});

test("every parameter of any text that is known is there", () => {
  const there = Object.values(document.paths).flatMap((calls) =>
    Object.values(calls).flatMap(({ parameters = [] }) => parameters.map(({ name, in: where }) => `${where} ${name}`)),
  );
  expect(Object.keys(KNOWN).filter((key) => !there.includes(key))).toEqual([]);
});
