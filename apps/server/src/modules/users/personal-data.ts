import type { StoredData } from "../../personal-data.ts";

/** What this module stores of people; `erase-person.ts` erases it and `export-self.ts` exports it. */
export const usersStoredData: readonly StoredData[] = [
  {
    id: "account",
    tables: ["users"],
    people: ["players"],
    basis: "contract",
    recipients: ["mentors", "students", "signIn"],
    deletion: "account",
    span: ({ unused_months: months, warn_days: days }) => ({ months, days }),
  },
  { id: "billing", tables: ["users"], people: ["buyers"], basis: "contract", recipients: [], deletion: "account" },
  {
    id: "settings",
    tables: ["users"],
    people: ["players"],
    basis: "contract",
    // The picture, nothing else of it.
    recipients: ["mentors", "students", "players"],
    deletion: "account",
  },
  {
    id: "code",
    tables: ["users"],
    people: ["players"],
    basis: "contract",
    recipients: ["mentors"],
    deletion: "itself",
  },
  { id: "tokens", tables: ["tokens"], people: ["players"], basis: "interest", recipients: [], deletion: "itself" },
  {
    id: "erased",
    tables: ["erased_identities"],
    people: ["players"],
    basis: "interest",
    recipients: [],
    deletion: "night",
  },
  {
    id: "presses",
    tables: ["idempotency_keys"],
    people: ["players"],
    basis: "contract",
    recipients: [],
    deletion: "itself",
  },
];
