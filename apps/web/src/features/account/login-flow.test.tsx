import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LoginBody } from "@karota/contract/auth/login.ts";
import type { PlayerSettings } from "@karota/contract/users/user.ts";
import type * as LoadChunk from "../../shared/api/load-chunk.ts";
import { markLeft } from "../../shared/session/ask-who.ts";
import { clearSession, readSession, signIn } from "../../shared/session/session.ts";
import { adoptSettings, readSettings, savePlayerSettings } from "../../shared/session/settings.ts";
import { signOut } from "../../shared/session/sign-out.ts";
import { person } from "../../testing/people.ts";
import { beginLogin, finishLogin, isAnswer, lastProvider, loadAccount, LoginFailure } from "./login-flow.ts";

const oidc = vi.hoisted(() => ({
  leaveFor: vi.fn<(provider: unknown, nonce: string, asksWho: boolean, known: unknown) => Promise<void>>(),
  takeAnswer: vi.fn<() => Promise<LoginBody>>(),
}));
vi.mock("./oidc.ts", () => oidc);
const parts = vi.hoisted(() => ({ reached: true }));
vi.mock("../../shared/api/load-chunk.ts", async (original) => {
  const real = await original<typeof LoadChunk>();
  const loadChunk = <Loaded,>(load: () => Promise<Loaded>) =>
    parts.reached ? real.loadChunk(load) : Promise.reject(new real.ChunkFailure(new Error("no answer")));
  return { ...real, loadChunk };
});

