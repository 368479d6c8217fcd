import { playerSettings, type PlayerSettings, type User } from "@karota/contract/users/user.ts";
import { calendarOf } from "../../calendar.ts";
import type { Queries } from "../../database/database.ts";
import type { Deps } from "../../deps.ts";
import { balanceOf, carrotsOf } from "../credits/index.ts";
import { isLanguage, rolesOf } from "./rules.ts";
import type { Person } from "./store.ts";

/** The settings as they were kept; a form that is no longer known counts as none. */
export function settingsOf(person: Person): PlayerSettings {
  const kept = playerSettings.safeParse(JSON.parse(person.settings));
  return kept.success ? kept.data : {};
}

/** A person as `GET users` tells them of themselves. */
export async function describePerson({ config }: Deps, queries: Queries, person: Person): Promise<User> {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    unique_code: person.unique_code,
    unique_code_expires: calendarOf(config.timeZone).iso(person.unique_code_expires),
    address: person.address,
    post_number: person.post_number,
    post: person.post,
    country: person.country,
    company: person.company,
    vat_id: person.vat_id,
    language: isLanguage(person.language) ? person.language : null,
    settings: settingsOf(person),
    roles: [...(rolesOf(config, person) ?? [])],
    credit_amount: carrotsOf(await balanceOf(queries, person.id)),
    new_user: person.last_login_at === person.created_at,
  };
}
