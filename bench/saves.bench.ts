import { userInfo } from "node:os";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import autocannon, { type Request, type Result } from "autocannon";
import type { Board } from "@karota/contract/games/board.ts";
import { CATALOGUE, pathOf } from "@karota/games/catalogue.ts";
import { handClock } from "@karota/server/testing/clock.ts";
import { freshDatabase } from "@karota/server/testing/fresh-database.ts";
import { startServer, type RunningServer } from "@karota/server/testing/running-server.ts";
import { TEST_URL, testApp } from "@karota/server/testing/test-app.ts";
import { savesToTheEnd } from "@karota/server/modules/games/testing/playing.ts";

const LOCAL = `postgres://${userInfo().username}@127.0.0.1:5432/test`;
const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 64;
/** The limit of requests a minute counts for each person. */
const PLAYERS = 256;

interface Player {
  readonly token: string;
  readonly gridId: string;
  readonly bodies: readonly string[];
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
const rate = (result: Result): number => result["2xx"] / result.duration;

/** Microseconds of processor time that a process has used, threads included; NaN where there is no /proc. */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return Number.NaN;
  }
}

/** True when the PostgreSQL of TEST_DATABASE_URL can be used. */
async function hasPostgres(): Promise<boolean> {
  try {
    await (await freshDatabase("postgres")).remove();
    return true;
  } catch {
    return false;
  }
}

interface Round extends Result {
  /** Microseconds of the server's processor time for one save; the database's are not in it. */
  readonly cpu: number;
}

/** Each connection saves for players of its own, each player one step after the other, never the last one. */
async function drive(
  server: RunningServer,
  requestsOf: (player: number, step: number) => Request,
  steps: number,
): Promise<Round> {
  let connection = 0;
  const before = cpuOf(server.pid);
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: SECONDS,
    setupClient: (client) => {
      const mine = connection++ % CONNECTIONS;
      const share = PLAYERS / CONNECTIONS;
      const requests = Array.from({ length: steps * share }, (_, i) =>
        requestsOf(mine * share + (i % share), Math.floor(i / share)),
      );
      client.setRequests(requests);
    },
  });
  return { ...result, cpu: (cpuOf(server.pid) - before) / result["2xx"] };
}

async function measure(kind: "sqlite" | "postgres"): Promise<void> {
  const row = CATALOGUE.find((one) => one.type === "entertainment") ?? CATALOGUE[0];
  const game = await row.load();
  const home = await freshDatabase(kind);
  const jwtSecret = randomBytes(32).toString("hex");
  const it = await testApp({ kind, on: home, clock: handClock(Date.now()), config: { jwtSecret } });
  const players: Player[] = [];
  for (let i = 0; i < PLAYERS; i++) {
    const actor = await it.newPlayer();
    const board = (await it.call(actor, "POST", `games/${row.id}/create`, {})).json<Board>();
    const bodies = savesToTheEnd(game, board)
      .slice(0, -1)
      .map((fields) => JSON.stringify({ gridId: board.gridId, ...fields }));
    players.push({ token: it.tokenFor(actor), gridId: board.gridId, bodies });
  }
  const { payload } = await it.database.db.selectFrom("plays").select("payload").executeTakeFirstOrThrow();
  await it.close();

  const environment = {
    DATA_DIR: home.settings.dataDir,
    ...(home.settings.databaseUrl !== null && { DATABASE_URL: home.settings.databaseUrl }),
  };
  const ours = await startServer({
    ...environment,
    JWT_SECRET: jwtSecret,
    PUBLIC_URL: TEST_URL,
    OIDC_PROVIDERS: JSON.stringify([{ id: "one", label: "One", issuer: "https://id.example", clientId: "karota" }]),
  });
  const bare = await startServer(
    { ...environment, PAYLOAD_LENGTH: String(payload.length), PLAYERS: String(PLAYERS) },
    new URL(import.meta.resolve("@karota/server/testing/bare-server.ts")),
  );
  const path = `/api/v1/games/${pathOf(row.id)}/update`;
  const steps = Math.min(...players.map((player) => player.bodies.length));
  const json = { "content-type": "application/json" };
  const ourRequest = (player: number, step: number): Request => {
    const { token, bodies } = players[player]!;
    return { method: "POST", path, headers: { ...json, authorization: `Bearer ${token}` }, body: bodies[step]! };
  };
  const bareRequest = (player: number, step: number): Request => ({
    method: "POST",
    path: "/save",
    headers: json,
    body: players[player]!.bodies[step]!.replace(players[player]!.gridId, String(player)),
  });

  const results: Record<"ours" | "bare", Round[]> = { ours: [], bare: [] };
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const oursNow = await drive(ours, ourRequest, steps);
      const bareNow = await drive(bare, bareRequest, steps);
      // The first round only warms both up.
      if (round > 0) {
        results.ours.push(oursNow);
        results.bare.push(bareNow);
      }
    }
  } finally {
    await ours.end("SIGTERM");
    await bare.end("SIGTERM");
    await home.remove();
  }

  const all = [...results.ours, ...results.bare];
  const failures = all.reduce((sum, one) => sum + one.errors + one.timeouts + one.non2xx, 0);
  // Of each round by itself: what else the machine does falls on both.
  const ratios = results.ours.map((one, i) => rate(one) / rate(results.bare[i]!));
  const line = (name: string, list: readonly Round[]) =>
    `  ${name.padEnd(42)} ${list.map((one) => Math.round(rate(one)).toString().padStart(6)).join(" ")}  p99 ${median(list.map((one) => one.latency.p99))} ms  CPU ${Math.round(median(list.map((one) => one.cpu)))} µs a save`;
  console.log(`${kind}: saves a second, ${CONNECTIONS} connections, payload of ${payload.length} characters`);
  console.log(line("ours", results.ours));
  console.log(line("bare Fastify route, one update", results.bare));
  console.log(
    `  ratio ${median(ratios).toFixed(2)} (${ratios.map((one) => one.toFixed(2)).join(", ")})${failures > 0 ? `, ${failures} requests failed` : ""}`,
  );
}

/** Saves per second against a bare route with one SQL update on the same database, in alternating rounds. */
export async function run(): Promise<void> {
  process.env["TEST_DATABASE_URL"] ??= LOCAL;
  if (await hasPostgres()) await measure("postgres");
  else console.log("PostgreSQL was left out: none at TEST_DATABASE_URL, none on this machine.");
  await measure("sqlite");
}
