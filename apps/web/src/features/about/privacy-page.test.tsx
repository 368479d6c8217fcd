import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { User } from "@karota/contract/users/user.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import PrivacyPage from "./privacy-page.tsx";

/** The row of the table that names each field of a person: whoever adds a field says here, and in the texts, where. */
const ROWS: Readonly<Record<keyof User, string | null>> = {
  id: null,
  name: "account",
  email: "account",
  new_user: "account",
  unique_code: "code",
  unique_code_expires: "code",
  address: "billing",
  post_number: "billing",
  post: "billing",
  country: "billing",
  company: "billing",
  vat_id: "billing",
  language: "settings",
  settings: "settings",
  pupil: "classes",
  roles: "account",
  credit_amount: "carrots",
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show() {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}, { status: 404 })));
  await loadSpeaker("sl");
  await loadTexts("about", "sl");
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <PrivacyPage />
    </LanguageProvider>,
  );
  await act(async () => undefined);
}

it("has a row for everything that the server stores about a person", async () => {
  await show();
  const shown = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  const told = Object.values(ROWS).filter((row) => row !== null);
  for (const row of told) expect(shown).toContain(SPEAKERS.sl.say({ id: `privacy.row.${row}` }));
});

it("says what mentors, students and others who play the same board see", async () => {
  await show();
  const seen = ["mentor", "student", "players"].map((one) => SPEAKERS.sl.say({ id: `privacy.seen.${one}` }));
  for (const text of seen) expect(screen.getByText(text)).toBeTruthy();
});
