import type pg from "pg";

interface Defined {
  readonly name: string;
  readonly table: string;
  readonly definition: string;
  /** `p`, `u`, `f` of a constraint; `i` of an index. */
  readonly kind: string;
}

/** Keys before the references to them. */
const ORDER = ["p", "u", "i", "f"];

/** The keys, references and indexes of the schema's tables, but for those of `migrations`. */
export async function listDefined(client: pg.Client): Promise<readonly Defined[]> {
  const { rows } = await client.query<Record<keyof Defined, string>>(`
    select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition, contype as kind
      from pg_constraint where connamespace = current_schema()::regnamespace and contype in ('p', 'u', 'f')
    union all
    select indexrelid::regclass::text, indrelid::regclass::text, pg_get_indexdef(indexrelid), 'i'
      from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = current_schema()::regnamespace
        and not exists (select 1 from pg_constraint where conindid = indexrelid)`);
  return rows
    .filter(({ table }) => table !== "migrations")
    .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/**
 * Fills tables without their keys, references and indexes, and makes these again afterwards, which checks every row: many
 * times faster than with each row.
 */
export async function withBareTables(
  client: pg.Client,
  fill: () => Promise<void>,
  timed: (what: string, work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const all = await listDefined(client);
  for (const { name, table, kind } of all.toReversed())
    await client.query(kind === "i" ? `drop index ${name}` : `alter table ${table} drop constraint ${name}`);
  await fill();
  const make = async (kinds: readonly string[]) => {
    for (const { name, table, definition, kind } of all)
      if (kinds.includes(kind))
        await client.query(kind === "i" ? definition : `alter table ${table} add constraint ${name} ${definition}`);
  };
  await timed("keys and indexes", () => make(["p", "u", "i"]));
  await timed("references", () => make(["f"]));
}
