import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { DatabaseAway, QueryTimeout } from "../../database/database-away.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import type { TestApp } from "../../testing/test-app.ts";
import type { PersonalData } from "../../personal-data.ts";
import { applyRetention } from "./index.ts";
import type { RetentionDeps } from "./retention-deps.ts";
import { at, DAY_MS, nightsOf } from "./testing/nights.ts";

describeEachDatabase("retention, when something fails,", (kind) => {
  const { site, night, send, deliver, person, audited, signIn } = nightsOf(kind);
  let it: TestApp;
  beforeEach(() => void ({ it } = site()));

  test("a person who signs in while retention runs is not erased", async () => {
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
    expect(await applyRetention({ ...site().deps, database })).toMatchObject({ erased: 0, warned: 0 });
    expect((await person(player)).erased_at).toBeNull();
    expect((await it.call(player, "GET", "users")).statusCode).toBe(200);
  });

  test("after a failure of the mail server there is a new warning and a new period; after a dead address there is not", async () => {
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
      it.clock.advance(DAY_MS);
    }
    it.clock.set(told - 1);
    expect(await night()).toMatchObject({ erased: 0 });
    it.clock.set(told);
    expect(await night()).toMatchObject({ erased: 1 });
  });

  test("a failure on one account is reported, delays no other, and the next night repeats it", async () => {
    const players = [await it.newPlayer(), await it.newPlayer(), await it.newPlayer()];
    it.clock.set(at("2028-11-01T04:00"));
    await night();
    await deliver();
    it.clock.set(at("2028-12-05T04:00"));
    const poor = players[1]!.id;
    const failure = new Error("broken");
    const broken: PersonalData = {
      erase: (_queries, userId) => (userId === poor ? Promise.reject(failure) : Promise.resolve()),
      export: async () => ({}),
    };
    expect(await applyRetention({ ...site().deps, personalData: [broken] })).toMatchObject({ erased: 2 });
    expect(site().failures).toEqual([failure]);
    expect((await person(players[1]!)).erased_at).toBeNull();
    expect(await night()).toMatchObject({ erased: 1 });
    expect((await audited("person.erased")).size).toBe(3);
    expect(site().failures).toHaveLength(1);
  });

  test("a folder of mails that cannot be read is reported, and what comes after it is deleted nevertheless", async () => {
    const { db } = it.database;
    const expired = { nonce_hash: "old", cookie_hash: "c", expires_at: it.clock.now() };
    await db.insertInto("login_nonces").values(expired).execute();
    const folder = join(it.config.dataDir, "outbox");
    await writeFile(folder, "a file, no folder");
    expect(await night()).toMatchObject({ mails: 0, nonces: 1 });
    expect(await db.selectFrom("login_nonces").selectAll().execute()).toEqual([]);
    expect(site().failures).toEqual([expect.objectContaining({ code: "ENOTDIR" })]);
  });

  /** The site's database, where deleting old mails fails. */
  const failing = (error: Error): RetentionDeps["database"] => {
    const { database } = it;
    const db = new Proxy(database.db, {
      get(target, name) {
        const own: unknown = Reflect.get(target, name, target);
        if (typeof own !== "function") return own;
        return (...args: readonly unknown[]) => {
          if (args[0] === "mails" && name === "deleteFrom") throw error;
          return Reflect.apply(own, target, args) as unknown;
        };
      },
    });
    return { ...database, db };
  };

  test("a query that was given up is reported and delays nothing else; a database that is away ends the night", async () => {
    const late = new QueryTimeout("too late");
    expect(await applyRetention({ ...site().deps, database: failing(late) })).toMatchObject({ nonces: 0 });
    expect(site().failures).toEqual([late]);
    const away = new DatabaseAway("away");
    await expect(applyRetention({ ...site().deps, database: failing(away) })).rejects.toBe(away);
    expect(site().failures).toEqual([late]);
  });

  test("with a process killed in the middle, or several at once, everybody is erased and warned once", async () => {
    const players = [];
    for (let n = 0; n < 8; n++) players.push(await it.newPlayer());
    it.clock.set(at("2028-11-01T04:00"));
    let works = 3;
    const killed: RetentionDeps = {
      ...site().deps,
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
    expect(site().sent).toHaveLength(8);
    it.clock.set(at("2028-12-05T04:00"));
    await Promise.all([night(), night()]);
    expect((await audited("person.erased")).size).toBe(8);
    await deliver();
    expect(site().sent).toHaveLength(16);
  });
});
