import { expect, test } from "vitest";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { needsPostgres, needsProgram } from "../../testing/programs.ts";
import { killBehindNginx } from "./testing/kill-behind-nginx.ts";

const nginx = IS_DEEP && needsPostgres() !== null ? needsProgram("nginx") : null;

// Only in the deep run: `two-processes.test.ts` is its small form, without nginx and kills.
test.skipIf(nginx === null)(
  "one of two servers behind nginx may be killed under load: no answered save is lost, each counts once, no read fails",
  async () => {
    const report = await killBehindNginx(nginx!, 4);
    expect(report).toMatchObject({ kills: 4, faults: [], ledgerSum: 0, unbalanced: 0 });
    expect(report.saves).toBeGreaterThan(100);
  },
  600_000,
);
