import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Code } from "@karota/contract/errors/codes.ts";
import type { Role } from "@karota/contract/wire.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { Notices } from "../../shared/components/notices.tsx";
import { takeReturn } from "../../shared/session/leave.ts";
import { signIn } from "../../shared/session/session.ts";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { stubDialogs } from "../../testing/dialogs.ts";
import { setSiteSettings } from "../../testing/site-settings.ts";
import { person } from "../../testing/people.ts";
import MentorshipPage from "./mentorship-page.tsx";

const STARTER = {
  name: "starter",
  maxGroups: 1,
  maxStudents: 10,
  maxStudentsPerGroup: 10,
  maxGroupAssignmentsPerWeek: 2,
  maxStudentAssignmentsPerWeek: 10,
  priceFactor: 0.1,
  groupAssignmentPrice: 1,
  studentAssignmentPrice: 0.1,
};
let asked: string[];
let code: Code;
beforeEach(async () => {
  localStorage.clear();
  setSiteSettings();
  sessionStorage.clear();
  stubDialogs();
  asked = [];
  vi.stubGlobal("fetch", (url: URL, { method }: RequestInit) => {
    const path = url.pathname.replace("/api/v1/mentorship/", "");
    asked.push(`${method} ${path}`);
    const replies: Record<string, unknown> = {
      packages: { packages: [STARTER, { ...STARTER, name: "essential", groupAssignmentPrice: 1.35 }] },
      info: { package: STARTER },
      members: { code },
    };
    return Promise.resolve(Response.json(replies[path]));
  });
  await loadSpeaker("sl");
  await loadTexts("rest", "sl");
  await clearCache();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = async (roles?: readonly Role[], mentors = true) => {
  if (roles) signIn(person({ roles, mentors }));
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <MentorshipPage />
      <Notices />
    </LanguageProvider>,
  );
  await act(async () => undefined);
};

it("shows everyone the packages with their limits and prices, and a visitor signs in and comes back", async () => {
  await show();
  const rows = screen.getAllByRole("row").slice(1);
  const cellsOf = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent.replaceAll("\u00a0", " "));
  expect(rows.map(cellsOf)).toEqual([
    ["ZačetniZačneš tu", "10", "1, v njej do 10", "2 za skupine10 za posameznike", "1,000,10 €", "0,100,01 €"],
    ["Osnovni", "10", "1, v njej do 10", "2 za skupine10 za posameznike", "1,350,135 €", "0,100,01 €"],
  ]);
  const link = screen.getByRole("link", { name: "Prijavi se in postani mentor" });
  fireEvent.click(link);
  expect(sessionStorage.getItem("karota:return")).toBe("/mentorship");
  expect(asked).toEqual(["GET packages"]);
});

it.each(["S-MENTORSHIP-ADD_MEMBER_SUCCESS", "I-MENTORSHIP-ALREADY_A_MENTOR"] as const)(
  "after %s one click continues as a mentor: through the login to the form that adds students",
  async (answer) => {
    code = answer;
    await show([]);
    fireEvent.click(screen.getByRole("button", { name: "Postani mentor" }));
    const again = await screen.findByRole("link", { name: "Nadaljuj kot mentor" });
    const title = SPEAKERS.sl.say({ id: `error.${answer}.title` });
    expect(screen.getByText((words) => words.startsWith(title)).getAttribute("role")).toBe("status");
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(again));
    expect(again.getAttribute("href")).toBe("/login?again=true");
    fireEvent.click(again);
    expect(takeReturn()).toBe("/myStudents?add=true");
  },
);

it("shows a mentor that they are one, which package is theirs, and leads to the students", async () => {
  await show(["mentor"]);
  expect(screen.getByText("Vlogo mentorja že imaš.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "K mojim učencem" }).getAttribute("href")).toBe("/myStudents");
  expect(screen.getByRole("row", { name: /^Začetni/ }).textContent).toContain("tvoj paket");
  expect(screen.getAllByText("tvoj paket")).toHaveLength(1);
  expect(screen.queryByText("Začneš tu")).toBeNull();
});

it("tells those whom the school does not call a mentor why, and offers them no press", async () => {
  await show([], false);
  expect(screen.getByText("Vlogo mentorja ti lahko da tvoja šola")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  await show(["mentor"], false);
  expect(screen.getByText("Vlogo mentorja že imaš.")).toBeTruthy();
});
