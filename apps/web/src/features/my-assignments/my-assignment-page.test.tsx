import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Route, Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { MyAssignmentDetail, MyTask } from "@karota/contract/assignments/my-assignment.ts";
import { seeded } from "@karota/engine/random.ts";
import { canRead, isRight } from "@karota/engine/quiz/marking.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { expressionToSpeech } from "@karota/engine/speech/speech.ts";
import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Given, Task } from "@karota/engine/quiz/task.ts";
import { findGame } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { signIn } from "../../shared/session/session.ts";
import { savePlayerSettings } from "../../shared/session/settings.ts";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { flushAnswers } from "../../shared/offline/assignment-queue.ts";
import { person } from "../../testing/people.ts";
import MyAssignmentPage from "./my-assignment-page.tsx";

const ID = "2b0a9f2e-0c1d-4c7e-9a51-1f4f6f0b8a11";
const NOON = Date.parse("2026-11-21T12:00:00+01:00");
const MINUTE_MS = 60_000;

let quiz: AnyQuiz;
/** What a student chose or typed, by the place of the task. */
let given: (Given | null)[] = [];
/** With what answers are typed; undefined where they are chosen. */
let entry: MyTask["entry"];
let gets = 0;
let posts: { taskId: string; taskSelected?: number; taskText?: string }[] = [];
const chosen = (...selected: (number | null)[]) => selected.map((one) => (one === null ? null : { selected: one }));
let starts = NOON;
let ends = NOON + 60 * MINUTE_MS;
let present = true;
let written: MyAssignmentDetail["mentorMessages"] = [];

function detail(): MyAssignmentDetail {
  const board = quiz.generate({ level: "easy", tasks: 5 }, seeded("class"));
  const tasks = board.tasks.slice(0, 3);
  const solved = given.filter((one) => one !== null).length;
  const over = solved === 3 || Date.now() > ends;
  const isRightAt = (place: number) => given[place] !== null && isRight(tasks[place]!, given[place]!);
  const right = [0, 1, 2].filter(isRightAt).length;
  const upcoming = Date.now() < starts;
  return {
    assignment_id: ID,
    name: "Seštevanje",
    mentor: "Ana",
    mentorFace: null,
    status: upcoming ? "upcoming" : Date.now() > ends ? "completed" : "inProgress",
    startDate: new Date(starts).toISOString(),
    endDate: new Date(ends).toISOString(),
    tasks: 3,
    numSolvedTasks: solved,
    completed: solved === 3,
    mayAnswer: present && !upcoming && !over,
    archived: false,
    games: ["addition"],
    message: "Vzemi si čas.",
    numCorrect: over ? right : null,
    description: "",
    mentorMessages: written,
    list: upcoming
      ? []
      : tasks.map((task, place): MyTask => {
          const one = given[place] ?? null;
          const boardOf = (shown: Task) => ({ ...quiz.start({ tasks: [shown] }), given: [one] });
          const open = boardOf(entry === undefined ? task : { ...task, choices: [] });
          return {
            taskId: task.taskId,
            game: "addition",
            board: quiz.payload.redact!(open, SPEAKERS.sl),
            ...(entry && { entry, signs: ["1", "2"] }),
            answered: one !== null,
            ...(one !== null && ("text" in one ? { taskText: one.text } : { taskSelected: one.selected })),
            result: over
              ? {
                  correct: isRightAt(place),
                  right: task.correct,
                  board: quiz.payload.encode(boardOf(task), SPEAKERS.sl),
                }
              : null,
          };
        }),
    now: new Date().toISOString(),
  };
}

