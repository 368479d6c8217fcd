import type { Generated } from "kysely";

/*
 * The tables, as Kysely sees them. Portable SQL only: text for JSON and UUIDs, integers for times (ms since 1970) and
 * amounts (hundredths of a carrot), 0 and 1 for yes and no.
 */

export interface SecretsTable {
  name: string;
  value: string;
  created_at: number;
}

export interface LoginNoncesTable {
  /** SHA-256 of the nonce. */
  nonce_hash: string;
  /** SHA-256 of the cookie's value. */
  cookie_hash: string;
  expires_at: number;
}

export interface UsersTable {
  id: string;
  issuer: string;
  subject: string;
  name: string;
  email: string;
  email_verified: number;
  address: string;
  post_number: string;
  post: string;
  country: string;
  company: string;
  vat_id: string;
  language: string | null;
  /** JSON of PlayerSettings. */
  settings: string;
  /** JSON array of roles given here; ADMINS and the demo provider add theirs at login. */
  roles: string;
  unique_code: string;
  unique_code_expires: number;
  previous_code: string | null;
  blocked: number;
  /** Tokens issued before this moment are no longer valid. */
  tokens_from: number;
  created_at: number;
  last_login_at: number;
  /** Set when the personal data was erased. */
  erased_at: number | null;
}

/** The balance of each person; the ledger's running total. */
export interface CreditAccountsTable {
  user_id: string;
  balance: number;
}

/** Append-only, two rows a movement whose amounts add up to zero. */
export interface LedgerEntriesTable {
  id: Generated<number>;
  movement_id: string;
  /** `user:<id>`, or one of the house's accounts: `grants`, `games`, `assignments`. */
  account: string;
  amount: number;
  /** A person's balance after this entry; null for the house's accounts. */
  balance_after: number | null;
  reason: string;
  /** What it was for: a gridId, an assignment, a purchase; null when nothing. */
  reference: string | null;
  created_at: number;
}

/** One answer a key and person: the same key gives the same answer. */
export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  /** SHA-256 of method, path and body. */
  request_hash: string;
  status: number;
  answer: string;
  created_at: number;
}

/** The daily and weekly boards: generated once, the same for everyone. */
export interface PeriodicBoardsTable {
  grid_id: string;
  game: string;
  period: string;
  /** `2026-11-21`, `2026-W47`. */
  period_key: string;
  /** Empty where words do not matter. */
  language: string;
  options: string;
  payload: string;
  created_at: number;
}

/** A person's board: a paid game, or progress on a periodic board. Key: user_id, grid_id. */
export interface PlaysTable {
  user_id: string;
  grid_id: string;
  game: string;
  period: string | null;
  period_key: string | null;
  options: string;
  payload: string;
  completed: number;
  revision: number;
  done: number;
  total: number;
  seconds: number;
  hints: number;
  started_at: number;
  saved_at: number;
  completed_at: number | null;
  /** Of a quiz: one sign a task, `1` right at first, `0` wrong, `.` open; empty for other games. */
  first_answers: string;
  /** How long the server itself saw it played, in ms (`games/timing.ts`). */
  watched: number;
  /** Of a completed board: the seconds that count as its solving time; null when none do. */
  timed: number | null;
}

/** What a person did on a day in a game. Key: user_id, day, game. */
export interface PlayDaysTable {
  user_id: string;
  /** `2026-11-21`, in the product's zone. */
  day: string;
  game: string;
  /** Boards completed. */
  boards: number;
  right_answers: number;
  wrong_answers: number;
  seconds: number;
}

/** How firm a skill of a quiz is (engine/quiz/learning.ts). Key: user_id, game, skill. */
export interface SkillLevelsTable {
  user_id: string;
  game: string;
  skill: string;
  strength: number;
  level: number;
  /** The last answer: its day, counted from 1970-01-01, and its moment. */
  day: number;
  answered_at: number;
  right_answers: number;
  wrong_answers: number;
}

/** A person's mistakes on their way through the reviews. Key: user_id, game, question. */
export interface ReviewItemsTable {
  user_id: string;
  game: string;
  /** SHA-256 of the question in no language. */
  question: string;
  skill: string;
  difficulty: string;
  /** The board on which the mistake was made last, and its task there. */
  grid_id: string;
  task_id: string;
  /** A board with this one task. */
  payload: string;
  step: number;
  /** The day from which on it is asked again, counted from 1970-01-01; null when mended. */
  due: number | null;
  made_at: number;
}

/** Who has become a mentor, and the package they are in. */
export interface MentorsTable {
  user_id: string;
  package: string;
  created_at: number;
}

/** Key: user_id, changed_at, package_to. */
export interface PackageChangesTable {
  user_id: string;
  changed_at: number;
  package_from: string;
  package_to: string;
}

/** How often a mentor has tried a code that is nobody's, by the hour. Key: mentor_id, tried_at. */
export interface CodeTriesTable {
  mentor_id: string;
  /** The beginning of the hour. */
  tried_at: number;
  tries: number;
}

/** Key: mentor_id, student_id. */
export interface MentorStudentsTable {
  mentor_id: string;
  student_id: string;
  added_at: number;
  /** Set when the student left or was removed. */
  left_at: number | null;
}

