import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, test, vi } from "vitest";
import { Route } from "wouter";
import { CODES, type Code } from "@karota/contract/errors/codes.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { MentorsPanel } from "../features/my-assignments/mentors-panel.tsx";
import MyAssignmentPage from "../features/my-assignments/my-assignment-page.tsx";
import ArchivePage from "../features/assignments/archive-page.tsx";
import AssignmentLists from "../features/assignments/assignment-lists.tsx";
import AssignmentPage from "../features/assignments/assignment-page.tsx";
import NewAssignmentPage from "../features/assignments/wizard/new-assignment-page.tsx";
import { GroupsPage } from "../features/students/groups-page.tsx";
import { StudentsPage } from "../features/students/students-page.tsx";
import { LanguageProvider } from "../shared/i18n/i18n.tsx";
import { Notices } from "../shared/components/notices.tsx";
import { signIn } from "../shared/session/session.ts";
import { loadSpeaker, loadTexts } from "../shared/i18n/texts.ts";
import { CodePanel } from "../shared/components/unique-code/code-panel.tsx";
import { clearCache } from "../shared/api/use-load.ts";
import { stubDialogs } from "../testing/dialogs.ts";
import { setSiteSettings } from "../testing/site-settings.ts";
import { person } from "../testing/people.ts";
import { StudentScreen } from "./mentor-screens.tsx";

let code: Code;
let asked: number;

beforeEach(async () => {
  localStorage.clear();
  setSiteSettings();
  stubDialogs();
  asked = 0;
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return Promise.resolve(Response.json({ code }, { status: CODES[code] ?? 500 }));
  });
  await loadSpeaker("sl");
  await loadTexts("rest", "sl");
  await loadTexts("admin", "sl");
  await clearCache();
  signIn(person({ roles: ["mentor"] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

async function show(page: ReactNode, path = "/", address = path) {
  history.replaceState(null, "", address);
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <Route path={path}>{page}</Route>
      <Notices />
    </LanguageProvider>,
  );
  await act(async () => undefined);
}

const GROUP = "/studentGroups/:studentGroupId";
it.each([
  ["the unique code", () => <CodePanel />, "/", "/"],
  ["one's mentors", () => <MentorsPanel />, "/", "/"],
  ["a student's assignment", () => <MyAssignmentPage />, "/myAssignments/:assignmentId", "/myAssignments/a1"],
  ["the students", () => <StudentsPage />, "/", "/"],
  ["the groups", () => <GroupsPage />, "/", "/"],
  ["one student", () => <StudentScreen />, "/myStudents/:studentId", "/myStudents/s1"],
  ["the assignments of a group", () => <AssignmentLists of="group" id="g1" />, "/", "/"],
  ["an archive", () => <ArchivePage />, `${GROUP}/archive`, "/studentGroups/g1/archive"],
  ["the results", () => <AssignmentPage />, `${GROUP}/assignments/:assignmentId`, "/studentGroups/g1/assignments/a1"],
  ["the wizard", () => <NewAssignmentPage />, `${GROUP}/newAssignment`, "/studentGroups/g1/newAssignment"],
] as const)("%s: a load that fails is shown in the catalogue's words, once, and can be tried again", async (...row) => {
  const [, page, path, address] = row;
  code = "E-KAROTA-TOO_MANY_REQUESTS";
  await show(page(), path, address);
  expect(screen.getAllByText("Malo počasneje")).toHaveLength(1);
  expect(screen.getByText(/^V kratkem času je bilo preveč zahtev/)).toBeTruthy();
  const before = asked;
  fireEvent.click(screen.getByRole("button", { name: "Poskusi znova" }));
  await act(async () => undefined);
  expect(asked).toBeGreaterThan(before);
});

test("a missing item has a link back to the list", async () => {
  code = "E-MENTORSHIP-USER_NOT_A_STUDENT";
  await show(<StudentScreen />, "/myStudents/:studentId", "/myStudents/s1");
  expect(screen.queryByRole("button", { name: "Poskusi znova" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Moji učenci" }));
  expect(location.pathname).toBe("/myStudents");
});

test("a person who is no mentor any more gets the popup, which leads home", async () => {
  code = "E-MENTORSHIP-NOT_A_MENTOR";
  await show(<AssignmentLists of="group" id="g1" />);
  expect(await screen.findByRole("dialog")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Poskusi znova" })).toBeNull();
});
