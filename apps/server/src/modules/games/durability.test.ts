import { expect, test } from "vitest";
import { depth } from "@karota/engine/testing/depth.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { killRounds } from "./testing/kill-rounds.ts";

/** `npm run bench -- kill` does many more rounds. */
const ROUNDS = depth(1, 4);

describeEachDatabase("a server that is killed while it saves", (kind) => {
  test("has stored every answered save and start, and starts again cleanly", { timeout: 600_000 }, async () => {
    const report = await killRounds(kind, ROUNDS);
    expect(report).toMatchObject({ kills: ROUNDS, lost: [], complaints: [], ledgerSum: 0, unbalanced: 0 });
    expect(report.savesAnswered).toBeGreaterThan(0);
    expect(report.startsAnswered).toBeGreaterThan(0);
  });
});