export interface StudentGroupsTable {
  id: string;
  mentor_id: string;
  name: string;
  /** The name as it is compared: unique among a mentor's groups that were not removed. */
  name_key: string;
  description: string;
  created_at: number;
  removed_at: number | null;
}

/** Key: group_id, student_id. */
export interface GroupMembersTable {
  group_id: string;
  student_id: string;
  added_at: number;
  /** Set for an Ex-Member. */
  left_at: number | null;
}

/** A published assignment, of a group or of a student. */
export interface AssignmentsTable {
  id: string;
  mentor_id: string;
  group_id: string | null;
  student_id: string | null;
  name: string;
  description: string;
  message: string;
  start_at: number;
  /** The last moment in which an answer counts. */
  end_at: number;
  /** JSON of TaskPlan[]. */
  plan: string;
  num_tasks: number;
  /** Hundredths of a carrot. */
  price: number;
  published_at: number;
  cancelled_at: number | null;
  /** By the mentor. */
  archived_at: number | null;
}

/** Who has an assignment. Key: assignment_id, student_id. */
export interface AssignmentStudentsTable {
  assignment_id: string;
  student_id: string;
  joined_at: number;
  /** The end of somebody who got more time. */
  own_end: number | null;
  /** JSON of the tasks with their answers, made when they are first asked for; never sent as they are. */
  tasks: string | null;
  solved: number;
  correct: number;
  /** The first and the last answer. */
  started_at: number | null;
  answered_at: number | null;
  /** By the student. */
  archived_at: number | null;
}

/** Final answers. Key: assignment_id, student_id, task. */
export interface AssignmentAnswersTable {
  assignment_id: string;
  student_id: string;
  /** The place in the assignment, from 0. */
  task: number;
  selected: number;
  correct: number;
  /** The name of the mistake that leads to the chosen answer; null for a right one and for one without a name. */
  mistake: string | null;
  answered_at: number;
  /** 1 when it has counted for levels and review, which is when the student may know about it. */
  learned: number;
}

/** A mentor's words while an assignment is under way; without a student, to all. */
export interface AssignmentMessagesTable {
  id: string;
  assignment_id: string;
  student_id: string | null;
  message: string;
  sent_at: number;
}

/** A purchase of carrots; money in euro cents. */
export interface PurchasesTable {
  id: string;
  user_id: string;
  provider: string;
  /** The provider's own name of the payment. */
  provider_ref: string | null;
  /** The digits of which the payment reference is made. */
  reference: string;
  status: string;
  credits: number;
  price_cents: number;
  net_cents: number;
  vat_cents: number;
  /** Basis points. */
  vat_rate: number;
  /** JSON of Buyer; `{}` when the person was erased before paying. */
  buyer: string;
  language: string;
  created_at: number;
  expires_at: number;
  paid_at: number | null;
  /** When the page was told the outcome. */
  approved_at: number | null;
  /** When the provider took the order to give the money back. */
  refund_sent_at: number | null;
  refunded_cents: number;
  /** Hundredths of a carrot that were withdrawn. */
  refunded_amount: number;
}

/** Issued invoices and credit notes; they stay when a person is erased. */
export interface InvoicesTable {
  number: string;
  series: string;
  year: number;
  serial: number;
  /** `invoice` or `credit_note`. */
  kind: string;
  purchase_id: string;
  issued_at: number;
  /** JSON of InvoiceDocument. */
  document: string;
}

/** Running numbers without gaps: raised in the transaction that uses them. */
export interface CountersTable {
  name: string;
  value: number;
}

/** What payment providers have told already. Key: provider, event_id. */
export interface PaymentEventsTable {
  provider: string;
  event_id: string;
  received_at: number;
}

/** The outbox: mails on their way, and those that have left. */
export interface MailsTable {
  id: string;
  user_id: string;
  template: string;
  language: string;
  recipient: string;
  /** JSON of what the template tells. */
  content: string;
  created_at: number;
  /** When it is tried (again). */
  due_at: number;
  tries: number;
  sent_at: number | null;
}

export interface Tables {
  secrets: SecretsTable;
  login_nonces: LoginNoncesTable;
  users: UsersTable;
  credit_accounts: CreditAccountsTable;
  ledger_entries: LedgerEntriesTable;
  idempotency_keys: IdempotencyKeysTable;
  periodic_boards: PeriodicBoardsTable;
  plays: PlaysTable;
  play_days: PlayDaysTable;
  skill_levels: SkillLevelsTable;
  review_items: ReviewItemsTable;
  mentors: MentorsTable;
  package_changes: PackageChangesTable;
  code_tries: CodeTriesTable;
  mentor_students: MentorStudentsTable;
  student_groups: StudentGroupsTable;
  group_members: GroupMembersTable;
  assignments: AssignmentsTable;
  assignment_students: AssignmentStudentsTable;
  assignment_answers: AssignmentAnswersTable;
  assignment_messages: AssignmentMessagesTable;
  purchases: PurchasesTable;
  invoices: InvoicesTable;
  counters: CountersTable;
  payment_events: PaymentEventsTable;
  mails: MailsTable;
}
