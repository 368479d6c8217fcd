import type { Migration } from "./migration.ts";

const MAIL_INDEXES = [
  "create index mails_by_due on mails (due_at) where sent_at is null and given_up_at is null",
  "create index mails_by_user on mails (user_id)",
] as const;

/** SQLite changes no column: the table is made anew. */
const mailsWithoutAccount = (kind: "sqlite" | "postgres"): readonly string[] =>
  kind === "postgres"
    ? [
        "alter table mails alter column user_id drop not null",
        "alter table mails add column once_key text unique",
        "alter table mails add column stale_at bigint",
        "alter table mails add column given_up_at bigint",
        "drop index mails_by_due",
        MAIL_INDEXES[0],
      ]
    : [
        `create table new_mails (
          id text not null primary key,
          user_id text references users (id),
          template text not null,
          language text not null,
          recipient text not null,
          content text not null,
          created_at bigint not null,
          due_at bigint not null,
          tries bigint not null,
          sent_at bigint,
          once_key text unique,
          stale_at bigint,
          given_up_at bigint
        )`,
        `insert into new_mails (id, user_id, template, language, recipient, content, created_at, due_at, tries, sent_at)
          select id, user_id, template, language, recipient, content, created_at, due_at, tries, sent_at from mails`,
        "drop table mails",
        "alter table new_mails rename to mails",
        ...MAIL_INDEXES,
      ];

/** Letters with a mark, each before its plain form, as names in our languages and their neighbours' have them. */
const MARKED = "čc šs žz ćc đd äa öo üu áa àa âa ée èe êe íi óo ôo úu ñn çc łl øo".split(" ");

/**
 * Indexes people by the form of their names that searches compare (`nameKeyOf` in modules/users); existing rows as near
 * as both databases come, whose `lower` may cover ASCII only.
 */
const peopleByName = (kind: "sqlite" | "postgres"): readonly string[] => {
  const plain = MARKED.flatMap(([marked = "", letter = ""]) => [
    [marked, letter],
    [marked.toUpperCase(), letter],
  ]).reduce((inner, [marked, letter]) => `replace(${inner}, '${marked}', '${letter}')`, "replace(name, 'ß', 'ss')");
  return [
    // Compared by code points on both, so that pages follow each other in the order of the index.
    `alter table users add column name_key text ${kind === "postgres" ? 'collate "C" ' : ""}not null default ''`,
    `update users set name_key = lower(${plain})`,
    // Each holds all that a search looks at, which so reads no person's row but those it finds.
    "create index users_by_name on users (name_key, id, email, blocked) where erased_at is null",
    "create index users_by_login on users (last_login_at desc, id, name_key, email, blocked) where erased_at is null",
  ];
};

/** What admins need: settings, the audit log, messages, traffic, retention, mails to addresses without an account. */
export const administration: Migration = {
  name: "0008-house",
  statements: (kind) => [
    `create table settings_versions (
      version bigint not null primary key,
      settings text not null,
      changed_by text references users (id),
      changed_at bigint not null
    )`,
    `create table audit_entries (
      id ${kind === "postgres" ? "bigint generated always as identity primary key" : "integer primary key autoincrement"},
      actor_id text references users (id),
      action text not null,
      subject text,
      details text not null,
      note text not null,
      created_at bigint not null
    )`,
    "create index audit_entries_by_subject on audit_entries (subject, id)",
    `create table contact_messages (
      id text not null primary key,
      user_id text references users (id),
      reply_to text not null,
      subject text not null,
      message text not null,
      language text not null,
      created_at bigint not null,
      done_at bigint
    )`,
    "create index contact_messages_by_time on contact_messages (created_at)",
    `create table traffic (
      starts_at bigint not null,
      process text not null,
      requests bigint not null,
      refused bigint not null,
      failed bigint not null,
      times text not null,
      primary key (starts_at, process)
    )`,
    "alter table users add column warned_at bigint",
    "create index plays_by_start on plays (started_at)",
    ...peopleByName(kind),
    "alter table users add column kept_until bigint",
    "alter table users add column sign_in_language text",
    "create index users_by_end on users (kept_until) where kept_until is not null",
    // Reminders look for what ends tomorrow.
    "create index assignments_by_end on assignments (end_at)",
    "create index assignment_students_by_own_end on assignment_students (own_end) where own_end is not null",
    // Retention looks for the old boards that were never played.
    "create index plays_by_board on plays (grid_id) where period is not null",
    ...mailsWithoutAccount(kind),
  ],
};
