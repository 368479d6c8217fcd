import { assignmentsStoredData } from "./modules/assignments/index.ts";
import { auditStoredData } from "./modules/audit/index.ts";
import { authStoredData } from "./modules/auth/index.ts";
import { classesStoredData } from "./modules/classes/index.ts";
import { creditsStoredData } from "./modules/credits/index.ts";
import { gamesStoredData } from "./modules/games/index.ts";
import { learningStoredData } from "./modules/learning/index.ts";
import { lessonsStoredData } from "./modules/lessons/index.ts";
import { mailStoredData } from "./modules/mail/index.ts";
import { mentorshipStoredData } from "./modules/mentorship/index.ts";
import { paymentsStoredData } from "./modules/payments/index.ts";
import { contactStoredData } from "./modules/service/index.ts";
import { usersStoredData } from "./modules/users/index.ts";
import type { StoredData } from "./personal-data.ts";

/** What the server's log and the backups contain; both are outside of the database, and the operator deletes them. */
const SITE_DATA: readonly StoredData[] = [
  {
    id: "logs",
    tables: [],
    people: ["players", "visitors"],
    basis: "interest",
    recipients: [],
    deletion: "operator",
  },
  { id: "backups", tables: [], people: ["players"], basis: "interest", recipients: [], deletion: "operator" },
];

/** What all modules store of people. */
export const ALL_STORED_DATA: readonly StoredData[] = [
  ...usersStoredData,
  ...authStoredData,
  ...gamesStoredData,
  ...learningStoredData,
  ...creditsStoredData,
  ...paymentsStoredData,
  ...mentorshipStoredData,
  ...classesStoredData,
  ...assignmentsStoredData,
  ...lessonsStoredData,
  ...mailStoredData,
  ...contactStoredData,
  ...auditStoredData,
  ...SITE_DATA,
];
