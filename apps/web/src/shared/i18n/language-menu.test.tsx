import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Language, Speaker } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "./i18n.tsx";
import { firstLanguage } from "./language.ts";
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
  history.replaceState(null, "", "/");
});

const show = (): HTMLSelectElement => {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <LanguageMenu />
    </LanguageProvider>,
  );
  return screen.getByRole("combobox");
};

test("the language that was chosen last stays, also where the texts of an earlier one come after its own", async () => {
  const menu = show();
  for (const language of ["de", "en"] as const) fireEvent.change(menu, { target: { value: language } });
  for (const language of ["en", "de"] as const) await act(async () => bring.get(language)!(SPEAKERS[language]));
  expect(menu.value).toBe("en");
  expect(document.documentElement.lang).toBe("en");
  expect(localStorage.getItem("karota:language")).toBe("en");
});

test("a chosen language stays after a reload of an address that names another one", async () => {
  history.replaceState({ restart: true }, "", "/home?language=de&board=2#main");
  fireEvent.change(show(), { target: { value: "en" } });
  await act(async () => bring.get("en")!(SPEAKERS.en));
  expect(firstLanguage()).toBe("en");
  expect(location.href.slice(location.origin.length)).toBe("/home?board=2#main");
  expect(history.state).toEqual({ restart: true });
});

test("a language that another tab has chosen stays after a reload too", async () => {
  history.replaceState(null, "", "/home?language=de");
  show();
  localStorage.setItem("karota:language", "en");
  await act(async () => dispatchEvent(new StorageEvent("storage", { key: "karota:language", newValue: "en" })));
  await act(async () => bring.get("en")!(SPEAKERS.en));
  expect(firstLanguage()).toBe("en");
});
