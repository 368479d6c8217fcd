import type { PersonDetail } from "@karota/contract/admin/people.ts";
import type { Settings } from "@karota/contract/admin/settings.ts";
import type { LegalBasis, StoredDataId } from "@karota/contract/service/stored-data.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import type { Role } from "@karota/contract/wire.ts";
import type { Calendar } from "./calendar.ts";
import type { InTransaction, Queries } from "./database/database.ts";
import type { Tables } from "./database/tables.ts";

/** The figures of a person that modules summarise for admins. */
export type PersonFigures = Pick<PersonDetail, "purchases" | "mentors" | "mentoring">;

/** The personal data that a module stores: how it is erased, exported and summarised. */
export interface PersonalData {
  /** Erases it, within the transaction that erases the person. Returns what to publish after the commit, if anything. */
  erase(queries: InTransaction, userId: string, now: number): Promise<readonly string[] | void>;
  /** Returns everything that the module stores about a person. */
  export(queries: Queries, userId: string, calendar: Calendar): Promise<Partial<PersonExport>>;
  /** Returns what admins see of it, in figures; missing where they see nothing. */
  summarise?(queries: Queries, userId: string, now: number, calendar: Calendar): Promise<Partial<PersonFigures>>;
  /** Prepares what a role needs, within the transaction in which an admin gives it. */
  onRoleGranted?(queries: InTransaction, userId: string, role: Role, now: number): Promise<void>;
}

/**
 * What a module stores of people, as the law wants it described: the privacy page and `docs/trust` are made of it. What
 * it is, why and how long are texts, `privacy.row.<id>`, `.why`, `.long`.
 */
export interface StoredData {
  readonly id: StoredDataId;
  /** The tables that contain it; none for what is not in the database. */
  readonly tables: readonly (keyof Tables)[];
  /** Whose data it is: `trust.people.<name>`. */
  readonly people: readonly ("players" | "students" | "mentors" | "buyers" | "admins" | "visitors")[];
  readonly basis: LegalBasis;
  /** Who else gets it, beside the operator's admins and computers: `trust.recipient.<name>`. */
  readonly recipients: readonly (
    | "players"
    | "mentors"
    | "students"
    | "signIn"
    | "payment"
    | "bank"
    | "mail"
    | "taxOffice"
  )[];
  /** What deletes it: `trust.deletion.<name>`. */
  readonly deletion: "account" | "night" | "itself" | "anonymous" | "law" | "operator";
  /** The values of its text `.long`, where the settings decide. */
  readonly span?: (retention: Settings["retention"]) => Readonly<Record<string, number>>;
}
