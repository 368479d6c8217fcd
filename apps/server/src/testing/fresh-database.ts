import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { afterAll, beforeAll, describe } from "vitest";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open.ts";
import { FILE } from "../database/sqlite.ts";
import { needsPostgres } from "./programs.ts";
import { testSchemas, urlOfSchema, type TestSchemas } from "./test-schema.ts";

/** A database of a test's own; several processes may open it when it is PostgreSQL. */
export interface FreshDatabase {
  readonly settings: { readonly databaseUrl: string | null; readonly dataDir: string };
  remove(): Promise<void>;
}

/** In memory where the system has such a folder: elsewhere every commit of SQLite waits for the disk. */
const PARENT = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** The file of a migrated SQLite database, made once: migrating costs more than copying. */
let migratedFile: Buffer | null = null;

interface MigratedSchema {
  readonly schema: string;
  readonly tables: string;
}

/** The connection that the tests of a `describeEachDatabase` share on PostgreSQL; null outside. */
let shared: TestSchemas | null = null;

/** Without rows and not in use, for the next tests of any file in this process: `drop-schemas.ts` drops them at the end. */
const idle: MigratedSchema[] = [];

function newFolder() {
  const dataDir = mkdtempSync(join(PARENT, "karota-test-"));
  return { dataDir, removeFolder: () => rmSync(dataDir, { recursive: true, force: true }) };
}

function inSchema(schema: string, giveBack: () => Promise<void>): FreshDatabase {
  const { dataDir, removeFolder } = newFolder();
  return {
    settings: { databaseUrl: urlOfSchema(schema), dataDir },
    async remove() {
      removeFolder();
      await giveBack();
    },
  };
}

/** Without any table: a file in a new temporary folder, or a new schema in the PostgreSQL of TEST_DATABASE_URL. */
export async function freshDatabase(kind: Database["kind"]): Promise<FreshDatabase> {
  if (kind === "sqlite") {
    const { dataDir, removeFolder } = newFolder();
    return { settings: { databaseUrl: null, dataDir }, remove: async () => removeFolder() };
  }
  const schemas = await testSchemas();
  const schema = await schemas.create();
  return inSchema(schema, async () => {
    await schemas.drop(schema);
    await schemas.close();
  });
}

async function migratedSqlite(): Promise<FreshDatabase> {
  const home = await freshDatabase("sqlite");
  const file = join(home.settings.dataDir, FILE);
  if (migratedFile) writeFileSync(file, migratedFile);
  else {
    await (await openDatabase(home.settings)).close();
    migratedFile = readFileSync(file);
  }
  return home;
}

async function newSchema(schemas: TestSchemas): Promise<MigratedSchema> {
  const schema = await schemas.create();
  await (await openDatabase({ databaseUrl: urlOfSchema(schema), dataDir: "" })).close();
  return { schema, tables: String(await schemas.tablesOf(schema)) };
}

async function migratedPostgres(): Promise<FreshDatabase> {
  const schemas = shared ?? (await testSchemas());
  const one = idle.pop() ?? (await newSchema(schemas));
  return inSchema(one.schema, async () => {
    const tables = await schemas.tablesOf(one.schema);
    // A test that took a table away leaves nothing to use again.
    if (String(tables) !== one.tables) await schemas.drop(one.schema);
    else {
      await schemas.empty(one.schema, tables);
      idle.push(one);
    }
    if (schemas !== shared) await schemas.close();
  });
}

/** A database for the whole application, without rows. What opens it migrates it where that is not done yet. */
export const migratedDatabase = (kind: Database["kind"]): Promise<FreshDatabase> =>
  kind === "sqlite" ? migratedSqlite() : migratedPostgres();

/** Runs a suite on SQLite, and on PostgreSQL where TEST_DATABASE_URL names one. */
export function describeEachDatabase(name: string, suite: (kind: Database["kind"]) => void): void {
  describe(`${name} on sqlite`, () => {
    suite("sqlite");
  });
  describe.skipIf(needsPostgres() === null)(`${name} on postgres`, () => {
    beforeAll(async () => {
      shared = await testSchemas();
    });
    afterAll(async () => {
      await shared?.close();
      shared = null;
    });
    suite("postgres");
  });
}

/** `describeEachDatabase` for what does not depend on the database: the usual run takes SQLite alone. */
export function describeAnyDatabase(name: string, suite: (kind: Database["kind"]) => void): void {
  if (IS_DEEP) describeEachDatabase(name, suite);
  else
    describe(`${name} on sqlite`, () => {
      suite("sqlite");
    });
}
