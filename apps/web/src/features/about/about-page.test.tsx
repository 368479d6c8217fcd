import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import AboutPage from "./about-page.tsx";

let answer: () => Response;
beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(answer()));
  await loadSpeaker("sl");
  await loadTexts("about", "sl");
  await clearCache();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = async () => {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <AboutPage />
    </LanguageProvider>,
  );
  await act(async () => undefined);
};

it("shows the three numbers with words in their forms", async () => {
  answer = () => Response.json({ registered_users: 12502, active_games: 36, completed_games: 2 });
  await show();
  expect([...document.querySelectorAll("dl > div")].map(({ textContent }) => textContent)).toEqual([
    "registrirana igralca12.502",
    "različnih iger36",
    "dokončani igri2",
  ]);
});

it("describes Karota also when the numbers cannot be loaded", async () => {
  answer = () => Response.json({ code: "E-KAROTA-NOT_FOUND" }, { status: 404 });
  await show();
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
    "Številk zdaj ni mogoče naložiti.",
  );
  expect(screen.getAllByRole("heading", { level: 2 }).length).toBe(5);
});
