import { isFree } from "@karota/contract/admin/costs.ts";
import type { Language } from "@karota/engine/message.ts";
import type { InTransaction } from "../../database/database.ts";
import type { Deps } from "../../deps.ts";
import { balanceOf, grant } from "../credits/index.ts";
import { postMail } from "../mail/index.ts";
import { setWelcomeDue, takeWelcomeDue } from "../users/index.ts";

/** What a newcomer gets, in hundredths of a carrot. */
const WELCOME = 500;

/** A balance in hundredths of a carrot, and whether the welcome carrots have just been added to it. */
export interface Welcomed {
  readonly balance: number;
  readonly isGiven: boolean;
}

const give = async (queries: InTransaction, userId: string, now: number): Promise<Welcomed> => {
  const gift = { userId, amount: WELCOME, reason: "first_login", reference: null, now } as const;
  return { balance: await grant(queries, gift), isGiven: true };
};

/** Welcomes a new person by mail and with carrots; on a free site these stay due. */
export async function welcomeNew(
  { settings }: Pick<Deps, "settings">,
  queries: InTransaction,
  { id, name, email }: { readonly id: string; readonly name: string; readonly email: string },
  language: Language,
  now: number,
): Promise<Welcomed> {
  const later = isFree(settings());
  const content = { name, amount: later ? 0 : WELCOME };
  await postMail(queries, { userId: id, recipient: email, template: "welcome", language, content, now });
  if (!later) return give(queries, id, now);
  await setWelcomeDue(queries, id);
  return { balance: 0, isGiven: false };
}

/** Gives a person who comes back the welcome carrots that a free site did not give, once. */
export async function welcomeBack(
  { settings }: Pick<Deps, "settings">,
  queries: InTransaction,
  userId: string,
  now: number,
): Promise<Welcomed> {
  if (!isFree(settings()) && (await takeWelcomeDue(queries, userId))) return give(queries, userId, now);
  return { balance: await balanceOf(queries, userId), isGiven: false };
}
