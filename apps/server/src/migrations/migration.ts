import type { Database } from "../database/database.ts";

/** One step of the schema. Once released it never changes; the next step is a new file. */
export interface Migration {
  readonly name: string;
  /** The statements in order, in SQL that both databases read; `kind` is for the few places where they differ. */
  statements(kind: Database["kind"]): readonly string[];
  /**
   * Indexes of tables that may be large, by name: what follows `on`. Where PostgreSQL has been in use they are built after the
   * statements, while other processes go on writing.
   */
  readonly indexes?: Readonly<Record<string, string>>;
  /** Indexes that are dropped once those of `indexes` are there, in the same way. */
  readonly replaced?: readonly string[];
}
