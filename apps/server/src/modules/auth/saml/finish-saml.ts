import { decodeJwt } from "jose";
import type { Language } from "@karota/engine/message.ts";
import type { LoginReply } from "@karota/contract/auth/login.ts";
import { refused, signIn, type LoginDeps } from "../sign-in.ts";
import { hashOf } from "../start-login.ts";
import { takePerson } from "../store.ts";
import { isClosedProvider, saveUse } from "../../users/index.ts";
import { sessionHashOf, type SchoolSession } from "./school-session.ts";
import { unseal } from "./seal.ts";
import { getSamlProvider } from "./start-saml.ts";
import type { Answered } from "./take-response.ts";

/** Stores the session at the school beside the token, for the sign-out. */
async function saveSession(
  { database, clock }: LoginDeps,
  { token, user }: LoginReply,
  issuer: string,
  session: SchoolSession,
): Promise<void> {
  const { jti, exp } = decodeJwt<{ jti: string; exp: number }>(token);
  await saveUse(database.db, {
    id: jti,
    user_id: user.id,
    used_at: clock.now(),
    ended: 0,
    expires_at: exp * 1000,
    school_session: JSON.stringify(session),
    school_session_hash: sessionHashOf(issuer, session.nameId),
  });
}

/**
 * Signs in the person of a one-time code, in the browser that began the sign-in. The code is used up by the try.
 * @throws E-KAROTA-NOT_FOUND, E-KAROTA-LOGIN_REFUSED, E-KAROTA-SIGN_UP_CLOSED, E-KAROTA-ACCOUNT_BLOCKED
 */
export async function finishSaml(
  deps: LoginDeps,
  providerId: string,
  code: string,
  cookie: string | undefined,
  language: Language,
): Promise<LoginReply> {
  const provider = getSamlProvider(deps, providerId);
  if (isClosedProvider(deps.settings(), provider)) throw refused("a provider that is switched off");
  const now = deps.clock.now();
  const sealed = await deps.database.transaction((queries) => takePerson(queries, hashOf(code), now));
  if (sealed === null) throw refused("code");
  const answered = unseal(code, sealed) as Answered;
  if (answered.provider !== provider.id) throw refused("the code of another provider");
  if (cookie === undefined) throw refused("no cookie");
  const reply = await signIn(deps, provider, { ...answered, card: null }, hashOf(cookie), language);
  if (answered.session) await saveSession(deps, reply, answered.identity.issuer, answered.session);
  return reply;
}
