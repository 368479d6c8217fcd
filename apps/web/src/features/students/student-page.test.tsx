import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Student } from "@karota/contract/mentorship/mentorship.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { signIn } from "../../shared/session/session.ts";
import { person } from "../../testing/people.ts";
import { setSiteSettings } from "../../testing/site-settings.ts";
import { StudentPage } from "./student-page.tsx";

const ANA: Student = {
  id: crypto.randomUUID(),
  name: "Ana Novak",
  face: null,
  added: "2026-11-05T10:00:00+01:00",
  groups: [],
  assignments: { inProgress: 0, upcoming: 0, completed: 0, open: 0 },
  lastAnswer: null,
  results: [],
};

beforeEach(async () => {
  localStorage.clear();
  setSiteSettings();
  await loadSpeaker("sl");
  await loadTexts("rest", "sl");
  await clearCache();
  signIn(person({ roles: ["mentor"] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const headingOf = async (student: Student): Promise<HTMLElement> => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(student)));
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <StudentPage assignments={() => null} />
    </LanguageProvider>,
  );
  await act(async () => undefined);
  return screen.getByRole("heading", { level: 1, name: student.name });
};

it("shows the student's chosen picture beside the name", async () => {
  const heading = await headingOf({ ...ANA, face: { animal: "owl", colour: "words" } });
  expect(heading.querySelector('[data-category="words"] svg')).not.toBeNull();
});

it("shows the first letter of who has chosen none", async () => {
  const heading = await headingOf(ANA);
  expect(heading.querySelector("svg")).toBeNull();
  expect(heading.querySelector('[data-letter="A"]')).not.toBeNull();
});
