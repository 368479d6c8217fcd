import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { SettingsReply } from "@karota/contract/admin/settings.ts";
import { PERIODS, type Board, type Period } from "@karota/contract/games/board.ts";
import type { AnyGame } from "@karota/engine/game.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { CATALOGUE, pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";
import type { Actor } from "../../../deps.ts";
import { handClock } from "../../../testing/clock.ts";
import { freshDatabase } from "../../../testing/fresh-database.ts";
import { startServer, type RunningServer } from "../../../testing/running-server.ts";
import { TEST_URL, testApp } from "../../../testing/test-app.ts";
import { calendarOf } from "../../../calendar.ts";
import { brokenNetwork, type BrokenNetwork } from "./broken-network.ts";
import { audit, type Spent } from "./month-audit.ts";
import { playPart, PART_SECONDS, savePath, sit, type Seat } from "./month-seat.ts";
import { sharedClock } from "./shared-clock.ts";

export interface MonthSettings {
  readonly days: number;
  readonly players: number;
  /** Boards that each player plays on a day. */
  readonly boardsPerDay: number;
  readonly kills: number;
  /** All of the catalogue when left out. */
  readonly games?: readonly string[];
  readonly say?: (line: string) => void;
}

/** What a month has shown. Everything below `problems` are its figures. */
export interface MonthReport {
  /** Empty, or a promise is broken. */
  readonly problems: readonly string[];
  readonly days: number;
  readonly kills: number;
  readonly answered: number;
  readonly lost: number;
  readonly boards: number;
  readonly solved: number;
  readonly saves: number;
  readonly refused: number;
  readonly periodicBoards: number;
}

/** The first day; within the month the clocks go back. */
const FIRST_DAY = "2026-10-08";
const ZONE = "Europe/Ljubljana";
const AT_ONCE = 24;
const CARROTS = 2000;
/** As generous as settings may be: limits are by the minute that really passes, in which many days are played. */
const LIMITS = { person_requests: 100_000, address_requests: 100_000 };

async function eachOf<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...list];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
    }),
  );
}

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)]!;

/**
 * Days of many players on two servers and one PostgreSQL, by a clock that the test sets. Requests and answers get lost
 * and are sent again, servers are killed (`kill -9`) and started again. Afterwards everything is counted anew.
 */
