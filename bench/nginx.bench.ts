import { killBehindNginx } from "@karota/server/modules/games/testing/kill-behind-nginx.ts";
import { findProgram } from "@karota/server/testing/programs.ts";

/** `KILLS=20 npm run bench -- nginx` for more. */
const KILLS = Number(process.env["KILLS"] ?? 4);

/** Kills one of two servers behind nginx after the other, under load. */
export async function run(): Promise<void> {
  const nginx = findProgram("nginx");
  if (nginx === null || !process.env["TEST_DATABASE_URL"])
    return console.log("Left out: it needs nginx, and PostgreSQL in TEST_DATABASE_URL.");
  const it = await killBehindNginx(nginx, KILLS);
  console.log(
    `${it.kills} kills, ${it.saves} saves, ${it.starts} starts and ${it.reads} reads answered; ${it.retried} calls sent ` +
      `again, at most ${it.mostTries} tries; a call took ${it.usual} ms in the middle, ${it.longest} ms at the longest; ` +
      `${it.faults.length} faults, sum of the ledger ${it.ledgerSum}, unbalanced ${it.unbalanced}`,
  );
  for (const fault of it.faults) console.log(`  ${fault}`);
}
