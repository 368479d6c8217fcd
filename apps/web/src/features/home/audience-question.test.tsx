import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { readSettings, savePlayerSettings } from "../../shared/session/settings.ts";
import { AudienceQuestion } from "./audience-question.tsx";

const speaker = SPEAKERS.sl;
const text = (id: string) => speaker.say({ id });
const show = () =>
  render(
    <LanguageProvider first={speaker}>
      <AudienceQuestion />
    </LanguageProvider>,
  );
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test.each([
  ["3. razred", { audience: "pupil", school_year: 3 }],
  ["srednja šola", { audience: "pupil", school_year: 10 }],
  [text("home.audience.fun"), { audience: "fun" }],
  [text("home.audience.teacher"), { audience: "teacher" }],
  [text("home.audience.skip"), { audience: "unsaid" }],
])("%s is saved, said, and not asked again", (name, saved) => {
  show();
  fireEvent.click(screen.getByRole("button", { name }));
  expect(readSettings()).toEqual(saved);
  expect(document.activeElement?.textContent).toBe(text("home.audience.saved"));
  cleanup();
  expect(show().container.childElementCount).toBe(0);
});

test("who has answered is not asked", () => {
  savePlayerSettings({ audience: "unsaid" });
  expect(show().container.childElementCount).toBe(0);
});
