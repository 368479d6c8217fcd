/**
 * Runs the benchmarks: `npm run bench` all of them, `npm run bench -- sudoku saves` the named ones. They print; `keys`
 * alone fails where its aim is missed.
 */
import { readdirSync } from "node:fs";
import { ensureTexts } from "../scripts/texts/ensure.ts";

const folder = new URL(".", import.meta.url);
const known = readdirSync(folder)
  .filter((file) => file.endsWith(".bench.ts"))
  .map((file) => file.slice(0, -".bench.ts".length))
  .sort();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(", ")}. There are: ${known.join(", ")}.`);
  process.exit(1);
}
ensureTexts();
for (const name of asked.length > 0 ? asked : known) {
  console.log(`\n== ${name}`);
  const { run } = (await import(new URL(`${name}.bench.ts`, folder).href)) as { run: () => Promise<void> };
  await run();
}
