import pg from "pg";

/** What a country's database holds. */
export interface Inspection {
  /** The largest first; bytes are with the indexes. */
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly bytes: number }[];
  /** What breaks the laws of the ledger and of the counts; empty when nothing does. */
  readonly problems: readonly string[];
  /** Who signed in within the last month. */
  readonly activePeople: number;
  /** Bytes of a completed board with its indexes, whole and without its moves. */
  readonly board: { readonly whole: number; readonly trimmed: number };
  /** Bytes that are added in a year for each active person, and what of them is left once their boards lost their moves. */
  readonly year: { readonly whole: number; readonly trimmed: number };
}

/** Each counts what must not be there. */
const LAWS: Readonly<Record<string, string>> = {
  "the sum of the ledger": "select coalesce(sum(amount), 0) as value from ledger_entries",
  "movements that do not balance": `select count(*) as value from
    (select 1 from ledger_entries group by movement_id having sum(amount) <> 0 or count(*) <> 2) as wrong`,
  "balances below zero": "select count(*) as value from ledger_entries where balance_after < 0",
  "balances that are not the sum of their entries": `select count(*) as value from credit_accounts full join
    (select account, sum(amount) as sum from ledger_entries where account like 'user:%' group by 1) as sums
      on account = 'user:' || user_id where balance is distinct from sum`,
  "balances that are not that of the last entry": `select count(*) as value from credit_accounts join
    (select distinct on (account) account, balance_after from ledger_entries where account like 'user:%'
      order by account, id desc) as last on account = 'user:' || user_id where balance <> balance_after`,
  "sums of answers that differ": `select count(*) as value from assignment_students as own left join
    (select assignment_id, student_id, count(*) as answers, sum(correct) as good from assignment_answers group by 1, 2) as given
      using (assignment_id, student_id)
    where solved <> coalesce(answers, 0) or own.correct <> coalesce(good, 0)`,
  "periodic plays without their board": `select count(*) as value from plays where period is not null
    and not exists (select 1 from periodic_boards where periodic_boards.grid_id = plays.grid_id)`,
};

/** Tables that grow with every day of an active person. */
const GROWING = ["plays", "play_days", "ledger_entries", "assignment_students", "assignment_answers", "assignments"];
const YEARS = 2;
/** Pages of boards are filled so far. */
const FILL_FACTOR = 0.7;
const SAMPLED_ROWS = 100_000;

/** Reads much of the database. */
export async function inspect(url: string): Promise<Inspection> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const valueOf = async (query: string) => Number((await client.query<{ value: string }>(query)).rows[0]!.value);
  try {
    const { rows } = await client.query<Record<"name" | "rows" | "bytes", string>>(`
      select relname as name, reltuples::bigint as rows, pg_total_relation_size(oid) as bytes from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace and reltuples > 0 order by 3 desc`);
    const tables = rows.map((one) => ({ name: one.name, rows: Number(one.rows), bytes: Number(one.bytes) }));
    const problems: string[] = [];
    for (const [law, query] of Object.entries(LAWS)) {
      const found = await valueOf(query);
      if (found !== 0) problems.push(`${law}: ${found}`);
    }
    const activePeople = await valueOf(`select count(*) as value from users
      where last_login_at > (select max(last_login_at) from users) - 30 * 86400000::bigint`);
    const plays = tables.find(({ name }) => name === "plays")!.rows;
    const indexes = (await valueOf("select pg_indexes_size('plays') as value")) / plays;
    const share = Math.min(100, (100 * SAMPLED_ROWS) / plays);
    const boardOf = async (trimmed: number) =>
      indexes +
      (await valueOf(`select coalesce(avg(pg_column_size(plays.*)), 0) / ${FILL_FACTOR} as value
        from plays tablesample system (${share}) repeatable (1) where completed = 1 and trimmed = ${trimmed}`));
    const board = { whole: await boardOf(0), trimmed: await boardOf(1) };
    const count = (trimmed: number) =>
      valueOf(`select count(*) as value from plays where completed = 1 and trimmed = ${trimmed}`);
    const grown = tables.filter(({ name }) => GROWING.includes(name)).reduce((sum, { bytes }) => sum + bytes, 0);
    const moves = board.whole - board.trimmed;
    const ofYear = (bytes: number) => bytes / YEARS / activePeople;
    return {
      tables,
      problems,
      activePeople,
      board,
      year: {
        whole: ofYear(grown + (await count(1)) * moves),
        trimmed: ofYear(grown - (await count(0)) * moves),
      },
    };
  } finally {
    await client.end();
  }
}
