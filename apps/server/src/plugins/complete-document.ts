import * as z from "zod";
import { CODES, type FailureCode } from "@karota/contract/errors/codes.ts";
import { failureBody } from "@karota/contract/errors/failure.ts";
import type { CallExample } from "@karota/contract/examples.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";

/** The properties of a call when its route is declared. */
export interface DescribedCall {
  readonly failures: readonly FailureCode[];
  readonly example: CallExample | undefined;
}

interface Content {
  [type: string]: { schema?: object; example?: unknown };
}
interface Operation {
  operationId: string;
  requestBody?: { content: Content };
  responses: Record<string, object>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, object> };
}

const referTo = (kind: keyof Document["components"], name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** `GET /api/v1/credits/balances` is `getCreditsBalances`, a parameter `:id` becomes `ById`. */
export function operationIdOf(method: string, url: string): string {
  const words = url
    .replace("/api/v1/", "")
    // The pattern of a parameter: `:period(^(?:daily|weekly)$)`.
    .replace(/\(\^.*?\$?\)(?=[-_/]|$)/g, "")
    .replace(/:(\w+?)(?=[-/.]|_:|$)/g, "-by-$1-")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/** The component for what many calls answer alike; null for a call's own mixture. */
function nameOf(codes: readonly FailureCode[]): string | null {
  if (CODES[codes[0]!] === 401) return codes.includes("E-AUTH-MISSING_HEADER") ? "TokenNeeded" : "BadToken";
  return codes.length <= 2 ? codes.join(".") : null;
}

const RETRY_AFTER = { "retry-after": { description: "Seconds until the next try", schema: { type: "integer" } } };

const failureResponse = (codes: readonly FailureCode[]) => ({
  ...(codes.some((code) => CODES[code] === 429 || CODES[code] === 503) && { headers: RETRY_AFTER }),
  description: codes.map((code) => `${code}: ${SPEAKERS.en.say({ id: `error.${code}.title` })}`).join("\n\n"),
  content: {
    "application/json": {
      schema: {
        allOf: [
          referTo("schemas", z.globalRegistry.get(failureBody)!.id!),
          { type: "object", properties: { code: { type: "string", enum: codes } }, required: ["code"] },
        ],
      },
    },
  },
});

function addFailures({ components }: Document, operation: Operation, failures: readonly FailureCode[]): void {
  for (const [status, codes] of Map.groupBy(failures, (code) => CODES[code])) {
    const name = nameOf(codes);
    if (name !== null) components.responses[name] ??= failureResponse(codes);
    operation.responses[status] = name === null ? failureResponse(codes) : referTo("responses", name);
  }
}

function addExample(operation: Operation, { body, reply }: CallExample): void {
  const answer = operation.responses["200"] as { content: Content };
  const contents: (readonly [Content | undefined, unknown])[] = [
    [operation.requestBody?.content, body],
    [answer.content, reply],
  ];
  for (const [content, example] of contents)
    for (const media of Object.values(content ?? {})) if (example !== undefined) media.example = example;
}

/** Leaves out schemas that nothing refers to: those of bodies are also offered as replies, and the other way round. */
function dropUnused({ paths, components }: Document): void {
  const used = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, name = ""] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      if (!used.has(name)) {
        used.add(name);
        follow(components.schemas[name] ?? {});
      }
  };
  follow([paths, components.responses]);
  for (const name of Object.keys(components.schemas)) if (!used.has(name)) delete components.schemas[name];
}

/** Adds to the document of the routes how each call fails, and its example. `calls` by operation ids. */
export function completeDocument(
  given: object,
  calls: ReadonlyMap<string, DescribedCall>,
  schemas: Readonly<Record<string, object>>,
): void {
  const document = given as Document;
  document.components = {
    ...document.components,
    schemas: { ...document.components.schemas, ...schemas },
    responses: {},
  };
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    const { failures, example } = calls.get(operation.operationId)!;
    addFailures(document, operation, failures);
    if (example) addExample(operation, example);
  }
  dropUnused(document);
}
