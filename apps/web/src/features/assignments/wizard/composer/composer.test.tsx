import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TaskPlan } from "@karota/contract/assignments/assignment.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../../../shared/i18n/texts.ts";
import { clearCache } from "../../../../shared/api/use-load.ts";
import { signIn } from "../../../../shared/session/session.ts";
import { stubDialogs } from "../../../../testing/dialogs.ts";
import { person } from "../../../../testing/people.ts";
import { EMPTY, type Draft } from "../draft.ts";
import { StepGeneral } from "../step-general.tsx";
import { StepTasks } from "./step-tasks.tsx";
import { durationOf } from "../use-minutes.ts";

const LAST = "2b0a9f2e-0c1d-4c7e-9a51-1f4f6f0b8a11";
const PLAN: readonly TaskPlan[] = [
  { game: "division", options: { level: "hard" }, count: 4 },
  { game: "addition", options: { level: "easy" }, count: 2, answer: "typed" },
];

let isWide = true;
beforeEach(async () => {
  localStorage.clear();
  isWide = true;
  stubDialogs();
  vi.stubGlobal("matchMedia", () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("fetch", (url: URL) => {
    const replies: Record<string, unknown> = {
      "assignments/usual-times": { times: [{ game: "fractions", level: "medium", seconds: 36 }] },
      "assignments/group/every": {
        assignments: [
          { id: "none", status: "cancelled" },
          { id: LAST, status: "completed" },
        ],
      },
      [`assignments/${LAST}`]: { name: "Ponavljanje", plan: PLAN },
    };
    return Promise.resolve(Response.json(replies[url.pathname.replace("/api/v1/", "")]));
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

function Composer({ tasks }: { tasks: readonly TaskPlan[] }) {
  const [draft, setDraft] = useState<Draft>({ ...EMPTY, tasks });
  const change = (some: Partial<Draft>) => setDraft({ ...draft, ...some });
  return (
    <StepTasks draft={draft} change={change} faults={[]} excess={null} cost={1.5} next={<button>on</button>}>
      back
    </StepTasks>
  );
}
const show = async (tasks: readonly TaskPlan[] = []) => {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <Composer tasks={tasks} />
    </LanguageProvider>,
  );
  for (let turn = 0; turn < 5; turn++) await act(async () => undefined);
};
const basket = () => screen.getByRole("region", { name: "Izbrana vprašanja" });
const inBasket = () => basket().textContent.replaceAll("\u00a0", " ");
const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const fractions = (count: number): TaskPlan => ({ game: "fractions", options: { level: "medium" }, count });

it("a school year narrows the quizzes, offers plans that one press adds, and is remembered", async () => {
  await show();
  expect(screen.getByRole("button", { name: "Logaritmi" })).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "7" }));
  expect(screen.queryByRole("button", { name: /^Logaritmi/ })).toBeNull();
  const ready = within(screen.getByRole("region", { name: "Pripravljeno: 7. razred" }));
  fireEvent.click(ready.getByRole("button", { name: /^Ulomki/ }));
  await screen.findByText("Izbrano: 10 vprašanj od 50");
  expect(said()).toContain("Dodano: Ulomki, 10 vprašanj. Skupaj 10 vprašanj.");
  expect(inBasket()).toContain("Čas reševanjapribližno 6 min");
  expect(inBasket()).toContain("Cena1,5 korenčka");
  cleanup();
  await show();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "7" }).checked).toBe(true);
});

it("the plan of the latest assignment that was not cancelled is one press away, and fills what room is left", async () => {
  await show([fractions(45)]);
  fireEvent.click(screen.getByRole("button", { name: /^Ponavljanje.*zadnjič uporabljeno, 6 vprašanj/ }));
  await screen.findByText("Izbrano: 50 vprašanj od 50");
  expect(said()).toContain("Dodano: Ponavljanje, 5 vprašanj. Skupaj 50 vprašanj.");
  expect(screen.getAllByLabelText<HTMLInputElement>(/^Število vprašanj/).map(({ value }) => value)).toEqual([
    "45",
    "4",
    "1",
  ]);
  expect(inBasket()).toContain("Znano za 45 od 50 vprašanj.");
  // How its questions are answered goes along.
  expect(inBasket()).toMatch(/Seštevanje[^,]*(, [^,]*)*, vpis odgovorov/);
  const quiz = screen.getByRole("button", { name: "Seštevanje" });
  expect(quiz.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(quiz);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("two plans that are pressed one after the other are both added, however long they take to load", async () => {
  await show();
  fireEvent.click(screen.getByRole("radio", { name: "7" }));
  fireEvent.click(screen.getByRole("button", { name: /^Ponavljanje/ }));
  fireEvent.click(screen.getByRole("button", { name: /^Mešano/ }));
  expect(await screen.findByText("Izbrano: 16 vprašanj od 50")).toBeTruthy();
});

it("the number of questions is changed beside what is chosen, and announced with the sum", async () => {
  await show([fractions(5), ...PLAN]);
  fireEvent.click(screen.getByRole("button", { name: "Ulomki: 10 vprašanj" }));
  expect(screen.getByText("Izbrano: 16 vprašanj od 50")).toBeTruthy();
  expect(said()).toContain("Ulomki: zdaj 10 vprašanj. Skupaj 16 vprašanj.");
  fireEvent.click(screen.getByRole("button", { name: "Odstrani: Deljenje, mesto 2" }));
  expect(said()).toContain("Odstranjeno: Deljenje. Skupaj 12 vprašanj.");
  expect(basket().contains(document.activeElement)).toBe(true);
});

it("a search finds quizzes by name, and says how many there are", async () => {
  await show();
  fireEvent.change(screen.getByRole("searchbox", { name: "Poišči vajo" }), { target: { value: "ulom" } });
  expect(said()).toContain("1 vaja");
  fireEvent.change(screen.getByRole("searchbox", { name: "Poišči vajo" }), { target: { value: "xyz" } });
  expect(said()).toContain("Ni take vaje.");
  fireEvent.click(screen.getByRole("button", { name: "Pokaži vse vaje" }));
  expect(screen.getByRole("button", { name: "Seštevanje" })).toBeTruthy();
});

it("a quiz begins with the difficulty of the chosen year", async () => {
  await show();
  fireEvent.click(screen.getByRole("radio", { name: "6" }));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /^Seštevanje/ })));
  const dialog = within(screen.getByRole("dialog"));
  expect((await dialog.findByRole<HTMLInputElement>("radio", { name: /^težko/ })).checked).toBe(true);
  fireEvent.click(dialog.getByRole("button", { name: "Seštevanje: 15 vprašanj" }));
  fireEvent.click(dialog.getByRole("button", { name: "Dodaj" }));
  expect(said()).toContain("Dodano: Seštevanje, 15 vprašanj. Skupaj 15 vprašanj.");
});

