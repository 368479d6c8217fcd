import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MyAssignment } from "@karota/contract/assignments/my-assignment.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { Notices } from "../../shared/components/notices.tsx";
import { signIn } from "../../shared/session/session.ts";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { stubDialogs } from "../../testing/dialogs.ts";
import { person } from "../../testing/people.ts";
import MyArchivePage from "./my-archive-page.tsx";
import MyAssignmentsPage from "./my-assignments-page.tsx";

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const one = (name: string, rest: Partial<MyAssignment>): MyAssignment => ({
  assignment_id: name,
  name,
  mentor: "Ana",
  mentorFace: null,
  status: "inProgress",
  startDate: at(-1),
  endDate: at(5),
  tasks: 10,
  numSolvedTasks: 0,
  completed: false,
  mayAnswer: true,
  archived: false,
  games: ["addition", "fractions"],
  message: "",
  numCorrect: null,
  ...rest,
});

let asked: string[] = [];
let assignments: MyAssignment[] = [];
let mentors: object[] = [];
let requests: object[] = [];
let isPupil = false;
beforeEach(async () => {
  isPupil = false;
  localStorage.clear();
  stubDialogs();
  asked = [];
  assignments = [];
  requests = [];
  const colleagues = [{ group: "7. a", name: "Maja Kos", face: null }];
  mentors = [{ id: "m", name: "Ana Novak", added: at(-50), groups: ["7. a", "7. b"], classes: ["7.a"], colleagues }];
  vi.stubGlobal("fetch", (url: URL, { method }: { method: string }) => {
    const path = url.pathname.replace("/api/v1/", "");
    asked.push(`${method} ${path}${url.searchParams.get("userStatus") ?? ""}`);
    if (method === "POST") return Promise.resolve(Response.json({ code: "S-MENTORSHIP-MY_ASSIGNMENT_ARCHIVED" }));
    if (method === "DELETE") {
      mentors = [];
      return Promise.resolve(Response.json({ code: "S-CHANGES-SAVED" }));
    }
    if (path === "users")
      return Promise.resolve(Response.json({ unique_code: "A1B2C3D4", unique_code_expires: at(2), pupil: isPupil }));
    if (path === "mentorship/mentors") return Promise.resolve(Response.json({ mentors, requests }));
    return Promise.resolve(Response.json({ assignments, now: at(0) }));
  });
  await loadSpeaker("sl");
  await loadTexts("rest", "sl");
  await clearCache();
  signIn(person());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = async (Page: () => React.ReactNode = MyAssignmentsPage) => {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <Page />
      <Notices />
    </LanguageProvider>,
  );
  await act(async () => undefined);
};
const list = (name: string) => within(screen.getByRole("region", { name }));

it("sorts by status, with start, continue and check", async () => {
  assignments = [
    one("Novo", {}),
    one("Začeto", { numSolvedTasks: 6, message: "Vzemi si čas.", endDate: at(2) }),
    one("Prihodnje", { status: "upcoming", startDate: at(30), endDate: at(40) }),
    one("Vse prav", { completed: true, numSolvedTasks: 10, numCorrect: 10 }),
    one("Odpovedano", { status: "cancelled", startDate: at(3) }),
  ];
  await show();
  expect(screen.getByText("Čakata te 2 nalogi.")).toBeTruthy();
  const running = list("V teku").getAllByRole("link");
  expect(running.map((link) => link.getAttribute("aria-label"))).toEqual(["Nadaljuj: Začeto", "Začni: Novo"]);
  expect(running[0]?.getAttribute("href")).toBe("/myAssignments/Začeto");
  expect(list("V teku").getByText("Vzemi si čas.")).toBeTruthy();
  expect(list("V teku").getByRole("img", { name: "6 od 10 vprašanj" })).toBeTruthy();
  expect(list("Prihajajoče").getByRole("heading", { name: "Prihodnje" })).toBeTruthy();
  expect(list("Končane").getByText("vse prav!")).toBeTruthy();
  expect(list("Končane").getByText("preklicano")).toBeTruthy();
  expect(list("Končane").getAllByRole("link")).toHaveLength(1);
});

it("shows a pupil with a card no code, since nobody else may add them", async () => {
  isPupil = true;
  await show();
  expect(await screen.findByText("Ana Novak")).toBeTruthy();
  expect(screen.queryByText("A1B2-C3D4")).toBeNull();
  expect(screen.queryByRole("heading", { name: SPEAKERS.sl.say({ id: "code" }) })).toBeNull();
});

it("archives one and says where it went", async () => {
  assignments = [one("Vse prav", { completed: true, numSolvedTasks: 10, numCorrect: 9 })];
  await show();
  assignments = [];
  fireEvent.click(screen.getByRole("button", { name: "Arhiviraj: Vse prav" }));
  await act(async () => undefined);
  expect(asked).toContain("POST assignments/myAssignments/Vse%20prav/archive");
  expect(await screen.findByRole("heading", { name: "Naloga je arhivirana" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Končane" })).toBeNull();
});

it("shows the code in two halves, letter by letter for screen readers, and as a QR", async () => {
  await show();
  expect(screen.getByText("A1B2-C3D4")).toBeTruthy();
  expect(screen.getByText("A 1 B 2 C 3 D 4")).toBeTruthy();
  expect(screen.getByText("Nova koda čez 2 h.")).toBeTruthy();
  expect(await screen.findByRole("img", { name: "Koda QR: A1B2-C3D4" })).toBeTruthy();
});

it("shows which requests to join still wait for a mentor", async () => {
  requests = [{ mentor: "Miha Kos", group: "Šahovski krožek", asked: "2025-11-21T06:00:00Z" }];
  await show();
  expect(screen.getByText("Šahovski krožek")).toBeTruthy();
  expect(screen.getByText("Prošnja (21. november) čaka na odgovor. Mentor: Miha Kos.")).toBeTruthy();
});

it("names both classes of the school by which one came to a mentor", async () => {
  mentors = [{ id: "m", name: "Ana Novak", added: at(-50), groups: [], classes: ["7. a", "MAT 7"], colleagues: [] }];
  await show();
  expect(screen.getByText(/^V skupinah si, .+ da sta tvoja razreda 7\. a, MAT 7\. Mentor vidi/)).toBeTruthy();
});

it("leaves a mentor only after a confirmation", async () => {
  await show();
  expect(screen.getByText(/skupini: 7\. a, 7\. b/)).toBeTruthy();
  expect(screen.getByText(/^V skupini si, ker šola ob prijavi pove, da je tvoj razred 7\.a\./)).toBeDefined();
  expect(screen.getByText("Tudi mentor skupine 7. a: Maja Kos")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Končaj mentorstvo: Ana Novak" }));
  fireEvent.click(screen.getByRole("button", { name: "Ostani" }));
  expect(asked.filter((call) => call.startsWith("DELETE"))).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Končaj mentorstvo: Ana Novak" }));
  fireEvent.click(screen.getByRole("button", { name: "Končaj" }));
  await act(async () => undefined);
  expect(asked).toContain("DELETE mentorship/mentors/m");
  expect(screen.getByText("Mentorja še nimaš. Svojo kodo povej učitelju ali staršem.")).toBeTruthy();
});

it("says what to do where there is nothing yet, and in an empty archive", async () => {
  await show();
  expect(screen.getByText(/^Nalog še ni\. Povej mentorju svojo kodo/)).toBeTruthy();
  cleanup();
  await show(MyArchivePage);
  expect(asked).toContain("GET assignments/myAssignmentsARCHIVED");
  expect(screen.getByRole("button", { name: "Moje naloge" })).toBeTruthy();
});
