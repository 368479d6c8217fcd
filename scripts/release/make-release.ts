import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeArchive } from "./archive.ts";
import { listContents, type About } from "./contents.ts";
import { listProduction, readLock } from "./production.ts";
import { makeSbom } from "./sbom.ts";

/** Names of the files that were made, without their folder. */
export interface Release {
  readonly archive: string;
  readonly sbom: string;
  readonly checksums: string;
}

const sha256 = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex");

/** Makes the archive of a built tree, its SBOM and their checksums in the folder `out`, which is emptied first. */
export async function makeRelease(
  root: string,
  tracked: readonly string[],
  about: About,
  out: string,
): Promise<Release> {
  const name = `karota-${about.version}`;
  const archive = `${name}-${about.platform}.tar.gz`;
  const sbom = `${name}-${about.platform}.cdx.json`;
  const checksums = "SHA256SUMS";
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const hash = await writeArchive(join(out, archive), name, listContents(root, tracked, about), about.time);
  writeFileSync(join(out, sbom), await makeSbom(about, readLock(root), listProduction(root), hash));
  // In the form that `sha256sum --check` reads.
  const lines = [`${hash}  ${archive}`, `${sha256(join(out, sbom))}  ${sbom}`];
  writeFileSync(join(out, checksums), `${lines.join("\n")}\n`);
  return { archive, sbom, checksums };
}
