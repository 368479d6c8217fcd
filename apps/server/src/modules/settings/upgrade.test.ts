import { afterEach, expect, test } from "vitest";
import type { Settings, SettingsVersions } from "@karota/contract/admin/settings.ts";
import type { SiteReply } from "@karota/contract/service/site.ts";
import { buildApp } from "../../app.ts";
import { readConfig, type Config } from "../../config.ts";
import { openDatabase } from "../../database/open.ts";
import { StartError } from "../../start-error.ts";
import { describeAnyDatabase, freshDatabase, type FreshDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { DEFAULT_SETTINGS } from "./defaults.ts";
import { readAs, set } from "./testing/set.ts";
import { newest as frozen } from "./testing/newest.ts";

/** A document of a version that lacked a field in every group. */
function oldDocument() {
  const { address_requests: _limit, ...limits } = frozen.limits;
  const { audit_months: _months, ...retention } = frozen.retention;
  const { quiz40: _price, ...prices } = frozen.prices;
  const { de: _german, ...banner } = frozen.banner;
  const packages = frozen.packages.map(({ maxStudentsPerGroup: _figure, ...row }) => row);
  return { ...frozen, limits, retention, prices, banner, packages };
}

/** The same with the defaults of what it lacks. */
const UPGRADED = {
  ...frozen,
  limits: { ...frozen.limits, address_requests: DEFAULT_SETTINGS.limits.address_requests },
  retention: { ...frozen.retention, audit_months: DEFAULT_SETTINGS.retention.audit_months },
  prices: { ...frozen.prices, quiz40: DEFAULT_SETTINGS.prices.quiz40 },
  banner: { ...frozen.banner, de: frozen.banner.en },
  packages: frozen.packages.map((row, place) => ({
    ...row,
    maxStudentsPerGroup: DEFAULT_SETTINGS.packages[place]!.maxStudentsPerGroup,
  })),
} as Settings;

describeAnyDatabase("after an upgrade", (kind) => {
  const opened: TestApp[] = [];
  const homes: FreshDatabase[] = [];
  afterEach(async () => {
    for (const app of opened.splice(0).toReversed()) await app.close();
    for (const home of homes.splice(0)) await home.remove();
  });

  const addVersion = async (home: FreshDatabase, version: number, document: object) => {
    const database = await openDatabase(home.settings);
    const row = { version, settings: JSON.stringify(document), changed_by: null, changed_at: version };
    await database.db.insertInto("settings_versions").values(row).execute();
    await database.close();
  };
  const homeWith = async (...documents: object[]) => {
    const home = await freshDatabase(kind);
    homes.push(home);
    for (const [place, document] of documents.entries()) await addVersion(home, place + 1, document);
    return home;
  };
  const start = async (on: FreshDatabase, logStream?: { write(line: string): void }) => {
    const app = await testApp({ kind, on, ...(logStream && { logStream }) });
    opened.push(app);
    return app;
  };
  const stored = async (home: FreshDatabase) => {
    const database = await openDatabase(home.settings);
    const rows = await database.db.selectFrom("settings_versions").selectAll().orderBy("version").execute();
    await database.close();
    return rows.map((row) => JSON.parse(row.settings) as unknown);
  };

  test("settings that lack a field in every group stay in force, and the next save retains them", async () => {
    const home = await homeWith(oldDocument());
    const it = await start(home);
    const admin = await it.newPlayer({ roles: ["admin"] });
    const shown = (await it.call(null, "GET", "service/house")).json<SiteReply>();
    expect(shown).toEqual({
      banner: UPGRADED.banner,
      sign_up: false,
      free: false,
      sells: true,
      carrot_cents: 13,
      closed_games: ["addition", "sudoku"],
    });
    expect((await it.call(admin, "POST", "games/sudoku/create", {})).statusCode).toBe(404);
    expect(await readAs(it, admin)).toEqual({ version: 1, settings: UPGRADED });

    const limits = { ...UPGRADED.limits, sign_ins: 222 };
    expect(await set(it, admin, { limits })).toEqual({ version: 2, settings: { ...UPGRADED, limits } });
    expect(await readAs(it, admin)).toEqual({ version: 2, settings: { ...UPGRADED, limits } });
    await it.close();
    opened.splice(0);
    expect(await stored(home)).toEqual([oldDocument(), { ...UPGRADED, limits }]);
    const again = await start(home);
    expect(await readAs(again, admin)).toEqual({ version: 2, settings: { ...UPGRADED, limits } });
  });

  test("settings that cannot be read refuse the start with a sentence, and nothing is changed", async () => {
    const home = await homeWith({ ...frozen, limits: { ...frozen.limits, sign_ins: 0 } });
    const before = await stored(home);
    const database = await openDatabase(home.settings);
    const config: Config = { ...readConfig({ LOG_LEVEL: "silent" }), ...home.settings };
    const sentence = /^Version 1 of the settings cannot be read at limits\.sign_ins \(Too small: .+\): .+\.$/;
    const refused = await buildApp({ config, database }).catch((error: unknown) => error);
    await database.close();
    expect(refused).toBeInstanceOf(StartError);
    expect((refused as StartError).message).toMatch(sentence);
    expect(await stored(home)).toEqual(before);
  });

  test("an older version that cannot be read is left out of the list, and is not shown as the defaults", async () => {
    const home = await homeWith(frozen, { ...frozen, carrot_cents: -1 }, { ...frozen, carrot_cents: 15 });
    const it = await start(home);
    const admin = await it.newPlayer({ roles: ["admin"] });
    const reply = await it.call(admin, "GET", "admin/settings/versions");
    const { versions } = reply.json<{ versions: SettingsVersions }>();
    expect(versions.map(({ version, settings }) => [version, settings.carrot_cents])).toEqual([
      [3, 15],
      [1, 13],
      [0, 10],
    ]);
  });

  test("a running process retains its settings when a newer version saves others, and logs that once", async () => {
    const home = await homeWith(frozen);
    const lines: string[] = [];
    const it = await start(home, { write: (line) => void lines.push(line) });
    const admin = await it.newPlayer({ roles: ["admin"] });
    const newer = { ...frozen, carrot_cents: 20, limits: { ...frozen.limits, uploads: 5 } };
    const add = (version: number, document: object) =>
      it.database.db
        .insertInto("settings_versions")
        .values({ version, settings: JSON.stringify(document), changed_by: null, changed_at: 0 })
        .execute();
    const cents = async () => {
      await it.database.publish("settings");
      return (await it.call(null, "GET", "service/house")).json<SiteReply>().carrot_cents;
    };
    const errors = () => lines.filter((line) => line.includes("limits.uploads"));
    await add(2, newer);
    expect([await cents(), await cents()]).toEqual([13, 13]);
    expect(errors().map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([50]);

    // What this process cannot read, it does not save over either.
    const body = { version: 2, settings: { ...frozen, carrot_cents: 30 } };
    expect((await it.call(admin, "PUT", "admin/settings", body)).statusCode).toBe(500);
    expect((await it.call(admin, "GET", "admin/settings")).statusCode).toBe(500);
    expect(await it.database.db.selectFrom("settings_versions").select("version").execute()).toHaveLength(2);

    await add(3, { ...frozen, carrot_cents: 21 });
    expect(await cents()).toBe(21);
  });
});
