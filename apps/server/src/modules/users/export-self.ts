import type { PersonExport } from "@karota/contract/users/export.ts";
import { calendarOf } from "../../calendar.ts";
import type { Actor, Deps } from "../../deps.ts";
import { listMovements } from "../credits/index.ts";
import { exportLearning } from "../learning/index.ts";
import { describePerson } from "./describe-person.ts";
import type { PersonalData } from "../../personal-data.ts";
import { recipientOf } from "./find-recipient.ts";
import { readFresh } from "./read-self.ts";
import { barredRolesOf } from "./rules.ts";
import { listTraces } from "./store.ts";
import { listTokens } from "./token-store.ts";

/** What is stored of the session at a school: see `SchoolSession` of the module `auth`. */
function schoolOf(stored: string): { readonly name: string; readonly session: string | null } {
  const { nameId, sessionIndex } = JSON.parse(stored) as { nameId: string; sessionIndex: string | null };
  return { name: nameId, session: sessionIndex };
}

/** All data of the actor. */
export async function exportSelf(
  deps: Deps,
  personalData: readonly PersonalData[],
  actor: Actor,
): Promise<PersonExport> {
  const { db } = deps.database;
  const calendar = calendarOf(deps.config.timeZone);
  const { iso } = calendar;
  const person = await readFresh(deps, actor);
  const movements: PersonExport["credits"] = [];
  let before: number | null | undefined;
  while (before !== null) {
    const page = await listMovements(deps, actor, { before, limit: 100 });
    movements.push(...page.entries);
    before = page.next;
  }
  const tokens = await listTokens(db, actor.id, deps.clock.now());
  const plays = await listTraces(db, actor.id);
  const exports = await Promise.all(personalData.map((data) => data.export(db, actor.id, calendar)));
  const own = {
    user: await describePerson(deps, db, person),
    identity: {
      issuer: person.issuer,
      subject: person.subject,
      email_verified: person.email_verified === 1,
      language: person.sign_in_language,
      mentor: person.provider_mentor === 1,
    },
    created: iso(person.created_at),
    last_login: iso(person.last_login_at),
    sign_ins: tokens.map(({ used_at, ended, expires_at, school_session }) => ({
      used: iso(used_at),
      ended: ended === 1,
      expires: iso(expires_at),
      school: school_session === null ? null : schoolOf(school_session),
    })),
    barred_roles: [...barredRolesOf(person)],
    credits: movements,
    games: plays.map((play) => ({
      gridId: play.grid_id,
      game: play.game,
      period: play.period,
      period_key: play.period_key,
      options: JSON.parse(play.options) as unknown,
      // Its moves were deleted, its result is all there is.
      payload: play.payload === "" ? null : (JSON.parse(play.payload) as unknown),
      completed: play.completed === 1,
      done: play.done,
      total: play.total,
      seconds: play.seconds,
      hints: play.hints,
      started: iso(play.started_at),
      saved: iso(play.saved_at),
      completed_at: play.completed_at === null ? null : iso(play.completed_at),
    })),
    ...(await exportLearning(deps, db, actor.id, { calendar, language: recipientOf(person).language })),
  };
  // The answer's schema ensures that no module left anything out.
  return Object.assign(own, ...exports) as PersonExport;
}
