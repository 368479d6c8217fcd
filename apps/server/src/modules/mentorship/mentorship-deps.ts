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

/** A mentor who leaves a group, and the owner who is then in charge of what they published in it. */
interface Departure {
  readonly mentorId: string;
  readonly groupId: string;
  readonly heirId: string;
  readonly now: number;
}

/** What follows for assignments when people come and go; within the transaction of the change. */
export interface MembershipHooks {
  joined(queries: InTransaction, change: Change): Promise<void>;
  left(queries: InTransaction, change: Change): Promise<void>;
  mentorLeft(queries: InTransaction, departure: Departure): Promise<void>;
}

export interface MentorshipDeps extends Deps {
  readonly calendar: Calendar;
  readonly hooks: MembershipHooks;
}
