import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GroupReport } from "@karota/contract/assignments/grade-book.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { clearCache } from "../../../shared/api/use-load.ts";
import { csvOf } from "../../../shared/format/table-file.ts";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../../shared/i18n/texts.ts";
import { signIn } from "../../../shared/session/session.ts";
import { stubDialogs } from "../../../testing/dialogs.ts";
import { person } from "../../../testing/people.ts";
import { setSiteSettings } from "../../../testing/site-settings.ts";
import { reportTableOf } from "./report-table.ts";
import YearEndPage from "./year-end-page.tsx";

const group = (id: string, name: string, numMembers: number, numAssignments: number, numPupils = 0) => ({
  id,
  name,
  description: "",
  numMembers,
  numAssignments,
  numPupils,
  role: "owner",
  created: "2026-09-01T08:00:00+02:00",
  numOpen: 0,
  numWaiting: 0,
  lastAnswer: null,
  results: [],
});
const student = (id: string, ...groups: string[]) => ({ id, groups: groups.map((one) => ({ id: one, name: one })) });
const grade = (numSolved: number, numCorrect: number) => ({ numSolved, numCorrect, over: true });
const column = (name: string) => ({ name, numTasks: 3 });
const REPORT = {
  group: "5. b",
  since: "2025-11-20T09:00:00+01:00",
  assignments: [column("Ulomki"), column("=Odstotki")],
  students: [
    { id: "z", name: "Žan Rozman", face: null, grades: [grade(3, 1), null] },
    { id: "a", name: "Ajda Bizjak", face: null, grades: [grade(3, 2), grade(1, 1)] },
  ],
} as unknown as GroupReport;

