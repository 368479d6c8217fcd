import { afterEach, beforeEach } from "vitest";
import type { Settings } from "@karota/contract/admin/settings.ts";
import { calendarOf } from "../../../calendar.ts";
import type { Actor } from "../../../deps.ts";
import type { Database } from "../../../database/database.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";
import { sendMails } from "../../mail/index.ts";
import { DEFAULT_SETTINGS } from "../../settings/index.ts";
import { rememberLogin } from "../../users/index.ts";
import { applyRetention } from "../index.ts";
import type { RetentionDeps } from "../retention-deps.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;
/** A moment in Ljubljana, `2026-02-28T18:00`, in milliseconds. */
export const at = (moment: string) => Temporal.ZonedDateTime.from(`${moment}[Europe/Ljubljana]`).epochMilliseconds;

interface Site {
  readonly it: TestApp;
  readonly deps: RetentionDeps;
  /** The settings of retention, which a test may change. */
  retention: Settings["retention"];
  /** What the nights have reported as failed. */
  readonly failures: unknown[];
  /** Mails that were sent, with the day. */
  sent: { readonly day: string; readonly to: string; readonly text: string }[];
}

/** A new site before each test of retention, with what these tests do to its people and nights. */
export function nightsOf(kind: Database["kind"]) {
  let site: Site;
  beforeEach(async () => {
    const it = await testApp({ kind });
    const { config, database, clock } = it;
    const settings = () => ({ ...DEFAULT_SETTINGS, retention: site.retention });
    const calendar = calendarOf(config.timeZone);
    const failures: unknown[] = [];
    const fail = (error: unknown): void => void failures.push(error);
    const deps = { config, database, clock, settings, calendar, personalData: [], fail };
    site = { it, deps, failures, retention: DEFAULT_SETTINGS.retention, sent: [] };
  });
  afterEach(() => site.it.close());

  const today = () => site.deps.calendar.spanOf("daily", site.it.clock.now()).key;
  const night = () => applyRetention(site.deps);
  const send = (transport: Parameters<typeof sendMails>[1]) =>
    sendMails({ ...site.deps, log: site.it.app.log, printer: site.it.app.printer }, transport);
  const deliver = () => send(async ({ recipient: to }, { text }) => void site.sent.push({ day: today(), to, text }));
  const person = (actor: Pick<Actor, "id">) =>
    site.it.database.db.selectFrom("users").selectAll().where("id", "=", actor.id).executeTakeFirstOrThrow();

  /** The people to whom the site itself did something. */
  const audited = async (action: string) => {
    const entries = await site.it.database.db
      .selectFrom("audit_entries")
      .selectAll()
      .where("action", "=", action)
      .execute();
    return new Set(entries.filter(({ actor_id }) => actor_id === null).map(({ subject }) => subject));
  };
  async function signIn(actor: Actor): Promise<boolean> {
    const { issuer, subject } = await person(actor);
    const identity = { issuer, subject, name: "Test", email: "t@example.com", emailVerified: true };
    const known = await site.it.database.transaction((queries) =>
      rememberLogin(queries, identity, site.it.clock.now(), "sl"),
    );
    return known !== null;
  }

  return { site: () => site, today, night, send, deliver, person, audited, signIn };
}
