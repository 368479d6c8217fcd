import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { CHROMIUM_FLAGS } from "../../scripts/chromium.ts";
import { ROOT } from "../../scripts/run.ts";
import { kilobytes, median, printTable } from "./table.ts";

const VERSION = "13.5.0";
const FOLDER = join(ROOT, "node_modules/.cache/lighthouse");
const PACKAGE = join(FOLDER, "node_modules/lighthouse");
const INSTALL_TIMEOUT_MS = 180_000;
const RUN_TIMEOUT_MS = 120_000;
/** A report of a page with many cells is larger than what is collected by default. */
const MAX_REPORT_BYTES = 64_000_000;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** A failing audit names at most so many of its places. */
const MAX_PLACES = 3;
const MAX_PLACE_LENGTH = 110;

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly displayValue?: string;
  readonly explanation?: string;
  readonly numericValue?: number;
  readonly details?: { readonly items?: unknown };
}
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

const run = promisify(execFile);

/** Not among the dependencies: every other command would wait for its 110 packages. @throws Error when it cannot be installed */
async function installLighthouse(): Promise<void> {
  const manifest = join(PACKAGE, "package.json");
  if (existsSync(manifest) && (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version === VERSION)
    return;
  console.log(`Installing lighthouse@${VERSION} (Apache-2.0) into node_modules/.cache …`);
  mkdirSync(FOLDER, { recursive: true });
  const words = ["install", "--prefix", FOLDER, "--no-save", "--no-package-lock", `lighthouse@${VERSION}`];
  await run("npm", words, { timeout: INSTALL_TIMEOUT_MS, shell: process.platform === "win32" });
}

/** One run in a browser of its own, with Lighthouse's default: a middling phone on slow 4G, simulated. */
async function inspect(address: string, chromium: string, categories: readonly string[]): Promise<Report> {
  const words = [
    join(PACKAGE, "cli/index.js"),
    address,
    "--output=json",
    "--quiet",
    "--no-enable-error-reporting",
    "--disable-full-page-screenshot",
    `--only-categories=${categories.join(",")}`,
    `--chrome-flags=--headless ${CHROMIUM_FLAGS.join(" ")}`,
  ];
  const environment = { ...process.env, CHROME_PATH: chromium };
  const limits = { timeout: RUN_TIMEOUT_MS, maxBuffer: MAX_REPORT_BYTES };
  const { stdout } = await run(process.execPath, words, { env: environment, ...limits });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

const itemsOf = (audit: Audit | undefined): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(audit?.details?.items) ? (audit.details.items as Record<string, unknown>[]) : [];

/** The places that an audit names: addresses with their bytes and times, and elements. */
function placesOf(audit: Audit): string[] {
  return itemsOf(audit)
    .slice(0, MAX_PLACES)
    .map((item) => {
      const node = item["node"] as { readonly selector?: string; readonly snippet?: string } | undefined;
      const figures = Object.entries(item).filter(([, value]) => typeof value === "number");
      const names = [node?.selector, item["url"], item["groupLabel"], item["label"], item["name"]];
      const name = names.find((one) => typeof one === "string") ?? "";
      return `${name} ${figures.map(([key, value]) => `${key} ${Math.round(value as number)}`).join(", ")}`
        .replace(/https?:\/\/[^/]+/g, "")
        .trim()
        .slice(0, MAX_PLACE_LENGTH);
    });
}

function printFailures(page: string, { audits }: Report): void {
  const failures = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== "manual",
  );
  console.log(`\n  ${page}: ${failures.length === 0 ? "every audit passes" : "below 1 are"}`);
  for (const audit of failures.toSorted((a, b) => a.score! - b.score!)) {
    const more = [audit.displayValue, audit.explanation].filter(Boolean).join("; ");
    console.log(`    ${audit.score!.toFixed(2)} ${audit.id}: ${audit.title}${more && ` (${more})`}`);
    for (const place of placesOf(audit)) if (place) console.log(`           ${place}`);
  }
}

/** Lighthouse's scores and times of each page, the median of several runs, and the audits that do not pass. */
export async function printLighthouse(
  url: string,
  pages: readonly string[],
  runs: number,
  chromium: string,
): Promise<void> {
  try {
    await installLighthouse();
  } catch (error) {
    console.log(
      `Left out: lighthouse@${VERSION} could not be installed. ${error instanceof Error ? error.message : ""}`,
    );
    return;
  }
  const rows: (string | number)[][] = [];
  const first = new Map<string, Report>();
  for (const page of pages) {
    // What is no time is the same in every run.
    const reports = [await inspect(url + page, chromium, CATEGORIES)];
    while (reports.length < runs) reports.push(await inspect(url + page, chromium, ["performance"]));
    first.set(page, reports[0]!);
    const score = (name: string) =>
      Math.round(100 * median(reports.flatMap(({ categories }) => categories[name]?.score ?? [])));
    const figure = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    const requests = median(reports.map(({ audits }) => itemsOf(audits["network-requests"]).length));
    const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index"];
    const [fcp, lcp, tbt, index] = times.map((id) => Math.round(figure(id)));
    const shift = figure("cumulative-layout-shift").toFixed(3);
    const bytes = kilobytes(figure("total-byte-weight"));
    rows.push([page, ...CATEGORIES.map(score), fcp!, lcp!, tbt!, shift, index!, bytes, requests]);
  }
  console.log(`\nLighthouse ${VERSION}, phone, simulated slow 4G, CPU/4; median of ${runs}; times in ms`);
  const figures = ["FCP", "LCP", "TBT", "CLS", "speed index", "kB", "requests"];
  printTable(["page", "performance", "accessibility", "best practices", "SEO", ...figures], rows);
  for (const [page, report] of first) printFailures(page, report);
}
