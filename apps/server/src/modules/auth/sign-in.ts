import type { Language } from "@karota/engine/message.ts";
import type { LoginReply } from "@karota/contract/auth/login.ts";
import type { InTransaction } from "../../database/database.ts";
import type { Actor, Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { carrotsOf, openAccount } from "../credits/index.ts";
import {
  addPerson,
  deleteExpiredTokens,
  findErased,
  invalidateAccountStatus,
  mayBecomeMentor,
  mayBuy,
  rememberLogin,
  rolesOf,
  type Identity,
  type Person,
} from "../users/index.ts";
import { applyClaims } from "./apply-claims.ts";
import type { ProviderKeys } from "./provider-keys.ts";
import type { SchoolClaims } from "./read-claims.ts";
import { takeNonce } from "./store.ts";
import { welcomeBack, welcomeNew, type Welcomed } from "./welcome.ts";

export interface LoginDeps extends Deps {
  readonly keys: ProviderKeys;
  /** Whether the card of a person who signs in with one is still good; locks it until the transaction ends. */
  isGoodCard(queries: InTransaction, identity: Identity, card: string | null): Promise<boolean>;
  /** Makes a pupil a member of groups that mentors made of their classes. */
  joinSchoolClasses(userId: string): Promise<void>;
  /** Signs a token as of a moment: what ends the person's tokens later ends it. */
  signToken(actor: Actor, since: number, may: { readonly buy: boolean; readonly mentor: boolean }, now: number): string;
}

/** What a provider's answer says once it is checked in every respect but the nonce. */
export interface CheckedAnswer {
  readonly identity: Identity;
  readonly claims: SchoolClaims;
  /** Under which hash the nonce of the request was stored. */
  readonly nonceHash: string;
  readonly card: string | null;
}

export const refused = (reason: string) => fail("E-KAROTA-LOGIN_REFUSED", {}, reason);

interface Entered extends Welcomed {
  readonly person: Person;
  readonly isNew: boolean;
}

/** The person of an identity, with the welcome carrots where they are due. @throws as `signIn` */
async function enter(
  deps: LoginDeps,
  queries: InTransaction,
  identity: Identity,
  language: Language,
  now: number,
): Promise<Entered> {
  const erased = await findErased(queries, identity, now);
  const added = await addPerson(queries, identity, now, language, erased?.barred_roles);
  if (!added) {
    const known = await rememberLogin(queries, identity, now, language);
    // The next try makes a new person.
    if (!known) throw refused("erased just now");
    if (known.blocked === 1) throw fail("E-KAROTA-ACCOUNT_BLOCKED");
    return { person: known, isNew: false, ...(await welcomeBack(deps, queries, known.id, now)) };
  }
  if (!deps.settings().sign_up) throw fail("E-KAROTA-SIGN_UP_CLOSED");
  await openAccount(queries, added.id);
  // Whoever was here before has had it.
  if (erased) return { person: added, isNew: true, isGiven: false, balance: 0 };
  return { person: added, isNew: true, ...(await welcomeNew(deps, queries, added, language, now)) };
}

/**
 * Signs a person in, whose browser has to be the one that began the sign-in; the first time it makes the person and gives
 * the welcome carrots, which an identity that was erased not long ago does not get again. A free site gives none before
 * something costs carrots.
 * @throws E-KAROTA-SIGN_UP_CLOSED for somebody new while nobody new is let in; nothing stays of the try
 * @throws E-KAROTA-LOGIN_REFUSED for another browser, and for a card that is void
 * @throws E-KAROTA-ACCOUNT_BLOCKED
 */
export async function signIn(
  deps: LoginDeps,
  provider: { readonly id: string },
  { identity, claims, nonceHash, card }: CheckedAnswer,
  cookieHash: string,
  language: Language,
): Promise<LoginReply> {
  const { config, database, clock } = deps;
  const now = clock.now();
  await deleteExpiredTokens(database.db, now);
  const { person, isNew, isGiven, balance } = await database.transaction(async (queries) => {
    if (!(await takeNonce(queries, nonceHash, cookieHash, now))) throw refused("nonce");
    if (!(await deps.isGoodCard(queries, identity, card))) throw refused("card");
    const entered = await enter(deps, queries, identity, language, now);
    return { ...entered, person: await applyClaims(deps, queries, entered.person, claims, now) };
  });
  await invalidateAccountStatus(database, person.id);
  if (claims.classes.length > 0 && !claims.isMentor) await deps.joinSchoolClasses(person.id);
  deps.log.info({ user: person.id, provider: provider.id, isNew }, "signed in");
  const roles = [...(rolesOf(config, person) ?? [])];
  const may = { buy: mayBuy(config, person), mentor: mayBecomeMentor(config, person) };
  return {
    token: deps.signToken({ id: person.id, roles }, person.tokens_from, may, now),
    roles,
    user: {
      id: person.id,
      name: person.name,
      email: person.email,
      credit_amount: carrotsOf(balance),
      new_user: isNew,
    },
    ...(isGiven && { code: "S-REGISTER-FIRST_LOGIN" as const }),
  };
}
