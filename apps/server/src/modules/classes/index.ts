import { calendarOf } from "../../calendar.ts";
import type { Module } from "../../deps.ts";
import type { PersonalData } from "../../personal-data.ts";
import type { MembershipHooks } from "../mentorship/index.ts";
import type { ClassesDeps } from "./classes-deps.ts";
import { cardHashes } from "./hashes.ts";
import { installRoutes } from "./routes.ts";

export { eraseEndedPupils } from "./erase-ended.ts";
export { classesPersonalData, classesStoredData } from "./personal-data.ts";
export { withClassKeys, withClassProvider } from "./provider.ts";
export { isGoodCard } from "./sign-in.ts";

/** Pupils without accounts elsewhere, who sign in with cards that their mentor prints. */
export const classesModule =
  (hooks: MembershipHooks, personalData: readonly PersonalData[]): Module =>
  async (api, deps) => {
    const own: ClassesDeps = {
      ...deps,
      calendar: calendarOf(deps.config.timeZone),
      hooks,
      personalData,
      printer: api.printer,
    };
    // In advance: two transactions that did so could wait for each other.
    if (deps.config.classSignIn) await cardHashes(deps.database.db, deps.clock);
    installRoutes(api, own);
  };
