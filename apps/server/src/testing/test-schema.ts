import { randomBytes } from "node:crypto";
import pg from "pg";
import { needsPostgres } from "./programs.ts";

/** Schemas of tests in the PostgreSQL of TEST_DATABASE_URL. */
export interface TestSchemas {
  /** The name of a schema without tables. */
  create(): Promise<string>;
  drop(schema: string): Promise<void>;
  tablesOf(schema: string): Promise<readonly string[]>;
  /** Deletes every row but those of `migrations`. */
  empty(schema: string): Promise<void>;
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

/** Over one connection, until it is closed. */
export async function testSchemas(): Promise<TestSchemas> {
  const client = new pg.Client({ connectionString: testDatabaseUrl() });
  await client.connect();
  const namesOf = async (catalogue: string, column: string, schema: string) => {
    const query = `select ${column} as name from ${catalogue} where schemaname = $1 order by 1`;
    return (await client.query<{ name: string }>(query, [schema])).rows.map(({ name }) => name);
  };
  const tablesOf = (schema: string) => namesOf("pg_tables", "tablename", schema);
  return {
    async create() {
      const schema = `${process.env["TEST_SCHEMAS"] ?? "test_"}${randomBytes(8).toString("hex")}`;
      await client.query(`create schema ${schema}`);
      return schema;
    },
    async drop(schema) {
      await client.query(`drop schema ${schema} cascade`);
    },
    tablesOf,
    async empty(schema) {
      // References are checked at the end of a statement: in one statement the order of the tables is free.
      const deletions = (await tablesOf(schema))
        .filter((name) => name !== "migrations")
        .map((name) => `of_${name} as (delete from ${schema}.${name})`);
      await client.query(`with ${deletions.join()} select 1`);
      for (const name of await namesOf("pg_sequences", "sequencename", schema))
        await client.query(`alter sequence ${schema}.${name} restart`);
    },
    close: () => client.end(),
  };
}
