import { sql, type RawBuilder } from "kysely";

/** Rows of a table that belong to a person, and the text columns of them that an erasure leaves, each with its reason. */
export interface Part {
  /** A condition on the table's rows; null: none belongs to a person. */
  readonly rows: ((userId: string) => RawBuilder<boolean>) | null;
  readonly stays: Readonly<Record<string, string>>;
}

const CHOICE = "one of a fixed choice";
const ID = "an id that names no one";
const BOARD = "a board of ours, in the words of its game";
const HASH = "a hash";
const LAW = "the law asks for it";
const PROVIDER = "the payment's name at its provider, which refunds need";
const SITE = "of the site, about no one";

const by =
  (column: string): Part["rows"] =>
  (id) =>
    sql`${sql.ref(column)} = ${id}`;
const ofNoPerson = (stays: Part["stays"]): readonly Part[] => [{ rows: null, stays }];
const purchasesOf = (id: string) => sql`(select id from purchases where user_id = ${id})`;
const groupsOf = (id: string) => sql`(select id from student_groups where mentor_id = ${id})`;
const assignmentsOf = (id: string, column: "published_by" | "student_id") =>
  sql`(select id from assignments where ${sql.ref(column)} = ${id})`;
const contactMailsOf = (id: string) => sql`(select 'contact:' || id from contact_messages where user_id = ${id})`;

/**
 * Every table, and how its rows belong to a person. Foreign keys are ids and need no line; any other text that no
 * `stays` lists has to be erased with the person.
 */
export const PERSONAL_TABLES: Readonly<Record<string, readonly Part[]>> = {
  migrations: ofNoPerson({ name: SITE }),
  daily_counts: ofNoPerson({ event: CHOICE }),
  secrets: ofNoPerson({ name: SITE, value: SITE }),
  login_nonces: ofNoPerson({ nonce_hash: HASH, cookie_hash: HASH }),
  saml_assertions: ofNoPerson({
    assertion_hash: HASH,
    code_hash: HASH,
    person: "encrypted with a code that is not stored",
  }),
  users: [{ rows: by("id"), stays: { id: ID, language: CHOICE, sign_in_language: CHOICE } }],
  tokens: [{ rows: by("user_id"), stays: {} }],
  erased_identities: ofNoPerson({ hash: HASH, barred_roles: CHOICE }),
  credit_accounts: [{ rows: by("user_id"), stays: {} }],
  ledger_entries: [
    {
      rows: (id) => sql`account = ${`user:${id}`}`,
      stays: { movement_id: ID, account: ID, reason: CHOICE, reference: ID },
    },
  ],
  idempotency_keys: [{ rows: by("user_id"), stays: {} }],
  periodic_boards: ofNoPerson({
    grid_id: ID,
    game: CHOICE,
    period: CHOICE,
    period_key: CHOICE,
    language: CHOICE,
    options: BOARD,
    payload: BOARD,
  }),
  plays: [
    {
      rows: by("user_id"),
      stays: {
        grid_id: ID,
        game: CHOICE,
        period: CHOICE,
        period_key: CHOICE,
        options: BOARD,
        payload: BOARD,
        first_answers: "0 and 1 a task",
      },
    },
  ],
  shared_boards: [
    {
      rows: by("user_id"),
      stays: { code_hash: HASH, shared_id: ID, game: CHOICE, options: BOARD },
    },
  ],
  shared_times: [{ rows: by("user_id"), stays: {} }],
  races: [{ rows: by("host_id"), stays: { id: ID } }],
  race_people: [{ rows: by("user_id"), stays: {} }],
  play_days: [{ rows: by("user_id"), stays: {} }],
  skill_levels: [{ rows: by("user_id"), stays: {} }],
  review_items: [{ rows: by("user_id"), stays: {} }],
  practices: [{ rows: by("user_id"), stays: {} }],
  mentors: [{ rows: by("user_id"), stays: {} }],
  package_changes: [{ rows: by("user_id"), stays: {} }],
  code_tries: [{ rows: by("mentor_id"), stays: {} }],
  mentor_students: [
    { rows: by("mentor_id"), stays: {} },
    { rows: by("student_id"), stays: {} },
  ],
  student_groups: [{ rows: by("mentor_id"), stays: { id: ID } }],
  group_members: [{ rows: by("student_id"), stays: {} }],
  join_links: [{ rows: (id) => sql`group_id in ${groupsOf(id)}`, stays: {} }],
  join_requests: [
    { rows: by("student_id"), stays: {} },
    { rows: (id) => sql`group_id in ${groupsOf(id)}`, stays: {} },
  ],
  school_classes: [{ rows: by("user_id"), stays: {} }],
  group_classes: [{ rows: (id) => sql`group_id in ${groupsOf(id)}`, stays: {} }],
  classes: [
    {
      rows: (id) => sql`group_id in ${groupsOf(id)}`,
      stays: { group_id: ID, code: "random symbols", last_day: "a day" },
    },
  ],
  class_pupils: [{ rows: by("user_id"), stays: {} }],
  group_colleagues: [{ rows: by("mentor_id"), stays: {} }],
  group_log: [{ rows: by("actor_id"), stays: { action: CHOICE } }],
  assignments: [
    { rows: by("published_by"), stays: { id: ID, plan: BOARD, name: "students know by it what they have answered" } },
    { rows: by("student_id"), stays: { id: ID, plan: BOARD } },
  ],
  assignment_students: [
    { rows: by("student_id"), stays: { tasks: BOARD } },
    {
      rows: (id) => sql`assignment_id in ${assignmentsOf(id, "published_by")}`,
      stays: { tasks: BOARD, left_name: "students know by it what they have answered" },
    },
  ],
  assignment_answers: [{ rows: by("student_id"), stays: { mistake: CHOICE } }],
  assignment_messages: [
    { rows: by("student_id"), stays: {} },
    { rows: by("sender_id"), stays: {} },
    { rows: (id) => sql`assignment_id in ${assignmentsOf(id, "student_id")}`, stays: {} },
  ],
  lessons: [{ rows: by("mentor_id"), stays: {} }],
  lesson_questions: ofNoPerson({ task: BOARD }),
  lesson_people: [{ rows: by("user_id"), stays: {} }],
  lesson_answers: [{ rows: by("user_id"), stays: {} }],
  purchases: [
    {
      rows: by("user_id"),
      stays: {
        id: ID,
        provider: CHOICE,
        provider_ref: PROVIDER,
        reference: "digits of ours",
        status: CHOICE,
        language: CHOICE,
      },
    },
  ],
  invoices: [
    {
      rows: (id) => sql`purchase_id in ${purchasesOf(id)}`,
      stays: { number: LAW, series: LAW, kind: LAW, document: LAW },
    },
  ],
  counters: ofNoPerson({ name: SITE }),
  payment_events: ofNoPerson({ provider: CHOICE, event_id: PROVIDER }),
  mails: [
    {
      rows: (id) => sql`user_id = ${id} or once_key in ${contactMailsOf(id)}`,
      stays: { once_key: "made of ids" },
    },
  ],
  settings_versions: ofNoPerson({ settings: SITE }),
  audit_entries: [
    {
      rows: (id) => sql`subject = ${id} or subject in ${purchasesOf(id)}`,
      stays: { action: CHOICE, subject: ID, details: "figures and choices: see `auditDetails`" },
    },
  ],
  contact_messages: [{ rows: by("user_id"), stays: { id: ID } }],
  traffic: ofNoPerson({ process: SITE, times: SITE }),
  job_reports: ofNoPerson({ process: SITE, name: CHOICE }),
};
