import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@karota/engine/message.ts";

/** The compiled texts of a language by their id. */
export type Catalogue = Readonly<Record<string, unknown>>;

const COMPILED = join(import.meta.dirname, "compiled");
const catalogues = new Map<Language, Catalogue>();

/** Whether the texts were ever compiled here; scripts call `ensureTexts`, servers come after a build. */
export const areCompiled = (): boolean => existsSync(COMPILED);

/** Every text of a language; read at the first use, so that nothing has to be compiled before an import. */
export function catalogueOf(language: Language): Catalogue {
  let catalogue = catalogues.get(language);
  if (!catalogue) {
    catalogue = readCatalogue(language);
    catalogues.set(language, catalogue);
  }
  return catalogue;
}

/** Puts together the parts that a page loads one by one, and what only servers say. */
function readCatalogue(language: Language): Catalogue {
  const parts = join(COMPILED, "parts", language);
  const files = [join(COMPILED, "servers", `${language}.json`), ...readdirSync(parts).map((file) => join(parts, file))];
  const read = (file: string): Catalogue => JSON.parse(readFileSync(file, "utf8")) as Catalogue;
  // Beside them may lie what is being written.
  return Object.assign({}, ...files.filter((file) => file.endsWith(".json")).map(read)) as Catalogue;
}
