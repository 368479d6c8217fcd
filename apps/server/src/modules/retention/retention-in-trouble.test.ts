import { afterEach, beforeEach, expect, test } from "vitest";
import type { Settings } from "@karota/contract/admin/settings.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { DEFAULT_SETTINGS } from "../settings/index.ts";
import type { PersonalData } from "../../personal-data.ts";
import { applyRetention } from "./index.ts";
import type { RetentionDeps } from "./retention-deps.ts";
import { depsOf, nightsOf } from "./testing/nights.ts";

const DAY = 24 * 60 * 60 * 1000;
const at = (day: string) => Temporal.ZonedDateTime.from(`${day}[Europe/Ljubljana]`).epochMilliseconds;

describeEachDatabase("retention, when something fails,", (kind) => {
  let it: TestApp;
  let retention: Settings["retention"];
  let deps: RetentionDeps;
  /** Mails that have left, by the day. */
  let left: { day: string; to: string; text: string }[];
  beforeEach(async () => {
    it = await testApp({ kind });
    left = [];
    retention = DEFAULT_SETTINGS.retention;
    deps = depsOf(it, () => ({ ...DEFAULT_SETTINGS, retention }));
  });
  afterEach(() => it.close());

  const { night, send, deliver, person, audited, signIn } = nightsOf(() => ({ it, deps, left }));

  test("whoever signs in while the night is at work stays", async () => {
    const player = await it.newPlayer();
    it.clock.set(at("2028-11-01T04:00"));
    await night();
    await deliver();
    it.clock.set(at("2028-12-05T04:00"));
    // Just before the person is looked at again, under the lock.
    let once = true;
    const database: typeof it.database = {
      ...it.database,
      db: it.database.db,
      async transaction(work) {
        if (once) {
          once = false;
          await signIn(player);
        }
        return it.database.transaction(work);
      },
    };
    expect(await applyRetention({ ...deps, database })).toMatchObject({ erased: 0, warned: 0 });
    expect((await person(player)).erased_at).toBeNull();
    expect((await it.call(player, "GET", "users")).statusCode).toBe(200);
  });

  test("a mail server that was down gives a new warning and a new span, and a dead address does not", async () => {
    const player = await it.newPlayer();
    it.clock.set(at("2028-11-01T04:00"));
    await night();
    // Nothing leaves for a month.
    it.clock.set(at("2028-12-05T04:00"));
    await send(() => Promise.reject(new Error("nobody answers")));
    expect(await night()).toMatchObject({ erased: 0, warned: 1 });
    const told = (await person(player)).kept_until!;
    expect(told).toBe(at("2029-01-05T00:00"));
    const refused = Object.assign(new Error(), { code: "EENVELOPE", command: "RCPT TO", responseCode: 550 });
    for (let day = 0; day < 10; day++) {
      await send(() => Promise.reject(refused));
      it.clock.advance(DAY);
    }
    it.clock.set(told - 1);
    expect(await night()).toMatchObject({ erased: 0 });
    it.clock.set(told);
    expect(await night()).toMatchObject({ erased: 1 });
  });

  test("what breaks on one account holds nobody up, and the next night makes good for it", async () => {
    const players = [await it.newPlayer(), await it.newPlayer(), await it.newPlayer()];
    it.clock.set(at("2028-11-01T04:00"));
    await night();
    await deliver();
    it.clock.set(at("2028-12-05T04:00"));
    const poor = players[1]!.id;
    const broken: PersonalData = {
      erase: (_queries, userId) => (userId === poor ? Promise.reject(new Error("broken")) : Promise.resolve()),
      export: async () => ({}),
    };
    expect(await applyRetention({ ...deps, personalData: [broken] })).toMatchObject({ erased: 2 });
    expect((await person(players[1]!)).erased_at).toBeNull();
    expect(await night()).toMatchObject({ erased: 1 });
    expect((await audited("person.erased")).size).toBe(3);
  });

  test("a process that was killed in the middle, or several at once, erase and warn everybody once", async () => {
    const players = [];
    for (let n = 0; n < 8; n++) players.push(await it.newPlayer());
    it.clock.set(at("2028-11-01T04:00"));
    let works = 3;
    const killed: RetentionDeps = {
      ...deps,
      database: {
        ...it.database,
        db: it.database.db,
        transaction: (work) =>
          works-- > 0 ? it.database.transaction(work) : Promise.reject(new Error("the process is gone")),
      },
    };
    expect(await applyRetention(killed)).toMatchObject({ warned: 3 });
    const nights = await Promise.all([night(), night()]);
    expect(nights.map(({ warned }) => warned).reduce((sum, one) => sum + one, 0)).toBe(5);
    await deliver();
    expect(left).toHaveLength(8);
    it.clock.set(at("2028-12-05T04:00"));
    await Promise.all([night(), night()]);
    expect((await audited("person.erased")).size).toBe(8);
    await deliver();
    expect(left).toHaveLength(16);
  });
});
