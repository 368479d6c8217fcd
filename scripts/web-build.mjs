/** Builds the pages when what they are made of has changed since the last build. Only Node's own modules. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT, giveUp, npm } from "./runtime.mjs";

const STAMP = join(ROOT, ".cache", "web-build");
const PAGE = join(ROOT, "apps", "web", "dist", "index.html");
const INPUTS = ["apps/web", "packages", "scripts/texts", "package.json", "package-lock.json"];

/** What is made of the other inputs. */
const GENERATED = ["packages/texts/src/compiled", "packages/texts/src/ids.ts"];

/** A fingerprint of every file that can change the pages; tests and earlier builds cannot. */
function fingerprint() {
  const hash = createHash("sha256");
  const add = (path) => {
    const entries = readdirSync(join(ROOT, path), { withFileTypes: true }).sort((one, other) =>
      one.name < other.name ? -1 : 1,
    );
    for (const entry of entries) {
      const inner = `${path}/${entry.name}`;
      if (GENERATED.includes(inner)) continue;
      if (entry.isDirectory()) {
        if (entry.name !== "dist" && entry.name !== "node_modules") add(inner);
      } else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) addFile(inner);
    }
  };
  const addFile = (path) =>
    void hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update("\0");
  for (const input of INPUTS)
    if (/\.\w+$/.test(input)) addFile(input);
    else add(input);
  return hash.digest("hex");
}

/** Makes the built pages fresh; ends the process with a sentence when they cannot be built. */
export function ensureBuilt() {
  if (existsSync(PAGE) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint()) return;
  console.log("Building the pages …");
  if (!npm("run", "build")) giveUp("The pages could not be built, as told above.");
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  writeFileSync(STAMP, fingerprint());
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) ensureBuilt();
