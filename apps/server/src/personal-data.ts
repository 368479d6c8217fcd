import type { PersonDetail } from "@karota/contract/admin/people.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import type { Role } from "@karota/contract/wire.ts";
import type { Calendar } from "./calendar.ts";
import type { InTransaction, Queries } from "./database/database.ts";

/** What keepers sum up of a person. */
export type PersonFigures = Pick<PersonDetail, "purchases" | "mentors" | "mentoring">;

/** What a module that knows people keeps of them: it says so when they take it along, and drops it when they go. */
export interface PersonalData {
  /** Drops what is personal, within the transaction that erases the person. */
  erase(queries: InTransaction, userId: string, now: number): Promise<void>;
  /** Everything the module keeps about a person. */
  export(queries: Queries, userId: string, calendar: Calendar): Promise<Partial<PersonExport>>;
  /** What admins see of it, in figures; left out where they need to see nothing. */
  summarise?(queries: Queries, userId: string, now: number, calendar: Calendar): Promise<Partial<PersonFigures>>;
  /** What a role needs that an admin gives, within the transaction that gives it. */
  onRoleGranted?(queries: InTransaction, userId: string, role: Role, now: number): Promise<void>;
}
