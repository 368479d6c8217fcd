import type * as people from "./tables/people.ts";
import type * as games from "./tables/games.ts";
import type * as classes from "./tables/classes.ts";
import type * as lessons from "./tables/lessons.ts";
import type * as mentorship from "./tables/mentorship.ts";
import type * as money from "./tables/money.ts";
import type * as site from "./tables/site.ts";
export type * from "./tables/people.ts";
export type * from "./tables/games.ts";
export type * from "./tables/classes.ts";
export type * from "./tables/lessons.ts";
export type * from "./tables/mentorship.ts";
export type * from "./tables/money.ts";
export type * from "./tables/site.ts";

/*
 * The tables, as Kysely sees them. Portable SQL only: text for JSON and UUIDs, integers for times (ms since 1970) and
 * amounts (hundredths of a carrot), 0 and 1 for yes and no.
 */

export interface Tables {
  secrets: people.SecretsTable;
  login_nonces: people.LoginNoncesTable;
  saml_assertions: people.SamlAssertionsTable;
  users: people.UsersTable;
  tokens: people.TokensTable;
  erased_identities: people.ErasedIdentitiesTable;
  credit_accounts: money.CreditAccountsTable;
  ledger_entries: money.LedgerEntriesTable;
  idempotency_keys: people.IdempotencyKeysTable;
  periodic_boards: games.PeriodicBoardsTable;
  plays: games.PlaysTable & games.PlaysTrim;
  shared_boards: games.SharedBoardsTable;
  shared_times: games.SharedTimesTable;
  races: games.RacesTable;
  race_people: games.RacePeopleTable;
  play_days: games.PlayDaysTable;
  skill_levels: games.SkillLevelsTable;
  review_items: games.ReviewItemsTable;
  practices: games.PracticesTable;
  mentors: mentorship.MentorsTable;
  package_changes: mentorship.PackageChangesTable;
  code_tries: mentorship.CodeTriesTable;
  mentor_students: mentorship.MentorStudentsTable;
  student_groups: mentorship.StudentGroupsTable;
  group_members: mentorship.GroupMembersTable;
  join_links: mentorship.JoinLinksTable;
  join_requests: mentorship.JoinRequestsTable;
  school_classes: mentorship.SchoolClassesTable;
  group_classes: mentorship.GroupClassesTable;
  classes: classes.ClassesTable;
  class_pupils: classes.ClassPupilsTable;
  group_colleagues: mentorship.GroupColleaguesTable;
  group_log: mentorship.GroupLogTable;
  assignments: mentorship.AssignmentsTable;
  assignment_students: mentorship.AssignmentStudentsTable;
  assignment_answers: mentorship.AssignmentAnswersTable;
  assignment_messages: mentorship.AssignmentMessagesTable;
  lessons: lessons.LessonsTable;
  lesson_questions: lessons.LessonQuestionsTable;
  lesson_people: lessons.LessonPeopleTable;
  lesson_answers: lessons.LessonAnswersTable;
  purchases: money.PurchasesTable;
  invoices: money.InvoicesTable;
  counters: money.CountersTable;
  payment_events: money.PaymentEventsTable;
  mails: site.MailsTable;
  settings_versions: site.SettingsVersionsTable;
  audit_entries: site.AuditEntriesTable;
  contact_messages: site.ContactMessagesTable;
  traffic: site.TrafficTable;
  job_reports: site.JobReportsTable;
  daily_counts: site.DailyCountsTable;
}
