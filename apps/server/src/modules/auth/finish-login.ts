import type { Language } from "@karota/engine/message.ts";
import type { LoginBody, LoginReply } from "@karota/contract/auth/login.ts";
import type { Provider } from "../../config.ts";
import type { InTransaction } from "../../database/database.ts";
import type { Actor, Deps } from "../../deps.ts";
import { fail, Failure } from "../../fail.ts";
import { carrotsOf, openAccount } from "../credits/index.ts";
import {
  addPerson,
  deleteExpiredTokens,
  findErased,
  invalidateAccountStatus,
  mayBuy,
  rememberLogin,
  rolesOf,
  type Identity,
} from "../users/index.ts";
import { checkIdToken } from "./check-id-token.ts";
import { exchangeCode } from "./exchange-code.ts";
import type { ProviderKeys } from "./provider-keys.ts";
import { hashOf } from "./start-login.ts";
import { hasNonce, takeNonce } from "./store.ts";
import { welcomeBack, welcomeNew } from "./welcome.ts";

export interface LoginDeps extends Deps {
  readonly keys: ProviderKeys;
  /** Whether the card of a person who signs in with one is still good; locks it until the transaction ends. */
  isGoodCard(queries: InTransaction, identity: Identity, card: string | null): Promise<boolean>;
  signToken(actor: Actor, since: number, may: { readonly buy: boolean }): string;
}

const refused = (reason: string) => fail("E-KAROTA-LOGIN_REFUSED", {}, reason);

/**
 * The ID token of an answer. A provider with a secret takes only codes, so that no page needs more rights than its own;
 * for a browser that has not begun a sign-in here nobody is asked.
 */
async function idTokenOf(deps: LoginDeps, provider: Provider, answer: LoginBody, cookieHash: string): Promise<string> {
  const isToken = "id_token" in answer;
  if (isToken !== (provider.clientSecret === undefined)) throw new Error("not the answer of this provider");
  if (isToken) return answer.id_token;
  if (!(await hasNonce(deps.database.db, cookieHash, deps.clock.now()))) throw new Error("cookie");
  return exchangeCode(deps, provider, answer);
}

/**
 * Signs a person in by an answer of a provider; the first time it makes the person and gives the welcome carrots,
 * which an identity that was erased not long ago does not get again. A free site gives none before something costs
 * carrots.
 * @throws E-KAROTA-SIGN_UP_CLOSED for somebody new while nobody new is let in; nothing stays of the try
 * @throws E-KAROTA-LOGIN_REFUSED for whatever is not right; the reason goes to the log
 * @throws E-KAROTA-LOGIN_PROVIDER_DOWN, E-KAROTA-LOGIN_WRONG_SCHOOL
 * @throws E-KAROTA-ACCOUNT_BLOCKED
 */
export async function finishLogin(
  deps: LoginDeps,
  providerId: string,
  answer: LoginBody,
  cookie: string | undefined,
  language: Language,
): Promise<LoginReply> {
  const { config, database, clock } = deps;
  const provider = config.providers.find((one) => one.id === providerId);
  if (!provider) throw refused("unknown provider");
  if (cookie === undefined) throw refused("no cookie");
  const cookieHash = hashOf(cookie);
  const { identity, nonce, card } = await idTokenOf(deps, provider, answer, cookieHash)
    .then((idToken) => checkIdToken(deps, provider, idToken))
    .catch((error: unknown) => {
      if (error instanceof Failure) throw error;
      throw refused(error instanceof Error ? error.message : "unreadable");
    });
  const now = clock.now();
  await deleteExpiredTokens(database.db, now);
  const { person, isNew, isGiven, balance } = await database.transaction(async (queries) => {
    if (!(await takeNonce(queries, hashOf(nonce), cookieHash, now))) throw refused("nonce");
    if (!(await deps.isGoodCard(queries, identity, card))) throw refused("card");
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
  });
  await invalidateAccountStatus(database, person.id);
  deps.log.info({ user: person.id, provider: provider.id, isNew }, "signed in");
  const roles = [...(rolesOf(config, person) ?? [])];
  return {
    token: deps.signToken({ id: person.id, roles }, person.tokens_from, { buy: mayBuy(config, person) }),
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
