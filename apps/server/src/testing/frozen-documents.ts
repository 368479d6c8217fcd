import { readdirSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod";

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const areNamed = (value: unknown): value is readonly Group[] =>
  Array.isArray(value) && value.every((entry) => isGroup(entry) && typeof entry["name"] === "string");
const below = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);

export interface FrozenDocument {
  readonly file: string;
  readonly document: Group;
}

/** The documents `<name>-v<N>.json` of a folder, as versions of Karota have stored them. They never change. */
export const frozenDocuments = (folder: URL, name: string): readonly FrozenDocument[] =>
  readdirSync(folder)
    .filter((file) => new RegExp(`^${name}-v\\d+\\.json$`).test(file))
    .map((file) => ({ file, document: JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Group }));

type Node = z.core.JSONSchema.JSONSchema;

function missing(node: Node, values: readonly unknown[], path: string): readonly string[] {
  const groups = values.filter(isGroup);
  const fields = Object.entries(node.properties ?? {}).flatMap(([name, field]) => {
    const inside = groups.filter((group) => name in group).map((group) => group[name]);
    return inside.length === 0 ? [below(path, name)] : missing(field as Node, inside, below(path, name));
  });
  const { items, additionalProperties: rest } = node;
  const entries = values.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
  const free = groups.flatMap((group) => Object.values(group));
  return [
    ...fields,
    ...(node.anyOf ?? []).flatMap((one) => missing(one, values, path)),
    ...(typeof items === "object" ? missing(items as Node, entries, path) : []),
    ...(typeof rest === "object" ? missing(rest, free, `${path}.*`) : []),
  ];
}

/** The fields of a schema that no document holds, as `limits.sign_ins`. */
export const missingFields = (schema: z.core.$ZodType, documents: readonly unknown[]): readonly string[] =>
  missing(z.toJSONSchema(schema), documents, "");

/**
 * The fields of a document that are missing or have another value in what was read from it, as `limits.sign_ins`.
 * Entries of lists are identified by their names: `packages.priceFactor` is that field of one of them, `packages.pro` a
 * whole one.
 */
export function changedFields(document: unknown, read: unknown, path = ""): readonly string[] {
  if (areNamed(document) && document.length > 0 && areNamed(read))
    return document.flatMap((entry) => {
      const after = read.find(({ name }) => name === entry["name"]);
      return after ? changedFields(entry, after, path) : [below(path, String(entry["name"]))];
    });
  if (isGroup(document) && isGroup(read))
    return Object.keys(document).flatMap((name) => changedFields(document[name], read[name], below(path, name)));
  return isDeepStrictEqual(document, read) ? [] : [path];
}
