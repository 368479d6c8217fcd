import type { Calendar } from "../../calendar.ts";
import type { InTransaction } from "../../database/database.ts";
import type { Deps } from "../../deps.ts";

/** What follows for assignments when people come and go; within the transaction of the change. */
export interface MembershipHooks {
  joined(
    queries: InTransaction,
    change: { readonly groupId: string; readonly studentIds: readonly string[]; readonly now: number },
  ): Promise<void>;
  left(
    queries: InTransaction,
    change: {
      readonly mentorId: string;
      readonly studentIds: readonly string[];
      /** The group that was left; null when they are no longer the mentor's students at all. */
      readonly groupId: string | null;
      readonly now: number;
    },
  ): Promise<void>;
}

export interface MentorshipDeps extends Deps {
  readonly calendar: Calendar;
  readonly hooks: MembershipHooks;
}
