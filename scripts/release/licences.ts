import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import satisfies from "spdx-satisfies";
import type { ProductionPackage } from "./production.ts";

/** Licences under which a package may be part of Karota, which is not published as source code. */
const ALLOWED = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
  "Zlib",
];
/** Also for fonts: it binds the font files only, not what is written with them. */
const ALLOWED_FOR_FONTS = [...ALLOWED, "OFL-1.1"];

/** Packages that name no licence, by name and version, with what their licence file says. */
const READ_BY_HAND: Readonly<Record<string, string>> = { "png-js@2.0.0": "MIT" };

type Licensed = Pick<ProductionPackage, "name" | "version" | "licence">;

export const licenceOf = ({ name, version, licence }: Licensed): string | null =>
  licence ?? READ_BY_HAND[`${name}@${version}`] ?? null;

function isAllowed(one: Licensed): boolean {
  const licence = licenceOf(one);
  if (licence === null) return false;
  try {
    return satisfies(licence, one.name.startsWith("@fontsource") ? ALLOWED_FOR_FONTS : ALLOWED);
  } catch {
    // Not an SPDX expression, such as “see LICENSE”.
    return false;
  }
}

/** A sentence for each package whose licence is not one of the list. */
export const licenceProblems = (packages: readonly Licensed[]): readonly string[] =>
  packages
    .filter((one) => !isAllowed(one))
    .map((one) => `${one.name} ${one.version} has the licence ${licenceOf(one) ?? "(none)"}, which is not allowed.`);

/** How many packages have each licence, the most frequent first. */
export function countLicences(packages: readonly Licensed[]): string {
  const counts = new Map<string, number>();
  for (const one of packages) {
    const licence = licenceOf(one) ?? "(none)";
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .map(([licence, count]) => `${licence} ${count}`)
    .join(", ");
}

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-]|$)/i;

/** The licences of all packages with their texts, for those who receive Karota: some are only compiled into the pages. */
export function licenceTexts(root: string, packages: readonly ProductionPackage[]): string {
  return packages
    .map((one) => {
      const folder = join(root, one.path);
      const files = existsSync(folder) ? readdirSync(folder).filter((file) => LICENCE_FILE.test(file)) : [];
      const texts = files.toSorted().map((file) => readFileSync(join(folder, file), "utf8").trim());
      const title = `${one.name} ${one.version}: ${licenceOf(one) ?? "(none)"}`;
      return [title, "=".repeat(title.length), ...texts].join("\n\n");
    })
    .join("\n\n\n")
    .concat("\n");
}
