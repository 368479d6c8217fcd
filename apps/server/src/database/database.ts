import type { Kysely, Transaction } from "kysely";
import type { WithLock } from "./with-lock.ts";
import type { Broadcast } from "./broadcast.ts";
import type { Tables } from "./tables.ts";

/** Either kind of query runner: outside (`Kysely`) or inside (`Transaction`) a transaction. */
export type Queries = Kysely<Tables>;
export type InTransaction = Transaction<Tables>;

/** One database, SQLite or PostgreSQL, behind the same queries. */
export interface Database extends Pick<Broadcast, "publish" | "subscribe"> {
  readonly kind: "sqlite" | "postgres";
  /** For single statements and reads. Throws when used inside a transaction's work, where it would hang or leak out. */
  readonly db: Queries;
  /**
   * `begin immediate` on SQLite, read committed on PostgreSQL. Commits when `work` resolves, rolls back when it throws.
   * Await nothing but queries inside.
   */
  transaction<T>(work: (queries: InTransaction) => Promise<T>): Promise<T>;
  /** For work that several processes would do at once and only one should. It may use `db`. */
  readonly withLock: WithLock;
  /** The pool of this process; null for SQLite, which has one connection. */
  connections(): ConnectionCount | null;
  close(): Promise<void>;
}

export interface ConnectionCount {
  readonly used: number;
  readonly idle: number;
  readonly max: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}
