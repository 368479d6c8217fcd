import type { PersonDetail } from "@karota/contract/admin/people.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import type { Role } from "@karota/contract/wire.ts";
import type { Calendar } from "./calendar.ts";
import type { InTransaction, Queries } from "./database/database.ts";

/** The figures of a person that modules summarise for admins. */
export type PersonFigures = Pick<PersonDetail, "purchases" | "mentors" | "mentoring">;

/** The personal data that a module stores: how it is erased, exported and summarised. */
export interface PersonalData {
  /** Erases it, within the transaction that erases the person. */
  erase(queries: InTransaction, userId: string, now: number): Promise<void>;
  /** Returns everything that the module stores about a person. */
  export(queries: Queries, userId: string, calendar: Calendar): Promise<Partial<PersonExport>>;
  /** Returns what admins see of it, in figures; missing where they see nothing. */
  summarise?(queries: Queries, userId: string, now: number, calendar: Calendar): Promise<Partial<PersonFigures>>;
  /** Prepares what a role needs, within the transaction in which an admin gives it. */
  onRoleGranted?(queries: InTransaction, userId: string, role: Role, now: number): Promise<void>;
}
