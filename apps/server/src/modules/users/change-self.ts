import type { Updateable } from "kysely";
import type { PlayerSettings, SettingsUpdate, User, UserUpdate } from "@karota/contract/users/user.ts";
import type { UsersTable } from "../../database/tables.ts";
import type { Actor, Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { describePerson, settingsOf } from "./describe-person.ts";
import { invalidateAccountStatus } from "./account-status.ts";
import { EMPTY_BILLING } from "./profile.ts";
import { isPupil } from "./rules.ts";
import { lockPerson, updatePerson, type Person } from "./store.ts";

async function change(
  deps: Deps,
  actor: Actor,
  decide: (person: Person) => Updateable<UsersTable>,
): Promise<User & { code: "S-CHANGES-SAVED" }> {
  const user = await deps.database.transaction(async (queries) => {
    const person = await lockPerson(queries, actor.id);
    const changed = person && (await updatePerson(queries, actor.id, decide(person)));
    if (!changed) throw fail("E-AUTH-NO_USER");
    return describePerson(deps, queries, changed);
  });
  await invalidateAccountStatus(deps.database, actor.id);
  return { ...user, code: "S-CHANGES-SAVED" };
}

/**
 * Changes name and billing data; what is left out stays.
 * @throws E-CLASS-NOT_FOR_PUPILS for who signs in with a class card: the mentor names them, and they buy nothing
 */
export const changeProfile = (deps: Deps, actor: Actor, update: UserUpdate) =>
  change(deps, actor, (person) => {
    if (isPupil(person)) throw fail("E-CLASS-NOT_FOR_PUPILS");
    return Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
  });

type GameSwitches = NonNullable<PlayerSettings["games"]>;

const mergedGames = (present: GameSwitches = {}, next: GameSwitches): GameSwitches => ({
  ...present,
  ...Object.fromEntries(Object.entries(next).map(([game, own]) => [game, { ...present[game], ...own }])),
});

/** Two devices may switch different mails, or switches of games, at once: those choices are merged one by one. */
const merged = (present: PlayerSettings, next: PlayerSettings): PlayerSettings => ({
  ...present,
  ...next,
  ...(next.mails && { mails: { ...present.mails, ...next.mails } }),
  ...(next.games && { games: mergedGames(present.games, next.games) }),
});

/** Changes language and settings; what is left out stays. */
export const changePlayerSettings = (deps: Deps, actor: Actor, { language, settings }: SettingsUpdate) =>
  change(deps, actor, (person) => ({
    ...(language && { language }),
    ...(settings && { settings: JSON.stringify(merged(settingsOf(person), settings)) }),
  }));

/** Clears the billing data. */
export const clearBilling = (deps: Deps, actor: Actor) => change(deps, actor, () => EMPTY_BILLING);
