import { calendarOf } from "../../../calendar.ts";
import type { Actor } from "../../../deps.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { sendMails } from "../../mail/index.ts";
import { rememberLogin } from "../../users/index.ts";
import { applyRetention } from "../index.ts";
import type { RetentionDeps } from "../retention-deps.ts";

/** What retention works with, by settings that a test may change. */
export function depsOf(it: TestApp, settings: RetentionDeps["settings"]): RetentionDeps {
  const { config, database, clock } = it;
  const calendar = calendarOf(config.timeZone);
  return { config, database, clock, log: it.app.log, settings, calendar, personalData: [] };
}

/** What the tests of retention do with people and nights; `here` gives what stands before each test. */
export function nightsOf(
  here: () => {
    readonly it: TestApp;
    readonly deps: RetentionDeps;
    readonly left: { day: string; to: string; text: string }[];
  },
) {
  const today = () => here().deps.calendar.spanOf("daily", here().it.clock.now()).key;
  const night = () => applyRetention(here().deps);
  const send = (transport: Parameters<typeof sendMails>[1]) =>
    sendMails({ ...here().deps, printer: here().it.app.printer }, transport);
  const deliver = () => send(async ({ recipient: to }, { text }) => void here().left.push({ day: today(), to, text }));
  const person = (actor: Pick<Actor, "id">) =>
    here().it.database.db.selectFrom("users").selectAll().where("id", "=", actor.id).executeTakeFirstOrThrow();

  /** Whom the site itself did something to. */
  const audited = async (action: string) => {
    const entries = await here()
      .it.database.db.selectFrom("audit_entries")
      .selectAll()
      .where("action", "=", action)
      .execute();
    return new Set(entries.filter(({ actor_id }) => actor_id === null).map(({ subject }) => subject));
  };
  async function signIn(actor: Actor): Promise<boolean> {
    const { issuer, subject } = await person(actor);
    const identity = { issuer, subject, name: "Test", email: "t@example.com", emailVerified: true };
    const known = await here().it.database.transaction((queries) =>
      rememberLogin(queries, identity, here().it.clock.now(), "sl"),
    );
    return known !== null;
  }

  return { today, night, send, deliver, person, audited, signIn };
}
