import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, test, vi } from "vitest";
import type { NewAnswers } from "@karota/contract/assignments/new-answers.ts";
import { CODES, type Code } from "@karota/contract/errors/codes.ts";
import type {
  GroupRow,
  MentorInfo,
  MentorPackage,
  RecentResult,
  Student,
} from "@karota/contract/mentorship/mentorship.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { Notices } from "../../shared/components/notices.tsx";
import { signIn } from "../../shared/session/session.ts";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { stubDialogs } from "../../testing/dialogs.ts";
import { setSiteSettings } from "../../testing/site-settings.ts";
import { person } from "../../testing/people.ts";
import { MAX_CODES } from "./codes.ts";
import { GroupsPage } from "./groups-page.tsx";
import ScanCode from "./scan-code.tsx";
import { StudentsPage } from "./students-page.tsx";

const pack = (name: MentorPackage["name"], students: number, groups: number, price: number): MentorPackage => ({
  name,
  maxGroups: groups,
  maxStudents: students,
  maxStudentsPerGroup: 10,
  maxGroupAssignmentsPerWeek: 2,
  maxStudentAssignmentsPerWeek: 10,
  priceFactor: price / 10,
  groupAssignmentPrice: price,
  studentAssignmentPrice: price / 10,
});
const STARTER = pack("starter", 2, 1, 1);
const infoWith = (used: number): MentorInfo => ({
  package: STARTER,
  usage: { groups: 1, students: used, largestGroup: 1, groupAssignmentsThisWeek: 0, studentAssignmentsThisWeek: 3 },
  oneMore: { group: "essential", student: null, groupAssignment: null, studentAssignment: "beyond" },
  down: { package: "starter", weeks: 2 },
  changes: [{ from: "essential", to: "starter", at: "2026-11-02T03:00:00+01:00" }],
});
const student = (name: string, group: string | null = null): Student => ({
  id: crypto.randomUUID(),
  name,
  face: null,
  added: "2026-11-05T10:00:00+01:00",
  groups: group === null ? [] : [{ id: crypto.randomUUID(), name: group }],
  assignments: { inProgress: 1, upcoming: 0, completed: 2, open: 1 },
  lastAnswer: null,
  results: [],
});
const result = (name: string, percent: number | null): RecentResult => ({ id: crypto.randomUUID(), name, percent });
const GROUP: GroupRow = {
  id: crypto.randomUUID(),
  role: "owner",
  name: "7. b",
  description: "",
  numMembers: 9,
  numAssignments: 2,
  numPupils: 0,
  numOpen: 1,
  numWaiting: 0,
  created: "2026-11-05T10:00:00+01:00",
  lastAnswer: null,
  results: [],
};

let students: Student[];
let groups: GroupRow[];
let news: NewAnswers;
let posts: string[];
let used: number;
/** Students in the largest package. */
let most: number;
/** The answer to a code, or to a group. */
let answer: (body: Record<string, string>) => Response;
const refuse = (code: Code, more = {}) => Response.json({ code, ...more }, { status: CODES[code] ?? 409 });

