import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Route } from "wouter";
import { CODES, type FailureCode } from "@karota/contract/errors/codes.ts";
import type { JoinOffer } from "@karota/contract/mentorship/join.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { Notices } from "../../shared/components/notices.tsx";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { takeReturn } from "../../shared/session/leave.ts";
import { clearSession, signIn } from "../../shared/session/session.ts";
import { stubDialogs } from "../../testing/dialogs.ts";
import { person } from "../../testing/people.ts";
import JoinPage from "./join-page.tsx";

const TOKEN = "7h3k-q0m5-v9x2-c8r4-t6n1-b0w5-zd2f";
const offer = (state: JoinOffer["state"]): JoinOffer => ({
  mentor: { name: "Mojca Novak", face: null },
  group: { name: "7. b" },
  state,
});

let calls: string[];
/** The reply to a call, by its path. */
let reply: (path: string) => Response;
const refuse = (code: FailureCode) => Response.json({ code }, { status: CODES[code] });

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  stubDialogs();
  calls = [];
  vi.stubGlobal("fetch", (url: URL, { method, body }: RequestInit) => {
    const path = url.pathname.replace("/api/v1/", "");
    calls.push(`${method} ${path} ${body as string}`);
    return Promise.resolve(reply(path));
  });
  for (const language of LANGUAGES) {
    await loadSpeaker(language);
    await loadTexts("rest", language);
  }
  await clearCache();
  signIn(person());
  history.replaceState(null, "", `/join/${TOKEN}`);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = async (language: (typeof LANGUAGES)[number] = "sl") => {
  render(
    <LanguageProvider first={SPEAKERS[language]}>
      <Route path="/join/:token">
        <JoinPage />
      </Route>
      <Notices />
    </LanguageProvider>,
  );
  await act(async () => undefined);
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await act(async () => undefined);
};
/** What the page announces. */
const said = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join(" ");
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

it("tells a visitor nothing of the link, asks the server nothing, and comes back after the sign-in", async () => {
  clearSession();
  await show();
  expect(heading()).toBe("Povabilo v skupino");
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole("link", { name: "Prijavi se" }));
  expect(location.pathname).toBe("/login");
  expect(takeReturn()).toBe(`/join/${TOKEN}`);
});

it("shows who asks and what they will see, and joins by one press however often it is pressed", async () => {
  let state: JoinOffer["state"] = "open";
  reply = (path) => {
    if (path === "mentorship/join/open") return Response.json(offer(state));
    state = "member";
    return Response.json({ code: "S-MENTORSHIP-JOINED", offer: offer(state) });
  };
  await show();
  expect(heading()).toBe("Povabilo v skupino 7. b");
  expect(screen.getByText("Mojca Novak te vabi v svojo skupino.")).toBeTruthy();
  expect(screen.getByText("tvoje ime in sličico,")).toBeTruthy();
  const button = screen.getByRole("button", { name: "Pridruži se" });
  fireEvent.click(button);
  fireEvent.click(button);
  await act(async () => undefined);
  const body = JSON.stringify({ token: TOKEN });
  expect(calls).toEqual([
    `POST mentorship/join/open ${body}`,
    `POST mentorship/join ${body}`,
    `POST mentorship/join/open ${body}`,
  ]);
  expect(said()).toContain("Zdaj si v skupini");
  expect(screen.getByRole("link", { name: "Odpri moje naloge" }).getAttribute("href")).toBe("/myAssignments");
});

it("waits for the mentor, notices the approval, and takes a request back", async () => {
  vi.useFakeTimers();
  let state: JoinOffer["state"] = "approval";
  reply = (path) => {
    if (path === "mentorship/join") state = "waiting";
    if (path === "mentorship/join/withdraw") state = "approval";
    return Response.json(
      path === "mentorship/join" ? { code: "S-MENTORSHIP-JOIN_REQUESTED", offer: offer(state) } : offer(state),
    );
  };
  await show("en");
  expect(screen.getByText("You’ll be in the group as soon as your mentor lets you in.")).toBeTruthy();
  await press("Ask to join");
  expect(said()).toContain("Your request has been sent");
  expect(document.activeElement?.textContent).toBe(heading());
  (document.activeElement as HTMLElement).blur();
  await press("Take the request back");
  expect(screen.getByRole("button", { name: "Ask to join" })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(heading());
  await press("Ask to join");
  state = "member";
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(said()).toContain("You’re in the group");
});

it("greets who is in already, in every language", async () => {
  reply = () => Response.json(offer("member"));
  for (const language of LANGUAGES) {
    await clearCache();
    await show(language);
    expect(said()).toContain(SPEAKERS[language].say({ id: "error.I-MENTORSHIP-ALREADY_A_MEMBER.title" }));
    expect(screen.queryByRole("button", { name: SPEAKERS[language].say({ id: "join.act" }) })).toBeNull();
    cleanup();
  }
});

const ENDED = [
  "E-MENTORSHIP-JOIN_LINK_UNKNOWN",
  "E-MENTORSHIP-JOIN_LINK_OFF",
  "E-MENTORSHIP-JOIN_LINK_OVER",
  "E-MENTORSHIP-JOIN_LINK_RENEWED",
  "E-MENTORSHIP-JOIN_LINK_WITHOUT_GROUP",
  "E-MENTORSHIP-JOIN_LINK_FULL",
  "E-MENTORSHIP-OWN_JOIN_LINK",
  "E-MENTORSHIP-JOIN_REFUSED",
  // Too many guesses from this address, and a pupil with a class card.
  "E-KAROTA-TOO_MANY_REQUESTS",
  "E-CLASS-NOT_FOR_PUPILS",
] as const;

it.each(ENDED)("says in words of its own why nobody can come: %s", async (code) => {
  reply = () => refuse(code);
  for (const language of LANGUAGES) {
    await clearCache();
    await show(language);
    const { say } = SPEAKERS[language];
    expect(said()).toContain(say({ id: `error.${code}.title` }));
    expect(said()).toContain(say({ id: `error.${code}.description` }));
    expect(screen.queryByRole("dialog")).toBeNull();
    cleanup();
  }
});

it("a link that became full between the opening and the press says so in a popup and on the page", async () => {
  let isFull = false;
  reply = (path) => {
    if (path === "mentorship/join") isFull = true;
    return isFull ? refuse("E-MENTORSHIP-JOIN_LINK_FULL") : Response.json(offer("open"));
  };
  await show();
  await press("Pridruži se");
  expect(screen.queryByRole("button", { name: "Pridruži se" })).toBeNull();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Povabilo v skupino");
});

it("names who is signed in, since a tablet may be shared", async () => {
  reply = () => Response.json(offer("open"));
  await show();
  expect(screen.getByText(/Prijava na ime Maja Žagar\./)).toBeTruthy();
  expect(screen.getByRole("link", { name: "To nisi ti? Odjavi se." }).getAttribute("href")).toBe("/logout");
});
