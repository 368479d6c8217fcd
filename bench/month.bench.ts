import { simulateMonth } from "@karota/server/modules/games/testing/simulated-month.ts";
import { startThrowAwayPostgres } from "../scripts/throw-away-postgres.ts";

const number = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

/** A month of all games: `MONTH_DAYS=3 MONTH_PLAYERS=20 npm run bench -- month` for a smaller one. */
export async function run(): Promise<void> {
  const own = process.env["TEST_DATABASE_URL"] ? null : await startThrowAwayPostgres();
  if (own) process.env["TEST_DATABASE_URL"] = own.url;
  if (!process.env["TEST_DATABASE_URL"]) {
    console.log("The month was left out: no TEST_DATABASE_URL, no initdb.");
    return;
  }
  const begun = performance.now();
  try {
    const { problems, ...figures } = await simulateMonth({
      days: number("MONTH_DAYS", 30),
      players: number("MONTH_PLAYERS", 200),
      boardsPerDay: number("MONTH_BOARDS", 1),
      kills: number("MONTH_KILLS", 20),
      say: (line) => console.log(`  ${line}`),
    });
    console.log(JSON.stringify({ minutes: Number(((performance.now() - begun) / 60_000).toFixed(1)), ...figures }));
    console.log(problems.length === 0 ? "nothing was lost, everything agrees" : `${problems.length} problems:`);
    for (const problem of problems.slice(0, 50)) console.log(`  ${problem}`);
  } finally {
    await own?.stop();
  }
}
