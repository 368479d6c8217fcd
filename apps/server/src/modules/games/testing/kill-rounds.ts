import { randomBytes, randomInt } from "node:crypto";
import type { Board, SaveReply } from "@karota/contract/games/board.ts";
import type { AnyGame } from "@karota/engine/game.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import type { Database } from "../../../database/database.ts";
import { openDatabase } from "../../../database/open.ts";
import { handClock } from "../../../testing/clock.ts";
import { freshDatabase } from "../../../testing/fresh-database.ts";
import { startServer, type RunningServer } from "../../../testing/running-server.ts";
import { TEST_URL, testApp } from "../../../testing/test-app.ts";
import { stateOf } from "./playing.ts";

/** How a server ends: by `kill -9`, or because its heap is full. */
type End = "kill" | "heap";
const HEAP_MB = 128;
const FILL_MEMORY = new URL("fill-memory.ts", import.meta.url).href;

/** What a run of kills has shown. */
export interface KillReport {
  readonly kills: number;
  /** The signals with which servers ended. */
  readonly signals: readonly (NodeJS.Signals | null)[];
  /** Saves and starts whose answer arrived. */
  readonly savesAnswered: number;
  readonly startsAnswered: number;
  /** Answered, and not there after the next start. Empty, or the promise is broken. */
  readonly lost: readonly string[];
  /** What a start after a kill wrote to stderr, and a last stop that was not clean. */
  readonly complaints: readonly string[];
  readonly ledgerSum: number;
  /** Games charged without a board, or boards without a charge. */
  readonly unbalanced: number;
}

const PLAYERS = 6;

/** One player's board: what the server has answered, and what is on the way. */
interface Seat {
  readonly token: string;
  board: Board | null;
  state: unknown;
  revision: number;
  seconds: number;
  /** What the save on the way will make; null when none is. */
  pending: unknown;
}

