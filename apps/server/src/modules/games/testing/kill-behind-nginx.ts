import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Board, SaveReply } from "@karota/contract/games/board.ts";
import type { AnyGame } from "@karota/engine/game.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { freshDatabase } from "../../../testing/fresh-database.ts";
import { startNginx } from "../../../testing/running-nginx.ts";
import { freePort } from "../../../../../../scripts/free-port.ts";
import { startServer, type RunningServer } from "../../../testing/running-server.ts";
import { TEST_URL } from "../../../testing/test-app.ts";
import { makePlayers, readBooks } from "./kill-rounds.ts";
import { stateOf } from "./playing.ts";

/** What killing one of two servers behind a proxy has shown. */
export interface NginxReport {
  readonly kills: number;
  readonly saves: number;
  readonly starts: number;
  readonly reads: number;
  /** Calls that had to be sent again, and the most tries that one took. */
  readonly retried: number;
  readonly mostTries: number;
  /** The longest that a call took with its tries, in milliseconds; and an ordinary one in the middle of all. */
  readonly longest: number;
  readonly usual: number;
  /** Reads that were not answered at their first try, calls that were refused, and what was answered and is not there. */
  readonly faults: readonly string[];
  readonly ledgerSum: number;
  readonly unbalanced: number;
}

interface Seat {
  readonly token: string;
  board: Board | null;
  state: unknown;
  revision: number;
  seconds: number;
}

/**
 * Two servers on one PostgreSQL behind nginx; players save, start and read as pages do, what has no answer again with the
 * same key, while one server after the other is killed (`kill -9`) and comes back.
 */
export async function killBehindNginx(nginx: string, kills: number): Promise<NginxReport> {
  const row = CATALOGUE.find((one) => one.type === "entertainment") ?? CATALOGUE[0];
  const game: AnyGame = await row.load();
  const home = await freshDatabase("postgres");
  const jwtSecret = randomBytes(32).toString("hex");
  const tokens = await makePlayers("postgres", home, jwtSecret);
  const environment = {
    DATA_DIR: home.settings.dataDir,
    DATABASE_URL: home.settings.databaseUrl!,
    JWT_SECRET: jwtSecret,
    PUBLIC_URL: TEST_URL,
    OIDC_PROVIDERS: JSON.stringify([{ id: "one", label: "One", issuer: "https://id.example", clientId: "karota" }]),
  };
  const ports = [String(await freePort()), String(await freePort())] as const;
  const begin = (port: string): Promise<RunningServer> => startServer({ ...environment, PORT: port });
  const servers = [await begin(ports[0]), await begin(ports[1])];
  const proxy = await startNginx(nginx, [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`]);
  const faults: string[] = [];
  const times: number[] = [];
  const started = new Set<string>();
  let [saves, reads, retried, mostTries] = [0, 0, 0, 0];
  let answers = 0;
  const over = new AbortController();
  let awaited: { at: number; reached: () => void } | null = null;
  const untilAnswers = (more: number) =>
    new Promise<void>((reached) => {
      awaited = { at: answers + more, reached };
    });

  async function ask(token: string, path: string, body?: object): Promise<Response | null> {
    return fetch(`${proxy.url}/api/v1/games/${row.id}/${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { "content-type": "application/json", "idempotency-key": (body as { key: string }).key }),
      },
      ...(body && { method: "POST", body: JSON.stringify({ ...body, key: undefined }) }),
    }).catch(() => null);
  }

  /** As a page sends: again with the same key as long as no answer, or only a gateway's, comes. */
  async function send<Reply>(token: string, path: string, body: object): Promise<Reply> {
    const keyed = { ...body, key: randomUUID() };
    const began = performance.now();
    for (let tries = 1; ; tries++) {
      const reply = await ask(token, path, keyed);
      if (reply === null || reply.status >= 500) {
        await reply?.text();
        retried++;
        continue;
      }
      times.push(performance.now() - began);
      mostTries = Math.max(mostTries, tries);
      if (!reply.ok) faults.push(`${path}: ${reply.status} ${await reply.clone().text()}`);
      answers++;
      if (awaited && answers >= awaited.at) awaited.reached();
      return (await reply.json()) as Reply;
    }
  }

  async function saveUntilOver(seat: Seat): Promise<void> {
    seat.board = await send<Board>(seat.token, "create", {});
    started.add(seat.board.gridId);
    seat.state = stateOf(game, seat.board);
    const { gridId } = seat.board;
    while (!over.signal.aborted) {
      const [move, another] = game.solve(seat.state);
      const next: unknown =
        another === undefined ? game.start((seat.state as { puzzle: unknown }).puzzle) : game.apply(seat.state, move);
      const save = another === undefined ? { reset: true } : game.saves.between(seat.state, next)[0];
      seat.seconds++;
      const fields = { gridId, ...save, revision: seat.revision, seconds: seat.seconds };
      const reply = await send<SaveReply>(seat.token, "update", fields);
      if (reply.revision !== seat.revision + 1) faults.push(`${gridId}: ${seat.revision} became ${reply.revision}`);
      seat.state = next;
      seat.revision = reply.revision;
      saves++;
    }
  }
  async function startUntilOver(token: string): Promise<void> {
    while (!over.signal.aborted) started.add((await send<Board>(token, "create", {})).gridId);
  }
  async function readUntilOver(token: string, gridId: () => string | undefined): Promise<void> {
    while (!over.signal.aborted) {
      const reply = await ask(token, gridId() ?? "periodic/daily");
      if (!reply?.ok) faults.push(`a read: ${reply?.status ?? "no answer"}`);
      await reply?.text();
      reads++;
    }
  }

  const seats: Seat[] = tokens.map((token) => ({ token, board: null, state: null, revision: 0, seconds: 0 }));
  try {
    const busy = Promise.all([
      ...seats.map(saveUntilOver),
      startUntilOver(tokens[0]!),
      readUntilOver(tokens[1]!, () => seats[1]?.board?.gridId),
    ]);
    for (let kill = 0; kill < kills; kill++) {
      await Promise.race([untilAnswers(randomInt(50, 150)), busy]);
      await servers[kill % 2]!.end("SIGKILL");
      await Promise.race([untilAnswers(100), busy]);
      const port = ports[kill % 2 === 0 ? 0 : 1];
      servers[kill % 2] = await begin(port);
      // One at a time: the other is killed only when this one is back for nginx too.
      await Promise.race([proxy.untilReaches(`127.0.0.1:${port}`), busy]);
    }
    await Promise.race([untilAnswers(100), busy]);
    over.abort();
    await busy;
    for (const { token, board, state, revision } of seats) {
      const found = (await (await ask(token, board!.gridId))!.json()) as Board;
      if (found.revision !== revision || JSON.stringify(stateOf(game, found)) !== JSON.stringify(state))
        faults.push(`${board!.gridId}: answered ${revision}, found ${found.revision}`);
    }
  } finally {
    over.abort();
    await proxy.stop();
    for (const server of servers) await server.end("SIGTERM");
  }
  const { boards, ...books } = await readBooks(home.settings);
  if (boards !== started.size) faults.push(`${started.size} starts were answered, ${boards} boards are there`);
  await home.remove();
  const sorted = times.toSorted((one, other) => one - other);
  return {
    kills,
    saves,
    starts: started.size,
    reads,
    retried,
    mostTries,
    longest: Math.round(sorted.at(-1) ?? 0),
    usual: Math.round(sorted[sorted.length >> 1] ?? 0),
    faults,
    ...books,
  };
}
