import type { AnyGame } from "@karota/engine/game.ts";
import { seeded } from "@karota/engine/random.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { calendarOf } from "@karota/server/calendar.ts";
import { openCountry } from "./country/database.ts";
import { inspect } from "./country/inspect.ts";
import { sendLoad, type LoadReport } from "./country/load.ts";
import { callsOf, EIGHT_O_CLOCK, MIDNIGHT, nextOf, WEEKDAY, type Mix } from "./country/mix.ts";
import { measureNight } from "./country/night.ts";
import { openServers } from "./country/servers.ts";
import { sizeOf, type CountrySize } from "./country/size.ts";
import { readStock } from "./country/stock.ts";
import { memoryOf, watchLocks, watchScans } from "./country/watch.ts";

const number = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
/** 1 is a country with a million accounts. */
const SIZE = number("SIZE", 1);
const RATE = number("RATE", 300);
const SECONDS = number("SECONDS", 60);
const PARTS = (process.env["PARTS"] ?? "size,load,night").split(",");

/** The aims for every call, in ms. */
const AIMS = { p95: 15, p99: 60 };
/** A peak has twice as many calls, for a sixth of the time. */
const PEAK = 2;
const PEAK_SHARE = 1 / 6;
/** So long before midnight its peak begins. */
const BEFORE_MIDNIGHT_MS = 2_000;
/** People whose boards and assignments are looked up for each second of load. */
const PEOPLE_A_SECOND = 10;
const MIN_PEOPLE = 5_000;

const say = (line: string): void => console.log(line);
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

async function printSize(url: string): Promise<void> {
  const { tables, problems, activePeople, board, year } = await inspect(url);
  say(`\n  ${"table".padEnd(24)} ${"rows".padStart(11)} ${"MB".padStart(9)} ${"bytes a row".padStart(11)}`);
  for (const { name, rows, bytes } of tables)
    say(
      `  ${name.padEnd(24)} ${String(rows).padStart(11)} ${megabytes(bytes).padStart(9)} ${(bytes / rows).toFixed(0).padStart(11)}`,
    );
  say(`  all: ${megabytes(tables.reduce((sum, { bytes }) => sum + bytes, 0))} MB`);
  say(`  a finished board: ${board.whole.toFixed(0)} bytes, without its moves ${board.trimmed.toFixed(0)}`);
  say(
    `  a year of an active person (${activePeople} signed in within a month): ${(year.whole / 1000).toFixed(0)} kB, ` +
      `${(year.trimmed / 1000).toFixed(0)} kB once the boards lost their moves`,
  );
  say(problems.length === 0 ? "  the ledger balances, all counts agree" : problems.join("\n"));
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;

function printTimes({ times, errors, latestMs }: LoadReport): void {
  say(
    `  ${"call".padEnd(38)} ${"calls".padStart(7)} ${["p50", "p95", "p99", "most"].map((one) => one.padStart(8)).join("")}`,
  );
  const rows = [...times].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [name, list] of [...rows, ["all", rows.flatMap(([, one]) => one)] as const]) {
    const sorted = list.toSorted((a, b) => a - b);
    const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((share) => quantile(sorted, share)) as [
      number,
      number,
      number,
      number,
    ];
    const missed = [...(p95 > AIMS.p95 ? ["p95"] : []), ...(p99 > AIMS.p99 ? ["p99"] : [])];
    const columns = [p50, p95, p99, most].map((ms) => ms.toFixed(1).padStart(8)).join("");
    say(
      `  ${name.padEnd(38)} ${String(list.length).padStart(7)} ${columns}${missed.length > 0 ? `  misses ${missed.join(", ")}` : ""}`,
    );
  }
  say(
    `  calls left at most ${latestMs.toFixed(0)} ms late; failed: ${[...errors.values()].reduce((sum, one) => sum + one, 0)}`,
  );
  for (const [what, count] of errors) say(`    ${count} times ${what}`);
}

