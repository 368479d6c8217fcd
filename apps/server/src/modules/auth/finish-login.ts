import type { Language } from "@karota/engine/message.ts";
import type { LoginReply } from "@karota/contract/auth/login.ts";
import type { Actor, Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { balanceOf, carrotsOf, grant, openAccount } from "../credits/index.ts";
import { postMail } from "../mail/index.ts";
import {
  addPerson,
  deleteExpiredTokens,
  findErased,
  invalidateAccountStatus,
  rememberLogin,
  rolesOf,
} from "../users/index.ts";
import { checkIdToken } from "./check-id-token.ts";
import type { ProviderKeys } from "./provider-keys.ts";
import { hashOf } from "./start-login.ts";
import { takeNonce } from "./store.ts";

/** What a newcomer gets, in hundredths of a carrot. */
const WELCOME = 500;

export interface LoginDeps extends Deps {
  readonly keys: ProviderKeys;
  signToken(actor: Actor, since: number): string;
}

const refused = (reason: string) => fail("E-KAROTA-LOGIN_REFUSED", {}, reason);

/**
 * Signs a person in by an ID token of a provider; the first time it makes the person and gives the welcome carrots,
 * which an identity that was erased not long ago does not get again.
 * @throws E-KAROTA-SIGN_UP_CLOSED for somebody new while nobody new is let in; nothing stays of the try
 * @throws E-KAROTA-LOGIN_REFUSED for whatever is not right; the reason goes to the log
 * @throws E-KAROTA-ACCOUNT_BLOCKED
 */
export async function finishLogin(
  deps: LoginDeps,
  providerId: string,
  idToken: string,
  cookie: string | undefined,
  language: Language,
): Promise<LoginReply> {
  const { config, database, clock } = deps;
  const provider = config.providers.find((one) => one.id === providerId);
  if (!provider) throw refused("unknown provider");
  if (cookie === undefined) throw refused("no cookie");
  const { identity, nonce } = await checkIdToken(deps, provider, idToken).catch((error: unknown) => {
    throw refused(error instanceof Error ? error.message : "unreadable");
  });
  const now = clock.now();
  await deleteExpiredTokens(database.db, now);
  const { person, isNew, isWelcome, balance } = await database.transaction(async (queries) => {
    if (!(await takeNonce(queries, hashOf(nonce), hashOf(cookie), now))) throw refused("nonce");
    const erased = await findErased(queries, identity, now);
    const added = await addPerson(queries, identity, now, language, erased?.barred_roles);
    if (!added) {
      const known = await rememberLogin(queries, identity, now, language);
      // The next try makes a new person.
      if (!known) throw refused("erased just now");
      if (known.blocked === 1) throw fail("E-KAROTA-ACCOUNT_BLOCKED");
      return { person: known, isNew: false, isWelcome: false, balance: await balanceOf(queries, known.id) };
    }
    if (!deps.settings().sign_up) throw fail("E-KAROTA-SIGN_UP_CLOSED");
    await openAccount(queries, added.id);
    // Whoever was here before has had it.
    if (erased) return { person: added, isNew: true, isWelcome: false, balance: 0 };
    const welcome = { userId: added.id, amount: WELCOME, reason: "first_login", reference: null, now } as const;
    const balance = await grant(queries, welcome);
    const { id: userId, email: recipient, name } = added;
    const content = { name, amount: WELCOME };
    await postMail(queries, { userId, recipient, template: "welcome", language, content, now });
    return { person: added, isNew: true, isWelcome: true, balance };
  });
  await invalidateAccountStatus(database, person.id);
  deps.log.info({ user: person.id, provider: provider.id, isNew }, "signed in");
  const roles = [...(rolesOf(config, person) ?? [])];
  return {
    token: deps.signToken({ id: person.id, roles }, person.tokens_from),
    roles,
    user: {
      id: person.id,
      name: person.name,
      email: person.email,
      credit_amount: carrotsOf(balance),
      new_user: isNew,
    },
    ...(isWelcome && { code: "S-REGISTER-FIRST_LOGIN" as const }),
  };
}
