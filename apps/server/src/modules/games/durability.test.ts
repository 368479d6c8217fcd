import { expect, test } from "vitest";
import { depth, IS_DEEP } from "@karota/engine/testing/depth.ts";
import { describeAnyDatabase, describeEachDatabase } from "../../testing/fresh-database.ts";
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

// The runtime ends a process whose heap is full as a crash does, with SIGABRT: systemd and Docker start it again.
describeAnyDatabase("a server whose memory is full while it saves", (kind) => {
  test.skipIf(!IS_DEEP)("ends, and has stored every answered save and start", { timeout: 600_000 }, async () => {
    const report = await killRounds(kind, 2, "heap");
    expect(report).toMatchObject({
      signals: ["SIGABRT", "SIGABRT"],
      lost: [],
      complaints: [],
      ledgerSum: 0,
      unbalanced: 0,
    });
    expect(report.savesAnswered).toBeGreaterThan(0);
    expect(report.startsAnswered).toBeGreaterThan(0);
  });
});
