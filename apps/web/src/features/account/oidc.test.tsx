import { webcrypto } from "node:crypto";
import { OidcClient, WebStorageStateStore } from "oidc-client-ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaveFor, takeAnswer, type Provider } from "./oidc.ts";

const GOOGLE: Provider = {
  id: "google",
  label: "Google",
  issuer: "https://accounts.google.com",
  clientId: "karota",
  demo: false,
  exchangedBy: "server",
};
const MICROSOFT: Provider = {
  ...GOOGLE,
  id: "microsoft",
  issuer: "https://login.microsoftonline.com/{tenantid}/v2.0",
};

// The test's browser has no cryptography of its own.
beforeEach(() => void vi.stubGlobal("crypto", webcrypto));
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** The request that leads to a provider, which leaves its state in the browser. */
async function leave(authority: string): Promise<URL> {
  const store = new WebStorageStateStore({ store: sessionStorage });
  const client = new OidcClient({
    authority,
    client_id: "karota",
    redirect_uri: `${location.origin}/login`,
    stateStore: store,
    metadata: { authorization_endpoint: `${authority}/authorize` },
  });
  return new URL((await client.createSigninRequest({ nonce: "n".repeat(22), request_type: "si:r" })).url);
}
const answerTo = (request: URL, query: string) =>
  `${location.origin}/login?state=${request.searchParams.get("state")}&${query}`;
const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCodePoint(...new Uint8Array(digest)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
};

test.each([
  ["Google", GOOGLE, "https://accounts.google.com"],
  ["Microsoft", MICROSOFT, "https://login.microsoftonline.com/organizations/v2.0"],
])(
  "a code of %s goes to our server with what proves the request, once, and the provider is not asked",
  async (...of) => {
    const [, provider, authority] = of;
    const fetched = vi.fn<typeof fetch>();
    vi.stubGlobal("fetch", fetched);
    const request = await leave(authority);
    const body = await takeAnswer(provider, answerTo(request, "code=abc"));
    expect(body).toMatchObject({ code: "abc" });
    const { code_verifier } = body as { code_verifier: string };
    expect(code_verifier).toMatch(/^[\w.~-]{43,128}$/);
    expect(await sha256(code_verifier)).toBe(request.searchParams.get("code_challenge"));
    expect([fetched.mock.calls, sessionStorage.length]).toEqual([[], 0]);
    await expect(takeAnswer(provider, answerTo(request, "code=abc"))).rejects.toThrow();
  },
);

test("with addresses from our server the page leaves for a provider without asking it anything", async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  const known = { authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth" };
  void leaveFor(GOOGLE, "n".repeat(22), true, known);
  await vi.waitFor(() => expect(sessionStorage.length).toBe(1));
  expect(fetched).not.toHaveBeenCalled();
});

test("an answer to no request, without a code, or to a request of another provider is refused", async () => {
  await expect(takeAnswer(GOOGLE, `${location.origin}/login?state=x&code=abc`)).rejects.toThrow();
  await expect(takeAnswer(GOOGLE, answerTo(await leave(GOOGLE.issuer), "scope=openid"))).rejects.toThrow();
  await expect(takeAnswer(GOOGLE, answerTo(await leave("https://id.example"), "code=abc"))).rejects.toThrow();
});

test("a provider that takes a request of the page and does not answer is waited for ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const silent = (_: unknown, { signal }: RequestInit = {}) =>
    new Promise((__, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
    });
  vi.stubGlobal("fetch", vi.fn(silent));
  const asked: Provider = { ...GOOGLE, issuer: "https://id.example", exchangedBy: "page" };
  const answer = answerTo(await leave(asked.issuer), "code=abc");
  const outcomes = Promise.allSettled([leaveFor(asked, "n".repeat(22), false, null), takeAnswer(asked, answer)]);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await vi.advanceTimersByTimeAsync(10_000);
  const late: unknown = expect.objectContaining({ name: "ErrorTimeout" });
  expect(await outcomes).toEqual([1, 2].map(() => ({ status: "rejected", reason: late })));
  vi.useRealTimers();
});
