import * as fc from "fast-check";
import type { Random } from "@karota/engine/random.ts";
import type { ApiDocument, JsonSchema, Operation } from "./api-document.ts";
import { encodePart, type ApiRequest } from "./api-request.ts";
import type { Hint } from "./hints.ts";
import { arbitraryOf } from "./json-schema-arbitrary.ts";
import { nameKey, type KnownValues } from "./known-values.ts";

/**
 * How often values of one answer are used together, an optional query parameter is sent, and a field of a request that
 * succeeded is made anew.
 */
const SAME_ANSWER_SHARE = 0.85;
const OPTIONAL_SHARE = 0.3;
const RENEWED_SHARE = 0.5;

export interface BuildOptions {
  readonly document: ApiDocument;
  readonly operation: Operation;
  readonly random: Random;
  /** Values from the answers that this person has received, and from those of all persons. */
  readonly own: KnownValues;
  readonly allValues: KnownValues;
  /** Values for a name that no answer contains; by `nameKey`. */
  readonly hints: ReadonlyMap<string, Hint>;
  /** Bodies with which this call has succeeded before. */
  readonly succeeded: readonly unknown[];
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `{id}` after `/groups/` is a `groupId`, after `/myAssignments/` an `assignmentId`, after `/payments/` a `purchaseId`. */
const nameOfParam = (path: string, name: string): string => {
  const before = path.split("/").at(path.split("/").indexOf(`{${name}}`) - 1) ?? "";
  return name === "id" ? `${before.replace("payment", "purchase").replace(/^my|s$/g, "")}Id` : name;
};

/** A request that should fit the description, with values of earlier answers where there are any. */
export function buildRequest(options: BuildOptions): ApiRequest {
  const { document, operation, random, own, allValues, hints } = options;
  const { method, path, parameters } = operation;
  const bodySchema = operation.body && document.resolve(operation.body);
  const bodyNames = Object.keys((bodySchema?.["properties"] as object | undefined) ?? {});
  const nameOf = (name: string) => nameOfParam(path, name);
  const asked = parameters.filter((one) => one.in === "path" || (one.in === "query" && one.required === true));
  const address = asked.map(({ name }) => nameOf(name));
  const names = [...address, ...bodyNames];
  const mine = random.chance(0.8) ? own.objects(names, address) : [];
  const together = !random.chance(SAME_ANSWER_SHARE) ? [] : mine.length > 0 ? mine : allValues.objects(names, address);
  const known = together.length === 0 ? null : random.pick(together);
  const reader = random.chance(0.9) ? own : allValues;

  const context = {
    resolve: document.resolve,
    known(name: string, schema: JsonSchema): readonly unknown[] {
      const key = nameKey(name);
      const sources = [
        () => [known?.get(key)],
        () => hints.get(key)?.(reader) ?? [],
        () => hints.get(key)?.(allValues) ?? [],
        () => reader.values(name),
        () => allValues.values(name),
      ];
      for (const source of sources) {
        const fitting = source().filter(
          (value) => value !== undefined && value !== null && document.fits(schema, value),
        );
        if (fitting.length > 0) return fitting;
      }
      return [];
    },
  };
  const sample = (schema: JsonSchema, name = "") =>
    fc.sample(arbitraryOf(schema, context, name), { seed: random.bits() | 0, numRuns: 1 })[0];

  const params = Object.fromEntries(
    parameters
      .filter((one) => one.in === "path")
      .map(({ name, schema }) => [name, encodePart(sample(schema, nameOf(name))) || "-"]),
  );
  const query = parameters
    .filter((one) => one.in === "query" && (one.required === true || random.chance(OPTIONAL_SHARE)))
    .map(({ name, schema }) => [encodePart(name), encodePart(sample(schema, name))] as const);
  const headers = Object.fromEntries(
    parameters
      .filter((one) => one.in === "header" && random.chance(OPTIONAL_SHARE))
      .map(({ name }) => [name, `key ${random.below(50)}`]),
  );
  return { method, path, params, query, headers, body: bodyOf() };

  function bodyOf(): unknown {
    if (!bodySchema) return undefined;
    const made = sample(bodySchema);
    if (!isFields(made)) return made;
    const whole: Fields = { ...made, ...gameFields(decodeURIComponent(params["game"] ?? "")) };
    const before = options.succeeded.length > 0 && random.chance(0.75) ? random.pick(options.succeeded) : null;
    if (!isFields(before)) return whole;
    const merged = Object.entries(before).map(([name, value]) =>
      name in whole && (known?.has(nameKey(name)) === true || random.chance(RENEWED_SHARE))
        ? [name, whole[name]]
        : [name, value],
    );
    return Object.fromEntries(merged);
  }

  /** The fields that a game adds to a body are components of their own, which the descriptions of the calls name. */
  function gameFields(game: string): Fields {
    const options = document.component(`${game}.options`);
    const save = document.component(`${game}.save`);
    if (bodyNames.includes("options") && options) return { options: sample(options) };
    if (bodyNames.includes("gridId") && save) return sample(save) as Fields;
    return {};
  }
}
