import type { PersonDetail } from "@karota/contract/admin/people.ts";
import { calendarOf } from "../../calendar.ts";
import type { Actor, Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { recordView } from "../audit/index.ts";
import { balanceOf, listMovements } from "../credits/index.ts";
import type { PersonalData, PersonFigures } from "../../personal-data.ts";
import { describeRow } from "./list-people.ts";
import { countBoards } from "./people-store.ts";
import { isLanguage } from "./rules.ts";
import { findPerson } from "./store.ts";

const MAX_MOVEMENTS = 20;

/** An account as admins see it; that they looked is written down. @throws E-KAROTA-NOT_FOUND for erased people too */
export async function readPerson(
  deps: Deps,
  personalData: readonly PersonalData[],
  actor: Actor,
  userId: string,
): Promise<PersonDetail> {
  const { db } = deps.database;
  const calendar = calendarOf(deps.config.timeZone);
  const person = await findPerson(db, userId);
  if (!person || person.erased_at !== null) throw fail("E-KAROTA-NOT_FOUND");
  await recordView(deps, actor, { action: "person.viewed", subject: userId });
  const now = deps.clock.now();
  const sums = await Promise.all(personalData.map(async (data) => data.summarise?.(db, userId, now, calendar)));
  const own = {
    ...describeRow(deps, { ...person, balance: await balanceOf(db, userId) }),
    address: person.address,
    post_number: person.post_number,
    post: person.post,
    country: person.country,
    company: person.company,
    vat_id: person.vat_id,
    language: isLanguage(person.language) ? person.language : null,
    blocked: person.blocked === 1,
    warned: person.warned_at === null ? null : calendar.iso(person.warned_at),
    movements: (await listMovements(deps, { id: userId, roles: [] }, { limit: MAX_MOVEMENTS })).entries,
    boards: await countBoards(db, userId),
  };
  // The answer's schema ensures that no module left anything out.
  return Object.assign(own, ...sums) as typeof own & PersonFigures;
}
