import { sql, type ExpressionBuilder, type ExpressionWrapper, type Selectable, type SqlBool } from "kysely";
import type { PeopleSearch, PersonState } from "@karota/contract/admin/people.ts";
import type { Role } from "@karota/contract/wire.ts";
import type { Config } from "../../config.ts";
import type { Queries } from "../../database/database.ts";
import type { Tables, UsersTable } from "../../database/tables.ts";
import { escapeLike, nameKeyOf } from "./name-key.ts";
import { DEMO_ISSUER, demoSubjects, isDemoRunning } from "./rules.ts";

/** People as admins look through them: all that are not erased. */

/** Far more than any name has. */
const MAX_WORDS = 8;

export type ListedPerson = Pick<
  Selectable<UsersTable>,
  | "id"
  | "issuer"
  | "subject"
  | "name"
  | "email"
  | "email_verified"
  | "roles"
  | "blocked"
  | "created_at"
  | "last_login_at"
> & { readonly balance: number | null };

type Users = ExpressionBuilder<Tables, "users">;
type Condition = ExpressionWrapper<Tables, "users", SqlBool>;

const like = (column: string, pattern: string) => sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`;

/** True when every word is in the name or the address, or begins the id. Addresses hold ASCII only. */
const holds = ({ and, or }: Users, search: string): Condition =>
  and(
    nameKeyOf(search)
      .split(" ")
      .slice(0, MAX_WORDS)
      .map((word) =>
        or([
          like("users.name_key", `%${escapeLike(word)}%`),
          sql<SqlBool>`lower(users.email) like ${`%${escapeLike(word)}%`} escape '\\'`,
          like("users.id", `${escapeLike(word)}%`),
        ]),
      ),
  );

/** `rolesOf`, as a condition. */
function hasRole({ eb, and, or }: Users, config: Pick<Config, "admins" | "providers">, role: Role): Condition {
  const demo = isDemoRunning(config);
  const named = role === "admin" ? config.admins : [];
  const has = or([
    eb("users.roles", "like", `%"${role}"%`),
    ...(demo ? [and([eb("users.issuer", "=", DEMO_ISSUER), eb("users.subject", "in", demoSubjects(role))])] : []),
    ...named.map((rule) =>
      "email" in rule
        ? and([
            eb("users.email_verified", "=", 1),
            sql<SqlBool>`lower(users.email) = ${rule.email.toLowerCase()}`,
            ...(rule.issuer === undefined ? [] : [eb("users.issuer", "=", rule.issuer)]),
          ])
        : and([eb("users.issuer", "=", rule.issuer), eb("users.subject", "=", rule.subject)]),
    ),
  ]);
  return demo ? has : and([eb("users.issuer", "!=", DEMO_ISSUER), has]);
}

function isIn({ eb, and }: Users, state: PersonState, unusedSince: number): Condition {
  if (state === "blocked") return and([eb("users.blocked", "=", 1)]);
  return and([eb("users.blocked", "=", 0), eb("users.last_login_at", state === "unused" ? "<" : ">=", unusedSince)]);
}

/** A page of people, and how many there are on all of them. */
export async function listPeopleRows(
  queries: Queries,
  config: Pick<Config, "admins" | "providers">,
  { search, role, state, sort, offset, limit }: PeopleSearch,
  unusedSince: number,
): Promise<{ readonly rows: ListedPerson[]; readonly total: number }> {
  const wanted = queries
    .selectFrom("users")
    .where("users.erased_at", "is", null)
    .$if(search !== "", (query) => query.where((eb) => holds(eb, search)))
    .$if(role !== undefined, (query) => query.where((eb) => hasRole(eb, config, role!)))
    .$if(state !== undefined, (query) => query.where((eb) => isIn(eb, state!, unusedSince)));
  const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  // The page is found in an index alone; only its people are then read.
  const ids = wanted
    .select("users.id")
    .$if(sort === "name", (query) => query.orderBy("users.name_key"))
    .$if(sort === "last_login", (query) => query.orderBy("users.last_login_at", "desc"))
    .orderBy("users.id")
    .offset(offset)
    .limit(limit);
  const rows = await queries
    .selectFrom("users")
    .leftJoin("credit_accounts", "credit_accounts.user_id", "users.id")
    .select([
      "users.id",
      "users.issuer",
      "users.subject",
      "users.name",
      "users.email",
      "users.email_verified",
      "users.roles",
      "users.blocked",
      "users.created_at",
      "users.last_login_at",
      "credit_accounts.balance",
    ])
    .where("users.id", "in", ids)
    .$if(sort === "name", (query) => query.orderBy("users.name_key"))
    .$if(sort === "last_login", (query) => query.orderBy("users.last_login_at", "desc"))
    .orderBy("users.id")
    .execute();
  return { rows, total };
}

/** Who is an admin now, wherever the role comes from. */
export async function listAdminIds(
  queries: Queries,
  config: Pick<Config, "admins" | "providers">,
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom("users")
    .select("users.id")
    .where("users.erased_at", "is", null)
    .where("users.blocked", "=", 0)
    .where((eb) => hasRole(eb, config, "admin"))
    .execute();
  return rows.map(({ id }) => id);
}

/** How many boards a person has begun and finished. */
export async function countBoards(
  queries: Queries,
  userId: string,
): Promise<{ readonly started: number; readonly completed: number }> {
  return queries
    .selectFrom("plays")
    .select(({ fn }) => [
      fn.countAll<number>().as("started"),
      fn.countAll<number>().filterWhere("completed", "=", 1).as("completed"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
}
