import pg from "pg";
import { openDatabase } from "@karota/server/database/open.ts";
import { startThrowAwayPostgres } from "../../scripts/throw-away-postgres.ts";
import { fillCountry } from "./fill.ts";
import type { CountrySize } from "./size.ts";

/** A schema that holds a country. */
export interface CountryDatabase {
  readonly url: string;
  close(): Promise<void>;
}

/** A throw-away cluster lies in memory, where there is some: an account takes some 60 kB. */
const MAX_THROW_AWAY_ACCOUNTS = 20_000;

function inSchema(url: string, schema: string): string {
  const own = new URL(url);
  own.searchParams.set("options", `-c search_path=${schema}`);
  return own.href;
}

/**
 * The country in the PostgreSQL of TEST_DATABASE_URL, filled unless it is there already, because filling a large one takes
 * long; else a small one in a throw-away cluster. Null, with a sentence printed, where neither can be.
 */
export async function openCountry(size: CountrySize, say: (line: string) => void): Promise<CountryDatabase | null> {
  const given = process.env["TEST_DATABASE_URL"];
  if (!given && size.accounts > MAX_THROW_AWAY_ACCOUNTS) {
    say("Left out: a country of this size needs a PostgreSQL of its own in TEST_DATABASE_URL.");
    return null;
  }
  const cluster = given ? null : await startThrowAwayPostgres();
  const server = given ?? cluster?.url;
  if (!server) {
    say("Left out: there is neither TEST_DATABASE_URL nor initdb.");
    return null;
  }
  const schema = `country_${size.accounts}`;
  const url = inSchema(server, schema);
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<{ filled: string | null }>(
      "select obj_description(oid, 'pg_namespace') as filled from pg_namespace where nspname = $1",
      [schema],
    );
    if (rows[0]?.filled) say(`${schema} is ${rows[0].filled}; drop the schema to fill it anew.`);
    else {
      await client.query(`drop schema if exists ${schema} cascade`);
      await client.query(`create schema ${schema}`);
      await (await openDatabase({ databaseUrl: url, dataDir: "" })).close();
      await fillCountry(url, size, say);
      await client.query(`comment on schema ${schema} is 'filled on ${new Date().toISOString().slice(0, 10)}'`);
    }
  } finally {
    await client.end();
  }
  return { url, close: async () => cluster?.stop() };
}
