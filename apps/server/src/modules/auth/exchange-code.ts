import * as z from "zod";
import type { Config, Provider } from "../../config.ts";
import { tracedFetch } from "../../tracing/index.ts";
import { FETCH_TIMEOUT_MS, providerDown, type Discovery, type ProviderKeys } from "./provider-keys.ts";

/** A code of the provider, and what proves that this page asked for it (RFC 7636). */
export interface Code {
  readonly code: string;
  readonly code_verifier: string;
}

const tokens = z.object({ id_token: z.string().check(z.minLength(1), z.maxLength(16_384)) });
// RFC 6749, section 5.2; a provider's description may name a person, and is not written down.
const refusal = z.object({ error: z.string().check(z.regex(/^[\w.-]{1,60}$/)) });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The error of the parser would quote the answer.
    throw providerDown(new Error("the token endpoint answered something else than JSON"));
  }
}

/** The header that identifies us, or the same in the body for a provider that takes no other (RFC 6749, 2.3.1). */
function identify(
  { clientId, clientSecret = "" }: Provider,
  { token_endpoint_auth_methods_supported: methods }: Discovery,
  form: URLSearchParams,
): Record<string, string> {
  if (methods && !methods.includes("client_secret_basic")) {
    form.set("client_id", clientId);
    form.set("client_secret", clientSecret);
    return {};
  }
  const encoded = (text: string) => new URLSearchParams([["", text]]).toString().slice(1);
  const credentials = `${encoded(clientId)}:${encoded(clientSecret)}`;
  return { authorization: `Basic ${Buffer.from(credentials).toString("base64")}` };
}

/**
 * Exchanges a code for the ID token at the provider, with the client's secret. The token is not checked yet.
 * @throws E-KAROTA-LOGIN_PROVIDER_DOWN
 * @throws an error with the provider's own code when it refuses
 */
export async function exchangeCode(
  { config, keys }: { readonly config: Pick<Config, "publicUrl">; readonly keys: ProviderKeys },
  provider: Provider,
  { code, code_verifier }: Code,
): Promise<string> {
  const document = await keys.documentOf(provider);
  if (!document.token_endpoint) throw providerDown(new Error("discovery names no token endpoint"));
  const redirect_uri = `${config.publicUrl}/login`;
  const form = new URLSearchParams({ grant_type: "authorization_code", code, code_verifier, redirect_uri });
  const headers = { accept: "application/json", ...identify(provider, document, form) };
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  const { status, text } = await tracedFetch("identity provider", document.token_endpoint, {
    method: "POST",
    body: form,
    headers,
    signal,
    redirect: "error",
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: unknown) => {
      throw providerDown(error);
    });
  if (status >= 500 || status === 429) throw providerDown(new Error(`the token endpoint answered ${status}`));
  const body = readJson(text);
  if (status !== 200) {
    const { data } = refusal.safeParse(body);
    throw new Error(`the token endpoint answered ${status} ${data?.error ?? "without a code"}`);
  }
  const { data } = tokens.safeParse(body);
  if (!data) throw new Error("the token endpoint answered without an ID token");
  return data.id_token;
}
