/** The least and the most of every figure of the settings; the page needs them without the schemas. */
export const CARROT_CENTS = [1, 1000] as const;
/** Carrots to the hundredth. */
export const PRICE = [0.01, 1000] as const;
export const BANNER_LENGTH = 300;
export const PACKAGE_FIGURES = {
  maxGroups: [0, 10_000],
  maxStudents: [0, 100_000],
  maxStudentsPerGroup: [1, 1000],
  maxGroupAssignmentsPerWeek: [0, 10_000],
  maxStudentAssignmentsPerWeek: [0, 100_000],
} as const;
export const LIMITS = {
  person_requests: [60, 100_000],
  address_requests: [60, 100_000],
  sign_ins: [1, 100_000],
  contact_messages: [1, 1000],
  code_tries: [1, 1000],
} as const;
export const RETENTION = {
  unused_months: [6, 120],
  warn_days: [7, 180],
  log_days: [7, 3650],
  audit_months: [6, 120],
} as const;
