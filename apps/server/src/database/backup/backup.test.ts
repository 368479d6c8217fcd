import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { good, newClassroom, publish } from "../../modules/assignments/testing/classroom.ts";
import { describeEachDatabase, freshDatabase, type FreshDatabase } from "../../testing/fresh-database.ts";
import { TEST_NOW, testApp, type TestApp } from "../../testing/test-app.ts";
import { openDatabase } from "../open.ts";
import { checkBackup } from "./backup-file.ts";
import { restoreBackup } from "./restore-backup.ts";
import { openSnapshot } from "./snapshot.ts";
import { takeBackup } from "./take-backup.ts";

type Place = FreshDatabase["settings"];
type Kind = TestApp["database"]["kind"];

/** Every row of every table, in an order of its own. */
async function everything(place: Place): Promise<Record<string, string[]>> {
  const snapshot = await openSnapshot(place);
  const tables: string[] = [];
  for await (const part of snapshot.content()) if ("table" in part) tables.push(part.table);
  await snapshot.close();
  const database = await openDatabase(place);
  const found: Record<string, string[]> = {};
  for (const name of [...tables, "migrations"]) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database.db);
    found[name] = rows
      .map((row) => JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))))
      .toSorted();
  }
  await database.close();
  return found;
}

/** People who play, buy, and solve an assignment. */
async function fill(it: TestApp): Promise<void> {
  const classroom = await newClassroom(it, 2);
  await publish(it, classroom);
  const player = await it.newPlayer({ balance: 500 });
  await good(it, player, "GET", "games/sudoku/periodic/daily");
  const { gridId } = await good<{ gridId: string }>(it, player, "POST", "games/sudoku/create", {});
  await good(it, player, "POST", "games/sudoku/update", { gridId, reset: true });
  await good(it, player, "PUT", "users", {
    name: "Žiga »Čadež« ’ß\n",
    address: "Vrtna pot 3",
    post_number: "2000",
    post: "Maribor",
    country: "SI",
  });
  const { purchase } = await good<{ purchase: { id: string } }>(it, player, "POST", "payments/intent", {
    provider: "sandbox",
    credits: 100,
    price_cents: 1000,
  });
  await good(it, player, "POST", "payments/approve", { id: purchase.id, card: "4242 4242 4242 4242" });
}