async function measureLoad(url: string, size: CountrySize): Promise<void> {
  const site = await openServers(url);
  const random = seeded("load");
  const stock = await readStock(url, size, site.issuer, Math.max(MIN_PEOPLE, PEOPLE_A_SECOND * SECONDS), random);
  const games = new Map<string, AnyGame>();
  for (const row of CATALOGUE) games.set(row.id, await row.load());
  const midnight = calendarOf("Europe/Ljubljana").spanOf("daily", Date.now()).ends;
  const phases: readonly (readonly [string, Mix, number, number, number | null])[] = [
    ["a weekday's mix", WEEKDAY, RATE, SECONDS, null],
    ["eight o'clock", EIGHT_O_CLOCK, PEAK * RATE, SECONDS * PEAK_SHARE, null],
    ["midnight", MIDNIGHT, PEAK * RATE, SECONDS * PEAK_SHARE, midnight - BEFORE_MIDNIGHT_MS],
  ];
  try {
    let servers: Awaited<ReturnType<typeof site.start>> = [];
    let before: number | null | undefined;
    for (const [name, mix, rate, seconds, moment] of phases) {
      if (moment !== before) {
        await Promise.all(servers.map((server) => server.end("SIGTERM")));
        servers = await site.start(moment);
        before = moment;
      }
      const calls = callsOf(stock, games, random, site.tokenOf, site.idTokenOf);
      const memory = servers.map(({ pid }) => memoryOf(pid));
      const stopWatch = await watchLocks(url);
      const stopScans = await watchScans(url);
      const report = await sendLoad(
        servers.map((server) => server.url),
        rate,
        seconds,
        nextOf(calls, mix, random),
      );
      const waits = await stopWatch();
      const scans = await stopScans();
      say(`\n  ${name}: ${rate} calls a second for ${seconds} s`);
      printTimes(report);
      const grown = servers.map(({ pid }, place) => `${memory[place]!.toFixed(0)} to ${memoryOf(pid).toFixed(0)} MB`);
      say(
        `  memory of the servers: ${grown.join(", ")}; waits for locks over 100 ms: ${waits.length} ${waits.slice(0, 5).join("; ")}`,
      );
      say(
        `  large tables that were read whole, by requests or by the servers themselves: ${scans.join(", ") || "none"}`,
      );
    }
    for (const server of servers) {
      if (server.errors()) say(`  a server complained: ${server.errors().slice(0, 1000)}`);
      await server.end("SIGTERM");
    }
  } finally {
    await site.close();
  }
}

async function printNight(url: string): Promise<void> {
  say(`\n  ${"the night".padEnd(14)} ${"s".padStart(8)} ${"statements".padStart(11)} ${"longest, ms".padStart(12)}`);
  for (const { name, ms, statements, longestMs, longest, outcome } of await measureNight(url)) {
    say(
      `  ${name.padEnd(14)} ${(ms / 1000).toFixed(1).padStart(8)} ${String(statements).padStart(11)} ` +
        `${longestMs.toFixed(0).padStart(12)}  ${longest}`,
    );
    if (outcome) say(`    ${outcome}`);
  }
}

/**
 * A country in PostgreSQL: its size, a school day's load on two servers, and the nightly work. `SIZE=0.01` for a hundredth,
 * `RATE` calls a second for `SECONDS`, `PARTS=load` for one part.
 */
export async function run(): Promise<void> {
  const size = sizeOf(SIZE);
  say(`${size.accounts} accounts, ${size.mentors} mentors, ${size.groups} groups, ${size.assignments} assignments`);
  const began = performance.now();
  const country = await openCountry(size, say);
  if (!country) return;
  say(`  there after ${((performance.now() - began) / 1000).toFixed(0)} s`);
  try {
    if (PARTS.includes("size")) await printSize(country.url);
    if (PARTS.includes("load")) await measureLoad(country.url, size);
    if (PARTS.includes("night")) await printNight(country.url);
  } finally {
    await country.close();
  }
}