export async function simulateMonth(settings: MonthSettings): Promise<MonthReport> {
  const say = settings.say ?? (() => {});
  const rows = CATALOGUE.filter(({ id, active }) => active && (settings.games?.includes(id) ?? true));
  const games = new Map<string, { row: CatalogueRow; game: AnyGame }>();
  for (const row of rows) games.set(row.id, { row, game: await row.load() });
  const home = await freshDatabase("postgres");
  const clock = sharedClock(home.settings.dataDir);
  const firstNoon = Temporal.ZonedDateTime.from(`${FIRST_DAY}T09:00[${ZONE}]`);
  const hand = handClock(firstNoon.epochMilliseconds);
  clock.travelTo(hand.now());
  const jwtSecret = randomBytes(32).toString("hex");
  const it = await testApp({ kind: "postgres", on: home, clock: hand, config: { jwtSecret } });
  const admin = await it.newPlayer({ roles: ["admin"] });
  const { version, settings: before } = (await it.call(admin, "GET", "admin/settings")).json<SettingsReply>();
  const limits = { ...before.limits, ...LIMITS };
  const changed = await it.call(admin, "PUT", "admin/settings", { version, settings: { ...before, limits } });
  if (changed.statusCode !== 200) throw new Error(changed.body);
  const calendar = calendarOf(ZONE);
  const environment = {
    ...clock.environment,
    DATABASE_URL: home.settings.databaseUrl!,
    DATA_DIR: home.settings.dataDir,
    JWT_SECRET: jwtSecret,
    PUBLIC_URL: TEST_URL,
    LOG_LEVEL: "error",
    TIME_ZONE: ZONE,
    OIDC_PROVIDERS: JSON.stringify([{ id: "one", label: "One", issuer: "https://id.example", clientId: "karota" }]),
  };
  const servers: (RunningServer | null)[] = await Promise.all([startServer(environment), startServer(environment)]);
  const running = () => servers.filter((server) => server !== null);
  const network = brokenNetwork(running);
  const problems: string[] = [];
  const seats: Seat[] = [];
  const spent = new Map<string, Spent>();
  let kills = 0;
  let refused = 0;

  const players: Actor[] = [];
  for (let i = 0; i < settings.players; i++) players.push(await it.newPlayer({ balance: CARROTS }));
  for (const { id } of players) spent.set(id, { given: CARROTS, games: [] });

  /** Both servers get the same requests at the same moment and return the same boards. */
  async function openBoards(period: Period): Promise<void> {
    for (const { row, game } of games.values()) {
      const wordy = game.options.fields.some(({ name }) => name === "language");
      for (const language of wordy ? ["sl", "en", "de"] : ["sl"]) {
        const path = `games/${pathOf(row.id)}/periodic/${period}?language=${language}`;
        const ids = await Promise.all(
          [...running(), ...running()].map(async (server) => {
            const { status, body } = await network.ask(server, null, path);
            const { gridId, ends } = body as Board;
            const right = Date.parse(ends!) === calendar.spanOf(period, clock.now()).ends;
            return status === 200 && right ? gridId : `${status} ${ends}`;
          }),
        );
        if (new Set(ids).size !== 1) problems.push(`${path}: ${ids.join(", ")}`);
      }
    }
  }

  async function begin(actor: Actor, token: string): Promise<Seat | null> {
    const { row, game } = games.get(pick(rows).id)!;
    const path = `games/${pathOf(row.id)}`;
    const luck = randomInt(10);
    if (luck < 6) {
      const period: Period = luck < 5 ? "daily" : "weekly";
      const { body } = await network.call(token, `${path}/periodic/${period}?language=${pick(["sl", "en", "de"])}`);
      const board = body as Board;
      // A player has no board twice; one that was begun earlier in the week is left alone.
      if (board.revision > 0 || seats.some((one) => one.player === actor.id && one.board.gridId === board.gridId))
        return null;
      return sit(actor.id, game, board, period);
    }
    const options = { ...pick(game.options.presets as readonly OptionValues[]) };
    const key = randomUUID();
    // A double click: the same request twice at once.
    const create = () => network.call(token, `${path}/create`, { options }, key);
    const replies = await Promise.all(randomInt(5) === 0 ? [create(), create()] : [create()]);
    const [reply, ...others] = replies;
    // Two refusals may name two balances: a start that is refused takes nothing, and other starts go on beside it.
    const answerOf = (one: typeof reply) => (one.status === 402 ? "refused" : JSON.stringify(one));
    for (const other of others)
      if (answerOf(other) !== answerOf(reply))
        problems.push(`one press of ${row.id}, two answers: ${JSON.stringify([reply, other])}`);
    if (reply.status === 402) {
      refused++;
      return null;
    }
    if (reply.status !== 200) throw new Error(`a start of ${row.id}: ${reply.status}`);
    const board = reply.body as Board & { price: number };
    spent.get(actor.id)!.games.push({ gridId: board.gridId, price: board.price });
    return sit(actor.id, game, board, null);
  }

  /** Kills one of the servers as soon as a few more requests are answered, and starts it again. */
  async function killOne(over: () => boolean): Promise<void> {
    const target = network.counts.answered + randomInt(5, 60);
    while (network.counts.answered < target && !over()) await new Promise((done) => setImmediate(done));
    const at = randomInt(servers.length);
    const server = servers[at]!;
    servers[at] = null;
    await server.end("SIGKILL");
    kills++;
    if (server.errors()) problems.push(`a server complained: ${server.errors().slice(0, 500)}`);
    servers[at] = await startServer(environment);
  }

  async function during(killing: boolean, work: Promise<unknown>): Promise<void> {
    let over = false;
    const done = work.finally(() => (over = true));
    await Promise.all([done, killing ? killOne(() => over) : null]);
  }

  async function playDay(at: number, killPart: number | null): Promise<void> {
    clock.travelTo(at);
    hand.set(at);
    const tokens = new Map(players.map((actor) => [actor.id, it.tokenFor(actor)]));
    for (const period of PERIODS) await openBoards(period);
    const today: Seat[] = [];
    const turns = players.flatMap((actor) => Array.from({ length: settings.boardsPerDay }, () => actor));
    for (const [part, seconds] of PART_SECONDS.entries()) {
      clock.travelTo(at + seconds * 1000);
      const work =
        part === 0
          ? eachOf(turns, async (actor) => {
              const seat = await begin(actor, tokens.get(actor.id)!);
              if (!seat) return;
              seats.push(seat);
              today.push(seat);
              await playPart(network, tokens.get(actor.id)!, seat, part);
            })
          : eachOf(today, (seat) => playPart(network, tokens.get(seat.player)!, seat, part));
      await during(killPart === part, work);
    }
  }

  /** Yesterday's boards take no more saves. */
  async function refusesYesterday(at: number): Promise<void> {
    const late = seats.findLast(({ period, completed }) => period === "daily" && !completed);
    if (!late) return;
    clock.travelTo(calendar.spanOf("daily", at).ends);
    hand.set(clock.now());
    const token = it.tokenFor(players.find(({ id }) => id === late.player)!);
    const reply = await network.call(token, savePath(late), { gridId: late.board.gridId, reset: true }, randomUUID());
    if (reply.status !== 410) problems.push(`a save on yesterday's board: ${reply.status}`);
  }

  try {
    for (let day = 0; day < settings.days; day++) {
      const at = firstNoon.add({ days: day }).epochMilliseconds;
      // The kills are spread over the days.
      const kill = Math.floor(((day + 1) * settings.kills) / settings.days) > kills;
      await playDay(at, kill ? randomInt(PART_SECONDS.length) : null);
      await refusesYesterday(at);
      say(`day ${day + 1}: ${seats.length} boards, ${network.counts.answered} answers, ${kills} kills`);
    }
    problems.push(...(await audit(it, { seats, spent, players, now: clock.now, ask: askOf(network, running) })));
    const periodic = await it.database.db.selectFrom("periodic_boards").select("grid_id").execute();
    const { counts } = network;
    return {
      problems,
      days: settings.days,
      kills,
      answered: counts.answered,
      lost: counts.cut + counts.unreachable + counts.failed,
      boards: seats.length,
      solved: seats.filter(({ completed }) => completed).length,
      saves: seats.reduce((sum, { revision }) => sum + revision, 0),
      refused,
      periodicBoards: periodic.length,
    };
  } finally {
    for (const server of running()) {
      if (server.errors()) problems.push(`a server complained: ${server.errors().slice(0, 500)}`);
      await server.end("SIGTERM");
    }
    await it.close();
    await home.remove();
  }
}

const askOf =
  (network: BrokenNetwork, running: () => readonly RunningServer[]) => async (token: string, path: string) =>
    (await network.ask(pick(running()), token, path)).body;
