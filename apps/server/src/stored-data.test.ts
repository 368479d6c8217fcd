import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { STORED_DATA } from "@karota/contract/service/stored-data.ts";
import { ALL_STORED_DATA } from "./stored-data.ts";
import { PERSONAL_TABLES } from "./testing/personal-tables.ts";

const declared = new Set<string>(ALL_STORED_DATA.flatMap(({ tables }) => tables));

test("each row of the privacy page is declared by one module", () => {
  expect(ALL_STORED_DATA.map(({ id }) => id).toSorted()).toEqual(STORED_DATA.toSorted());
});

test.each(Object.keys(PERSONAL_TABLES).filter((table) => PERSONAL_TABLES[table]!.some(({ rows }) => rows !== null)))(
  "%s, whose rows belong to people, is declared",
  (table) => {
    expect([...declared]).toContain(table);
  },
);

test.each(globSync("modules/*/personal-data.ts", { cwd: import.meta.dirname }))(
  "what %s declares is in the list of all",
  async (file) => {
    const module = (await import(join(import.meta.dirname, file))) as Record<string, unknown>;
    const own = Object.values(module).filter((value) => Array.isArray(value)) as unknown[][];
    expect(own.flat()).not.toEqual([]);
    for (const data of own.flat()) expect(ALL_STORED_DATA).toContain(data);
  },
);
