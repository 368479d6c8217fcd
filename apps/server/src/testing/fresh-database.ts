import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe } from "vitest";
import type { Database } from "../database/database.ts";

/** An empty database of a test's own; several may open it when it is PostgreSQL. */
export interface FreshDatabase {
  readonly settings: { readonly databaseUrl: string | null; readonly dataDir: string };
  remove(): Promise<void>;
}

/** A file in a new temporary folder, or a new schema in the PostgreSQL of TEST_DATABASE_URL. */
export async function freshDatabase(kind: Database["kind"]): Promise<FreshDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "karota-test-"));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === "sqlite") return { settings: { databaseUrl: null, dataDir }, remove: async () => removeFolder() };
  const url = process.env["TEST_DATABASE_URL"];
  if (!url) throw new Error("TEST_DATABASE_URL is not set.");
  const schema = `test_${randomBytes(8).toString("hex")}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`create schema ${schema}`);
  const own = new URL(url);
  own.searchParams.set("options", `-c search_path=${schema}`);
  return {
    settings: { databaseUrl: own.href, dataDir },
    async remove() {
      removeFolder();
      await administer(`drop schema ${schema} cascade`);
    },
  };
}

/** Runs a suite on SQLite, and on PostgreSQL where TEST_DATABASE_URL names one. */
export function describeEachDatabase(name: string, suite: (kind: Database["kind"]) => void): void {
  describe(`${name} on sqlite`, () => {
    suite("sqlite");
  });
  describe.skipIf(!process.env["TEST_DATABASE_URL"])(`${name} on postgres`, () => {
    suite("postgres");
  });
}
