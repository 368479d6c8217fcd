import { availableParallelism, tmpdir } from "node:os";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import Fastify from "fastify";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { calendarOf } from "@karota/server/calendar.ts";
import { readConfig } from "@karota/server/config.ts";
import { openDatabase } from "@karota/server/database/open.ts";
import { postDigests } from "@karota/server/modules/assignments/post-digests.ts";
import { remindStudents } from "@karota/server/modules/assignments/remind-students.ts";
import { loadGames } from "@karota/server/modules/games/game-registry.ts";
import { workerGenerator } from "@karota/server/modules/games/generator/generator.ts";
import { periodicBoards } from "@karota/server/modules/games/periodic-boards.ts";
import { moveDown } from "@karota/server/modules/mentorship/move-down.ts";
import { applyRetention } from "@karota/server/modules/retention/index.ts";
import { aboutCounter } from "@karota/server/modules/service/count-all.ts";
import { DEFAULT_SETTINGS } from "@karota/server/modules/settings/index.ts";
import { handClock } from "@karota/server/testing/clock.ts";
import { setTracer, type Tracer } from "@karota/server/tracing/index.ts";

/** What one job of the night has taken, in ms. */
interface NightlyJob {
  readonly name: string;
  readonly ms: number;
  readonly statements: number;
  readonly longestMs: number;
  /** The beginning of the longest statement. */
  readonly longest: string;
  readonly outcome: string;
}

const SHOWN_CHARACTERS = 100;

/** Measures the statements of databases that are opened meanwhile. */
function watchStatements() {
  let [statements, longestMs, longest] = [0, 0, ""];
  const span = { within: <T>(work: () => T) => work(), end: () => {} };
  const tracer: Tracer = {
    startRequest: () => span,
    startRoot: () => span,
    startChild: () => null,
    statement({ query, queryDurationMillis: ms }) {
      statements++;
      if (ms > longestMs) [longestMs, longest] = [ms, query.sql.slice(0, SHOWN_CHARACTERS)];
    },
    stop: async () => {},
  };
  return {
    restore: setTracer(tracer),
    take() {
      const taken = { statements, longestMs, longest };
      [statements, longestMs, longest] = [0, 0, ""];
      return taken;
    },
  };
}

/** Does the work of a day's end on a database, one job after the other, as a server would that does nothing else. */
export async function measureNight(url: string): Promise<readonly NightlyJob[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "karota-country-"));
  const watch = watchStatements();
  const config = { ...readConfig({ LOG_LEVEL: "silent" }), databaseUrl: url, dataDir };
  const database = await openDatabase(config).finally(watch.restore);
  const clock = handClock(Date.now());
  const calendar = calendarOf(config.timeZone);
  const settings = () => DEFAULT_SETTINGS;
  const { log } = Fastify();
  const deps = { config, database, clock, calendar, settings, log, catalogue: CATALOGUE, personalData: [] };
  const registry = await loadGames(CATALOGUE);
  const generator = workerGenerator(Math.min(2, availableParallelism()));
  const boards = periodicBoards({ ...deps, registry, generator });
  const today = clock.now();
  const tomorrow = calendar.daysAfter(today, 1);
  const nextMonday = calendar.spanOf("weekly", today).ends;
  const fail = (error: unknown): never => {
    throw error;
  };
  const jobs: readonly (readonly [name: string, at: number, work: () => Promise<unknown>])[] = [
    ["boards ahead", calendar.clockAt(tomorrow, 0, 1), () => boards.prepare(fail)],
    ["retention", calendar.clockAt(tomorrow, 4), () => applyRetention({ ...deps, fail })],
    ["packages", calendar.clockAt(tomorrow, 0, 1), () => moveDown(deps)],
    ["reminders", calendar.clockAt(tomorrow, 16), () => remindStudents(deps)],
    ["digests", calendar.clockAt(nextMonday, 7), () => postDigests(deps)],
    ["counts", today, () => aboutCounter(deps).renew()],
  ];
  const done: NightlyJob[] = [];
  try {
    for (const [name, at, work] of jobs) {
      clock.set(at);
      watch.take();
      const began = performance.now();
      const result = await work();
      const ms = performance.now() - began;
      done.push({ name, ms, ...watch.take(), outcome: typeof result === "object" ? JSON.stringify(result) : "" });
    }
    return done;
  } finally {
    await generator.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
