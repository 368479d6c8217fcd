import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { setSiteSettings } from "../../testing/site-settings.ts";
import { PackagePanel } from "./package-panel.tsx";

const STARTER = {
  name: "starter",
  maxGroups: 1,
  maxStudents: 10,
  maxStudentsPerGroup: 10,
  maxGroupAssignmentsPerWeek: 2,
  maxStudentAssignmentsPerWeek: 10,
  priceFactor: 0,
  groupAssignmentPrice: 0,
  studentAssignmentPrice: 0,
};
const USAGE = {
  students: 10,
  groups: 1,
  largestGroup: 10,
  groupAssignmentsThisWeek: 0,
  studentAssignmentsThisWeek: 0,
};

beforeEach(async () => {
  setSiteSettings({ free: true, sells: false });
  await loadSpeaker("en");
  await loadTexts("rest", "en");
  await clearCache();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** What the panel says of a mentor whose next student leads to this package. */
async function panelFor(student: string | null): Promise<string> {
  const oneMore = { student, group: null, studentAssignment: null, groupAssignment: null };
  const info = { package: STARTER, usage: USAGE, oneMore, down: null, changes: [] };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(info)));
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <PackagePanel of="students" />
    </LanguageProvider>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return document.body.textContent;
}

test("a mentor on a free site reads nothing of packages, which change nothing there", async () => {
  expect(await panelFor("essential")).toBe("");
});

test("a mentor on a free site reads when not even the largest package has room", async () => {
  expect(await panelFor("beyond")).toContain(SPEAKERS.en.say({ id: "package.beyond" }));
});
