import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { primaryClient } from "../database/primary.ts";
import { setTracer, type Span, type Tracer } from "../tracing/index.ts";

/**
 * What a request may read whole, with the reason: a table, or an index that is read from its first entry. Everything else has
 * to be found by an index, because the tables of a country have millions of rows.
 */
const READ_WHOLE: Readonly<Record<string, string>> = {
  migrations: "a row for each step of the schema",
  settings_versions: "a row for each change of the settings",
  settings_versions_pkey: "the newest versions, from the end",
  audit_entries_pkey: "the newest entries, from the end; of one action among what admins did in the last months",
  contact_messages: "admins answer them, and the night deletes those that were answered",
  contact_messages_by_time: "the same, the newest first",
  mails_by_due: "holds the mails that wait",
  users_by_login: "admins count people and search them by any part of a name, by their role or the last sign-in",
  users_by_name: "the same, by name",
};

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly route: string;
}

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

/** By their text: of this process, so that each is explained once. */
const known = new Set<string>();

/** A limit that is reached with the first rows of a table, whichever they are. */
const isFirstRows = ({ "Node Type": type, Plans: [inner] = [] }: PlanNode): boolean =>
  type === "Limit" && inner?.["Node Type"] === "Seq Scan" && inner.Filter === undefined;

const nodesOf = (node: PlanNode): readonly PlanNode[] =>
  isFirstRows(node) ? [node] : [node, ...(node.Plans ?? []).flatMap(nodesOf)];

interface Whole {
  readonly name: string;
  readonly isIndex: boolean;
}

/** What a plan reads whole and may not. */
function wholesOf(plan: PlanNode): readonly Whole[] {
  const wholes = nodesOf(plan).flatMap((node): readonly Whole[] => {
    const { "Node Type": type, "Relation Name": table, "Index Name": index } = node;
    if (type === "Seq Scan") return [{ name: String(table), isIndex: false }];
    const isIndex = type === "Index Scan" || type === "Index Only Scan" || type === "Bitmap Index Scan";
    return isIndex && node["Index Cond"] === undefined ? [{ name: String(index), isIndex }] : [];
  });
  return wholes.filter(({ name }) => !(name in READ_WHOLE));
}

/**
 * Leaves scans of a bitmap and nested loops: a bitmap needs a condition of its index. So a plan reads something whole only
 * where no index would do, however few rows there are.
 */
const LOOK_UP = ["seqscan", "indexscan", "indexonlyscan", "hashjoin", "mergejoin", "material", "memoize"]
  .map((one) => `set enable_${one} = off`)
  .join("; ");

/**
 * Every table has this many rows a page for the planner, also where a test has written hardly any: with few rows the order of
 * a join depends on chance.
 */
const MANY_ROWS = `update pg_class set relpages = 1, reltuples = 1000000
  where relkind = 'r' and relnamespace = current_schema()::regnamespace`;

/** Whether an index can be taken away: not one that a key of the table needs. */
const isDroppable = async (client: pg.Client, index: string): Promise<boolean> =>
  (await client.query("select 1 from pg_constraint where conindid = to_regclass($1)", [`"${index}"`])).rowCount === 0;

/**
 * What a statement reads whole. A partial index is read whole without a condition where few rows make that as cheap as
 * looking up by the key: then the statement is explained again without that index.
 */
async function readWhole(client: pg.Client, { sql, parameters }: Statement): Promise<string | null> {
  await client.query("savepoint indexes");
  try {
    for (;;) {
      const { rows } = await client.query<{ "QUERY PLAN": readonly [{ readonly Plan: PlanNode }] }>(
        `explain (format json) ${sql}`,
        [...parameters],
      );
      const [whole] = wholesOf(rows[0]!["QUERY PLAN"][0].Plan);
      if (!whole) return null;
      // Ends, because each round takes an index away.
      if (!whole.isIndex || !(await isDroppable(client, whole.name))) return whole.name;
      await client.query(`drop index "${whole.name}"`);
    }
  } finally {
    await client.query("rollback to savepoint indexes");
  }
}

async function explain(url: string, statements: readonly Statement[]): Promise<readonly string[]> {
  const client = primaryClient(url);
  await client.connect();
  const problems: string[] = [];
  try {
    await client.query(`${LOOK_UP}; begin; ${MANY_ROWS}`);
    for (const statement of statements) {
      const whole = await readWhole(client, statement);
      if (whole !== null) problems.push(`${statement.route} reads all of ${whole}: ${statement.sql}`);
    }
  } finally {
    // Ends the transaction without a commit.
    await client.end();
  }
  return problems;
}

interface WatchedScans<T> {
  readonly result: T;
  /** @throws Error naming each statement of a request that reads a whole table or index */
  expectLookUps(): Promise<void>;
}

/** Opens and builds what is watched: the statements of its requests, on the PostgreSQL of `url`. */
export async function watchScans<T>(url: string, open: () => Promise<T>): Promise<WatchedScans<T>> {
  const found: Statement[] = [];
  const inRequest = new AsyncLocalStorage<string>();
  const spanOf = (route: string): Span => ({ within: (work) => inRequest.run(route, work), end: () => {} });
  const recorder: Tracer = {
    startRequest: spanOf,
    startRoot: () => ({ within: (work) => work(), end: () => {} }),
    startChild: () => null,
    statement({ level, query: { sql, parameters } }) {
      const route = inRequest.getStore();
      const isRead = /^(?:select|update|delete|insert|with)\b/.test(sql);
      if (route === undefined || level === "error" || !isRead || known.has(sql)) return;
      known.add(sql);
      found.push({ sql, parameters, route });
    },
    stop: async () => {},
  };
  const restore = setTracer(recorder);
  const result = await open().finally(restore);
  return {
    result,
    async expectLookUps() {
      if (found.length === 0) return;
      const problems = await explain(url, found);
      if (problems.length > 0) throw new Error(`See testing/table-scans.ts: ${problems.join("\n")}`);
    },
  };
}
