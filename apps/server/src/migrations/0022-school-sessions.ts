import type { Migration } from "./migration.ts";

/** The session at a SAML identity provider behind a token, so that a sign-out can end both. */
export const schoolSessions: Migration = {
  name: "0022-school-sessions",
  statements: () => [
    "alter table tokens add column school_session text",
    "alter table tokens add column school_session_hash text",
    "create index tokens_by_school_session on tokens (school_session_hash)",
  ],
};