let sent: string[];
beforeEach(async () => {
  localStorage.clear();
  setSiteSettings();
  sent = [];
  stubDialogs();
  vi.stubGlobal("fetch", (url: URL, { method = "GET" }: RequestInit = {}) => {
    const path = url.pathname.replace("/api/v1/mentorship/", "");
    const query = ["students", "pupils"]
      .filter((key) => url.searchParams.has(key))
      .map((key) => ` ${key}=${url.searchParams.get(key)}`)
      .join("");
    if (method !== "GET" || path.includes("report")) sent.push(`${method} ${path}${query}`);
    const replies: Record<string, unknown> = {
      groups: {
        groups: [
          group("b", "5. b", 3, 2),
          group("new", "Nova", 0, 0),
          group("c", "2. c", 2, 0, 2),
          group("old", "Od lani", 3, 5),
        ],
      },
      students: { students: [student("1", "b"), student("2", "b", "new"), student("3", "b"), student("4")] },
      "groups/b/report": REPORT,
      "groups/old/report": REPORT,
    };
    return Promise.resolve(Response.json(replies[path] ?? { code: "S-CHANGES-SAVED" }));
  });
  URL.createObjectURL = () => "blob:none";
  HTMLAnchorElement.prototype.click = () => undefined;
  await loadSpeaker("sl");
  await loadTexts("rest", "sl");
  await clearCache();
  signIn(person({ roles: ["mentor"] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show() {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <YearEndPage />
    </LanguageProvider>,
  );
  await act(async () => undefined);
}
const part = (name: string) => within(screen.getByRole("region", { name }));
async function press(where: Pick<typeof screen, "getByRole">, name: string | RegExp) {
  fireEvent.click(where.getByRole("button", { name }));
  await act(async () => undefined);
}

it("saves a group's results and says so; a group without any has nothing to save", async () => {
  await show();
  await press(part("5. b"), "Preglednica CSV");
  expect(sent).toEqual(["GET groups/b/report"]);
  expect(part("5. b").getByText("Shranjeno")).toBeTruthy();
  expect(part("Nova").getByText("Rezultatov, ki bi jih bilo mogoče shraniti, ni.")).toBeTruthy();
  expect(part("Nova").queryByRole("button", { name: "Preglednica CSV" })).toBeNull();
});

it("asks before a group is closed, warns of results that are not saved, and closes it without its students", async () => {
  await show();
  await press(part("5. b"), "Zaključi skupino");
  const dialog = within(screen.getByRole("dialog", { hidden: true }));
  expect(dialog.getByText(/Rezultati še niso shranjeni/)).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Zaključi skupino", hidden: true }));
  await act(async () => undefined);
  expect(sent).toEqual(["DELETE groups/b"]);
});

it("saves the results in the dialog that closes a group, and warns no more", async () => {
  await show();
  await press(part("5. b"), "Zaključi skupino");
  const dialog = within(screen.getByRole("dialog", { hidden: true }));
  fireEvent.click(dialog.getByRole("button", { name: "Shrani preglednico (XLSX)", hidden: true }));
  // What writes workbooks is loaded first.
  await vi.waitFor(() => expect(dialog.getByText("Shranjeno")).toBeTruthy(), 30_000);
  expect(dialog.queryByText(/Rezultati še niso shranjeni/)).toBeNull();
  expect(sent).toEqual(["GET groups/b/report"]);
});

it("says what a file has, and warns of assignments that are not in it instead of calling all saved", async () => {
  await show();
  expect(screen.getByText(/v zadnjih dvanajstih mesecih, največ 200 najnovejših/)).toBeTruthy();
  await press(part("Od lani"), "Preglednica CSV");
  const warning = /V datoteki so rezultati 2 od 5 nalog: tistih, ki so se začele 20\. nov\. 2025 ali pozneje/;
  expect(part("Od lani").getByText(warning)).toBeTruthy();
  expect(part("Od lani").queryByText("Shranjeno")).toBeNull();
  await press(part("Od lani"), "Zaključi skupino");
  const dialog = within(screen.getByRole("dialog", { hidden: true }));
  expect(dialog.getByText(warning)).toBeTruthy();
  expect(dialog.queryByText("Shranjeno")).toBeNull();
});

it("ends the mentorship with those of no other group where that is ticked", async () => {
  await show();
  await press(part("5. b"), "Preglednica CSV");
  await press(part("5. b"), "Zaključi skupino");
  const dialog = within(screen.getByRole("dialog", { hidden: true }));
  expect(dialog.queryByText(/Rezultati še niso shranjeni/)).toBeNull();
  fireEvent.click(dialog.getByRole("checkbox", { name: /mentorstvo: 2 učenca/, hidden: true }));
  fireEvent.click(dialog.getByRole("button", { name: "Zaključi skupino", hidden: true }));
  await act(async () => undefined);
  expect(sent).toEqual(["GET groups/b/report", "DELETE groups/b students=remove"]);
});

it("says of a group with cards what ends with it, and when, and closes it only as agreed", async () => {
  await show();
  expect(screen.getByText("Učenci s karticami")).toBeTruthy();
  await press(part("2. c"), "Zaključi skupino");
  const dialog = within(screen.getByRole("dialog", { hidden: true }));
  expect(dialog.getByText(/končata 2 računa s karticama\..*30 dni pozneje pa račune izbrišemo/)).toBeTruthy();
  expect(dialog.getByText(/skupino najprej kopiraj/)).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Zaključi skupino", hidden: true }));
  await act(async () => undefined);
  expect(sent).toEqual(["DELETE groups/c pupils=erase"]);
});

it("writes a row a student by name, with sums and a cell for each assignment, and nothing a spreadsheet evaluates", () => {
  const lines = csvOf(reportTableOf(REPORT, SPEAKERS.sl), SPEAKERS.sl).slice(1).trim().split("\r\n");
  expect(lines).toEqual([
    "Učenec;Pravilno;Odgovorjeno;Ulomki (vprašanj: 3);'=Odstotki (vprašanj: 3)",
    "Ajda Bizjak;3;4;2;1",
    "Žan Rozman;1;3;1;",
  ]);
});
