import * as fc from "fast-check";
import type { JsonSchema } from "./api-document.ts";

type Value = fc.Arbitrary<unknown>;

/** What an arbitrary needs beside the schema. */
export interface SchemaContext {
  /** The schema itself, or the one that its `$ref` names. */
  resolve(schema: JsonSchema): JsonSchema;
  /** Values that are probably right for a property of this name and schema; may be empty. */
  known(name: string, schema: JsonSchema): readonly unknown[];
}

/** Longer lists and texts say nothing new, and cost time. */
const MAX_ITEMS = 5;
const MAX_LENGTH = 60;
/** The weight of a value of earlier answers against that of a new one, 1. */
const KNOWN_WEIGHT = 15;

/** Values that fit a JSON Schema of the draft 2020-12. @param name of the property for which they are; "" for none */
export function arbitraryOf(given: JsonSchema, context: SchemaContext, name = ""): Value {
  const known = name === "" ? [] : context.known(name, given);
  const made = newValues(context.resolve(given), context, name);
  if (known.length === 0) return made;
  return fc.oneof({ weight: KNOWN_WEIGHT, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: made });
}

function newValues(schema: JsonSchema, context: SchemaContext, name: string): Value {
  const { const: only, enum: choices, type } = schema as { const?: unknown; enum?: readonly unknown[]; type?: unknown };
  if (only !== undefined) return fc.constant(only);
  if (choices) return fc.constantFrom(...choices);
  const branches = (schema["anyOf"] ?? schema["oneOf"]) as readonly JsonSchema[] | undefined;
  if (branches) return fc.oneof(...branches.map((branch) => newValues(context.resolve(branch), context, name)));
  const { allOf: all, ...rest } = schema as { allOf?: readonly JsonSchema[] };
  if (all) return allOf([...(Object.keys(rest).length > 0 ? [rest] : []), ...all.map(context.resolve)], context, name);
  const types = [type].flat();
  return fc.oneof(...types.map((one) => ofType(one, schema, context, name)));
}

/** Objects have the fields of all parts; other parts say more of one value, such as another pattern. */
function allOf(parts: readonly JsonSchema[], context: SchemaContext, name: string): Value {
  const areObjects = parts.every((part) => part["type"] === "object" || part["anyOf"] !== undefined);
  if (!areObjects) return newValues(Object.assign({}, ...parts), context, name);
  return fc.tuple(...parts.map((part) => newValues(part, context, name))).map((made) => Object.assign({}, ...made));
}

function ofType(type: unknown, schema: JsonSchema, context: SchemaContext, name: string): Value {
  switch (type) {
    case "object":
      return objects(schema, context);
    case "array":
      return arrays(schema, context, name);
    case "string":
      return strings(schema);
    case "integer":
    case "number":
      return numbers(schema, type === "integer");
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case undefined:
      return fc.jsonValue({ maxDepth: 2 });
    default:
      throw new Error(`a type that JSON Schema does not have: ${String(type)}`);
  }
}

function objects(schema: JsonSchema, context: SchemaContext): Value {
  const properties = (schema["properties"] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const required = (schema["required"] ?? []) as readonly string[];
  const fields = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, arbitraryOf(inner, context, name)])),
    { requiredKeys: [...required] },
  );
  const more = schema["additionalProperties"];
  if (typeof more !== "object" || more === null || Object.keys(properties).length > 0) return fields;
  const keys = strings((schema["propertyNames"] ?? {}) as JsonSchema);
  return fc.dictionary(keys, newValues(context.resolve(more as JsonSchema), context, ""), { maxKeys: 3 });
}

function arrays(schema: JsonSchema, context: SchemaContext, name: string): Value {
  const places = schema["prefixItems"] as readonly JsonSchema[] | undefined;
  if (places) return fc.tuple(...places.map((place) => arbitraryOf(place, context)));
  const minLength = Number(schema["minItems"] ?? 0);
  const maxLength = Math.min(Number(schema["maxItems"] ?? MAX_ITEMS), Math.max(MAX_ITEMS, minLength));
  // `studentIds` holds values of the name `studentId`.
  const items = arbitraryOf((schema["items"] ?? {}) as JsonSchema, context, name.replace(/s$/, ""));
  return fc.array(items, { minLength, maxLength });
}

function numbers(schema: JsonSchema, isInteger: boolean): Value {
  const step = Number(schema["multipleOf"] ?? (isInteger ? 1 : 0.01));
  const above = schema["exclusiveMinimum"] === undefined ? undefined : Number(schema["exclusiveMinimum"]) + step;
  const below = schema["exclusiveMaximum"] === undefined ? undefined : Number(schema["exclusiveMaximum"]) - step;
  const least = Number(schema["minimum"] ?? above ?? -1_000_000);
  const most = Number(schema["maximum"] ?? below ?? 1_000_000);
  const steps = fc.integer({ min: Math.ceil(least / step), max: Math.floor(most / step) });
  // 0.01 has no exact binary form: divide by its inverse, as people's decimals are read.
  return steps.map((count) => (step < 1 ? count / Math.round(1 / step) : count * step));
}

function strings(schema: JsonSchema): fc.Arbitrary<string> {
  const minLength = Number(schema["minLength"] ?? 0);
  const longest = Number(schema["maxLength"] ?? MAX_LENGTH);
  const maxLength = Math.min(longest, Math.max(MAX_LENGTH, minLength));
  if (schema["format"] === "uuid") return fc.uuid();
  if (schema["format"] === "email") return fc.constantFrom("ana@example.com", "bor.c@mail.example.org");
  const { pattern } = schema as { pattern?: string };
  const texts = fc.string({ unit: "grapheme", minLength, maxLength }).filter((text) => text.length <= longest);
  if (pattern === undefined) return texts;
  const regex = new RegExp(pattern, "u");
  // Patterns of texts forbid a few characters; all others describe what is to be written.
  const isText = regex.test("x".repeat(Math.max(minLength, 1))) && regex.test(" č.");
  // fast-check has no lookahead: values that it would have refused are filtered out afterwards.
  const made = isText ? texts : fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?[=!][^)]*\)/g, "")));
  return made.filter((text) => regex.test(text));
}
