import { randomBytes } from "node:crypto";
import pg from "pg";

/** Before all tests: names the schemas of this run. After them: drops those that its processes left for their next file. */
export function setup(): () => Promise<void> {
  const prefix = `test_${randomBytes(8).toString("hex")}_`;
  process.env["TEST_SCHEMAS"] = prefix;
  return async () => {
    const connectionString = process.env["TEST_DATABASE_URL"];
    if (!connectionString) return;
    const client = new pg.Client({ connectionString });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      "select nspname as name from pg_namespace where starts_with(nspname, $1)",
      [prefix],
    );
    for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
    await client.end();
  };
}