beforeEach(async () => {
  const game = await findGame("addition")!.load();
  if (!isQuiz(game)) throw new Error("addition is no quiz");
  quiz = game;
  localStorage.clear();
  present = true;
  written = [];
  [given, gets, posts, starts, ends] = [[null, null, null], 0, [], NOON, NOON + 60 * MINUTE_MS];
  entry = undefined;
  vi.stubGlobal("fetch", async (_url: URL, { method, body }: { method: string; body?: string }) => {
    if (method === "GET") {
      gets++;
      return Response.json(detail());
    }
    const answer = JSON.parse(body!) as (typeof posts)[number];
    posts.push(answer);
    const place = detail().list.findIndex(({ taskId }) => taskId === answer.taskId);
    const { taskSelected, taskText = "" } = answer;
    const task = quiz.generate({ level: "easy", tasks: 5 }, seeded("class")).tasks[place]!;
    if (taskSelected === undefined && !canRead(task, taskText))
      return Response.json({ code: "E-MENTORSHIP-ANSWER_NOT_READ" }, { status: 400 });
    given[place] = taskSelected === undefined ? { text: taskText } : { selected: taskSelected };
    const numSolvedTasks = given.filter((one) => one !== null).length;
    return Response.json({ ...answer, taskCompleted: true, numSolvedTasks, completed: numSolvedTasks === 3 });
  });
  for (const load of [loadSpeaker("sl"), loadTexts("rest", "sl"), loadTexts("addition", "sl"), clearCache()])
    await load;
  vi.useFakeTimers({ now: NOON, shouldAdvanceTime: true });
  signIn(person({ endsIn: 48 * 60 * MINUTE_MS }));
});
afterEach(async () => {
  await flushAnswers();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = async () => {
  const { hook } = memoryLocation({ path: `/myAssignments/${ID}` });
  await act(async () => {
    render(
      <LanguageProvider first={SPEAKERS.sl}>
        <Router hook={hook}>
          <Route path="/myAssignments/:assignmentId" component={MyAssignmentPage} />
        </Router>
      </LanguageProvider>,
    );
  });
};
const answers = () => within(screen.getByRole("group", { name: "Odgovori" })).getAllByRole("button");
const confirm = () => screen.getByRole("button", { name: "Potrdi odgovor" });
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

it("before the start it counts down, and opens by itself when the time comes", async () => {
  starts = NOON + 2 * MINUTE_MS;
  await show();
  expect(screen.getByText("Začne se čez").nextSibling?.textContent).toBe("2 min");
  expect(screen.queryByRole("group", { name: "Odgovori" })).toBeNull();
  expect(gets).toBe(1);
  await pass(2 * MINUTE_MS + 1500);
  expect(answers()).toHaveLength(4);
});

it("an answer may be chosen anew until it is confirmed, then it is final, saved, and the next task comes", async () => {
  await show();
  expect(confirm().getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(answers()[2]!);
  fireEvent.click(answers()[1]!);
  expect(answers().map((one) => one.getAttribute("aria-pressed"))).toEqual(["false", "true", "false", "false"]);
  expect(posts).toEqual([]);
  fireEvent.click(confirm());
  await act(flushAnswers);
  expect(posts).toMatchObject([{ taskSelected: 1 }]);
  expect(screen.getAllByText("Odgovor je shranjen.").length).toBeGreaterThan(0);
  await pass(500);
  expect(screen.getByText("2. vprašanje od 3")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "1. vprašanje: odgovor shranjen", hidden: true }));
  fireEvent.click(answers()[3]!);
  fireEvent.keyDown(document.body, { key: "4" });
  await pass(2000);
  expect(posts).toHaveLength(1);
  expect(screen.getByText("1. vprašanje od 3")).toBeTruthy();
});

const announced = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("");

it("the next question is announced with its answers, and the group that has the focus has its number", async () => {
  await show();
  fireEvent.click(answers()[1]!);
  fireEvent.click(confirm());
  await act(flushAnswers);
  expect(announced()).toBe("Odgovor je shranjen.");
  await pass(500);
  const { question, choices } = quiz.generate({ level: "easy", tasks: 5 }, seeded("class")).tasks[1]!;
  const [asked, offered = ""] = announced().split(": ");
  expect(asked).toBe(`Koliko je ${expressionToSpeech(question, SPEAKERS.sl)}`);
  expect(offered.slice(0, -1).split("; ").toSorted()).toEqual(
    choices.map(({ value }) => toPlain(value, SPEAKERS.sl)).toSorted(),
  );
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "2. vprašanje od 3" }));
});

it("an answer is announced to wait for the network when its question is left, not while it is on its way", async () => {
  await show();
  const online = globalThis.fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  fireEvent.click(answers()[1]!);
  fireEvent.click(confirm());
  await pass(100);
  expect(announced()).toBe("");
  await pass(400);
  expect(announced()).toMatch(/^Odgovor je shranjen na tej napravi.*Koliko je/);
  vi.stubGlobal("fetch", online);
});

