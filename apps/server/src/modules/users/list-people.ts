import type { PeopleSearch, PeopleReply, PersonRow, PersonState } from "@karota/contract/admin/people.ts";
import { calendarOf } from "../../calendar.ts";
import type { Config } from "../../config.ts";
import type { Actor, Deps } from "../../deps.ts";
import { recordView } from "../audit/index.ts";
import { carrotsOf } from "../credits/index.ts";
import { findProvider } from "./find-provider.ts";
import { listPeopleRows, type ListedPerson } from "./people-store.ts";
import { roleSourcesOf, unusedSince } from "./rules.ts";

/** What the person's provider is called here. */
const labelOf = (config: Config, issuer: string): string =>
  findProvider(config, issuer)?.label ?? ((URL.canParse(issuer) && new URL(issuer).host) || issuer);

const stateOf = (person: ListedPerson, since: number): PersonState =>
  person.blocked === 1 ? "blocked" : person.last_login_at < since ? "unused" : "active";

/** A person as a row of the list. */
export function describeRow({ config, settings, clock }: Deps, person: ListedPerson): PersonRow {
  const calendar = calendarOf(config.timeZone);
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    provider: labelOf(config, person.issuer),
    roles: [...(roleSourcesOf(config, person) ?? [])].map(([role, from]) => ({ role, from: [...from] })),
    credit_amount: carrotsOf(person.balance ?? 0),
    created: calendar.iso(person.created_at),
    last_login: calendar.iso(person.last_login_at),
    state: stateOf(person, unusedSince(settings().retention, calendar, clock.now())),
  };
}

/** A page of the people who are here; that an admin looks through them is written down. */
export async function listPeople(deps: Deps, actor: Actor, wanted: PeopleSearch): Promise<PeopleReply> {
  const { config, clock, database, settings } = deps;
  await recordView(deps, actor, { action: "people.viewed", subject: null });
  const since = unusedSince(settings().retention, calendarOf(config.timeZone), clock.now());
  const { rows, total } = await listPeopleRows(database.db, config, wanted, since);
  return { people: rows.map((row) => describeRow(deps, row)), total };
}
