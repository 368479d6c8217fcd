import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Route } from "wouter";
import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import type { TypedAnswers } from "@karota/contract/assignments/typed-answers.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { findGame } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import { signIn } from "../../../shared/session/session.ts";
import { loadSpeaker, loadTexts } from "../../../shared/i18n/texts.ts";
import { clearCache } from "../../../shared/api/use-load.ts";
import { stubDialogs } from "../../../testing/dialogs.ts";
import { person } from "../../../testing/people.ts";
import ArchivePage from "../archive-page.tsx";
import AssignmentLists from "../assignment-lists.tsx";
import AssignmentPage from "../assignment-page.tsx";
import { EMPTY, readDraft, readPrepared, saveDraft } from "../wizard/draft.ts";
import { detailOf, student } from "./testing/detail.ts";

const PATH = "/studentGroups/g1/assignments/a1";
const USER_ID = "11111111-1111-4111-8111-111111111111";

const typedBy = (id: string, name: string | null, typed: string) => ({
  student: { id, name },
  ask: "Koliko je",
  question: "7 + 8",
  typed,
  right: "15",
});
const TYPED: TypedAnswers = {
  groups: [
    {
      correct: false,
      mistake: "carry-forgotten",
      words: "Pozabljena je desetica.",
      count: 3,
      answers: [typedBy("s1", "Učenec 1", "5"), typedBy("s9", null, "<b>5</b>")],
    },
    { correct: false, mistake: null, words: null, count: 1, answers: [typedBy("s3", "Učenec 3", "99")] },
    { correct: true, mistake: null, words: null, count: 1, answers: [typedBy("s2", "Učenec 2", "15")] },
  ],
};

let detail: AssignmentDetail;
let asked: string[] = [];
let puts: (readonly unknown[])[] = [];
/** The group was removed. */
let isGone = false;
beforeEach(async () => {
  isGone = false;
  stubDialogs();
  localStorage.clear();
  asked = [];
  puts = [];
  vi.stubGlobal("fetch", (url: URL, { method, body }: RequestInit) => {
    const path = url.pathname.replace("/api/v1/", "");
    if (method === "PUT") {
      puts.push([path, body]);
      return Promise.resolve(Response.json({ code: "S-CHANGES-SAVED" }));
    }
    asked.push(path);
    if (path === "mentorship/groups/g1" && isGone)
      return Promise.resolve(Response.json({ code: "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST" }, { status: 404 }));
    const { students: _students, tasks: _tasks, ...row } = detail;
    const archived = url.searchParams.get("userStatus") === "ARCHIVED";
    const replies: Record<string, unknown> = {
      "assignments/a1": detail,
      "assignments/a1/typed/1": TYPED,
      "assignments/group/g1": { assignments: [row, { ...row, id: "a2", name: "Prej", status: "completed" }] },
      "assignments/student/former": {
        assignments: archived
          ? [{ ...row, id: "a3", name: "", group: null, student: { id: "s9", name: null } }]
          : [
              { ...row, group: { id: "g1", name: "6. b" } },
              { ...row, id: "a4", name: "Od prej", role: "former", group: { id: "g2", name: null } },
            ],
      },
      "mentorship/students": { students: [{ id: "s1", name: "Učenec 1" }] },
      "mentorship/groups/g1": { name: "6. b", numMembers: 12 },
    };
    return Promise.resolve(Response.json(replies[path]));
  });
  await loadSpeaker("sl");
  await loadTexts("rest", "sl");
  await clearCache();
  signIn(person({ roles: ["mentor"] }));
  history.replaceState(null, "", PATH);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await act(async () => undefined);
};
const show = async () => {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <Route path="/studentGroups/:studentGroupId/assignments/:assignmentId">
        <AssignmentPage />
      </Route>
    </LanguageProvider>,
  );
  await settle();
};
const rows = () => within(screen.getByRole("grid")).getAllByRole("row").length;