it("with the last answer the result has the focus, at its heading", async () => {
  given = chosen(0, 0, null);
  await show();
  fireEvent.click(answers()[1]!);
  confirm().focus();
  fireEvent.click(confirm());
  await act(flushAnswers);
  await pass(MINUTE_MS);
  expect(screen.getByRole("heading", { name: /od 3/ })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});

it("the keys 1 to 4 choose, unless they are turned off", async () => {
  await show();
  const pressed = () => answers().map((one) => one.getAttribute("aria-pressed") === "true");
  fireEvent.keyDown(document.body, { key: "2" });
  expect(pressed()).toEqual([false, true, false, false]);
  act(() => savePlayerSettings({ answer_keys: false }));
  fireEvent.keyDown(document.body, { key: "3" });
  expect(pressed()).toEqual([false, true, false, false]);
  fireEvent.keyDown(document.body, { key: "Enter" });
  await act(flushAnswers);
  expect(posts.at(-1)).toMatchObject({ taskSelected: 1 });
});

it("nothing reveals before the end whether an answer was right", async () => {
  await show();
  fireEvent.click(answers()[0]!);
  fireEvent.click(confirm());
  await act(flushAnswers);
  expect(screen.queryByText(/\bprav\b|pravilno/i)).toBeNull();
  expect(new Set(answers().map((one) => one.dataset["look"]))).toEqual(new Set(["picked", "rest"]));
});

const field = () => screen.getByLabelText<HTMLInputElement>("Tvoj odgovor");
const type = async (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.submit(field());
  await act(flushAnswers);
};

it("where answers are typed there are no choices, and the field of the next question has the focus", async () => {
  entry = "number";
  await show();
  expect(screen.queryByRole("group", { name: "Odgovori" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Potrdi odgovor" })).toBeNull();
  expect(field().inputMode).toBe("decimal");
  // The keys that choose elsewhere are no answer here.
  for (const key of ["1", "Enter"]) fireEvent.keyDown(document.body, { key });
  fireEvent.submit(field());
  expect(posts).toEqual([]);
  expect(field().getAttribute("aria-invalid")).toBe("true");
  await type(" 1 000 ");
  expect(posts).toEqual([{ taskId: "1", taskText: "1 000" }]);
  expect(screen.getByText("Tvoj odgovor: 1 000")).toBeTruthy();
  await pass(500);
  expect(screen.getByText("2. vprašanje od 3")).toBeTruthy();
  expect(document.activeElement).toBe(field());
});

it("who plays with two keys has those below the field that come with the question, and nobody else", async () => {
  entry = "number";
  await show();
  expect(screen.queryByRole("group", { name: "Tipke" })).toBeNull();
  act(() => savePlayerSettings({ two_keys: true }));
  const keys = within(screen.getByRole("group", { name: "Tipke" })).getAllByRole("button");
  expect(keys.map((key) => key.querySelector(".sr")!.textContent)).toEqual(["1", "2", "Izbriši"]);
  for (const key of [keys[0]!, keys[1]!]) fireEvent.click(key);
  fireEvent.click(screen.getByRole("button", { name: "Potrdi" }));
  await act(flushAnswers);
  expect(posts.at(-1)).toEqual({ taskId: "1", taskText: "12" });
});

it("what cannot be read stays in the field with a word, and can be typed better", async () => {
  entry = "number";
  await show();
  await type("dvanajst");
  expect(field().value).toBe("dvanajst");
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(/^Tega ne prepoznamo kot število/)).toBeTruthy();
  await pass(2000);
  expect(screen.getByText("1. vprašanje od 3")).toBeTruthy();
  expect(screen.getByRole("button", { name: "1. vprašanje: še brez odgovora", hidden: true })).toBeTruthy();
  await type("12");
  expect(posts.map(({ taskText }) => taskText)).toEqual(["dvanajst", "12"]);
  await pass(500);
  expect(screen.getByText("2. vprašanje od 3")).toBeTruthy();
  expect(field().value).toBe("");
});

it("a question whose typed answer is on a slow way stays until the server has read it, and is left after a while without it", async () => {
  entry = "number";
  await show();
  const online = globalThis.fetch;
  const read = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (...request: Parameters<typeof fetch>) => {
    await read.promise;
    return online(...request);
  });
  fireEvent.change(field(), { target: { value: "dvanajst" } });
  fireEvent.submit(field());
  await pass(1000);
  expect(screen.getByText("1. vprašanje od 3")).toBeTruthy();
  await act(async () => {
    read.resolve();
    await flushAnswers();
  });
  expect(field().value).toBe("dvanajst");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await type("12");
  await pass(3000);
  expect(screen.getByText("2. vprašanje od 3")).toBeTruthy();
  vi.stubGlobal("fetch", online);
});

it("without a network what is typed waits, and when it cannot be read its question opens again", async () => {
  entry = "text";
  given = [null, { text: "7" }, { text: "8" }];
  const online = globalThis.fetch;
  await show();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await type("ne vem");
  expect(screen.getAllByText(/shranjen na tej napravi/).length).toBeGreaterThan(0);
  expect(screen.getByText("Tvoj odgovor: ne vem")).toBeTruthy();
  vi.stubGlobal("fetch", online);
  await act(flushAnswers);
  expect(field().value).toBe("ne vem");
  expect(screen.getByText("Tega odgovora ne prepoznamo. Preveri, kaj piše.")).toBeTruthy();
});

it("a clock is set, or its time is typed", async () => {
  entry = "dial";
  await show();
  fireEvent.keyDown(screen.getByRole("slider", { name: "Mali kazalec" }), { key: "ArrowRight" });
  fireEvent.click(screen.getByRole("button", { name: "Vpiši", pressed: false }));
  expect(screen.queryByRole("slider")).toBeNull();
  expect(field()).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Vpiši", pressed: true }));
  fireEvent.keyDown(screen.getByRole("slider", { name: "Mali kazalec" }), { key: "ArrowRight" });
  fireEvent.click(screen.getByRole("button", { name: "Potrdi" }));
  await act(flushAnswers);
  expect(posts).toEqual([{ taskId: "1", taskText: "1.00" }]);
});

it("the result has what was typed, with its mistake and the right answer", async () => {
  entry = "number";
  const { tasks } = quiz.generate({ level: "easy", tasks: 5 }, seeded("class")) as { tasks: readonly Task[] };
  const wrong = tasks[0]!.choices.findIndex(({ mistake }) => mistake !== null);
  const text = toPlain(tasks[0]!.choices[wrong]!.value, SPEAKERS.sl);
  given = [{ text }, { text: "98765" }, { text: toPlain(tasks[2]!.choices[tasks[2]!.correct]!.value, SPEAKERS.sl) }];
  await show();
  await waitFor(() => expect(screen.getByRole("heading", { name: "1 od 3 prav" })).toBeTruthy());
  expect(screen.getByText(`Tvoj odgovor: ${text}`)).toBeTruthy();
  expect(screen.getByText("Tvoj odgovor: 98765")).toBeTruthy();
  expect(screen.getByText(SPEAKERS.sl.say(quiz.mistake(tasks[0]!, { text })!))).toBeTruthy();
  expect(screen.getAllByText(/^Pravilno: /)).toHaveLength(2);
});

it("after the last answer the result comes, with every task explained", async () => {
  given = chosen(1, 2, null);
  await show();
  expect(screen.getByText("3. vprašanje od 3")).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "1" });
  fireEvent.keyDown(document.body, { key: "Enter" });
  await act(flushAnswers);
  await waitFor(() => expect(screen.getByRole("heading", { name: "Vsa vprašanja z razlago" })).toBeTruthy());
  expect(screen.getByRole("heading", { name: /^\d od 3 prav$/ })).toBeTruthy();
  expect(await screen.findAllByText("Kako pridemo do rešitve?")).toHaveLength(3);
});

