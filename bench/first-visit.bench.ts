import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FIRST_VISIT_BUDGET_BYTES, firstVisit } from "../apps/web/build/first-visit.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const VITE = join(ROOT, "node_modules/vite/bin/vite.js");

/** Builds the page and prints the bytes of scripts and style sheets of a first visit to /home. */
export async function run(): Promise<void> {
  const dist = mkdtempSync(join(tmpdir(), "karota-web-"));
  try {
    const build = [VITE, "build", "apps/web", "--outDir", dist, "--emptyOutDir", "--logLevel", "error"];
    execFileSync(process.execPath, build, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
    const { files, bytes } = firstVisit(dist);
    for (const file of files) console.log(`${String(file.bytes).padStart(8)}  ${file.file}`);
    console.log(`${String(bytes).padStart(8)}  bytes of JS and CSS, brotli; the budget is ${FIRST_VISIT_BUDGET_BYTES}`);
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}
