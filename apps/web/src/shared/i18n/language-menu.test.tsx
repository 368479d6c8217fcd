import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Language, Speaker } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "./i18n.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import type * as Texts from "./texts.ts";

/** Brings the texts of a language that was asked for. */
const bring = new Map<Language, (speaker: Speaker) => void>();
vi.mock("./texts.ts", async (original) => ({
  ...(await original<typeof Texts>()),
  loadSpeaker: (language: Language) => new Promise<Speaker>((resolve) => bring.set(language, resolve)),
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("the language that was chosen last stays, also where the texts of an earlier one come after its own", async () => {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <LanguageMenu />
    </LanguageProvider>,
  );
  const menu = screen.getByRole<HTMLSelectElement>("combobox");
  for (const language of ["de", "en"] as const) fireEvent.change(menu, { target: { value: language } });
  for (const language of ["en", "de"] as const) await act(async () => bring.get(language)!(SPEAKERS[language]));
  expect(menu.value).toBe("en");
  expect(document.documentElement.lang).toBe("en");
  expect(localStorage.getItem("karota:language")).toBe("en");
});
