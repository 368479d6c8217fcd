import type { Code } from "@karota/contract/errors/codes.ts";
import type { MentorPackage, Student } from "@karota/contract/mentorship/mentorship.ts";
import { ApiFailure, call } from "../../shared/api/api.ts";

/** What came of one code; `code` null: no answer came. */
export type AddOutcome =
  | { readonly state: "waiting" | "running" | "skipped" }
  | { readonly state: "added"; readonly student: Student }
  | { readonly state: "failed"; readonly code: Code | null };

export interface Line {
  readonly typed: string;
  readonly outcome: AddOutcome;
}
export interface Added {
  readonly lines: readonly Line[];
  /** The package after the last student who was added. */
  readonly package: MentorPackage["name"] | null;
  /** Seconds until the next try makes sense, when the server has had enough. */
  readonly retryAfter: number | null;
}

/** After these the other codes would fare no better. */
const STOPS: readonly (Code | null)[] = [
  null,
  "E-KAROTA-TOO_MANY_REQUESTS",
  "E-KAROTA-INTERNAL",
  "E-MENTORSHIP-PACKAGE_LIMIT_REACHED",
  "E-MENTORSHIP-NOT_A_MENTOR",
];

/** Adds one student after the other and shows each step. Never rejects: what fails is the outcome of its line. */
export async function addAll(typed: readonly string[], show: (now: Added) => void): Promise<Added> {
  let now: Added = {
    lines: typed.map((one) => ({ typed: one, outcome: { state: "waiting" } })),
    package: null,
    retryAfter: null,
  };
  const set = (at: number, outcome: AddOutcome, more: Partial<Added> = {}) => {
    now = { ...now, ...more, lines: now.lines.map((line, i) => (i === at ? { ...line, outcome } : line)) };
    show(now);
  };
  for (const [at, uniqueCode] of typed.entries()) {
    set(at, { state: "running" });
    try {
      const reply = await call<{ student: Student; package: MentorPackage["name"] }>("POST", "mentorship/students", {
        body: { uniqueCode },
      });
      set(at, { state: "added", student: reply.student }, { package: reply.package });
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : null;
      const code = failure ? failure.code : "E-KAROTA-INTERNAL";
      set(at, { state: "failed", code }, { retryAfter: failure?.body?.retry_after ?? null });
      if (!STOPS.includes(code)) continue;
      now = {
        ...now,
        lines: now.lines.map((line, i) => (i > at ? { ...line, outcome: { state: "skipped" } } : line)),
      };
      show(now);
      break;
    }
  }
  return now;
}
