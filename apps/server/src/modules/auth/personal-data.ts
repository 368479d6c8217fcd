import type { StoredData } from "../../personal-data.ts";

/** What this module stores of people who are signing in. */
export const authStoredData: readonly StoredData[] = [
  {
    id: "login",
    tables: ["login_nonces", "saml_assertions"],
    people: ["visitors"],
    basis: "contract",
    recipients: [],
    deletion: "itself",
  },
];