it("answers are chosen or typed, row by row, and both kinds stay apart", async () => {
  await show([{ game: "addition", options: { level: "easy" }, count: 2 }]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Seštevanje" })));
  const dialog = within(screen.getByRole("dialog"));
  const typed = await dialog.findByRole<HTMLInputElement>("radio", { name: /^Z vpisom/ });
  expect(dialog.getByRole<HTMLInputElement>("radio", { name: /^Z izbiro/ }).checked).toBe(true);
  expect(dialog.getByRole("group", { name: "Odgovori" }).querySelectorAll("button")).toHaveLength(4);
  fireEvent.click(typed);
  expect(dialog.getByText("Tvoj odgovor")).toBeTruthy();
  fireEvent.click(dialog.getByRole("radio", { name: /^lahko/ }));
  fireEvent.click(dialog.getByRole("button", { name: "Dodaj" }));
  const rows = () => within(basket()).getAllByRole("listitem");
  expect(rows().map(({ textContent }) => /vpis odgovorov/.test(textContent))).toEqual([false, true]);
  fireEvent.click(screen.getByRole("button", { name: "Uredi in poglej: Seštevanje, mesto 2" }));
  fireEvent.click(await within(screen.getByRole("dialog")).findByRole("radio", { name: /^Z izbiro/ }));
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Shrani" }));
  expect(rows().map(({ textContent }) => /vpis odgovorov/.test(textContent))).toEqual([false, false]);
});

it("where there is little room, a bar with the sum opens what is chosen", async () => {
  isWide = false;
  await show([fractions(5)]);
  const bar = screen.getByRole("button", { name: /^5 vprašanj.*3 min, 1,5/ });
  expect(bar.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("button", { name: /^Odstrani/ })).toBeNull();
  expect(screen.getByRole("button", { name: "on" })).toBeTruthy();
  fireEvent.click(bar);
  expect(bar.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("button", { name: /^Odstrani/ })).toBeTruthy();
});

it("the first step asks for a name alone; a message is one press away and takes the focus", () => {
  const change = vi.fn<(some: Partial<Draft>) => void>();
  const general = (draft: Draft) => (
    <LanguageProvider first={SPEAKERS.sl}>
      <StepGeneral draft={draft} change={change} faults={[]} />
    </LanguageProvider>
  );
  render(general(EMPTY));
  expect(screen.queryByLabelText(/^Sporočilo/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Sporočilo za učence" }));
  const message = screen.getByLabelText("Sporočilo za učence (neobvezno)");
  expect(document.activeElement).toBe(message);
  fireEvent.change(message, { target: { value: "Vzemi si čas." } });
  expect(change).toHaveBeenLastCalledWith({ message: "Vzemi si čas." });
  expect(screen.getByText("Podrobno").closest("details")?.open).toBe(false);
  cleanup();
  const { rerender } = render(general({ ...EMPTY, message: "Beri počasi.", description: "Ulomki" }));
  expect(screen.getByLabelText(/^Sporočilo/)).toBeTruthy();
  expect(screen.getByText("Podrobno").closest("details")?.open).toBe(true);
  // While its last letter is replaced, too.
  rerender(general({ ...EMPTY, message: "Beri počasi." }));
  expect(screen.getByText("Podrobno").closest("details")?.open).toBe(true);
});

it("the time of a plan is that of the questions whose difficulty was answered before", () => {
  const times = [
    { game: "fractions", level: "medium", seconds: 40 },
    { game: "division", level: "easy", seconds: 10 },
  ];
  expect(durationOf([fractions(6), ...PLAN], times)).toEqual({ minutes: 4, known: 6 });
  expect(durationOf(PLAN, times)).toBeNull();
});

it("an objective in another language finds its quiz and level, and a curriculum narrows the quizzes", async () => {
  await show();
  fireEvent.change(screen.getByRole("searchbox", { name: "Poišči vajo" }), { target: { value: "Bruche addieren" } });
  const pick = await screen.findByRole("button", { name: /^Ulomki.*Brüche addieren/ });
  expect(pick.querySelector("[lang=de]")?.textContent).toContain("Schulstufe");
  await act(async () => fireEvent.click(pick));
  const dialog = await screen.findByRole("dialog", { name: "Ulomki" });
  const level = await within(dialog).findByRole<HTMLInputElement>("radio", { name: /^srednje težko/ });
  expect(level.checked).toBe(true);
  cleanup();
  await show();
  fireEvent.click(screen.getByRole("radio", { name: "Avstrija" }));
  await screen.findByRole("button", { name: /^Seštevanje.*Schulstufe/ });
  expect(screen.queryByRole("button", { name: /^Zastave/ })).toBeNull();
});
