/**
 * Checks the names in code (CONTRIBUTING.md, "Words in code"), since the code once spoke of keeping, telling and
 * hearing where the field has words of its own. Part of the gate; `scripts/words.test.ts` proves that it bites.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@swc/core";
import { ROOT } from "./run.ts";

/** Each private word, in all its forms, and what to say instead. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/^(keep|keeps|kept|keeping|keepers?)$/, "save, store, cache, retain"],
  [/^(forgets?|forgot|forgetting)$/, "delete, clear, erase"],
  [/^(tells?|told|telling)$/, "return, send, announce, notify"],
  [/^(hears?|heard|hearing|hearers?)$/, "listen, subscribe, receive"],
  [/^(believes?|believed)$/, "accept"],
  [/^(stands?|standing|stood)$/, "status, is"],
  [/^gains?$/, "progress"],
  [/^(wish|wishes|wished)$/, "option, request"],
  [/^beds?$/, "category"],
  [/^houses?$/, "site"],
  [/^(shelf|shelves|shelved)$/, "list, section, registry"],
];
/** On the page keys and buttons are pressed; a server gets requests. */
const OF_SERVERS: readonly [RegExp, string] = [/^(press|presses|pressed)$/, "request, idempotency key"];
const SERVERS = /^(apps\/(server|identity)|packages\/contract)\//;

/** Names that stay, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  keepAlive: "an option of Node's HTTP",
  keepAliveTimeout: "an option of Node's HTTP",
  keepAliveInitialDelayMillis: "an option of PostgreSQL's driver",
  kept_until: "a column of the database",
  told: "a field of stored expressions",
};

const wordsOf = (name: string): readonly string[] =>
  name.split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])|(?=[A-Z][a-z])/).map((word) => word.toLowerCase());

/** What is wrong with a name in a file; null for a good one. */
export function objectionTo(name: string, file: string): string | null {
  if (name in ALLOWED) return null;
  const rules = SERVERS.test(file) ? [...PRIVATE, OF_SERVERS] : PRIVATE;
  for (const word of wordsOf(name))
    for (const [pattern, instead] of rules) if (pattern.test(word)) return `${name}: not "${word}", but ${instead}`;
  return null;
}

/** The identifiers of a source, each once. */
export function identifiersIn(source: string, tsx: boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, value } = node as { type?: unknown; value?: unknown };
    if (type === "Identifier" && typeof value === "string") found.add(value);
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(source, { syntax: "typescript", tsx }));
  return found;
}

if (import.meta.main) {
  const files = globSync(
    ["{apps,packages}/*/{src,build}/**/*.{ts,tsx}", "{bench,e2e,pictures,scripts}/**/*.{ts,tsx}"],
    {
      cwd: ROOT,
    },
  );
  const faults = files.flatMap((file) =>
    [...identifiersIn(readFileSync(join(ROOT, file), "utf8"), file.endsWith("x"))].flatMap((name) => {
      const objection = objectionTo(name, file);
      return objection === null ? [] : [`${file}: ${objection}`];
    }),
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0 || files.length === 0) process.exitCode = 1;
  else console.log(`the names of ${files.length} files are the field's words`);
}
