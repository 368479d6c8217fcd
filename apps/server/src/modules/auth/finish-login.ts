import type { Language } from "@karota/engine/message.ts";
import type { LoginBody, LoginReply } from "@karota/contract/auth/login.ts";
import type { Provider } from "../../config.ts";
import { Failure } from "../../fail.ts";
import { isClosedProvider } from "../users/index.ts";
import { checkIdToken } from "./check-id-token.ts";
import { exchangeCode } from "./exchange-code.ts";
import { refused, signIn, type LoginDeps } from "./sign-in.ts";
import { hashOf } from "./start-login.ts";
import { hasNonce } from "./store.ts";

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
 * Signs a person in by an answer of a provider of OpenID Connect.
 * @throws E-KAROTA-LOGIN_REFUSED for whatever is not right; the reason goes to the log
 * @throws E-KAROTA-LOGIN_PROVIDER_DOWN, E-KAROTA-LOGIN_WRONG_SCHOOL
 * @throws E-KAROTA-SIGN_UP_CLOSED, E-KAROTA-ACCOUNT_BLOCKED
 */
export async function finishLogin(
  deps: LoginDeps,
  providerId: string,
  answer: LoginBody,
  cookie: string | undefined,
  language: Language,
): Promise<LoginReply> {
  const provider = deps.config.providers.find((one) => one.id === providerId);
  if (!provider) throw refused("unknown provider");
  if (isClosedProvider(deps.settings(), provider)) throw refused("a provider that is switched off");
  if (cookie === undefined) throw refused("no cookie");
  const cookieHash = hashOf(cookie);
  const { nonce, ...checked } = await idTokenOf(deps, provider, answer, cookieHash)
    .then((idToken) => checkIdToken(deps, provider, idToken))
    .catch((error: unknown) => {
      if (error instanceof Failure) throw error;
      throw refused(error instanceof Error ? error.message : "unreadable");
    });
  return signIn(deps, provider, { ...checked, nonceHash: hashOf(nonce) }, cookieHash, language);
}