describeEachDatabase("a backup", (kind) => {
  let folder = "";
  const homes: FreshDatabase[] = [];
  const another = async (of: Kind = kind): Promise<Place> => {
    const home = await freshDatabase(of);
    homes.push(home);
    return home.settings;
  };
  const aside: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "karota-backup-"));
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true });
    for (const home of homes.splice(0)) await home.remove();
    for (const schema of aside.splice(0)) await dropSchema(schema);
  });

  test("brings every row of every table back, on both databases, and the numbers go on", async () => {
    const it = await testApp({ kind });
    await fill(it);
    // A server that stops writes its traffic down; that is to be in the backup too.
    await it.app.close();
    const { file, counts } = await takeBackup(it.home.settings, folder, TEST_NOW);
    const others: Kind[] = process.env["TEST_DATABASE_URL"] ? ["sqlite", "postgres"] : ["sqlite"];
    await it.database.close();
    const before = await everything(it.home.settings);
    for (const table of ["users", "plays", "ledger_entries", "purchases", "invoices", "assignments", "secrets"])
      expect(counts[table], table).toBeGreaterThan(0);
    for (const other of others) {
      const place = await another(other);
      const { aside: left, about } = await restoreBackup(place, file, false, TEST_NOW);
      expect([left, about.kind, about.steps]).toEqual([null, kind, expect.arrayContaining(["0001-first"])]);
      expect(await everything(place)).toEqual(before);
      const again = await testApp({ kind: other, on: { settings: place, remove: async () => {} } });
      await again.newPlayer();
      const { max } = await again.database.db
        .selectFrom("ledger_entries")
        .select(({ fn }) => fn.max("id").as("max"))
        .executeTakeFirstOrThrow();
      expect(max).toBeGreaterThan(before["ledger_entries"]!.length);
      await again.close();
    }
    await it.home.remove();
  });

  test("under load holds one moment: what was answered before it began is in, and the books balance", async () => {
    const it = await testApp({ kind });
    const player = await it.newPlayer({ balance: 1_000_000 });
    const answered: string[] = [];
    const start = async () => {
      const { gridId } = await good<{ gridId: string }>(it, player, "POST", "games/addition/create", {});
      answered.push(gridId);
    };
    for (let n = 0; n < 20; n++) await start();
    const before = [...answered];
    const taken = new AbortController();
    const load = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!taken.signal.aborted) await start();
      }),
    );
    const { file } = await takeBackup(it.home.settings, folder, TEST_NOW);
    taken.abort();
    await load;
    const place = await another();
    await restoreBackup(place, file, false, TEST_NOW);
    const database = await openDatabase(place);
    const plays = await database.db.selectFrom("plays").select("grid_id").execute();
    const charges = await database.db.selectFrom("ledger_entries").select(["amount", "reason", "reference"]).execute();
    await database.close();
    const restored = new Set(plays.map((play) => play.grid_id));
    expect(before.filter((gridId) => !restored.has(gridId))).toEqual([]);
    expect(charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    const charged = new Set(charges.filter(({ reason }) => reason === "game").map(({ reference }) => reference));
    expect(charged.symmetricDifference(new Set<string | null>(restored))).toEqual(new Set());
    await it.close();
  });

  test("is refused when it is cut off, changed, foreign or from a newer Karota, and nothing changes", async () => {
    const it = await testApp({ kind });
    await it.newPlayer();
    const { file } = await takeBackup(it.home.settings, folder, TEST_NOW);
    await it.close();
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
    const signed = (changed: readonly string[]) => {
      const body = changed.slice(0, -1).map((line) => `${line}\n`);
      const sha256 = createHash("sha256").update(body.join("")).digest("hex");
      return [...body, JSON.stringify({ ...(JSON.parse(changed.at(-1)!) as object), sha256 })].join("");
    };
    const first = JSON.parse(lines[0]!) as { steps: string[]; format: number };
    const wrong: Record<string, [content: Buffer, sentence: RegExp]> = {
      cut: [readFileSync(file).subarray(0, -40), /cut off or damaged/],
      short: [gzipSync(`${lines.slice(0, -1).join("\n")}\n`), /cut off or damaged/],
      changed: [gzipSync(lines.join("\n").replace("t@example.com", "u@example.com")), /cut off or damaged/],
      rowless: [gzipSync(signed(lines.toSpliced(-2, 1))), /cut off or damaged/],
      sql: [Buffer.from("create table users ();"), /no backup of Karota/],
      zipped: [gzipSync("create table users ();"), /no backup of Karota/],
      empty: [Buffer.alloc(0), /no backup of Karota/],
      format: [gzipSync(signed([JSON.stringify({ ...first, format: 2 }), ...lines.slice(1)])), /newer Karota/],
      newer: [
        gzipSync(signed([JSON.stringify({ ...first, steps: [...first.steps, "9999-x"] }), ...lines.slice(1)])),
        /step 9999-x is unknown/,
      ],
    };
    const place = await another();
    for (const [name, [content, sentence]] of Object.entries(wrong)) {
      const bad = join(folder, name);
      writeFileSync(bad, content);
      await expect(restoreBackup(place, bad, true, TEST_NOW), name).rejects.toThrow(sentence);
    }
    await expect(checkBackup(join(folder, "none"))).rejects.toThrow("There is no file");
    await expect(openSnapshot(place)).rejects.toThrow(/There is no database|is not Karota's/);
    expect((await restoreBackup(place, file, false, TEST_NOW)).aside).toBeNull();
  });

  test("replaces other data only with that option, never under a running server, and moves the old data aside", async () => {
    const it = await testApp({ kind });
    const place = it.home.settings;
    await it.newPlayer();
    const { file } = await takeBackup(place, join(folder, "first.gz"), TEST_NOW);
    await expect(takeBackup(place, file, TEST_NOW)).rejects.toThrow("is there already");
    await it.newPlayer();
    await expect(restoreBackup(place, file, true, TEST_NOW)).rejects.toThrow(/A(nother)? Karota is running/);
    await it.app.close();
    await it.database.close();
    const two = await everything(place);

    await expect(restoreBackup(place, file, false, TEST_NOW)).rejects.toThrow("--replace");
    expect(await everything(place)).toEqual(two);
    const { aside: left } = await restoreBackup(place, file, true, TEST_NOW);
    expect((await everything(place))["users"]).toHaveLength(1);
    expect(await everything(await oldPlace(place, left!))).toEqual(two);
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith("restoring"))).toEqual([]);
    await it.home.remove();
  });

  async function oldPlace(place: Place, left: string): Promise<Place> {
    if (place.databaseUrl === null) return { databaseUrl: null, dataDir: left };
    const schema = left.replace("the schema ", "");
    aside.push(schema);
    const url = new URL(place.databaseUrl);
    url.searchParams.set("options", `-c search_path=${schema}`);
    return { ...place, databaseUrl: url.href };
  }
  async function dropSchema(schema: string): Promise<void> {
    const database = await openDatabase(await another());
    await sql.raw(`drop schema if exists ${schema} cascade`).execute(database.db);
    await database.close();
    for (const home of homes.splice(0)) await home.remove();
  }
});

test("a start while a backup is restored is refused in one sentence", async (context) => {
  if (!process.env["TEST_DATABASE_URL"]) return context.skip();
  const home = await freshDatabase("postgres");
  const { default: pg } = await import("pg");
  const { STOP_RUNNING } = await import("../running-lock.ts");
  const client = new pg.Client({ connectionString: home.settings.databaseUrl! });
  await client.connect();
  await client.query(STOP_RUNNING);
  await expect(openDatabase(home.settings)).rejects.toThrow(/^A backup is being restored/);
  await client.end();
  await (await openDatabase(home.settings)).close();
  await home.remove();
});