it("shows two thousand students fifty at a time, found by name and sorted by right answers", async () => {
  detail = detailOf(Array.from({ length: 2000 }, (_, place) => student(place, place === 1234 ? "11" : "10")));
  await show();
  // With the heads and the foot.
  expect(rows()).toBe(52);
  expect(screen.getByText("1–50 od 2000")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Prav" }));
  expect(screen.getByRole("columnheader", { name: "Prav" }).getAttribute("aria-sort")).toBe("descending");
  expect(within(screen.getAllByRole("rowheader")[0]!).getByRole("button").textContent).toBe("Učenec 1234");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "ucenec 777" } });
  expect(rows()).toBe(3);
});

it("explains every look of an answer in the legend, also the paler one where most are wrong", async () => {
  detail = detailOf([student(1, "100"), student(2, "110"), student(3, "01.")]);
  await show();
  const looks = (cells: Iterable<HTMLElement>) =>
    new Set([...cells].map(({ dataset }) => `${dataset["heat"]} ${dataset["common"] ?? ""}`));
  const answers = screen.getByRole("region", { name: "Odgovori" });
  const legend = [...answers.querySelectorAll<HTMLElement>("li > [data-heat]")];
  expect(legend.map((sign) => sign.parentElement!.textContent)).toEqual([
    "prav",
    "ni prav",
    "ni prav, kot pri večini",
    "brez odgovora",
  ]);
  expect(looks(legend)).toEqual(looks(answers.querySelectorAll<HTMLElement>("td[data-heat]")));
});

it("has a label for every answer and is walked with the arrow keys through one tab stop", async () => {
  detail = detailOf([student(1, "10"), student(2, "..")]);
  await show();
  const cells = within(screen.getByRole("grid")).getAllByRole("cell");
  expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual(["prav", "ni prav"]);
  expect(screen.getByRole("grid").querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  const first = screen.getByRole("button", { name: "Učenec 1" });
  Element.prototype.scrollIntoView = vi.fn<Element["scrollIntoView"]>();
  act(() => first.focus());
  fireEvent.keyDown(first, { key: "ArrowRight" });
  expect(document.activeElement).toBe(cells[0]);
  fireEvent.keyDown(cells[0]!, { key: "ArrowDown" });
  expect(document.activeElement?.textContent).toBe("brez odgovora");
  expect(screen.getByRole("grid").querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

it("notes nothing where no answer is new", async () => {
  detail = detailOf([student(1, "1."), student(2, "1.")]);
  await show();
  expect(puts).toEqual([]);
});

it("notes once that the mentor in charge has seen the new answers", async () => {
  detail = { ...detailOf([student(1, "1."), student(2, "1.")]), numNew: 2 };
  await show();
  await vi.waitFor(() => expect(puts).toEqual([["assignments/a1/seen", JSON.stringify({ numSolved: 2 })]]));
});

it("polls for new answers while the page is open, announces them, and stops on request", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  detail = detailOf([student(1, "1."), student(2, "..")]);
  await show();
  const before = asked.length;
  detail = detailOf([student(1, "10"), student(2, "1.")]);
  await act(() => vi.advanceTimersByTimeAsync(4_500));
  await settle();
  expect(asked.length).toBeGreaterThan(before);
  expect(screen.getByText("2 nova odgovora")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Ustavi" }));
  await settle();
  const stopped = asked.length;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(asked).toHaveLength(stopped);
});

it("shows on request what was typed: by mistake, with names of present students, right ones folded", async () => {
  const { tasks, plan, ...rest } = detailOf([student(1, "10"), student(2, "11"), student(3, "10")]);
  detail = {
    ...rest,
    plan: plan.map((one) => ({ ...one, answer: "typed" as const })),
    tasks: tasks.map((one) => ({ ...one, ...(one.index === 1 && { answer: "typed" as const }) })),
  };
  await show();
  expect(screen.queryByRole("button", { name: "Vpisani odgovori: 1. vprašanje" })).toBeNull();
  expect(asked).not.toContain("assignments/a1/typed/1");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Vpisani odgovori: 2. vprašanje" })));
  await settle();
  const dialog = within(screen.getByRole("dialog", { name: "Vpisani odgovori: 2. vprašanje" }));
  expect(dialog.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "3 učenci, ista napaka",
    "1 drug napačen odgovor",
  ]);
  expect(dialog.getByText(/Pozabljena je desetica\./)).toBeTruthy();
  const rows = dialog.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows.slice(0, 3)).toEqual([
    "Vpisano: 5Koliko je 7 + 8 (pravi odgovor: 15)Učenec 1",
    "Vpisano: <b>5</b>Koliko je 7 + 8 (pravi odgovor: 15)Nekdanji član",
    "Vpisano: 99Koliko je 7 + 8 (pravi odgovor: 15)Učenec 3",
  ]);
  expect(dialog.getByText("Še 1 odgovora ni na seznamu.")).toBeTruthy();
  expect(dialog.getByText("1 pravilen odgovor").closest("details")?.open).toBe(false);
});

it("makes a draft for the same group from the hardest tasks, beside one that was left", async () => {
  const target = { of: "group", id: "g1" } as const;
  saveDraft(USER_ID, target, { ...EMPTY, name: "Ulomki" });
  detail = detailOf([student(1, "10"), student(2, "10")]);
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Nova naloga iz najtežjih" }));
  expect(readPrepared(USER_ID, target)).toMatchObject({ name: "Še enkrat: Seštevanje", tasks: [{ count: 2 }] });
  expect(readDraft(USER_ID, target)?.draft.name).toBe("Ulomki");
  expect(location.pathname).toBe("/studentGroups/g1/newAssignment");
});

it("lists assignments by status, each with its bars and the way to its results", async () => {
  detail = detailOf([student(1, "10"), student(2, "..")]);
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <AssignmentLists of="group" id="g1" />
    </LanguageProvider>,
  );
  await settle();
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "V teku 1",
    "Končane 1",
  ]);
  expect(screen.getByRole("link", { name: "Seštevanje" }).getAttribute("href")).toBe(PATH);
  expect(screen.getAllByRole("img", { name: /^Vse rešeno: 1 od 2 učencev \(50\s%\)$/ })).toHaveLength(2);
  expect(screen.getAllByRole("img", { name: /^Prav: 50\s% od 2 odgovorov$/ })).toHaveLength(2);
  expect(screen.getAllByText(/začelo reševati: 1/)).toHaveLength(2);
});