it("at the end by the server's time the result comes by itself, also with open tasks", async () => {
  given = chosen(1, null, null);
  await show();
  expect(answers()).toHaveLength(4);
  await pass(60 * MINUTE_MS + 2000);
  await waitFor(() => expect(screen.getByText(/2 vprašanji brez odgovora/)).toBeTruthy());
});

it("a person who has left the group sees the tasks and answers no more", async () => {
  present = false;
  await show();
  expect(screen.getByText(/ne moreš več odgovarjati/)).toBeTruthy();
  fireEvent.click(answers()[0]!);
  fireEvent.keyDown(document.body, { key: "1" });
  fireEvent.keyDown(document.body, { key: "Enter" });
  await pass(100);
  expect(screen.queryByRole("button", { name: "Potrdi odgovor" })).toBeNull();
  expect(posts).toEqual([]);
});

it("a message of the mentor comes by itself, is announced, and leaves the answer that is being chosen", async () => {
  await show();
  fireEvent.click(answers()[1]!);
  written = [{ text: "Preberi še enkrat.", at: new Date(NOON).toISOString() }];
  await pass(31_000);
  const word = await screen.findByText("Preberi še enkrat.");
  expect(word.closest('[role="status"]')).not.toBeNull();
  expect(answers()[1]!.getAttribute("aria-pressed")).toBe("true");
  ends = NOON + 120 * MINUTE_MS;
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(screen.getByText(/1 h 59 min/)).toBeTruthy());
});

it("a hidden page makes no requests", async () => {
  await show();
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await pass(90_000);
  expect(gets).toBe(1);
  visibility.mockReturnValue("visible");
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(gets).toBe(2));
  visibility.mockRestore();
});
