import type { Settings } from "@karota/contract/admin/settings.ts";
import { PACKAGES, type PackageName } from "@karota/contract/mentorship/mentorship.ts";

/** The limits of each package, in the order of the specification's fields, and its price factor. */
const ROWS: Record<PackageName, readonly [number, number, number, number, number, number]> = {
  starter: [1, 10, 10, 2, 10, 0.1],
  essential: [2, 30, 15, 5, 30, 0.09],
  pro: [5, 75, 20, 12, 75, 0.08],
  premium: [10, 150, 28, 30, 150, 0.07],
  enterprise: [25, 500, 32, 80, 500, 0.06],
  ultimate: [100, 2000, 40, 300, 2000, 0.05],
};

/** The settings of a site that no admin has changed. */
export const DEFAULT_SETTINGS: Settings = {
  banner: null,
  sign_up: true,
  carrot_cents: 10,
  prices: { quiz10: 0.5, quiz20: 1, quiz40: 2, leisure: 1, leisureLarge: 2 },
  closed_games: [],
  closed_providers: [],
  packages: PACKAGES.map((name) => {
    const [
      maxGroups,
      maxStudents,
      maxStudentsPerGroup,
      maxGroupAssignmentsPerWeek,
      maxStudentAssignmentsPerWeek,
      factor,
    ] = ROWS[name];
    return {
      name,
      maxGroups,
      maxStudents,
      maxStudentsPerGroup,
      maxGroupAssignmentsPerWeek,
      maxStudentAssignmentsPerWeek,
      priceFactor: factor,
    };
  }),
  limits: { person_requests: 3000, address_requests: 3000, sign_ins: 300, contact_messages: 3, code_tries: 10 },
  retention: { unused_months: 24, warn_days: 30, log_days: 90, audit_months: 24, moves_months: 12 },
};

/**
 * For fields that a stored banner lacks, because `DEFAULT_SETTINGS` has no banner: a language that it lacks gets the
 * English text.
 */
export function bannerDefaults(
  stored: Partial<NonNullable<Settings["banner"]>> | null | undefined,
): Settings["banner"] {
  const text = [stored?.en, stored?.sl, stored?.de].find((one) => typeof one === "string");
  return text === undefined ? null : { kind: "info", sl: text, en: text, de: text };
}
