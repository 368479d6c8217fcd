import pg from "pg";
import { describe, expect, test } from "vitest";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { openDatabase } from "@karota/server/database/open.ts";
import { freshDatabase } from "@karota/server/testing/fresh-database.ts";
import { needsPostgres } from "@karota/server/testing/programs.ts";
import { listDefined } from "./bare-tables.ts";
import { fillCountry } from "./fill.ts";
import { inspect } from "./inspect.ts";
import { sizeOf } from "./size.ts";

describe.skipIf(!IS_DEEP || needsPostgres() === null)("a country of the smallest size", () => {
  test("has every person and board, keeps the laws of the ledger, and has all keys, references and indexes", async () => {
    const home = await freshDatabase("postgres");
    const url = home.settings.databaseUrl!;
    await (await openDatabase(home.settings)).close();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const before = await listDefined(client);

    const size = sizeOf(0);
    await fillCountry(url, size, () => {});
    const { tables, problems } = await inspect(url);
    const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows;
    expect(problems).toEqual([]);
    expect({ users: rowsOf("users"), plays: rowsOf("plays"), assignments: rowsOf("assignments") }).toEqual({
      users: size.accounts,
      plays: 20 * size.accounts,
      assignments: size.assignments,
    });
    expect(before.length).toBeGreaterThan(0);
    expect(await listDefined(client)).toEqual(expect.arrayContaining([...before]));
    await client.end();
    await home.remove();
  });
});
