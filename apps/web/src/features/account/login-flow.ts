import { isIssuer } from "@karota/contract/auth/issuer.ts";
import type { LoginReply, ProviderReply, ProvidersReply } from "@karota/contract/auth/login.ts";
import type { SamlSchool } from "@karota/contract/auth/saml.ts";
import type { PlayerSettings, User } from "@karota/contract/users/user.ts";
import { ApiFailure, call } from "../../shared/api/api.ts";
import { markLeft } from "../../shared/session/ask-who.ts";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import { adoptSettings, readSettings, savePlayerSettings } from "../../shared/session/settings.ts";
import { claimSettings } from "../../shared/session/settings-owner.ts";
import { signIn } from "../../shared/session/session.ts";
import { mustAsk, noteAsked } from "./asked.ts";
import type { Provider } from "./oidc.ts";
import { finishAtSchool, leaveForSchool, loadSchools, readReturn, type SamlProvider } from "./saml-flow.ts";

/** Why a sign-in came to nothing. */
export type LoginProblem =
  | "cancelled"
  | "refused"
  | "blocked"
  | "closed"
  | "school"
  | "provider"
  | "declined"
  | "unknown"
  | "signOut"
  | "busy"
  | "offline"
  | "insecure";

/** What the server says it refuses for. */
const REFUSALS: Readonly<Partial<Record<string, LoginProblem>>> = {
  "E-KAROTA-ACCOUNT_BLOCKED": "blocked",
  "E-KAROTA-SIGN_UP_CLOSED": "closed",
  "E-KAROTA-LOGIN_WRONG_SCHOOL": "school",
  "E-KAROTA-LOGIN_PROVIDER_DOWN": "provider",
  "E-KAROTA-LOGIN_DECLINED": "declined",
  "E-KAROTA-LOGIN_NO_LASTING_ID": "unknown",
  "E-KAROTA-LOGOUT_REFUSED": "signOut",
  "E-KAROTA-TOO_MANY_REQUESTS": "busy",
  "E-KAROTA-INTERNAL": "offline",
  "E-KAROTA-UNAVAILABLE": "offline",
};

export class LoginFailure extends Error {
  readonly problem: LoginProblem;
  constructor(problem: LoginProblem, cause?: unknown) {
    super(problem, { cause });
    this.name = "LoginFailure";
    this.problem = problem;
  }
}

const CHOSEN = "karota:provider";

let last: string | null = null;
/** The provider of the last sign-in since this page was loaded, in memory only; null when there was none. */
export const lastProvider = (): string | null => last;

/** What failed on our side: refused by the server, or no answer. */
function ours(error: unknown): LoginFailure {
  if (!(error instanceof ApiFailure) || error.status < 400 || error.status >= 500)
    return new LoginFailure("offline", error);
  return new LoginFailure(REFUSALS[error.code ?? ""] ?? "refused", error);
}

const fromServer = <T>(reply: Promise<T>): Promise<T> =>
  reply.catch((error: unknown) => {
    throw ours(error);
  });

const loadOidc = () =>
  loadChunk(() => import("./oidc.ts")).catch((error: unknown) => {
    throw new LoginFailure("offline", error);
  });

/** Goes to the provider. @throws LoginFailure */
export async function beginLogin(provider: Provider): Promise<void> {
  // PKCE needs the browser's cryptography, which only safe addresses have.
  if (!isSecureContext) throw new LoginFailure("insecure");
  const oidc = await loadOidc();
  const { nonce } = await fromServer(call<{ nonce: string }>("POST", "aaa/login-start"));
  const known =
    provider.exchangedBy === "server"
      ? await fromServer(call<ProviderReply>("GET", `aaa/providers/${provider.id}`))
      : null;
  sessionStorage.setItem(CHOSEN, provider.id);
  try {
    await oidc.leaveFor(provider, nonce, mustAsk(provider.id), known);
  } catch (error) {
    throw new LoginFailure("provider", error);
  }
}