it("says of one student's assignment how right it is, without how many of one are through", async () => {
  detail = detailOf([student(1, "10")]);
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <AssignmentLists of="group" id="g1" />
    </LanguageProvider>,
  );
  await settle();
  const bars = screen.getAllByRole("img").map((bar) => bar.getAttribute("aria-label")?.replace(/\s/g, " "));
  expect(bars).toEqual(["Prav: 50 % od 2 odgovorov", "Prav: 50 % od 2 odgovorov"]);
});

const openMenu = () => fireEvent.click(screen.getByRole("button", { name: "Več dejanj" }));

it("opens with who is through and where it goes wrong, and says in numbers how right and how long it was", async () => {
  detail = detailOf([student(1, "10"), student(2, "1."), student(3, "..")]);
  await show();
  const text = (one: Element) => one.textContent.replace(/\s/g, " ").trim();
  expect(text(screen.getByText(/Najbolj se zatika/))).toBe(
    "1 od 3 je rešil vse, 1 samo del. Najbolj se zatika pri 2. vprašanju (Seštevanje: s prehodom): prav ga ima 0 od 1.",
  );
  const facts = [...document.querySelectorAll("dl > div")].map((one) => [...one.children].map(text));
  expect(facts).toEqual([
    ["od 3 odgovorov", "67 % prav"],
    ["običajen čas od odprtja do zadnjega odgovora", "1:00"],
    ["najtežje vprašanje", "2. Seštevanje 0 % prav"],
  ]);
  const card = document.querySelector(screen.getByRole("link", { name: /^2\./ }).getAttribute("href")!);
  expect(card && text(card)).toContain("0 % pravilnih");
  openMenu();
  expect(screen.getByRole("button", { name: "Sporočilo učencem" })).toBeTruthy();
});

it("begins with the students who need help once the assignment is over", async () => {
  detail = { ...detailOf([student(1, "11"), student(2, "00"), student(3, "10")]), status: "completed" };
  await show();
  const names = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(["Učenec 2", "Učenec 3", "Učenec 1"]);
});

