import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import Fastify from "fastify";
import pg from "pg";

/*
 * What our saves are measured against: a Fastify route that does one SQL update of the same size and nothing else. No
 * login, no checks, no rules of a game. Run as a process of its own by the benchmark.
 */

interface Body {
  readonly gridId: string;
}

const { DATA_DIR = ".", DATABASE_URL, PAYLOAD_LENGTH = "1000", PLAYERS = "1", PORT } = process.env;
const payload = "x".repeat(Number(PAYLOAD_LENGTH));
const ids = Array.from({ length: Number(PLAYERS) }, (_, i) => String(i));
const TABLE = `create table bare (id text primary key, payload text not null, done bigint not null,
  revision bigint not null, seconds bigint not null, saved_at bigint not null)`;

type Update = (id: string, revision: number) => unknown;

async function onPostgres(url: string): Promise<Update> {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  await pool.query(TABLE);
  for (const id of ids) await pool.query("insert into bare values ($1, '', 0, 0, 0, 0)", [id]);
  const text = "update bare set payload = $1, done = $2, revision = $3, seconds = $4, saved_at = $5 where id = $6";
  return (id, revision) => pool.query(text, [payload, 1, revision, 1, Date.now(), id]);
}

function onSqlite(folder: string): Update {
  const database = new DatabaseSync(join(folder, "bare.sqlite"));
  database.exec("pragma journal_mode = wal; pragma synchronous = full");
  database.exec(TABLE);
  for (const id of ids) database.prepare("insert into bare values (?, '', 0, 0, 0, 0)").run(id);
  const statement = database.prepare(
    "update bare set payload = ?, done = ?, revision = ?, seconds = ?, saved_at = ? where id = ?",
  );
  return (id, revision) => statement.run(payload, 1, revision, 1, Date.now(), id);
}

const update = DATABASE_URL ? await onPostgres(DATABASE_URL) : onSqlite(DATA_DIR);
const app = Fastify();
let revision = 0;
app.post<{ Body: Body }>("/save", async ({ body }) => {
  const mine = ++revision;
  await update(body.gridId, mine);
  return { gridId: body.gridId, completed: false, revision: mine };
});
await app.listen({ host: "127.0.0.1", port: Number(PORT) });
process.stdout.write("ready\n");
process.on("SIGTERM", () => process.exit());
