import { accessSync, appendFileSync, constants, mkdirSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** What some tests need beside the runtime, and the Debian packages that it takes. */
export const DEBIAN_PACKAGES = {
  initdb: "postgresql",
  nginx: "nginx-light",
  pdftoppm: "poppler-utils",
  pdfunite: "poppler-utils",
  zbarimg: "zbar-tools",
  faketime: "faketime",
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  Xvfb: "xvfb",
  orca: "orca",
  xdotool: "xdotool",
  "dbus-daemon": "dbus-daemon at-spi2-core",
  promtool: "prometheus",
  unshare: "util-linux",
  ip: "iproute2",
  glewlwyd: "glewlwyd",
  plackup: "libplack-perl",
  "/usr/share/lemonldap-ng/portal/templates": "liblemonldap-ng-portal-perl libstring-random-perl",
  php: "php-cli",
  "/usr/share/simplesamlphp/bin/console": "simplesamlphp php-xml php-mbstring",
} as const;

export type Program = keyof typeof DEBIAN_PACKAGES;

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/** A line for each program that a test looked for and did not find, more than once where several tests did. */
export const MISSING_PROGRAMS = join(ROOT, "test-results", "missing-programs.txt");

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of a program, which may be outside PATH as Debian's nginx is; null when it is missing. */
export const findProgram = (name: Program): string | null =>
  [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]
    .map((folder) => resolve(folder, name))
    .find(isProgram) ?? null;

const recorded = new Set<Program>();

/** @throws Error with REQUIRE_ALL=1 */
function recordMissing(name: Program, missing: string): null {
  if (process.env["REQUIRE_ALL"] === "1") throw new Error(`There is no ${missing}, and REQUIRE_ALL is set.`);
  if (recorded.has(name)) return null;
  recorded.add(name);
  mkdirSync(join(MISSING_PROGRAMS, ".."), { recursive: true });
  appendFileSync(MISSING_PROGRAMS, `${missing}\n`);
  return null;
}

/**
 * The path of a program that a test needs; null when it is missing, which is recorded for the end of the run.
 * @throws Error with REQUIRE_ALL=1
 */
export const needsProgram = (name: Program): string | null => findProgram(name) ?? recordMissing(name, name);

/** The address of the PostgreSQL for tests; null when it is missing, as for a program. */
export const needsPostgres = (): string | null =>
  process.env["TEST_DATABASE_URL"] || recordMissing("initdb", "PostgreSQL (TEST_DATABASE_URL)");
