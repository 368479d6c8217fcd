import { killRounds } from "@karota/server/modules/games/testing/kill-rounds.ts";

/** `KILL_ROUNDS=5 npm run bench -- kill` for fewer. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? 50);

/** Kills a real server while it saves, on each database there is. */
export async function run(): Promise<void> {
  const kinds = process.env["TEST_DATABASE_URL"] ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);
  for (const kind of kinds) {
    const report = await killRounds(kind, ROUNDS);
    console.log(
      `${kind}: ${report.kills} kills, ${report.savesAnswered} saves and ${report.startsAnswered} starts answered, ` +
        `${report.lost.length} lost, ${report.complaints.length} starts with complaints, ` +
        `sum of the ledger ${report.ledgerSum}, charges without a board or boards without a charge ${report.unbalanced}`,
    );
    for (const line of [...report.lost, ...report.complaints]) console.log(`  ${line}`);
  }
  if (kinds.length === 1) console.log("PostgreSQL was left out: TEST_DATABASE_URL is not set.");
}
