import type { StoredData } from "../../personal-data.ts";

/** What this module stores of people; after an erasure games stay under an id that names no one, without answers. */
export const gamesStoredData: readonly StoredData[] = [
  {
    id: "games",
    tables: ["plays"],
    people: ["players"],
    basis: "contract",
    recipients: [],
    deletion: "anonymous",
    span: ({ moves_months: months }) => ({ months }),
  },
];