it("gives an example of a hard task with the commonest mistake, and explains it on the board without names", async () => {
  detail = detailOf([student(1, "10"), student(2, "10")]);
  detail.tasks[1] = { ...detail.tasks[1]!, mistake: { name: "carry-forgotten", count: 2 } };
  await show();
  const card = within(document.querySelector<HTMLElement>("#task-2")!);
  await card.findByText("Najpogostejša napaka, 2 učenca.");
  expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^prav: /),
    expect.stringMatching(/^ni prav: /),
  ]);
  fireEvent.click(card.getByRole("button", { name: "Pokaži na tabli: vprašanje 2" }));
  await settle();
  const board = screen.getByRole("dialog");
  expect(within(board).queryAllByRole("listitem")).toHaveLength(0);
  fireEvent.keyDown(board, { key: " " });
  fireEvent.keyDown(board, { key: "PageDown" });
  expect(within(board).getAllByRole("listitem")).toHaveLength(2);
  expect(board.textContent).not.toContain("Učenec");
  fireEvent.keyDown(board, { key: "ArrowLeft" });
  expect(within(board).getAllByRole("listitem")).toHaveLength(1);
});

it("says of a mistake what Karota says, without the words that cheer up the child", async () => {
  const addition = await findGame("addition")!.load();
  if (!isQuiz(addition)) throw new Error("addition is no quiz");
  const said = vi.spyOn(addition, "mistake").mockReturnValue({ id: "addition.mistake.carry-forgotten" });
  detail = detailOf([student(1, "10"), student(2, "10")]);
  detail.tasks[1] = { ...detail.tasks[1]!, mistake: { name: "carry-forgotten", count: 2 } };
  await show();
  const card = within(document.querySelector<HTMLElement>("#task-2")!);
  expect(await card.findByText(/»Prenos je treba prišteti/)).toBeTruthy();
  said.mockRestore();
});

/** The headings of the proposals, in their order. */
const proposals = () =>
  within(screen.getByRole("region", { name: "Kako naprej" }))
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

it("proposes to explain what many get wrong, and shows it on the board with the mistake at the end", async () => {
  detail = detailOf([student(1, "10"), student(2, "10"), student(3, "11"), student(4, "11")]);
  detail.mistakes = [{ name: "carry-forgotten", index: 1, count: 2, studentIds: ["s1", "s2"] }];
  await show();
  expect(proposals()).toEqual(["Še enkrat razloži"]);
  expect(screen.getByText("2 od 4 učencev delata isto napako.")).toBeTruthy();
  const panel = within(screen.getByRole("region", { name: "Kako naprej" }));
  expect(panel.getByText(/^Karota jo razloži tako: »/)).toBeTruthy();
  fireEvent.click(panel.getByRole("button", { name: "Pokaži na tabli" }));
  await settle();
  const board = screen.getByRole("dialog");
  const [, all] = /^Korak 0 od (\d+)$/.exec(within(board).getByRole("status").textContent)!;
  for (let step = 0; step < Number(all); step++) fireEvent.keyDown(board, { key: "PageDown" });
  const shown = within(board).getAllByRole("listitem");
  expect(shown).toHaveLength(Number(all));
  expect(shown.at(-1)!.textContent).toMatch(/^Pogosta napaka: .*ni prav: /);
});

it("proposes to practise the weakest skill, and prepares an assignment of ten questions for the same group", async () => {
  detail = detailOf([student(1, "100"), student(2, "100"), student(3, "110")]);
  await show();
  expect(proposals()).toEqual(["Vadite to veščino"]);
  const panel = within(screen.getByRole("region", { name: "Kako naprej" }));
  expect(panel.getByText("Seštevanje (s prehodom)")).toBeTruthy();
  expect(panel.getByText("Prav so 4 od 9 odgovorov.")).toBeTruthy();
  fireEvent.click(panel.getByRole("button", { name: "Pripravi nalogo" }));
  const prepared = readPrepared(USER_ID, { of: "group", id: "g1" });
  const tasks = [{ game: "addition", options: { level: "easy" }, count: 10 }];
  expect(prepared).toMatchObject({ name: "Še enkrat: Seštevanje (s prehodom)", tasks });
  expect(location.pathname).toBe("/studentGroups/g1/newAssignment");
});

