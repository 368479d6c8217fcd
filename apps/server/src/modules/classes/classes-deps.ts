import type { Calendar } from "../../calendar.ts";
import type { Deps } from "../../deps.ts";
import type { Printer } from "../../pdf/printer.ts";
import type { PersonalData } from "../../personal-data.ts";
import type { MembershipHooks } from "../mentorship/index.ts";

export interface ClassesDeps extends Deps {
  readonly calendar: Calendar;
  readonly hooks: MembershipHooks;
  readonly personalData: readonly PersonalData[];
  readonly printer: Printer;
}

/** The present day in the site's time zone. */
export const todayOf = ({ calendar, clock }: Pick<ClassesDeps, "calendar" | "clock">): string =>
  calendar.spanOf("daily", clock.now()).key;