/** The schools of a provider of SAML. @throws LoginFailure */
export const listSchools = (provider: SamlProvider) => fromServer(loadSchools(provider));

/** Goes to the sign-in page of a school. @throws LoginFailure */
export async function beginAtSchool(provider: SamlProvider, { entityId }: SamlSchool): Promise<void> {
  sessionStorage.setItem(CHOSEN, provider.id);
  await fromServer(leaveForSchool(provider, entityId, mustAsk(entityId)));
}

/** Whether an address is a provider's answer. */
export const isAnswer = (search: string): boolean => {
  if (readReturn(search)) return true;
  const query = new URLSearchParams(search);
  return query.has("state") && (query.has("code") || query.has("error"));
};

/**
 * Whether the provider's token endpoint gave no answer, or only a gateway's: of these oidc-client-ts has an error of its
 * own for a timeout only.
 */
const isAway = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error &&
    (error.name === "ErrorTimeout" || /\(5\d\d\)|^Invalid response Content-Type/.test(error.message)));

async function finish(address: string): Promise<LoginReply> {
  const back = readReturn(new URL(address).search);
  if (back && "failed" in back) throw new LoginFailure(REFUSALS[back.failed] ?? "refused");
  if (back) return fromServer(finishAtSchool(back));
  const refusal = new URL(address).searchParams.get("error");
  if (refusal) throw new LoginFailure(refusal === "access_denied" ? "cancelled" : "refused");
  const { providers } = await fromServer(call<ProvidersReply>("GET", "aaa/providers"));
  const provider = providers.find(({ id }) => id === sessionStorage.getItem(CHOSEN));
  if (!provider) throw new LoginFailure("refused");
  // Where several providers answer here, each names itself (RFC 9207).
  const answering = new URL(address).searchParams.get("iss");
  if (answering !== null && !isIssuer(provider.issuer, answering)) throw new LoginFailure("refused");
  const oidc = await loadOidc();
  const body = await oidc.takeAnswer(provider, address).catch((error: unknown) => {
    // All else is an answer that does not fit.
    throw new LoginFailure(isAway(error) ? "provider" : "refused", error);
  });
  return fromServer(call<LoginReply>("POST", `aaa/login-${provider.id}-oauth2`, { body }));
}

const answers = new Map<string, Promise<LoginReply>>();

async function signInBy(address: string): Promise<LoginReply> {
  const reply = await finish(address).catch((error: unknown) => {
    // The next try may be another account.
    markLeft();
    throw error;
  });
  last = sessionStorage.getItem(CHOSEN);
  sessionStorage.removeItem(CHOSEN);
  noteAsked();
  const { id, name, credit_amount, new_user } = reply.user;
  claimSettings(id);
  signIn({ name, token: reply.token, roles: reply.roles, credit_amount, new_user });
  return reply;
}

/** Takes the provider's answer and signs in; the same answer is taken only once. @throws LoginFailure */
export async function finishLogin(address: string): Promise<LoginReply> {
  const taken = answers.get(address) ?? signInBy(address);
  answers.set(address, taken);
  return taken;
}

/** Loads an address in place of the provider's answer, to which the browser's arrow must not lead back; a seam for tests. */
export const inPlace = { load: (address: string): void => location.replace(address) };

const isEmpty = (settings: PlayerSettings): boolean => Object.keys(settings).length === 0;

/**
 * The account's language and settings; the settings are taken over. An account that has none yet gets those that its
 * person has chosen here. Null when they cannot be had now.
 */
export async function loadAccount(): Promise<User | null> {
  try {
    const user = await call<User>("GET", "users");
    // Only accounts have these: a session that ended before owners were stored has left them.
    const { mails: _mails, face: _face, ...here } = readSettings();
    const hasNone = isEmpty(user.settings);
    adoptSettings(hasNone ? here : user.settings);
    if (hasNone && !isEmpty(here)) savePlayerSettings(here);
    return user;
  } catch {
    return null;
  }
}
