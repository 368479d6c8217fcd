import * as z from "zod/mini";
import { LANGUAGES } from "@karota/engine/message.ts";
import { creditsReply } from "../credits/ledger.ts";
import { PACKAGES } from "../mentorship/mentorship.ts";
import { line } from "../text.ts";
import { carrots, changesSaved, ROLES, time } from "../wire.ts";

/** Blocked goes before unused: so long without a sign-in that the account is to be erased soon. */
export const PERSON_STATES = ["active", "blocked", "unused"] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** Where a role comes from: an admin, ADMINS of the configuration, or the demo sign-in. */
export const ROLE_SOURCES = ["admin", "configuration", "demo"] as const;
export type RoleSource = (typeof ROLE_SOURCES)[number];

/** `POST admin/users/search`: only a read, but what it looks for may be a name, which no address holds. */
export const peopleSearch = z.strictObject({
  /** Words of the name, the e-mail address or the beginning of the id. */
  search: z._default(line(100), ""),
  role: z.optional(z.enum(ROLES)),
  state: z.optional(z.enum(PERSON_STATES)),
  /** The latest sign-in first, or the names from A to Z. */
  sort: z._default(z.enum(["last_login", "name"]), "last_login"),
  offset: z._default(z.int().check(z.gte(0), z.lte(10_000_000)), 0),
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), 50),
});
export type PeopleSearch = z.infer<typeof peopleSearch>;

const personRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** What the sign-in provider is called here; the issuer's host when it is no longer configured. */
  provider: z.string(),
  roles: z.array(z.object({ role: z.enum(ROLES), from: z.array(z.enum(ROLE_SOURCES)) })),
  credit_amount: carrots,
  created: time,
  last_login: time,
  state: z.enum(PERSON_STATES),
});
export type PersonRow = z.infer<typeof personRow>;

export const peopleReply = z.object({
  people: z.array(personRow),
  /** How many there are on all pages. */
  total: z.int(),
});
export type PeopleReply = z.infer<typeof peopleReply>;

/** `GET admin/users/{id}`: an account as admins see it. */
export const personDetail = z.object({
  ...personRow.shape,
  address: z.string(),
  post_number: z.string(),
  post: z.string(),
  country: z.string(),
  company: z.string(),
  vat_id: z.string(),
  language: z.nullable(z.enum(LANGUAGES)),
  blocked: z.boolean(),
  /** When they were warned that the account will be erased; null when they were not. */
  warned: z.nullable(time),
  /** The latest 20. */
  movements: creditsReply.shape.entries,
  purchases: z.object({ count: z.int(), paid_cents: z.int(), refunded_cents: z.int() }),
  boards: z.object({ started: z.int(), completed: z.int() }),
  /** Whose student this is. */
  mentors: z.int(),
  /** Null for a person who never was a mentor. */
  mentoring: z.nullable(
    z.object({
      since: time,
      package: z.enum(PACKAGES),
      groups: z.int(),
      students: z.int(),
      /** Published in the running week. */
      assignments: z.int(),
    }),
  ),
});
export type PersonDetail = z.infer<typeof personDetail>;

/** `POST admin/users/{id}/roles`. */
export const roleBody = z.strictObject({ role: z.enum(ROLES), given: z.boolean() });
export type RoleBody = z.infer<typeof roleBody>;

/** The fewest and the most carrots that are given or taken at once. */
export const ADJUSTED = { least: 0.01, most: 10_000 } as const;
/** Characters of the reason. */
export const REASON_LENGTH = { least: 5, most: 200 } as const;

/** `POST admin/users/{id}/carrots`; negative: they are taken. */
export const carrotsBody = z.strictObject({
  carrots: carrots.check(
    z.gte(-ADJUSTED.most),
    z.lte(ADJUSTED.most),
    z.multipleOf(ADJUSTED.least),
    z.refine((amount) => amount !== 0),
  ),
  /** Stays in the log of admins until the person is erased. */
  reason: line(REASON_LENGTH.most, REASON_LENGTH.least),
});
export type CarrotsBody = z.infer<typeof carrotsBody>;
export const carrotsAdjusted = z.object({ ...changesSaved.shape, credit_amount: carrots });
export type CarrotsAdjusted = z.infer<typeof carrotsAdjusted>;

/** `POST admin/users/{id}/block`. */
export const blockBody = z.strictObject({ blocked: z.boolean() });
