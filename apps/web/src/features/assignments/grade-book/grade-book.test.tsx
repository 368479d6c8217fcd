import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GradeBook as Book } from "@karota/contract/assignments/grade-book.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { clearCache } from "../../../shared/api/use-load.ts";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../../shared/i18n/texts.ts";
import { signIn } from "../../../shared/session/session.ts";
import { person } from "../../../testing/people.ts";
import { setSiteSettings } from "../../../testing/site-settings.ts";
import { GradeBook } from "./grade-book.tsx";

const column = (id: string, name: string, more: Partial<Book["assignments"][number]> = {}) => ({
  id,
  name,
  status: "completed" as const,
  start: "2026-11-16T10:00:00+01:00",
  numTasks: 10,
  numStudents: 3,
  numDone: 2,
  ...more,
});
const grade = (numSolved: number, numCorrect: number, over = true) => ({ numSolved, numCorrect, over });
const BOOK: Book = {
  assignments: [column("new", "Odstotki", { status: "inProgress" }), column("old", "Ulomki")],
  students: [
    { id: "z", name: "Žan Rozman", face: null, grades: [grade(3, 1, false), grade(10, 4)] },
    { id: "a", name: "Ajda Bizjak", face: { animal: "fox", colour: "logic" }, grades: [grade(10, 8), grade(5, 5)] },
    { id: "c", name: "Črt Kos", face: null, grades: [null, grade(0, 0)] },
  ],
  role: "owner",
  page: 0,
  more: false,
};

let asked: string[];
let books: Record<string, Book>;
beforeEach(async () => {
  localStorage.clear();
  setSiteSettings();
  asked = [];
  books = { "0": BOOK };
  vi.stubGlobal("fetch", (url: URL) => {
    asked.push(url.pathname.replace("/api/v1/", ""));
    return Promise.resolve(Response.json(books[url.searchParams.get("page")!]));
  });
  await loadSpeaker("sl");
  await loadTexts("rest", "sl");
  await clearCache();
  signIn(person({ roles: ["mentor"] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async () => {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <GradeBook groupId="g" beside={(id) => <span>{id === "c" && "zaklenjeno"}</span>} />
    </LanguageProvider>,
  );
  await act(async () => undefined);
};
const plain = (element: HTMLElement) => element.textContent.replaceAll("\u00a0", " ");
const rows = () =>
  screen
    .getAllByRole("row")
    .map((row) => [...within(row).queryAllByRole("rowheader"), ...within(row).queryAllByRole("cell")].map(plain));

it("is a table with a row for each student by name, a column for each assignment, and a number or word in every cell", async () => {
  await show();
  expect(screen.getByRole("table", { name: "Učenci in naloge: odstotek pravilnih odgovorov" })).toBeTruthy();
  expect(screen.getAllByRole("columnheader").map(plain)).toEqual([
    "Učenec",
    "Odstotki16. nov.rešeno: 2 od 3",
    "Ulomki16. nov.",
  ]);
  expect(rows().slice(1)).toEqual([
    ["Ajda Bizjak", "80 %", "50 %"],
    ["Črt Koszaklenjeno", "ni med prejemniki", "–brez odgovora"],
    ["Žan Rozman", "3 od 10odgovorjeno: 3 od 10", "40 %"],
    // Of those who are through and answered something.
    ["Skupaj", "80 %", "45 %"],
  ]);
  expect(asked).toEqual(["mentorship/groups/g/grades"]);
});

it("leads from a cell and from a column's head to the results, from a row's head to the student", async () => {
  await show();
  const link = (name: RegExp | string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(link("Ulomki")).toBe("/studentGroups/g/assignments/old");
  expect(link(/^40/)).toBe("/studentGroups/g/assignments/old");
  expect(link(/^3 od 10|odgovorjeno/)).toBe("/studentGroups/g/assignments/new");
  expect(link("Črt Kos")).toBe("/myStudents/c");
});

it("shows the picture that a student has chosen, and the first letter where there is none", async () => {
  await show();
  const pictureOf = (name: string) => screen.getByRole("link", { name }).querySelector<HTMLElement>("span")!;
  expect(pictureOf("Ajda Bizjak").dataset["category"]).toBe("logic");
  expect(pictureOf("Ajda Bizjak").querySelector("svg")).not.toBeNull();
  expect(pictureOf("Črt Kos").dataset["letter"]).toBe("Č");
  expect(pictureOf("Črt Kos").querySelector("svg")).toBeNull();
});

it("turns to older assignments and back, and is a list of names before the first one", async () => {
  books = { "0": { ...BOOK, more: true }, "1": { ...BOOK, assignments: [column("x", "Deljenje")], page: 1 } };
  await show();
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole("button", { name }));
    await act(async () => undefined);
  };
  expect(screen.getByRole("button", { name: "Novejše naloge" }).getAttribute("aria-disabled")).toBe("true");
  await press("Starejše naloge");
  expect(screen.getAllByRole("columnheader").map(plain)).toEqual(["Učenec", "Deljenje16. nov."]);
  expect(screen.getByRole("button", { name: "Starejše naloge" }).getAttribute("aria-disabled")).toBe("true");
  await press("Novejše naloge");
  expect(screen.getAllByRole("columnheader")).toHaveLength(3);
  cleanup();
  await clearCache();
  books = { "0": { ...BOOK, assignments: [] } };
  await show();
  expect(rows().slice(1)).toEqual([["Ajda Bizjak"], ["Črt Koszaklenjeno"], ["Žan Rozman"]]);
  expect(screen.getByRole("link", { name: "Ajda Bizjak" })).toBeTruthy();
});
