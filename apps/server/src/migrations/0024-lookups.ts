import type { Migration } from "./migration.ts";

/** What requests look up by columns that had no index, so that none of them reads a whole table (`testing/table-scans.ts`). */
export const lookups: Migration = {
  name: "0024-lookups",
  statements: () => [
    // Also those that were removed, which are not in the index of names.
    "create index student_groups_by_mentor on student_groups (mentor_id)",
    "create index contact_messages_by_user on contact_messages (user_id) where user_id is not null",
    "create index assignment_messages_by_sender on assignment_messages (sender_id)",
    "create index assignment_messages_by_student on assignment_messages (student_id)",
    // Open transfers, refunds that are due, and what was paid lately.
    "create index purchases_by_status on purchases (status, paid_at)",
    "create index periodic_boards_by_period on periodic_boards (period, period_key)",
    // The nightly work deletes by these.
    "create index mails_by_sending on mails (sent_at) where sent_at is not null",
    "create index mails_by_giving_up on mails (given_up_at) where given_up_at is not null",
    "create index audit_entries_by_time on audit_entries (created_at)",
  ],
};
