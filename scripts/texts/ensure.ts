import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.ts";
import { compile, type Compiled } from "./compile.ts";
import { gather, type Gathered } from "./gather.ts";
import { isWritten, outputsOf, writeOutputs } from "./outputs.ts";
import { readSources, type Sources } from "./sources.ts";

/** Everything the texts say, and what is wrong with it. */
export interface Inspected extends Compiled, Pick<Gathered, "folders"> {
  readonly sources: Sources;
}

/** Reads and compiles the texts below `root`, and writes nothing. */
export function inspectTexts(sources: Sources): Inspected {
  const { texts, folders, problems } = gather(sources);
  const compiled = compile(texts);
  return { ...compiled, folders, sources, problems: [...problems, ...compiled.problems] };
}

/** Writes what was compiled. With problems it is written as far as it goes, and compiled again next time. */
export function writeTexts(root: string, inspected: Inspected): void {
  const { folders, sources, problems } = inspected;
  const fingerprint = problems.length === 0 ? fingerprintOf(sources) : null;
  writeOutputs(root, outputsOf(inspected, folders, sources.games), fingerprint);
}

/**
 * Compiles the texts below `root` when they are missing or stale; called first by all code that reads texts. Writes the
 * problems of the texts to stderr, and returns them.
 */
export function ensureTexts(root: string = ROOT): readonly string[] {
  const sources = readSources(root);
  if (isWritten(root, fingerprintOf(sources))) return [];
  const inspected = inspectTexts(sources);
  writeTexts(root, inspected);
  for (const problem of inspected.problems) console.error(problem);
  return inspected.problems;
}

/** A hash of all that the compiled texts are made of: texts, nouns, games, this code and the message compiler's version. */
function fingerprintOf({ files, games, nouns }: Sources): string {
  const own = readdirSync(import.meta.dirname)
    .filter((file) => !file.endsWith(".test.ts"))
    .sort()
    .map((file) => join(import.meta.dirname, file));
  const hash = createHash("sha256").update(JSON.stringify([files, [...games], nouns]));
  for (const file of [...own, join(ROOT, "package-lock.json")]) hash.update(readFileSync(file));
  return hash.digest("hex");
}
