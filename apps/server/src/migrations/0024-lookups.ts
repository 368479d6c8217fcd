import type { Migration } from "./migration.ts";

/** What requests look up by columns that had no index, so that none of them reads a whole table (`testing/table-scans.ts`). */
export const lookups: Migration = {
  name: "0024-lookups",
  statements: () => [],
  indexes: {
    // Also those that were removed, which are not in the index of names.
    student_groups_by_mentor: "student_groups (mentor_id)",
    contact_messages_by_user: "contact_messages (user_id) where user_id is not null",
    assignment_messages_by_sender: "assignment_messages (sender_id)",
    assignment_messages_by_student: "assignment_messages (student_id)",
    // Open transfers, refunds that are due, and what was paid lately.
    purchases_by_status: "purchases (status, paid_at)",
    periodic_boards_by_period: "periodic_boards (period, period_key)",
    // The nightly work deletes by these.
    mails_by_sending: "mails (sent_at) where sent_at is not null",
    mails_by_giving_up: "mails (given_up_at) where given_up_at is not null",
    audit_entries_by_time: "audit_entries (created_at)",
  },
};
