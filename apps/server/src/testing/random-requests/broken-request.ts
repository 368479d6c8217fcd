import type { Random } from "@karota/engine/random.ts";
import { encodePart, payloadOf, type ApiRequest } from "./api-request.ts";

/** Texts that programs read wrongly. */
const TEXTS: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "\uD800",
  "x\uDC00y",
  "\u202Eabc",
  "\u200B",
  "\r\n",
  "é".normalize("NFD"),
  "👩‍👩‍👧‍👦",
  "x".repeat(5000),
  "č".repeat(70_000),
  "'; drop table users; --",
  "${7*7}{{7*7}}",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "NaN",
  "-1",
  "1e400",
  "true",
  "2026-02-30",
  "2026-11-21T25:61:00Z",
  "+275760-09-13T00:00:00.001Z",
  "-271821-04-20T00:00:00.000Z",
  "0000-01-01T00:00:00Z",
  "00000000-0000-0000-0000-000000000000",
  "11111111111141118111111111111111",
  "{11111111-1111-4111-8111-111111111111}",
  "urn:uuid:11111111-1111-4111-8111-111111111111",
  "11111111-1111-4111-8111-11111111111G",
  "ABCDEFAB-CDEF-4ABC-8DEF-ABCDEFABCDEF",
];
const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  1.005,
  2 ** 31,
  -(2 ** 31) - 1,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  Number.MIN_SAFE_INTEGER,
  2 ** 63,
  1e21,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  Number.MIN_VALUE,
];
const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { value };
  return value;
};
const OTHERS: readonly unknown[] = [null, true, false, [], {}, [[]], [null], { "": "" }, nested(500)];
const anyValue = (random: Random): unknown =>
  random.pick([random.pick(TEXTS), random.pick(NUMBERS), random.pick(OTHERS)]);

/** Parts of paths and queries as they are sent. */
const RAW_PARTS = [
  "%",
  "%zz",
  "%00",
  "%ED%A0%80",
  "%C0%AF",
  "%2F",
  "..",
  ".",
  "%252e",
  "a;b",
  "a+b",
  "*",
  "%F0%9F%A5%95",
];
const anyPart = (random: Random): string =>
  random.chance(0.3) ? random.pick(RAW_PARTS) : encodePart(random.pick([...TEXTS.filter((text) => text !== ""), "0"]));

/** A copy in which one place is replaced, left out, doubled or has something beside it. */
function brokenValue(value: unknown, random: Random): unknown {
  if (typeof value !== "object" || value === null || random.chance(0.15)) return anyValue(random);
  const entries = Object.entries(value);
  const key = entries.length === 0 ? null : random.pick(entries)[0];
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    if (key === null || random.chance(0.2)) return [...items, anyValue(random)];
    if (random.chance(0.2)) return Array.from({ length: 200 }, () => items[0]);
    return items.map((item, place) => (place === Number(key) ? brokenValue(item, random) : item));
  }
  if (key === null || random.chance(0.2))
    return { ...value, [random.pick(["unknown", "", "__proto__x", "constructor", "id", "a\0b"])]: anyValue(random) };
  if (random.chance(0.2)) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, name === key ? brokenValue(inner, random) : inner] as const),
  );
}

/** Invalid JSON, or JSON that parsers read differently. */
function brokenJson(text: string, random: Random): string {
  return random.pick([
    "",
    "{",
    "nul",
    `\uFEFF${text}`,
    text.slice(0, -1),
    `${text}${text}`,
    `${text.slice(0, -1)},"a":1,"a":2}`,
    `{"__proto__":{"isAdmin":true},${text.slice(1)}`,
    `{"constructor":{"prototype":{}},${text.slice(1)}`,
    text.replace(/\d+/, "1e999"),
    text.replace(/\d+/, "-0"),
    text.replaceAll('"', "'"),
    text.replace(/:"/, ':"\u0001'),
    "[".repeat(100_000),
    '"just a text"',
    "null",
  ]);
}

const TYPES = [
  "text/plain",
  "text/html",
  "application/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/json;;;",
  "application/problem+json",
  "APPLICATION/JSON",
  "x",
  "",
];
const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ["idempotency-key", ""],
  ["idempotency-key", "x".repeat(128)],
  ["idempotency-key", "x".repeat(129)],
  ["idempotency-key", "ključ 🥕"],
  ["idempotency-key", "a\0b"],
  ["idempotency-key", "same"],
  ["accept-language", "*;q=0,,;;-"],
  ["accept-language", "x".repeat(5000)],
  ["accept", "text/html"],
  ["accept", "application/xml"],
  ["if-none-match", "*"],
  ["if-modified-since", "yesterday"],
  ["authorization", "Bearer"],
  ["authorization", "Bearer a.b.c"],
  ["authorization", "Basic YTpi"],
  ["cookie", "karota_login=; a=%; =;"],
  ["content-length", "0"],
  ["transfer-encoding", "chunked"],
  ["expect", "100-continue"],
  ["range", "bytes=0-1"],
  ["x-http-method-override", "DELETE"],
  ["x-forwarded-for", "1.2.3.4, ::1, x"],
  ["x-sandbox-signature", "t=1,v1=0"],
  ["origin", "null"],
  ["host", ""],
];

function brokenQuery({ query }: ApiRequest, random: Random): ApiRequest["query"] {
  const name = query.length === 0 ? "language" : random.pick(query)[0];
  const others = query.filter((one) => one[0] !== name);
  return random.pick([
    [...query, [name, anyPart(random)] as const],
    [...others, [name, anyPart(random)] as const],
    [...others, [`${name}[]`, "1"] as const],
    [...others, [`${name}[a]`, "1"] as const],
    [...query, [anyPart(random), anyPart(random)] as const],
    [...query, ["", ""] as const, ["&", "%"] as const],
    [...others, [name, ""] as const],
    others,
  ]);
}

/** The request with one thing wrong, or at least odd. */
export function brokenRequest(request: ApiRequest, random: Random): ApiRequest {
  const text = payloadOf(request) ?? "{}";
  const names = Object.keys(request.params);
  const ways: (() => ApiRequest)[] = [
    () => ({ ...request, query: brokenQuery(request, random) }),
    () => {
      const [name, value] = random.pick(HEADERS);
      return { ...request, headers: { ...request.headers, [name]: value } };
    },
  ];
  if (names.length > 0)
    ways.push(() => ({ ...request, params: { ...request.params, [random.pick(names)]: anyPart(random) } }));
  if (request.body === undefined)
    ways.push(() => ({
      ...request,
      body: anyValue(random),
      headers: { ...request.headers, "content-type": "application/json" },
    }));
  else {
    const changed = () => ({ ...request, body: brokenValue(request.body, random) });
    ways.push(changed, changed, changed, changed);
    ways.push(
      () => ({ ...request, payload: brokenJson(text, random) }),
      () => ({ ...request, headers: { ...request.headers, "content-type": random.pick(TYPES) } }),
      () => ({ ...request, body: undefined }),
    );
  }
  return random.pick(ways)();
}
