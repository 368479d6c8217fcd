import { expect, test } from "vitest";
import { readDocument, type HttpAnswer } from "./api-document.ts";

const document = readDocument({
  paths: {
    "/a/{id}": {
      get: {
        parameters: [{ $ref: "#/components/parameters/id" }],
        responses: {
          200: { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } },
          404: { $ref: "#/components/responses/Missing" },
          default: { content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: "object",
        properties: { id: { type: "string", format: "uuid" }, price: { type: "number", multipleOf: 0.01 } },
        required: ["id"],
        additionalProperties: false,
      },
      Failure: { type: "object", properties: { code: { type: "string" } }, required: ["code"] },
    },
    parameters: { id: { in: "path", name: "id", required: true, schema: { type: "string" } } },
    responses: { Missing: { content: { "text/plain": { schema: { type: "string" } } } } },
  },
} as unknown as Parameters<typeof readDocument>[0]);
const [operation] = document.operations as [(typeof document.operations)[0]];
const ID = "11111111-1111-4111-8111-111111111111";
const faultOf = (status: number, value: unknown, contentType = "application/json; charset=utf-8"): string | null => {
  const answer: HttpAnswer = { status, contentType, body: typeof value === "string" ? value : JSON.stringify(value) };
  return document.faultOf(operation, answer);
};

test("an operation is read with what its references name", () => {
  expect(operation).toMatchObject({ name: "GET /a/{id}", method: "GET", body: null });
  expect(operation.parameters).toEqual([{ in: "path", name: "id", required: true, schema: { type: "string" } }]);
});

test("an answer that fits its description is no fault, also with decimals that have no exact binary form", () => {
  expect(faultOf(200, { id: ID, price: 0.07 })).toBeNull();
  expect(faultOf(404, "gone", "text/plain")).toBeNull();
  expect(faultOf(503, { code: "E" })).toBeNull();
});

test("a wrong body, content type or status is a fault", () => {
  expect(faultOf(200, { id: ID, price: 0.071 })).toContain("multiple of 0.01");
  expect(faultOf(200, { id: "me" })).toContain("uuid");
  expect(faultOf(200, { id: ID, more: 1 })).toContain("additional properties");
  expect(faultOf(200, "{")).toBe("the body is no JSON");
  expect(faultOf(200, { id: ID }, "text/html")).toContain("text/html");
  expect(faultOf(404, { code: "E" })).toContain("application/json");
  expect(faultOf(201, { id: ID })).toBe("the status is not declared");
  expect(faultOf(400, {})).toContain("code");
});