beforeEach(async () => {
  localStorage.clear();
  setSiteSettings();
  stubDialogs();
  students = [student("Žiga Črnič", "7. b"), student("Ana Novak")];
  groups = [];
  news = { groups: [], students: [] };
  posts = [];
  used = 1;
  most = 3;
  vi.stubGlobal("fetch", (url: URL, { method, body }: RequestInit) => {
    const path = url.pathname.replace("/api/v1/mentorship/", "");
    if (url.pathname.endsWith("/assignments/new-answers")) return Promise.resolve(Response.json(news));
    if (method === "GET" && path === "students") return Promise.resolve(Response.json({ students }));
    if (method === "GET" && path === "groups") return Promise.resolve(Response.json({ groups }));
    if (method === "GET" && path === "info") return Promise.resolve(Response.json(infoWith(used)));
    if (method === "GET")
      return Promise.resolve(Response.json({ packages: [STARTER, pack("essential", most, 2, 1.35)] }));
    posts.push(body as string);
    return Promise.resolve(answer(JSON.parse(body as string) as Record<string, string>));
  });
  for (const language of LANGUAGES) {
    await loadSpeaker(language);
    await loadTexts("rest", language);
  }
  await clearCache();
  signIn(person({ roles: ["mentor"] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (page = <StudentsPage />, language: (typeof LANGUAGES)[number] = "sl") => {
  render(
    <LanguageProvider first={SPEAKERS[language]}>
      {page}
      <Notices />
    </LanguageProvider>,
  );
  await act(async () => undefined);
};
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await act(async () => undefined);
};
const paste = async (codes: string) => {
  await press("Dodaj učence");
  fireEvent.change(screen.getByRole("textbox"), { target: { value: codes } });
};
const results = () =>
  within(screen.getByRole("dialog"))
    .getAllByRole("listitem")
    .map((row) => row.textContent);

it("lists students by name with their groups and assignments, and finds them by either", async () => {
  await show();
  const names = () => [...document.querySelectorAll('th a[href^="/myStudents/"]')].map((link) => link.textContent);
  expect(names()).toEqual(["Ana Novak", "Žiga Črnič"]);
  expect(screen.getByText("2 učenca")).toBeTruthy();
  const former = screen.getByRole("link", { name: "Nekdanji učenci in skupine" });
  expect(former.getAttribute("href")).toBe("/myStudents/former/archive");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "7. b" } });
  await act(async () => undefined);
  expect(names()).toEqual(["Žiga Črnič"]);
});

it("gives no focus away when the last students are shown", async () => {
  students = Array.from({ length: 101 }, (_, n) => student(`Ana ${n}`));
  await show();
  const more = screen.getByRole("button", { name: SPEAKERS.sl.say({ id: "students.more" }) });
  act(() => more.focus());
  await press(SPEAKERS.sl.say({ id: "students.more" }));
  expect(document.querySelectorAll('th a[href^="/myStudents/"]')).toHaveLength(101);
  expect(document.activeElement).toBe(more);
  expect(more.getAttribute("aria-disabled")).toBe("true");
  // It is not there any more for who comes again.
  act(() => more.blur());
  expect(more.isConnected).toBe(false);
});

it("gives each pasted code its own result and leaves what was not added in the field", async () => {
  const fates: Record<string, () => Response> = {
    "7K3M-9QXP": () => Response.json({ student: student("Bine"), package: "starter" }),
    ABC: () => refuse("E-MENTORSHIP-WRONG_UUID_FORMAT"),
    "00000000": () => refuse("E-MENTORSHIP-USER_WITH_CODE_DOES_NOT_EXIST"),
  };
  answer = ({ uniqueCode }) => fates[uniqueCode!]!();
  used = 0;
  students = [];
  await show();
  await paste("7K3M-9QXP\nABC\n00000000");
  await press("Dodaj in preidi v »Osnovni«");
  const [first, second, third] = results();
  expect(first).toContain("Bine");
  expect(second).toContain(SPEAKERS.sl.say({ id: "error.E-MENTORSHIP-WRONG_UUID_FORMAT.title" }));
  expect(third).toContain(SPEAKERS.sl.say({ id: "error.E-MENTORSHIP-USER_WITH_CODE_DOES_NOT_EXIST.title" }));
  expect(screen.getByText("Dodano: 1 od 3.")).toBeTruthy();
  await press("Dodaj še");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("ABC\n00000000");
});

it("announces that there are too many codes, and leads from the button to their field", async () => {
  most = 100;
  await show();
  await paste(Array.from({ length: MAX_CODES + 1 }, (_, n) => String(n)).join("\n"));
  const said = SPEAKERS.sl.say({ id: "students.add.tooMany", values: { most: MAX_CODES } });
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getAllByRole("status").map(({ textContent }) => textContent)).toContain(said);
  const [add] = dialog.getAllByRole("button").slice(-1);
  add!.focus();
  fireEvent.click(add!);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  expect(posts).toEqual([]);
});

it("has its region for what a code says before the first one is read", async () => {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <ScanCode onCode={() => undefined} />
    </LanguageProvider>,
  );
  await act(async () => undefined);
  expect(screen.getByRole("status").textContent).toBe("");
});

it("stops when the server has had enough and says when to go on", async () => {
  answer = () => refuse("E-KAROTA-TOO_MANY_REQUESTS", { retry_after: 119 });
  await show();
  await paste("00000000\n00000001");
  await press(/preidi/);
  expect(posts).toHaveLength(1);
  expect(results()[1]).toContain("Koda še ni prišla na vrsto.");
  expect(screen.getByText(/Preostale poskusi dodati čez 2 minuti\./)).toBeTruthy();
  expect(results()[0]).toContain(SPEAKERS.sl.say({ id: "error.E-KAROTA-TOO_MANY_REQUESTS.title" }));
  expect(results()[0]).not.toContain(SPEAKERS.sl.say({ id: "error.E-KAROTA-TOO_MANY_REQUESTS.description" }));
});

