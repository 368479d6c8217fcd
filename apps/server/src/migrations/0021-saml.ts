import type { Migration } from "./migration.ts";

/**
 * Assertions of SAML that were taken, until they are good no more, so that each is taken once; and between the provider's
 * form and our page the person, readable with the one-time code alone.
 */
export const saml: Migration = {
  name: "0021-saml",
  statements: () => [
    `create table saml_assertions (
      assertion_hash text not null primary key,
      code_hash text unique,
      person text,
      code_expires_at bigint not null,
      expires_at bigint not null
    )`,
    "create index saml_assertions_by_expiry on saml_assertions (expires_at)",
  ],
};
