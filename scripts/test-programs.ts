import { existsSync, readFileSync, rmSync } from "node:fs";
import { DEBIAN_PACKAGES, findProgram, MISSING_PROGRAMS, type Program } from "@karota/server/testing/programs.ts";
import { endOf, start } from "./run.ts";

/**
 * Installs the programs of the tests that this machine lacks: as root on Debian. Elsewhere the tests report what is
 * missing.
 */
export async function installPrograms(): Promise<void> {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  const absent = (Object.keys(DEBIAN_PACKAGES) as Program[]).filter((name) => findProgram(name) === null);
  const packages = [...new Set(absent.flatMap((name) => DEBIAN_PACKAGES[name].split(" ")))];
  if (packages.length === 0) return;
  console.log(`Installing Debian's ${packages.join(", ")} …`);
  // Some packages ask how they shall be set up.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...words: string[]) => endOf(start("apt-get", words, { stdio: ["ignore", "ignore", "inherit"], env }));
  const code = (await run("update", "--quiet")) || (await run("install", "--quiet", "--yes", ...packages));
  if (code !== 0) console.log("They could not be installed.");
}

/** Begins a new list of what the tests miss. */
export const clearMissingPrograms = (): void => rmSync(MISSING_PROGRAMS, { force: true });

/** What the tests of this run looked for and did not find, each once. */
export const missingPrograms = (): readonly string[] =>
  existsSync(MISSING_PROGRAMS) ? [...new Set(readFileSync(MISSING_PROGRAMS, "utf8").trim().split("\n"))] : [];
