import type * as z from "zod/mini";
import { BOUNDS, PACKAGE_LIMITS, settings, type Settings } from "./settings.ts";

/** What is wrong with a field of the settings; `least` and `most` where it is out of them. */
export type Fault =
  | { readonly fault: "range"; readonly least: number; readonly most: number }
  | { readonly fault: "whole" | "hundredths" | "empty" | "long" | "smaller" | "dearer" };
/** By the path of the field: `prices.quiz10`, `packages.2.maxGroups`. */
export type Faults = ReadonlyMap<string, Fault>;

/** A schema as far as it leads to those of its fields and entries. */
interface Node extends z.core.$ZodType {
  readonly def: { readonly shape?: Readonly<Record<string, Node>>; readonly element?: Node };
}
const schemaAt = (path: readonly PropertyKey[]): Node | undefined =>
  path.reduce<Node | undefined>(
    (node, key) => (typeof key === "number" ? node?.def.element : node?.def.shape?.[String(key)]),
    settings as unknown as Node,
  );
const valueAt = (path: readonly PropertyKey[], values: Settings): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], values);

/** Null for what the page has no words for: the server refuses it. */
function faultOf({ code, path }: z.core.$ZodIssue, values: Settings): Fault | null {
  const value = valueAt(path, values);
  if (typeof value === "string") {
    if (code === "too_big") return { fault: "long" };
    // The second: nothing in it can be seen.
    return code === "too_small" || code === "custom" ? { fault: "empty" } : null;
  }
  const schema = schemaAt(path);
  const bounds = schema && BOUNDS.get(schema);
  if (typeof value !== "number" || !bounds) return null;
  if (!(value >= bounds.least && value <= bounds.most)) return { fault: "range", ...bounds };
  return { fault: code === "not_multiple_of" ? "hundredths" : "whole" };
}

/** In the order of the packages, each has room for what fitted the one before, at a factor that is no higher. */
export function orderFaultsOf({ packages }: Settings): Faults {
  const found = new Map<string, Fault>();
  for (const [place, row] of packages.entries()) {
    const before = packages[place - 1];
    if (!before) continue;
    for (const name of PACKAGE_LIMITS)
      if (row[name] < before[name]) found.set(`packages.${place}.${name}`, { fault: "smaller" });
    if (row.priceFactor > before.priceFactor) found.set(`packages.${place}.priceFactor`, { fault: "dearer" });
  }
  return found;
}

/** Everything that is wrong with settings, so that the page can say it before the server has to. */
export function faultsOf(values: Settings): Faults {
  const found = new Map(orderFaultsOf(values));
  for (const issue of settings.safeParse(values).error?.issues ?? []) {
    const fault = faultOf(issue, values);
    if (fault) found.set(issue.path.join("."), fault);
  }
  return found;
}
