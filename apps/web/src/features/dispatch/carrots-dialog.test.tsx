import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { signIn } from "../../shared/session/session.ts";
import { stubDialogs } from "../../testing/dialogs.ts";
import { person } from "../../testing/people.ts";
import { setSiteSettings } from "../../testing/site-settings.ts";
import { CarrotsDialog } from "./carrots-dialog.tsx";

beforeEach(stubDialogs);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("who cannot buy reads who else gives carrots, without a price and a way to the shop", () => {
  setSiteSettings();
  signIn(person({ buys: false }));
  const { say } = SPEAKERS.en;
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <CarrotsDialog onClose={() => undefined} />
    </LanguageProvider>,
  );
  const dialog = screen.getByRole("dialog");
  expect(dialog.textContent).toContain(say({ id: "dispatch.carrots.given" }));
  expect(dialog.textContent).not.toContain("€");
  expect(dialog.querySelector("a")).toBeNull();
});

test.each([
  ["sl", "10 korenčkov za 1,20 €"],
  ["en", "10 carrots for €1.20"],
  ["de", "10 Karotten für 1,20 €"],
] as const)("the price in how to get carrots is the settings': %s", (language, words) => {
  setSiteSettings({ carrot_cents: 12 });
  render(
    <LanguageProvider first={SPEAKERS[language]}>
      <CarrotsDialog onClose={() => undefined} />
    </LanguageProvider>,
  );
  expect(screen.getByRole("dialog").textContent.replaceAll("\u00a0", " ")).toContain(words);
});