it("names before the click the package it leads to and its cost; beyond the largest there is no way", async () => {
  await show();
  await paste("00000000");
  expect(screen.getByRole("button", { name: "Dodaj 1 učenca" })).toBeTruthy();
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "1\n2" } });
  expect(screen.getByRole("dialog").textContent.replaceAll("\u00a0", " ")).toContain("1,35 korenčka (0,135 €)");
  expect(screen.getByRole("button", { name: "Dodaj in preidi v »Osnovni«" })).toBeTruthy();
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "1\n2\n3" } });
  await press("Dodaj 3 učence");
  expect(posts).toEqual([]);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: Array(41).fill("00000000").join("\n") } });
  expect(screen.getByText(/Naenkrat lahko dodaš do 40 kod/, { ignore: "[role=status] *" })).toBeTruthy();
});

const inRow = (name: RegExp) => within(screen.getByRole("row", { name }));

it("shows in a student's row the last answer, what is open, the latest results in words and one word where they are low", async () => {
  const [, ana] = students as [Student, Student];
  // Not 24 hours ago: a day on which the clocks change has another length.
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  ana.lastAnswer = yesterday.toISOString();
  ana.results = [result("Ulomki", 30), result("Odstotki", null), result("Deljenje", 40)];
  await show();
  const row = inRow(/^Ana Novak/);
  expect(row.getByText("včeraj")).toBeTruthy();
  expect(row.getByText("1")).toBeTruthy();
  // The latest at the right.
  expect(row.getAllByRole("listitem").map((one) => one.textContent.replaceAll("\u00a0", " "))).toEqual([
    "Deljenje: 40 %",
    "Odstotki: brez odgovora",
    "Ulomki: 30 %",
  ]);
  expect(row.getByText("se zatika")).toBeTruthy();
  const other = inRow(/^Žiga Črnič/);
  expect(other.getByText("še nič")).toBeTruthy();
  expect(other.getByText("še brez rezultatov")).toBeTruthy();
  expect(other.queryByText("se zatika")).toBeNull();
});

it("removes a student by the menu of the row", async () => {
  answer = () => Response.json({ code: "S-CHANGES-SAVED" });
  await show();
  const row = inRow(/^Ana Novak/);
  fireEvent.click(row.getByRole("button", { name: "Možnosti: Ana Novak" }));
  fireEvent.click(row.getByRole("button", { name: "Odstrani" }));
  expect(screen.getByRole("dialog", { name: "Želiš osebo Ana Novak odstraniti s seznama?" })).toBeTruthy();
});

it("says what follows where a student with a class card is removed, and not of anybody else", async () => {
  students = [{ ...student("Ana Novak"), hasCard: true }, student("Žiga Črnič")];
  await show();
  const note = (name: string) => SPEAKERS.sl.say({ id: "students.remove.card", values: { name } });
  for (const [name, count] of [
    ["Ana Novak", 1],
    ["Žiga Črnič", 0],
  ] as const) {
    const row = inRow(new RegExp(`^${name}`));
    fireEvent.click(row.getByRole("button", { name: `Možnosti: ${name}` }));
    fireEvent.click(row.getByRole("button", { name: "Odstrani" }));
    const dialog = within(screen.getByRole("dialog", { name: `Želiš osebo ${name} odstraniti s seznama?` }));
    expect(dialog.queryAllByText(note(name))).toHaveLength(count);
    fireEvent.click(dialog.getByRole("button", { name: "Obdrži" }));
  }
});

