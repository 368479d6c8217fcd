import { join } from "node:path";
import type { Plugin } from "vite";
import { ROOT } from "../../../scripts/run.ts";
import { ensureTexts } from "../../../scripts/texts/ensure.ts";
import { readSources } from "../../../scripts/texts/sources.ts";

/** Compiles the texts before the page needs them; in the development server also when one changes. */
export function texts(): Plugin {
  return {
    name: "texts",
    buildStart() {
      const problems = ensureTexts();
      if (problems.length > 0 && !this.meta.watchMode) this.error(`${problems.length} problems in the texts`);
    },
    configureServer(server) {
      const files = readSources(ROOT).files.map(({ folder, language }) => join(ROOT, folder, `${language}.json`));
      const known = new Set(files);
      server.watcher.add(files).on("change", (file) => {
        // The page loads again because a file that it is made of is another.
        if (known.has(file)) ensureTexts();
      });
    },
  };
}
