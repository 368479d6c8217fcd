import type { ClassCard } from "@karota/contract/classes/classes.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { getGroup } from "../mentorship/index.ts";
import type { ClassesDeps } from "./classes-deps.ts";
import { cardHashes } from "./hashes.ts";
import { checkOn, getPupils } from "./read-class.ts";
import { findClass } from "./store.ts";

/**
 * Cards as a PDF. Only the mentor's page has their secrets, so it sends them; cards that are not, or no more, those of
 * the class are not printed.
 * @throws E-CLASS-OFF, E-CLASS-PUPIL_GONE, E-CLASS-CARD_UNKNOWN, E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST
 */
export async function printCards(
  deps: ClassesDeps,
  actor: Actor,
  { groupId, cards, language }: { groupId: string; cards: readonly ClassCard[]; language: Language },
): Promise<Buffer> {
  checkOn(deps);
  const { db } = deps.database;
  const group = await getGroup(db, actor.id, groupId);
  const pupils = await getPupils(
    db,
    groupId,
    cards.map((card) => card.id),
  );
  const row = await findClass(db, groupId);
  if (!row || pupils.length < cards.length) throw fail("E-CLASS-PUPIL_GONE");
  const hashes = await cardHashes(db, deps.clock);
  const contents = cards.map(({ secret, pictures }, place) => {
    const { user_id, name, card_hash, pictures_hash } = pupils[place]!;
    if (hashes.ofSecret(secret) !== card_hash || hashes.ofPictures(user_id, pictures) !== pictures_hash)
      throw fail("E-CLASS-CARD_UNKNOWN");
    return { name, group: group.name, code: row.code, secret, pictures };
  });
  const address = new URL("/class", deps.config.publicUrl).href;
  return deps.printer.printCards({ cards: contents, address, language, now: deps.clock.now() });
}
