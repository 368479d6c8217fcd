import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { rememberReturn, takeReturn } from "../../shared/session/leave.ts";
import { person } from "../../testing/people.ts";
import { inPlace } from "./login-flow.ts";
import LoginPage from "./login-page.tsx";

beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ providers: [], saml: [] })));
  for (const language of LANGUAGES) {
    await loadSpeaker(language);
    await loadTexts("rest", language);
  }
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each<[string, MessageId]>([
  ["E-KAROTA-LOGIN_REFUSED", "login.failed.refused"],
  ["E-KAROTA-LOGIN_PROVIDER_DOWN", "login.failed.provider"],
  ["E-KAROTA-LOGIN_WRONG_SCHOOL", "error.E-KAROTA-LOGIN_WRONG_SCHOOL.description"],
  ["E-KAROTA-LOGIN_DECLINED", "error.E-KAROTA-LOGIN_DECLINED.description"],
  ["E-KAROTA-LOGIN_NO_LASTING_ID", "error.E-KAROTA-LOGIN_NO_LASTING_ID.description"],
  ["E-KAROTA-LOGOUT_REFUSED", "error.E-KAROTA-LOGOUT_REFUSED.description"],
  ["E-KAROTA-ACCOUNT_BLOCKED", "error.E-KAROTA-ACCOUNT_BLOCKED.description"],
  ["E-KAROTA-SIGN_UP_CLOSED", "login.failed.closed"],
  ["E-KAROTA-TOO_MANY_REQUESTS", "error.E-KAROTA-TOO_MANY_REQUESTS.description"],
  ["E-KAROTA-INTERNAL", "login.failed.offline"],
])("the page says in every language what has failed: %s", async (code, id) => {
  for (const language of LANGUAGES) {
    // Each answer is taken once.
    history.replaceState(null, "", `/login?failed=${code}&in=${language}`);
    rememberReturn("/join/7h3k-q0m5");
    render(
      <LanguageProvider first={SPEAKERS[language]}>
        <LoginPage />
      </LanguageProvider>,
    );
    const sentence = SPEAKERS[language].say({ id });
    await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(sentence));
    await act(async () => undefined);
    expect(location.search).toBe("");
    // The next try leads to where one wanted to go.
    expect(takeReturn()).toBe("/join/7h3k-q0m5");
    cleanup();
  }
});

test.each([
  ["/games/crossword/weekly?day=2026-11-23&language=sl", false, "/login", 1],
  ["/games/crossword/weekly?day=2026-11-23&language=de", false, "/games/crossword/weekly", 0],
  ["/games/sudoku/weekly?day=2026-11-23", false, "/games/sudoku/weekly", 0],
  // Loading the page would lose the notice for newcomers.
  ["/games/crossword/weekly?day=2026-11-24&language=sl", true, "/games/crossword/weekly", 0],
])("after the sign-in %s is opened in its language, except where newcomers get a notice: %s", async (...row) => {
  const [back, isNew, path, loads] = row;
  const load = vi.spyOn(inPlace, "load").mockReturnValue();
  const { token, roles, name, ...amount } = person();
  const id = "11111111-1111-4111-8111-111111111111";
  const replies: Record<string, unknown> = {
    "aaa/saml/school/finish": {
      token,
      roles,
      user: { id, name, ...amount },
      ...(isNew && { code: "S-REGISTER-FIRST_LOGIN" }),
    },
    users: { id, name, language: "de", settings: {} },
    "aaa/providers": { providers: [], saml: [] },
  };
  vi.stubGlobal("fetch", (url: URL) =>
    Promise.resolve(Response.json(replies[url.pathname.replace("/api/v1/", "")] ?? {})),
  );
  rememberReturn(back);
  history.replaceState(null, "", `/login?saml=school.${encodeURIComponent(back)}`);
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <LoginPage />
    </LanguageProvider>,
  );
  const loaded = Array.from({ length: loads }, () => [back]);
  await vi.waitFor(() => expect([load.mock.calls, location.pathname]).toEqual([loaded, path]));
  cleanup();
  load.mockRestore();
});