it("names the few who share a mistake, and prepares an assignment for one of the mentor’s own students", async () => {
  detail = detailOf(Array.from({ length: 12 }, (_, place) => student(place, "11")));
  detail.mistakes = [{ name: "carry-forgotten", index: 0, count: 2, studentIds: ["s2", "s1"] }];
  await show();
  expect(proposals()).toEqual(["Pomagaj majhni skupini"]);
  const panel = within(screen.getByRole("region", { name: "Kako naprej" }));
  expect(panel.getByText("Učenec 1 in Učenec 2")).toBeTruthy();
  expect(panel.getByText("Ista napaka: Seštevanje (s prehodom).")).toBeTruthy();
  fireEvent.click(panel.getByRole("button", { name: "Pripravi naloge" }));
  await settle();
  const dialog = within(screen.getByRole("dialog", { name: "Komu je naloga namenjena?" }));
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Učenec 1Pripravi nalogo",
    "Učenec 2ni tvoj učenec",
  ]);
  fireEvent.click(dialog.getByRole("button", { name: "Pripravi nalogo: Učenec 1" }));
  expect(location.pathname).toBe("/myStudents/s1/newAssignment");
  expect(readPrepared(USER_ID, { of: "student", id: "s1" })).not.toBeNull();
});

it("proposes nothing without evidence, not even a heading", async () => {
  detail = detailOf([student(1, "11"), student(2, "1."), student(3, "..")]);
  await show();
  expect(screen.queryByText("Kako naprej")).toBeNull();
});

it("takes Cancel away at the start, on an open page too, with its dialog", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const start = new Date(Date.now() + 60_000).toISOString();
  detail = { ...detailOf([student(1, "..")]), status: "upcoming", start };
  await show();
  openMenu();
  fireEvent.click(screen.getByRole("button", { name: "Prekliči nalogo" }));
  expect(screen.getByRole("dialog")).toBeTruthy();
  detail = { ...detail, status: "inProgress" };
  await act(() => vi.advanceTimersByTimeAsync(55_000));
  expect(screen.getByRole("dialog")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  await settle();
  expect(screen.queryByRole("dialog")).toBeNull();
  openMenu();
  expect(screen.queryByRole("button", { name: "Prekliči nalogo" })).toBeNull();
});

it("shows the results of a removed group, without a form for messages and with a way back to the list", async () => {
  isGone = true;
  detail = detailOf([{ ...student(1, "10"), name: null, exMember: true }]);
  await show();
  expect(screen.getByRole("rowheader", { name: "Nekdanji član" })).toBeTruthy();
  openMenu();
  expect(screen.queryByRole("button", { name: "Sporočilo učencem" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Nova naloga iz najtežjih" })).toBeNull();
  const back = screen.getByRole("link", { name: "Nekdanji učenci in skupine" });
  expect(back.getAttribute("href")).toBe("/myStudents/former/archive");
});

it("lists what was set students who left and groups that were removed, archived or not", async () => {
  detail = { ...detailOf([student(1, "10")]), status: "completed" };
  history.replaceState(null, "", "/myStudents/former/archive");
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <Route path="/myStudents/:studentId/archive">
        <ArchivePage />
      </Route>
    </LanguageProvider>,
  );
  await settle();
  expect(screen.getByRole("heading", { level: 1, name: "Nekdanji učenci in skupine" })).toBeTruthy();
  const items = screen.getAllByRole("listitem").filter((item) => item.closest("nav") === null);
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Seštevanje.*6\. b · /),
    expect.stringMatching(/^Od prej.*Nekdanja skupina · /),
    expect.stringMatching(/^Naloga brez imena.*Nekdanji član · /),
  ]);
  expect(screen.getByRole("link", { name: "Naloga brez imena" }).getAttribute("href")).toBe(
    "/myStudents/s9/assignments/a3",
  );
});
