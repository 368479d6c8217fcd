import type { StoredData } from "../../personal-data.ts";

/** What this module stores of people; `erasePerson` of its store erases it. */
export const learningStoredData: readonly StoredData[] = [
  {
    id: "learning",
    tables: ["play_days", "skill_levels", "review_items", "practices"],
    people: ["players"],
    basis: "contract",
    recipients: [],
    deletion: "account",
  },
];
