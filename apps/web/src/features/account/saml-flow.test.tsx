import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { SamlSchool } from "@karota/contract/auth/saml.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { markLeft } from "../../shared/session/ask-who.ts";
import { page } from "../../shared/session/leave.ts";
import { readSession } from "../../shared/session/session.ts";
import { person } from "../../testing/people.ts";
import { beginAtSchool, finishLogin, isAnswer, lastProvider, LoginFailure } from "./login-flow.ts";
import { readReturn } from "./saml-flow.ts";
import { matching, SchoolChoice } from "./school-choice.tsx";

const PROVIDER = { id: "arnes", label: "ArnesAAI" };
const CODE = "c".repeat(43);
const school = (name: string, ...otherNames: string[]): SamlSchool => ({
  entityId: `https://${name}.example`,
  name,
  otherNames,
});
const REPLY = {
  token: person().token,
  roles: [],
  user: { id: "x", name: "Maja", email: "", credit_amount: 5, new_user: false },
};
const sent = vi.fn<(path: string, body: unknown) => void>();
let reply: Response;

beforeAll(async () => {
  await loadSpeaker("en");
  await loadTexts("rest", "en");
});

beforeEach(() => {
  reply = Response.json(REPLY);
  vi.stubGlobal(
    "fetch",
    vi.fn<(url: URL, init?: { readonly body?: string }) => Promise<Response>>((url, init) => {
      sent(url.pathname, JSON.parse(init?.body ?? "null"));
      return Promise.resolve(reply.clone());
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const problemOf = async (promise: Promise<unknown>): Promise<string> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof LoginFailure ? error.problem : "none";
};

test("the page leaves for the chosen school, which has to ask who it is after a sign-out", async () => {
  const load = vi.spyOn(page, "load").mockImplementation(() => undefined);
  reply = Response.json({ address: "https://idp.example/sso?SAMLRequest=x" });
  await beginAtSchool(PROVIDER, school("one"));
  markLeft();
  await beginAtSchool(PROVIDER, school("one"));
  expect(sent.mock.calls).toEqual([
    ["/api/v1/aaa/saml/arnes/start", { entityId: "https://one.example", asksWho: false }],
    ["/api/v1/aaa/saml/arnes/start", { entityId: "https://one.example", asksWho: true }],
  ]);
  expect(load).toHaveBeenCalledWith("https://idp.example/sso?SAMLRequest=x");
});

test("the form of one school says nothing of a session at another: each has to ask who it is after a sign-out", async () => {
  vi.spyOn(page, "load").mockImplementation(() => undefined);
  const asks = async (name: string) => {
    sent.mockClear();
    reply = Response.json({ address: "https://idp.example/sso?SAMLRequest=x" });
    await beginAtSchool(PROVIDER, school(name));
    return (sent.mock.calls[0]![1] as { readonly asksWho: boolean }).asksWho;
  };
  markLeft();
  expect(await asks("one")).toBe(true);
  reply = Response.json(REPLY);
  await finishLogin(`http://localhost/login?saml=arnes.${"d".repeat(43)}`);
  expect([await asks("one"), await asks("two")]).toEqual([false, true]);
});

test("the one-time code is sent once, and signs in", async () => {
  sent.mockClear();
  sessionStorage.setItem("karota:provider", "arnes");
  const address = `http://localhost/login?saml=arnes.${CODE}`;
  await Promise.all([finishLogin(address), finishLogin(address)]);
  expect(sent.mock.calls).toEqual([["/api/v1/aaa/saml/arnes/finish", { code: CODE }]]);
  expect(readSession()?.name).toBe("Maja");
  expect(lastProvider()).toBe("arnes");
});

test.each([
  ["E-KAROTA-LOGIN_REFUSED", "refused"],
  ["E-KAROTA-LOGIN_DECLINED", "declined"],
  ["E-KAROTA-LOGIN_NO_LASTING_ID", "unknown"],
  ["E-KAROTA-LOGIN_PROVIDER_DOWN", "provider"],
  ["E-KAROTA-TOO_MANY_REQUESTS", "busy"],
  ["E-KAROTA-UNAVAILABLE", "offline"],
  ["<b>x</b>", "refused"],
])("a school's answer that failed with %s is shown as %s, and nothing is sent", async (code, problem) => {
  sent.mockClear();
  const search = `?failed=${encodeURIComponent(code)}`;
  expect(isAnswer(search)).toBe(true);
  expect(await problemOf(finishLogin(`http://localhost/login${search}`))).toBe(problem);
  expect(sent).not.toHaveBeenCalled();
  expect(readSession()).toBeNull();
});

test("other addresses of the login page are no answers", () => {
  for (const search of ["", "?saml=", "?saml=arnes", "?saml=.x", "?reset=true"]) expect(readReturn(search)).toBeNull();
});

test("schools are found by parts of their names in any language, without regard to case and signs", () => {
  const schools = [
    school("Osnovna šola Čebelica", "Bee School"),
    school("Gimnazija Želva"),
    school("Gymnasium Weißensee Đurđevac"),
  ];
  const found = (typed: string) => matching(schools, typed).map(({ name }) => name);
  expect(found("")).toHaveLength(3);
  expect(found("cebel sola")).toEqual(["Osnovna šola Čebelica"]);
  expect(found("BEE")).toEqual(["Osnovna šola Čebelica"]);
  expect(found("želva ")).toEqual(["Gimnazija Želva"]);
  for (const typed of ["weissensee", "WEIẞ", "durdevac"])
    expect(found(typed), typed).toEqual(["Gymnasium Weißensee Đurđevac"]);
  expect(found("x")).toEqual([]);
});

test("the list says how many schools there are, shows the first, and is chosen from by a press", () => {
  const schools = Array.from({ length: 25 }, (_, index) => school(`School ${index}`));
  const chosen = vi.fn<(school: SamlSchool) => void>();
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <SchoolChoice schools={schools} busy={null} onChoose={chosen} onBack={() => undefined} />
    </LanguageProvider>,
  );
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  expect(screen.getByRole("status").textContent).toBe("25 schools");
  expect(screen.getAllByRole("listitem")).toHaveLength(20);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "school 24" } });
  fireEvent.click(screen.getByRole("button", { name: "School 24" }));
  expect(chosen).toHaveBeenCalledWith(schools[24]);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "none" } });
  expect(screen.getByRole("status").textContent).toBe("No school has this name");
});
