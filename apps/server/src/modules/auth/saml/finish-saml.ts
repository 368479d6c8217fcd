import type { Language } from "@karota/engine/message.ts";
import type { LoginReply } from "@karota/contract/auth/login.ts";
import { refused, signIn, type LoginDeps } from "../sign-in.ts";
import { hashOf } from "../start-login.ts";
import { takePerson } from "../store.ts";
import { unseal } from "./seal.ts";
import { getSamlProvider } from "./start-saml.ts";
import type { Answered } from "./take-response.ts";

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
  const now = deps.clock.now();
  const sealed = await deps.database.transaction((queries) => takePerson(queries, hashOf(code), now));
  if (sealed === null) throw refused("code");
  const answered = unseal(code, sealed) as Answered;
  if (answered.provider !== provider.id) throw refused("the code of another provider");
  if (cookie === undefined) throw refused("no cookie");
  return signIn(deps, provider, { ...answered, card: null }, hashOf(cookie), language);
}
