import { randomBytes } from "node:crypto";
import pg from "pg";
import { needsPostgres } from "./programs.ts";

/** Schemas of tests in the PostgreSQL of TEST_DATABASE_URL. */
export interface TestSchemas {
  /** The name of a schema without tables. */
  create(): Promise<string>;
  drop(schema: string): Promise<void>;
  tablesOf(schema: string): Promise<readonly string[]>;
  /** Deletes every row of these tables, all of the schema's, but those of `migrations`; numbers begin anew. */
  empty(schema: string, tables: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

function testDatabaseUrl(): string {
  const url = needsPostgres();
  if (url === null) throw new Error("TEST_DATABASE_URL is not set.");
  return url;
}

/** Connections to this address see the schema alone, and their commits do not wait for the disk. */
export function urlOfSchema(schema: string): string {
  const url = new URL(testDatabaseUrl());
  url.searchParams.set("options", `-c search_path=${schema} -c synchronous_commit=off`);
  return url.href;
}

/** A cast to `regnamespace` would be worked out for every row. */
const IN_SCHEMA = "relnamespace = (select oid from pg_namespace where nspname = $1)";

/** Over one connection, until it is closed. */
export async function testSchemas(): Promise<TestSchemas> {
  const client = new pg.Client({ connectionString: testDatabaseUrl() });
  await client.connect();
  return {
    async create() {
      const schema = `${process.env["TEST_SCHEMAS"] ?? "test_"}${randomBytes(8).toString("hex")}`;
      await client.query(`create schema ${schema}`);
      return schema;
    },
    async drop(schema) {
      await client.query(`drop schema ${schema} cascade`);
    },
    async tablesOf(schema) {
      const query = `select relname as name from pg_class where relkind = 'r' and ${IN_SCHEMA} order by 1`;
      return (await client.query<{ name: string }>(query, [schema])).rows.map(({ name }) => name);
    },
    async empty(schema, tables) {
      // References are checked at the end of a statement: in one statement the order of the tables is free.
      const deletions = tables
        .filter((name) => name !== "migrations")
        .map((name) => `of_${name} as (delete from ${schema}.${name})`);
      await client.query(
        `with ${deletions.join()} select setval(oid::regclass, 1, false) from pg_class
          where relkind = 'S' and ${IN_SCHEMA}`,
        [schema],
      );
    },
    close: () => client.end(),
  };
}
