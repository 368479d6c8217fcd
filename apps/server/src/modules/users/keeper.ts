import type { PersonExport } from "@karota/contract/users/export.ts";
import type { Calendar } from "../../calendar.ts";
import type { InTransaction, Queries } from "../../database/database.ts";

/** What a module that knows people keeps of them: it says so when they take it along, and drops it when they go. */
export interface Keeper {
  /** Drops what is personal, within the transaction that erases the person. */
  forget(queries: InTransaction, userId: string, now: number): Promise<void>;
  /** Everything the module keeps about a person. */
  tell(queries: Queries, userId: string, calendar: Calendar): Promise<Partial<PersonExport>>;
}