const PROVIDER = {
  id: "demo",
  label: "Demo",
  issuer: "http://127.0.0.1:9",
  clientId: "karota",
  demo: true,
  exchangedBy: "page",
} as const;
const REPLY = {
  token: person().token,
  roles: [],
  user: { id: "x", name: "Maja", email: "maja@example.org", credit_amount: 5, new_user: true },
  code: "S-REGISTER-FIRST_LOGIN",
};
let turn = 0;
/** A provider's answer of its own for every test: each is taken only once. */
const answer = (query: string) => `http://localhost/login?state=s${turn++}&${query}`;
const problemOf = async (promise: Promise<unknown>): Promise<string> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof LoginFailure ? error.problem : "none";
};
type Server = (path: string) => Response;
const serve = (server: Server) => {
  const fetched = vi.fn<(url: URL) => Promise<Response>>((url) =>
    Promise.resolve(server(url.pathname.replace("/api/v1/", ""))),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
};
const fine: Server = (path) =>
  Response.json(
    path === "aaa/login-start"
      ? { nonce: "n".repeat(22) }
      : path === "aaa/providers"
        ? { providers: [PROVIDER], saml: [] }
        : REPLY,
  );

beforeEach(() => {
  vi.stubGlobal("isSecureContext", true);
  sessionStorage.setItem("karota:provider", "demo");
  oidc.leaveFor.mockResolvedValue();
  oidc.takeAnswer.mockResolvedValue({ id_token: "id.token.here" });
  serve(fine);
  parts.reached = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test("the provider gets the server's nonce", async () => {
  await beginLogin(PROVIDER);
  expect(oidc.leaveFor).toHaveBeenCalledWith(PROVIDER, "n".repeat(22), false, null);
});

test("after a sign-out the provider has to show its form, until a sign-in has succeeded", async () => {
  const asks = async (): Promise<boolean> => {
    oidc.leaveFor.mockClear();
    await beginLogin(PROVIDER);
    sessionStorage.setItem("karota:provider", "demo");
    return oidc.leaveFor.mock.calls[0]![2];
  };
  signIn(person());
  await signOut();
  expect(await asks()).toBe(true);
  // A sign-in that failed does not clear the mark.
  expect(await problemOf(finishLogin(answer("error=access_denied")))).toBe("cancelled");
  expect(await asks()).toBe(true);
  await finishLogin(answer("code=c"));
  expect(await asks()).toBe(false);
});

test("the form of one provider says nothing of a session at another: each has to show its own after a sign-out", async () => {
  const other = { ...PROVIDER, id: "other", issuer: "http://127.0.0.1:10" };
  serve((path) => (path === "aaa/providers" ? Response.json({ providers: [PROVIDER, other], saml: [] }) : fine(path)));
  const asks = async (provider: typeof PROVIDER | typeof other): Promise<boolean> => {
    oidc.leaveFor.mockClear();
    await beginLogin(provider);
    return oidc.leaveFor.mock.calls[0]![2];
  };
  await signOut();
  expect(await asks(other)).toBe(true);
  await finishLogin(answer("code=c"));
  expect([await asks(other), await asks(PROVIDER)]).toEqual([false, true]);
  await finishLogin(answer("code=c"));
  expect([await asks(other), await asks(PROVIDER)]).toEqual([false, false]);
  await signOut();
  expect([await asks(other), await asks(PROVIDER)]).toEqual([true, true]);
});

test("a provider that was not asked for its form, since the sign-out came later, is asked at the next sign-in", async () => {
  await beginLogin(PROVIDER);
  markLeft();
  await finishLogin(answer("code=c"));
  await beginLogin(PROVIDER);
  expect(oidc.leaveFor.mock.calls.map(([, , asksWho]) => asksWho)).toEqual([false, true]);
});

test("after a refused sign-in the provider shows its form at the next try: it may be another account", async () => {
  serve((path) =>
    path.endsWith("oauth2") ? Response.json({ code: "E-KAROTA-ACCOUNT_BLOCKED" }, { status: 403 }) : fine(path),
  );
  expect(await problemOf(finishLogin(answer("code=c")))).toBe("blocked");
  serve(fine);
  await beginLogin(PROVIDER);
  expect(oidc.leaveFor).toHaveBeenCalledWith(PROVIDER, "n".repeat(22), true, null);
});

test("a provider that cannot be reached, a server that cannot, an address that is not safe: each has its own message", async () => {
  oidc.leaveFor.mockRejectedValueOnce(new TypeError("network"));
  expect(await problemOf(beginLogin(PROVIDER))).toBe("provider");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
  expect(await problemOf(beginLogin(PROVIDER))).toBe("offline");
  vi.stubGlobal("isSecureContext", false);
  expect(await problemOf(beginLogin(PROVIDER))).toBe("insecure");
});

test("a part of the page that cannot be loaded counts as a lost network, before and after the provider", async () => {
  parts.reached = false;
  expect(await problemOf(beginLogin(PROVIDER))).toBe("offline");
  expect(await problemOf(finishLogin(answer("code=c")))).toBe("offline");
});

test("a good answer signs in, is sent once and leaves nothing of the flow behind", async () => {
  const fetched = serve(fine);
  const address = answer("code=c");
  const [first, second] = await Promise.all([finishLogin(address), finishLogin(address)]);
  expect(first).toBe(second);
  expect(fetched.mock.calls.filter(([url]) => url.pathname.endsWith("login-demo-oauth2"))).toHaveLength(1);
  expect(readSession()).toMatchObject({ name: "Maja", credit_amount: 5, new_user: true });
  expect(localStorage.getItem("karota:user")).not.toContain("example.org");
  expect(sessionStorage.length).toBe(0);
  expect(lastProvider()).toBe("demo");
});

test.each([
  ["cancelled", () => answer("error=access_denied"), fine],
  ["refused", () => answer("error=server_error"), fine],
  [
    "refused",
    () => answer("code=c"),
    (path: string) =>
      path.endsWith("oauth2") ? Response.json({ code: "E-KAROTA-LOGIN_REFUSED" }, { status: 400 }) : fine(path),
  ],
  [
    "offline",
    () => answer("code=c"),
    (path: string) =>
      path.endsWith("oauth2") ? Response.json({ code: "E-KAROTA-INTERNAL" }, { status: 500 }) : fine(path),
  ],
] as const)("a login that is %s signs no one in", async (problem, address, server) => {
  serve(server);
  expect(await problemOf(finishLogin(address()))).toBe(problem);
  expect(readSession()).toBeNull();
});

test("an answer of another provider than the requested one is refused before its code is sent anywhere", async () => {
  const own = encodeURIComponent(PROVIDER.issuer);
  expect(await problemOf(finishLogin(answer("code=c&iss=https%3A%2F%2Fevil.example")))).toBe("refused");
  expect(oidc.takeAnswer).not.toHaveBeenCalled();
  expect(await problemOf(finishLogin(answer(`code=c&iss=${own}`)))).toBe("none");
});

const ADDRESSES = { authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth" };
const GOOGLE = { ...PROVIDER, issuer: "https://accounts.google.com", demo: false, exchangedBy: "server" } as const;
const google =
  (addresses: () => Response): Server =>
  (path) =>
    path === "aaa/providers/demo"
      ? addresses()
      : path === "aaa/providers"
        ? Response.json({ providers: [GOOGLE], saml: [] })
        : fine(path);

test("a provider with a secret is asked nothing by the page: our server knows its addresses and gets the code", async () => {
  const fetched = serve(google(() => Response.json(ADDRESSES)));
  await beginLogin(GOOGLE);
  expect(oidc.leaveFor).toHaveBeenCalledWith(GOOGLE, "n".repeat(22), false, ADDRESSES);
  const body = { code: "c", code_verifier: "v".repeat(43) };
  oidc.takeAnswer.mockResolvedValue(body);
  await finishLogin(answer("code=c"));
  const sent = fetched.mock.calls.find(([url]) => url.pathname.endsWith("oauth2")) as unknown as [URL, RequestInit];
  expect(sent[1].body).toBe(JSON.stringify(body));
});

test("a provider that our server cannot reach, and a school that is not let in: each has its own message", async () => {
  const down = () => Response.json({ code: "E-KAROTA-LOGIN_PROVIDER_DOWN" }, { status: 400 });
  serve(google(down));
  expect(await problemOf(beginLogin(GOOGLE))).toBe("provider");
  expect(oidc.leaveFor).not.toHaveBeenCalled();
  const refuseWith = (code: string, status: number) =>
    serve((path) => (path.endsWith("oauth2") ? Response.json({ code }, { status }) : google(down)(path)));
  refuseWith("E-KAROTA-LOGIN_PROVIDER_DOWN", 400);
  expect(await problemOf(finishLogin(answer("code=c")))).toBe("provider");
  sessionStorage.setItem("karota:provider", "demo");
  refuseWith("E-KAROTA-LOGIN_WRONG_SCHOOL", 403);
  expect(await problemOf(finishLogin(answer("code=c")))).toBe("school");
});

test.each([
  ["provider", new TypeError("network")],
  ["provider", Object.assign(new Error("Network timed out"), { name: "ErrorTimeout" })],
  ["provider", new Error("Service Unavailable (503): {}")],
  ["provider", new Error("Invalid response Content-Type: text/html, from URL: https://id.example/token")],
  ["refused", new Error("Bad Request (400): {}")],
  ["refused", new Error("No matching state found in storage")],
])("when the code cannot be exchanged the page says: %s, for %s", async (problem, error) => {
  oidc.takeAnswer.mockRejectedValueOnce(error);
  expect(await problemOf(finishLogin(answer("code=c")))).toBe(problem);
});

test("an answer without a request is refused", async () => {
  sessionStorage.clear();
  expect(await problemOf(finishLogin(answer("code=c")))).toBe("refused");
});

test("only an address with state and code or error is a provider's answer", () => {
  expect(["?state=a&code=b", "?state=a&error=b", "?code=b", "?reset=true", ""].map(isAnswer)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

/** Signs in to an account with these settings; returns what was then saved in it. */
async function comeIn(id: string, settings: PlayerSettings): Promise<unknown[]> {
  sessionStorage.setItem("karota:provider", "demo");
  const saved: unknown[] = [];
  vi.stubGlobal("fetch", ({ pathname }: URL, { body }: RequestInit) => {
    if (pathname.endsWith("/users/settings")) saved.push(JSON.parse(body as string));
    if (pathname.endsWith("/users")) return Promise.resolve(Response.json({ id, settings }));
    const reply = { ...REPLY, token: person({ id }).token, user: { ...REPLY.user, id } };
    return Promise.resolve(pathname.endsWith("oauth2") ? Response.json(reply) : fine("aaa/providers"));
  });
  await finishLogin(answer("code=c"));
  await loadAccount();
  return saved;
}
const [ANA, BOR] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];

test("what a visitor has chosen goes to an account without settings, and one that has some keeps them", async () => {
  savePlayerSettings({ text_size: "larger", two_keys: true });
  expect(await comeIn(ANA, {})).toEqual([{ settings: { text_size: "larger", two_keys: true } }]);
  expect(readSettings()).toEqual({ text_size: "larger", two_keys: true });
  await signOut();
  savePlayerSettings({ scheme: "dark" });
  expect(await comeIn(ANA, { text_size: "larger" })).toEqual([]);
  expect(readSettings()).toEqual({ text_size: "larger" });
});

test("a newcomer gets nothing of the person whose session has expired here, who has it again at the next sign-in", async () => {
  await comeIn(ANA, { text_size: "larger", face: { animal: "bee", colour: "words" } });
  clearSession();
  expect(readSettings().text_size).toBe("larger");
  expect(await comeIn(BOR, {})).toEqual([]);
  expect(readSettings()).toEqual({});
  clearSession();
  await comeIn(ANA, { text_size: "larger" });
  expect(readSettings()).toEqual({ text_size: "larger" });
});

test("where nobody knows whose settings these are, a face and mails are no newcomer’s", async () => {
  adoptSettings({ font: "opendyslexic", face: { animal: "bee", colour: "words" }, mails: { due_tomorrow: true } });
  expect(await comeIn(BOR, {})).toEqual([{ settings: { font: "opendyslexic" } }]);
  expect(readSettings()).toEqual({ font: "opendyslexic" });
});
