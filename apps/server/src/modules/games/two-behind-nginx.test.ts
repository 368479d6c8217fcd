import { expect, test } from "vitest";
import { findNginx } from "../../testing/running-nginx.ts";
import { killBehindNginx } from "./testing/kill-behind-nginx.ts";

const nginx = findNginx();

// `npm test` says so where nginx or PostgreSQL is missing.
test.skipIf(nginx === null || !process.env["TEST_DATABASE_URL"])(
  "of two servers behind nginx one may be killed under load: no answered save is lost, each counts once, no read fails",
  async () => {
    const report = await killBehindNginx(nginx!, 2);
    expect(report).toMatchObject({ kills: 2, faults: [], ledgerSum: 0, unbalanced: 0 });
    expect(report.saves).toBeGreaterThan(100);
  },
  600_000,
);
