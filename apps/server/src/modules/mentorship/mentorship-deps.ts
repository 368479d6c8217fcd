import type { Calendar } from "../../calendar.ts";
import type { InTransaction } from "../../database/database.ts";
import type { Deps } from "../../deps.ts";

/** People who come to, or leave, a mentor's group; null: the mentor. */
interface Change {
  readonly mentorId: string;
  readonly studentIds: readonly string[];
  readonly groupId: string | null;
  readonly now: number;
}

/** What follows for assignments when people come and go; within the transaction of the change. */
export interface MembershipHooks {
  joined(queries: InTransaction, change: Change): Promise<void>;
  left(queries: InTransaction, change: Change): Promise<void>;
}

export interface MentorshipDeps extends Deps {
  readonly calendar: Calendar;
  readonly hooks: MembershipHooks;
}