it("shows in a group's row its members and what is open, and copies it by the menu", async () => {
  groups = [{ ...GROUP, results: [result("Ulomki", 71)] }];
  await show(<GroupsPage />);
  const row = inRow(/^7\. b/);
  expect(row.getByRole("link", { name: "7. b" }).getAttribute("href")).toBe(`/studentGroups/${GROUP.id}`);
  expect(row.getByText("9")).toBeTruthy();
  expect(row.getByRole("listitem").textContent.replaceAll("\u00a0", " ")).toBe("Ulomki: 71 %");
  fireEvent.click(row.getByRole("button", { name: "Možnosti: 7. b" }));
  fireEvent.click(row.getByRole("button", { name: "Kopiraj" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Ime" }).value).toBe("7. b (kopija)");
});

it("says in the rows of groups and students whose assignments have answers that were not seen, and in no other", async () => {
  const [, ana] = students as [Student, Student];
  groups = [GROUP];
  news = { groups: [{ id: GROUP.id, count: 2 }], students: [{ id: ana.id, count: 1 }] };
  await show();
  expect(inRow(/^Ana Novak/).getByText("1 naloga z novimi odgovori")).toBeTruthy();
  expect(inRow(/^Žiga Črnič/).queryByText(/novimi odgovori/)).toBeNull();
  cleanup();
  await show(<GroupsPage />);
  expect(inRow(/^7\. b/).getByText("2 nalogi z novimi odgovori")).toBeTruthy();
});

it("says before a group is removed that its results lose their names for good, and where to save them", async () => {
  groups = [GROUP];
  await show(<GroupsPage />);
  const row = inRow(/^7\. b/);
  fireEvent.click(row.getByRole("button", { name: "Možnosti: 7. b" }));
  fireEvent.click(row.getByRole("button", { name: "Odstrani skupino" }));
  const { textContent } = screen.getByRole("dialog", { name: "Želiš odstraniti skupino 7. b?" });
  expect(textContent).toContain("Rezultati ostanejo, a brez imen. Tega ni mogoče razveljaviti.");
  expect(textContent).toContain("prej shraniš na strani »Konec šolskega leta«");
});

it("opens with the form that adds students where the address says so, and only once", async () => {
  history.replaceState(null, "", "/myStudents?add=true");
  await show();
  expect(screen.getByRole("dialog", { name: "Dodaj učence" })).toBeTruthy();
  expect(location.search).toBe("");
});

const line = (words: string) => screen.getByText(words).closest("summary");
it("shows the package in one line, and warns only near its end", async () => {
  await show();
  expect(line("Paket Začetni · 1 od 2 učencev")).toBeTruthy();
  expect(screen.queryByText(/Prostora je še/)).toBeNull();
  cleanup();
  await clearCache();
  used = 2;
  await show();
  expect(line("Paket Začetni · 2 od 2 učencev")).toBeTruthy();
  expect(screen.getByText("Prostora je še za 0 učencev.")).toBeTruthy();
  cleanup();
  await show(<GroupsPage />);
  expect(line("Paket Začetni · 1 od 1 skupine")).toBeTruthy();
  const warning = screen.getByText("Še ena skupina: preideš v paket »Osnovni«.");
  expect(warning.closest("details")).toBeNull();
});

it("has the usage, what one more would do, what comes down and what changed among the details", async () => {
  await show();
  const details = screen.getByText("Podrobno").closest("details")!;
  const inside = within(details);
  expect(inside.getByRole("img", { name: "Učenci: 1 od 2", hidden: true })).toBeTruthy();
  expect(inside.getByText("Še ena skupina: preideš v paket »Osnovni«.")).toBeTruthy();
  expect(inside.getByText("Še ena naloga za posameznika ta teden: tega ne dovoli niti največji paket.")).toBeTruthy();
  expect(inside.getByText(/tako majhna še 2 tedna.*»Začetni«/)).toBeTruthy();
  expect(inside.getByText(/iz paketa »Osnovni« v »Začetni«/)).toBeTruthy();
});

it("shows a name that is taken at its field and moves the focus to it", async () => {
  answer = () => refuse("E-MENTORSHIP-USER_GROUP_ALREADY_EXISTS");
  await show(<GroupsPage />);
  await press("Nova skupina");
  const field = screen.getByRole("textbox", { name: "Ime" });
  await press(/preidi/);
  expect(screen.getByRole("alert").textContent).toBe("Vpiši ime skupine.");
  // So does Enter: the browser's own words would be in its language.
  expect(field.closest("form")!.noValidate).toBe(true);
  fireEvent.change(field, { target: { value: "7. b" } });
  fireEvent.submit(field.closest("form")!);
  await act(async () => undefined);
  expect(screen.getByRole("alert").textContent).toContain("To ime je že zasedeno.");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field);
});

const OF_PEOPLE = (Object.keys(CODES) as Code[]).filter((code) => code.startsWith("E-MENTORSHIP"));
const SHOWN_AT_THE_FIELD: Code = "E-MENTORSHIP-USER_GROUP_ALREADY_EXISTS";
for (const language of LANGUAGES)
  test.each(OF_PEOPLE.filter((code) => code !== SHOWN_AT_THE_FIELD))(
    `a mentor reads %s in ${language}`,
    async (code) => {
      const say = (id: string) => SPEAKERS[language].say({ id });
      answer = () => refuse(code);
      await show(<GroupsPage />, language);
      await press(say("groups.new"));
      const field = screen.getByRole("textbox", { name: say("groups.name") });
      fireEvent.change(field, { target: { value: "7. b" } });
      fireEvent.submit(field.closest("form")!);
      const popup = await screen.findByRole("dialog", { name: say(`error.${code}.title`) });
      expect(popup.textContent).toContain(say(`error.${code}.description`));
      fireEvent.click(within(popup).getByRole("button"));
    },
  );
