import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLocation } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../shared/i18n/i18n.tsx";
import { clearCache } from "../shared/api/use-load.ts";
import { loadTexts } from "../shared/i18n/texts.ts";
import { signIn } from "../shared/session/session.ts";
import { person } from "../testing/people.ts";
import { stubDialogs } from "../testing/dialogs.ts";
import { BottomBar } from "./bottom-bar.tsx";

/** Whether the dialog was still there when the heading of a screen would take the focus. */
let covered: boolean[] = [];
function Screen() {
  const [pathname] = useLocation();
  useLayoutEffect(() => void covered.push(document.querySelector("dialog") !== null), [pathname]);
  return null;
}

beforeEach(() => {
  localStorage.clear();
  stubDialogs();
  covered = [];
  history.replaceState(null, "", "/home");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a way out of its dialog closes it before the next screen takes the focus, and does not open it on the way back", async () => {
  const { say } = SPEAKERS.sl;
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <Screen />
      <BottomBar />
    </LanguageProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: say({ id: "shell.menu.more" }) }));
  await screen.findByRole("dialog");
  act(() => navigate("/settings"));
  expect(covered).toEqual([false, false]);
  act(() => navigate("/home"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a mentor's bar counts the assignments with answers that were not seen", async () => {
  const news = {
    groups: [
      { id: "a", count: 1 },
      { id: "b", count: 2 },
    ],
    students: [{ id: "c", count: 5 }],
  };
  vi.stubGlobal("fetch", (url: URL) =>
    Promise.resolve(Response.json(url.pathname.endsWith("/new-answers") ? news : { assignments: [] })),
  );
  await loadTexts("rest", "sl");
  await clearCache();
  signIn(person({ roles: ["mentor"] }));
  await act(async () => {
    render(
      <LanguageProvider first={SPEAKERS.sl}>
        <BottomBar />
      </LanguageProvider>,
    );
  });
  expect(await screen.findByRole("link", { name: /^Razred ?3 naloge z novimi odgovori$/ })).toBeTruthy();
});
