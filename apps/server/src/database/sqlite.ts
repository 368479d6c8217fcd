import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
} from "kysely";
import { StartError } from "../start-error.ts";
import { DatabaseAway } from "./database-away.ts";

/** The database in its folder. */
export const FILE = "karota.sqlite";

const MAX_STATEMENTS = 500;

/** SQLite's result codes for a file that is read-only, for one that cannot be read or written, and for a full disk. */
const AWAY = new Set([8, 10, 13]);
/** The upper bits of an extended result code tell more about the same. */
const PRIMARY_CODE = 0xff;

/** Does what needs the file. @throws DatabaseAway while nothing can be written */
function reach<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { errcode, message } = error as Error & { readonly errcode?: number };
    if (errcode === undefined || !AWAY.has(errcode & PRIMARY_CODE)) throw error;
    throw new DatabaseAway(`The database cannot be written: ${message}`, { cause: error });
  }
}

/** Adapts the runtime's database to Kysely's interface. Statements are cached: preparing costs more than running. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();
  const wrap = (statement: StatementSync): ReturnType<SqliteDatabase["prepare"]> => {
    const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => reach(() => statement.all(...values(parameters))),
      run: (parameters) => reach(() => statement.run(...values(parameters))),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    };
  };
  return {
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const made = wrap(database.prepare(sql));
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      statements.set(sql, made);
      return made;
    },
    close: () => database.close(),
  };
}

class ImmediateDriver extends SqliteDriver {
  /** A plain `begin` would take the write lock only at the first write, when it may be too late to read again. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }
  override createDriver(): Driver {
    return new ImmediateDriver({ database: this.#database });
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/**
 * Holds the folder for this process: an exclusive lock on a file beside the database, which the operating system gives
 * back however the process ends. The database itself stays readable for backups.
 */
export function takeLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, "karota.lock"));
  try {
    lock.exec("pragma journal_mode = memory; begin exclusive");
    return lock;
  } catch {
    lock.close();
    throw new StartError(`Another Karota is running on the data in ${folder}: stop it, or set another DATA_DIR.`);
  }
}

/** Opens (or makes) the database file in a folder. @throws StartError when it is in use or cannot be written */
export function openSqlite(folder: string): { dialect: SqliteDialect; release: () => void } {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be made: ${(error as Error).message}.`);
  }
  let lock: DatabaseSync | null = null;
  try {
    lock = takeLock(folder);
    const database = new DatabaseSync(join(folder, FILE));
    database.exec(
      "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000",
    );
    return { dialect: new NodeSqliteDialect(adapt(database)), release: () => lock?.close() };
  } catch (error) {
    lock?.close();
    if (error instanceof StartError) throw error;
    throw new StartError(`The database in ${folder} cannot be opened: ${(error as Error).message}.`);
  }
}
