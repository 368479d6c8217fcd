import { readNpm } from "../runtime.mjs";

/** What `npm audit` prints as JSON: the sums, or why there are none. */
interface AuditReport {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
}
export interface AuditResult {
  readonly outcome: "clean" | "vulnerable" | "unknown";
  /** For the person who makes a release. */
  readonly sentence: string;
}

/** Reads the output of `npm audit --json`. */
export function readAudit(output: string): AuditResult {
  let report: AuditReport = {};
  try {
    report = JSON.parse(output) as AuditReport;
  } catch {
    // No report at all is one without sums.
  }
  const total = report.metadata?.vulnerabilities?.["total"];
  if (total === undefined)
    return {
      outcome: "unknown",
      sentence:
        "The registry gave no list of known vulnerabilities, so the packages were not checked: " +
        "run npm audit --omit=dev where it can be reached, before you publish this release.",
    };
  if (total === 0) return { outcome: "clean", sentence: "No package has a known vulnerability." };
  const names = Object.entries(report.vulnerabilities ?? {}).map(([name, { severity }]) => `${name} (${severity})`);
  return {
    outcome: "vulnerable",
    sentence: `${total} known vulnerabilities, in ${names.join(", ")}: update the packages (npm audit --omit=dev says to what).`,
  };
}

/** Asks the registry for known vulnerabilities of the packages that a release holds. */
export const auditPackages = (): AuditResult =>
  readAudit(readNpm("audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=20000"));