/** Ends a real server while players save and start games, and looks after each new start. */
export async function killRounds(kind: Database["kind"], rounds: number, end: End = "kill"): Promise<KillReport> {
  const row = CATALOGUE.find((one) => one.type === "entertainment") ?? CATALOGUE[0];
  const game: AnyGame = await row.load();
  const home = await freshDatabase(kind);
  const jwtSecret = randomBytes(32).toString("hex");
  const environment: Record<string, string> = {
    DATA_DIR: home.settings.dataDir,
    JWT_SECRET: jwtSecret,
    PUBLIC_URL: TEST_URL,
    LOG_LEVEL: "warn",
    OIDC_PROVIDERS: JSON.stringify([{ id: "one", label: "One", issuer: "https://id.example", clientId: "karota" }]),
    ...(home.settings.databaseUrl !== null && { DATABASE_URL: home.settings.databaseUrl }),
    ...(end === "heap" && { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} --import=${FILL_MEMORY}` }),
  };
  const tokens = await makePlayers(kind, home, jwtSecret);
  const seats: Seat[] = tokens.map((token) => ({
    token,
    board: null,
    state: null,
    revision: 0,
    seconds: 0,
    pending: null,
  }));
  const lost: string[] = [];
  const complaints: string[] = [];
  const started: string[] = [];
  let savesAnswered = 0;
  const signals: (NodeJS.Signals | null)[] = [];
  let kills = 0;

  async function call(server: RunningServer, token: string, path: string, body?: object): Promise<unknown> {
    const reply = await fetch(`${server.url}/api/v1/games/${row.id}/${path}`, {
      headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    const answer: unknown = await reply.json();
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  /** One save after the other until the server is gone; never to the end, because a finished board changes no more. */
  async function saveUntilKilled(server: RunningServer, seat: Seat, onAnswer: () => void): Promise<void> {
    if (!seat.board) {
      seat.board = (await call(server, seat.token, "create", {})) as Board;
      seat.state = stateOf(game, seat.board);
    }
    const { gridId } = seat.board;
    for (;;) {
      const [move, another] = game.solve(seat.state);
      const next: unknown =
        another === undefined ? game.start((seat.state as { puzzle: unknown }).puzzle) : game.apply(seat.state, move);
      const save = another === undefined ? { reset: true } : game.saves.between(seat.state, next)[0];
      seat.pending = next;
      seat.seconds++;
      const reply = (await call(server, seat.token, "update", { gridId, ...save, seconds: seat.seconds })) as SaveReply;
      seat.state = next;
      seat.pending = null;
      seat.revision = reply.revision;
      savesAnswered++;
      onAnswer();
    }
  }

  async function startUntilKilled(server: RunningServer, token: string, onAnswer: () => void): Promise<void> {
    for (;;) {
      started.push(((await call(server, token, "create", {})) as Board).gridId);
      onAnswer();
    }
  }

  /** After a start: each board is as it was answered last, or one save further when that one had no answer yet. */
  async function look(server: RunningServer, seat: Seat): Promise<void> {
    if (!seat.board) return;
    const found = (await call(server, seat.token, seat.board.gridId)) as Board;
    const state: unknown = stateOf(game, found);
    const same = (other: unknown) => JSON.stringify(other) === JSON.stringify(state);
    const asAnswered = found.revision === seat.revision && same(seat.state);
    const oneFurther = found.revision === seat.revision + 1 && seat.pending !== null && same(seat.pending);
    if (!asAnswered && !oneFurther)
      lost.push(`${seat.board.gridId}: answered ${seat.revision}, found ${found.revision}`);
    Object.assign(seat, { state, revision: found.revision, pending: null });
  }

  const starter = tokens[0]!;
  async function killWhileSaving(server: RunningServer): Promise<void> {
    const answers = { saves: 0, starts: 0 };
    const target = randomInt(20, 200);
    const enough = Promise.withResolvers<void>();
    const count = (kind: keyof typeof answers) => () => {
      answers[kind]++;
      if (answers.saves >= target && answers.starts > 0) enough.resolve();
    };
    const busy = [
      ...seats.map((seat) => saveUntilKilled(server, seat, count("saves"))),
      startUntilKilled(server, starter, count("starts")),
    ];
    // They end when the server is gone; an error before that is one.
    const stopped = Promise.allSettled(busy);
    await Promise.race([enough.promise, Promise.all(busy)]);
    process.kill(server.pid, end === "kill" ? "SIGKILL" : "SIGUSR2");
    signals.push((await server.ended)[1]);
    await stopped;
    kills++;
  }

  async function round(last: boolean): Promise<void> {
    const server = await startServer(environment);
    try {
      if (server.errors()) complaints.push(server.errors());
      for (const seat of seats) await look(server, seat);
      if (!last) return await killWhileSaving(server);
      for (const gridId of started)
        await call(server, starter, gridId).catch((error: unknown) => lost.push(String(error)));
    } finally {
      const code = await server.end(last ? "SIGTERM" : "SIGKILL");
      if (last && code !== 0) complaints.push(`the stop ended with ${code}`);
    }
  }

  try {
    for (let i = 0; i < rounds; i++) await round(false);
    await round(true);
    const { ledgerSum, unbalanced } = await readBooks(home.settings);
    return { kills, signals, savesAnswered, startsAnswered: started.length, lost, complaints, ledgerSum, unbalanced };
  } finally {
    await home.remove();
  }
}

export async function makePlayers(
  kind: Database["kind"],
  home: Awaited<ReturnType<typeof freshDatabase>>,
  jwtSecret: string,
): Promise<string[]> {
  const it = await testApp({ kind, on: home, clock: handClock(Date.now()), config: { jwtSecret } });
  const tokens: string[] = [];
  for (let i = 0; i < PLAYERS; i++) tokens.push(it.tokenFor(await it.newPlayer({ balance: 100_000_000 })));
  await it.close();
  return tokens;
}

export async function readBooks(settings: {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}): Promise<{ ledgerSum: number; unbalanced: number; boards: number }> {
  const database = await openDatabase(settings);
  const entries = await database.db.selectFrom("ledger_entries").select(["amount", "reason", "reference"]).execute();
  const plays = await database.db.selectFrom("plays").select("grid_id").where("period", "is", null).execute();
  await database.close();
  const charged = new Set(entries.filter((entry) => entry.reason === "game").map((entry) => entry.reference));
  const there = new Set<string | null>(plays.map((play) => play.grid_id));
  return {
    ledgerSum: entries.reduce((sum, entry) => sum + entry.amount, 0),
    unbalanced: charged.symmetricDifference(there).size,
    boards: there.size,
  };
}
