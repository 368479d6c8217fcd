import { playerSettings, type PlayerSettings, type User } from "@karota/contract/users/user.ts";
import { calendarOf } from "../../calendar.ts";
import type { Queries } from "../../database/database.ts";
import type { Deps } from "../../deps.ts";
import { balanceOf, carrotsOf } from "../credits/index.ts";
import { profileOf } from "./profile.ts";
import { isLanguage, isPupil, rolesOf } from "./rules.ts";
import type { Person } from "./store.ts";

type Issue = NonNullable<ReturnType<typeof playerSettings.safeParse>["error"]>["issues"][number];

/** The fields that an issue is about, each by its path. */
const pathsOf = (issue: Issue): readonly (readonly PropertyKey[])[] =>
  issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

/** Removes a field from a document, or, where it is missing, the group that needs it; false when there is neither. */
function removeField(document: unknown, path: readonly PropertyKey[]): boolean {
  const name = path.at(-1);
  const group = path
    .slice(0, -1)
    .reduce((inner, key) => (inner as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key], document);
  if (name === undefined || typeof group !== "object" || group === null) return false;
  if (!Object.hasOwn(group, name)) return removeField(document, path.slice(0, -1));
  return Reflect.deleteProperty(group, name);
}

/**
 * The settings as they were stored. They are a player's own and stop nothing: a field that this version cannot read
 * gets its default, and every other field stays.
 */
export function settingsOf(person: Pick<Person, "settings">): PlayerSettings {
  const stored: unknown = JSON.parse(person.settings);
  // Ends: each round takes at least one field out of the document, or gives up.
  for (;;) {
    const read = playerSettings.safeParse(stored);
    if (read.success) return read.data;
    const removed = read.error.issues.flatMap(pathsOf).map((path) => removeField(stored, path));
    if (!removed.includes(true)) return {};
  }
}

/** A person as `GET users` describes them to themselves. */
export async function describePerson({ config }: Deps, queries: Queries, person: Person): Promise<User> {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    unique_code: person.unique_code,
    unique_code_expires: calendarOf(config.timeZone).iso(person.unique_code_expires),
    ...profileOf(person),
    language: isLanguage(person.language) ? person.language : null,
    settings: settingsOf(person),
    pupil: isPupil(person),
    roles: [...(rolesOf(config, person) ?? [])],
    credit_amount: carrotsOf(await balanceOf(queries, person.id)),
    new_user: person.last_login_at === person.created_at,
  };
}
