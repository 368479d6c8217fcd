/**
 * `npm run texts`: compiles the texts beside games, features and modules (`texts/{sl,en,de}.json`, id → ICU message)
 * into `packages/texts`, and fails when something is wrong with them: an id that is missing in a language or is there
 * twice, other values or plural forms than the languages need, an unused text, a word that `docs/words.md` replaces.
 * `--check` writes nothing; `--if-stale` only makes sure that the compiled texts are those of the sources.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@karota/engine/message.ts";
import { ROOT } from "./run.ts";
import { ensureTexts, inspectTexts, writeTexts } from "./texts/ensure.ts";
import { readSources } from "./texts/sources.ts";
import { findSynonyms, readSynonyms } from "./texts/synonyms.ts";
import { findUnused } from "./texts/unused.ts";

function main(): void {
  const inspected = inspectTexts(readSources(ROOT));
  const synonyms = readSynonyms(readFileSync(join(ROOT, "docs/words.md"), "utf8"));
  if (!process.argv.includes("--check")) writeTexts(ROOT, inspected);
  const { ids, sources } = inspected;
  const unused = findUnused(ids, sources.games, ROOT).map((id) => `${id} is used nowhere`);
  const problems = [...inspected.problems, ...unused, ...findSynonyms(sources.files, synonyms)];
  if (problems.length > 0) {
    console.error(problems.join("\n"));
    process.exitCode = 1;
  } else console.log(`${ids.length} texts in ${LANGUAGES.length} languages`);
}

if (process.argv.includes("--if-stale")) ensureTexts();
else main();
