import type { StoredData } from "../../personal-data.ts";

/** What this module stores of people; after an erasure the ledger names an id that names no one. */
export const creditsStoredData: readonly StoredData[] = [
  {
    id: "carrots",
    tables: ["credit_accounts", "ledger_entries"],
    people: ["players"],
    basis: "contract",
    recipients: [],
    deletion: "anonymous",
  },
];
