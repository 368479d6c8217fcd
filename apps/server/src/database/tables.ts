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
  /** `user:<id>`, or one of the house's accounts: `grants`, `games`. */
  account: string;
  amount: number;
  /** A person's balance after this entry; null for the house's accounts. */
  balance_after: number | null;
  reason: string;
  /** What it was for: a gridId, a purchase; null when nothing. */
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
}
