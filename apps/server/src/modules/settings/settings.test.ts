import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Settings, SettingsVersions } from "@karota/contract/admin/settings.ts";
import type { AuditReply } from "@karota/contract/admin/audit.ts";
import type { SiteReply } from "@karota/contract/service/site.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { DEFAULT_SETTINGS } from "./defaults.ts";
import { readAs, set } from "./testing/set.ts";

const BANNER = { kind: "info", sl: "Ob 18. uri se prenavljamo.", en: "We renew at 18:00.", de: "Um 18 Uhr." } as const;

describeEachDatabase("the settings", (kind) => {
  let it: TestApp;
  let admin: Actor;
  beforeAll(async () => {
    it = await testApp({ kind });
    admin = await it.newPlayer({ roles: ["admin"] });
  });
  afterAll(() => it.close());

  const put = (version: number, settings: unknown) => it.call(admin, "PUT", "admin/settings", { version, settings });
  const audits = async () =>
    (await it.call(admin, "GET", "admin/audit?action=settings.changed")).json<AuditReply>().entries;
  const site = async () => (await it.call(null, "GET", "service/house")).json<SiteReply>();

  test("are the defaults at first, then each change is a version with its admin and time, and is in the log", async () => {
    expect(await readAs(it, admin)).toEqual({ version: 0, settings: DEFAULT_SETTINGS });
    expect(await site()).toEqual({
      banner: null,
      sign_up: true,
      free: false,
      sells: true,
      carrot_cents: 10,
      closed_games: [],
    });
    const banner = { ...BANNER, en: "  We renew at 18:00. " };
    const changed = await set(it, admin, { banner, carrot_cents: 12, closed_games: ["sudoku", "addition"] });
    const settings = { ...DEFAULT_SETTINGS, banner: BANNER, carrot_cents: 12, closed_games: ["addition", "sudoku"] };
    expect(changed).toEqual({ version: 1, settings });
    expect(await readAs(it, admin)).toEqual(changed);
    expect(await site()).toEqual({
      banner: BANNER,
      sign_up: true,
      free: false,
      sells: true,
      carrot_cents: 12,
      closed_games: ["addition", "sudoku"],
    });
    expect(await audits()).toMatchObject([
      {
        actor: { id: admin.id, name: "Test" },
        subject: "1",
        details: { version: 1, parts: "banner, carrot_cents, closed_games" },
      },
    ]);
    const { versions } = (await it.call(admin, "GET", "admin/settings/versions")).json<{
      versions: SettingsVersions;
    }>();
    expect(versions).toEqual([
      { version: 1, settings, changed_by: "Test", changed: "2026-11-21T12:00:00+01:00" },
      { version: 0, settings: DEFAULT_SETTINGS, changed_by: null, changed: null },
    ]);
  });

  test("that are in force already make no version", async () => {
    const before = await readAs(it, admin);
    const closed_games = before.settings.closed_games.toReversed();
    expect(await set(it, admin, { closed_games })).toEqual(before);
    expect(await audits()).toHaveLength(1);
  });

  test("of an admin who has not seen the newest are refused, and of two at once one", async () => {
    const { version, settings } = await readAs(it, admin);
    expect((await put(version - 1, { ...settings, carrot_cents: 20 })).json()).toEqual({ code: "E-KAROTA-OLD_VALUES" });
    const replies = await Promise.all(
      [20, 21, 22, 23].map((carrot_cents) => put(version, { ...settings, carrot_cents })),
    );
    expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect((await readAs(it, admin)).version).toBe(version + 1);
    expect(await audits()).toHaveLength(2);
  });

  test("that are invalid are refused with the fields, and nothing is saved", async () => {
    const { version, settings } = await readAs(it, admin);
    const packages = (change: (rows: Settings["packages"]) => void): Partial<Settings> => {
      const rows = structuredClone(DEFAULT_SETTINGS.packages);
      change(rows);
      return { packages: rows };
    };
    const wrong: readonly [Partial<Settings>, readonly string[]][] = [
      [{ closed_games: ["chess"] }, ["closed_games"]],
      [{ closed_games: ["sudoku", "sudoku"] }, ["closed_games"]],
      [packages((rows) => (rows[2]!.maxStudents = 29)), ["packages.2.maxStudents"]],
      [packages((rows) => (rows[3]!.priceFactor = 0.09)), ["packages.3.priceFactor"]],
      [
        packages((rows) => rows.reverse()),
        expect.arrayContaining(["packages.0.name", "packages.1.maxGroups"]) as never,
      ],
    ];
    for (const [change, fields] of wrong) {
      const reply = await put(version, { ...settings, ...change });
      expect([reply.statusCode, reply.json()]).toEqual([400, { code: "E-KAROTA-GAME_VALIDATION", fields }]);
    }
    const { retention } = settings;
    const outside: readonly object[] = [
      { carrot_cents: -1 },
      { carrot_cents: 10.5 },
      { prices: { ...settings.prices, leisure: 0.005 } },
      { prices: { ...settings.prices, leisure: 1.001 } },
      { prices: { ...settings.prices, chess: 1 } },
      { banner: { ...BANNER, de: "   " } },
      { banner: { ...BANNER, sl: "a".repeat(301) } },
      { retention: { ...retention, unused_months: 5 } },
      { packages: DEFAULT_SETTINGS.packages.slice(1) },
      { surprise: true },
    ];
    for (const change of outside)
      expect((await put(version, { ...settings, ...change })).statusCode, JSON.stringify(change)).toBe(400);
    expect(await readAs(it, admin)).toEqual({ version, settings });
  });

  test("are the same for every page, and a visitor's copy is used as long as it holds", async () => {
    const player = await it.newPlayer();
    const replies = await Promise.all([null, player, admin].map((who) => it.call(who, "GET", "service/house")));
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(replies.map((reply) => reply.headers["cache-control"])).toEqual([
      "public, no-cache",
      "no-store",
      "no-store",
    ]);
    const known = { "if-none-match": String(replies[0]!.headers["etag"]) };
    expect((await it.call(null, "GET", "service/house", undefined, known)).statusCode).toBe(304);
  });

  test("of an older Karota are filled up with the defaults", async () => {
    const { version } = await readAs(it, admin);
    const row = { version: version + 1, settings: '{"carrot_cents":15}', changed_by: null, changed_at: 0 };
    await it.database.db.insertInto("settings_versions").values(row).execute();
    expect((await readAs(it, admin)).settings).toEqual({ ...DEFAULT_SETTINGS, carrot_cents: 15 });
    expect((await set(it, admin, { carrot_cents: 16 })).version).toBe(version + 2);
  });

  if (kind === "postgres")
    test("are followed by every process", async () => {
      const other = await testApp({ kind, on: it.home, clock: it.clock });
      for (const carrot_cents of [31, 32, 33]) {
        await set(it, admin, { carrot_cents });
        await vi.waitFor(
          async () => expect((await other.call(null, "GET", "service/house")).json()).toMatchObject({ carrot_cents }),
          60_000,
        );
      }
      await other.close();
    });
});
