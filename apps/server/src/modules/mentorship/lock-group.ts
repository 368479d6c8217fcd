import type { InTransaction } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { findGroup } from "./colleague-store.ts";
import { getMentor, mentorOf, type Mentor } from "./mentor.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { lockRow } from "./store.ts";

/**
 * Locks the owner of a group and the mentor who acts in it, so that neither the group's mentors nor its members change
 * until the end. In the order of their ids, or two of them could wait for each other; once more when the group was
 * handed over meanwhile.
 */
export async function lockGroup(
  { settings }: Pick<MentorshipDeps, "settings">,
  queries: InTransaction,
  actor: Actor,
  { groupId, now }: { readonly groupId: string; readonly now: number },
): Promise<Mentor> {
  const { id, package: known } = await getMentor({ settings }, queries, actor, now);
  let stored: string = known.name;
  const locked = new Set<string>();
  for (;;) {
    const owner = (await findGroup(queries, groupId))?.mentor_id ?? id;
    if (locked.has(id) && locked.has(owner)) return mentorOf(settings(), id, stored);
    for (const one of [...new Set([id, owner])].toSorted()) {
      const row = await lockRow(queries, one);
      locked.add(one);
      if (row?.user_id === id) stored = row.package;
    }
  }
}
