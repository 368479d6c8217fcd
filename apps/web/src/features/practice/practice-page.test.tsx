import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Practice } from "@karota/contract/learning/learning.ts";
import { addition } from "@karota/games/addition/index.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { signIn } from "../../shared/session/session.ts";
import { adoptSettings } from "../../shared/session/settings.ts";
import { stubDialogs } from "../../testing/dialogs.ts";
import { person } from "../../testing/people.ts";
import PracticePage from "./practice-page.tsx";

const ID = "9d0f6c2e-5a77-4a51-9a0e-2b6d6ad0a001";
const { tasks } = addition.generate({ level: "easy", tasks: 5, form: "numbers" }, seeded("practice page"));
const placed = tasks.map((task, place) => ({ ...task, taskId: String(place + 1) }));
const stateOf = (place: number) => addition.start({ tasks: [placed[place]!] });

const practiceAt = (answers: readonly boolean[], more: Partial<Practice> = {}): Practice => ({
  id: ID,
  game: null,
  answers: [...answers],
  tasks: 12,
  task: {
    taskId: String(answers.length + 1),
    game: "addition",
    why: "level",
    board: addition.payload.redact!(stateOf(answers.length), SPEAKERS.en),
  },
  grown: [],
  ...more,
});

/** What the server replies to each call in turn, as `METHOD path`: a reply, a status with a code, or no answer at all. */
let replies: Record<string, (object | "nothing")[]> = {};
let posted: { readonly path: string; readonly body: Record<string, unknown> }[] = [];

beforeEach(async () => {
  stubDialogs();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  signIn(person());
  adoptSettings({});
  posted = [];
  vi.stubGlobal("fetch", (url: URL, { method, body }: RequestInit) => {
    const path = url.pathname.replace("/api/v1/", "");
    if (method === "POST") posted.push({ path, body: JSON.parse(body as string) as Record<string, unknown> });
    const reply = replies[`${method} ${path}`]?.shift() ?? { code: "E-KAROTA-NOT_FOUND" };
    if (reply === "nothing") return Promise.reject(new TypeError("Failed to fetch"));
    const status = !("code" in reply) ? 200 : reply.code === "E-KAROTA-OLD_VALUES" ? 409 : 404;
    return Promise.resolve(Response.json(reply, { status }));
  });
  await loadSpeaker("en");
  for (const part of ["rest", "addition"]) await loadTexts(part, "en");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "vibrate");
});

const show = async () => {
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <Suspense>
        <PracticePage />
      </Suspense>
    </LanguageProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(50));
};
const press = async (name: RegExp | string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await act(() => vi.advanceTimersByTimeAsync(50));
};
/** Chooses an answer by its key. */
const choose = async (selected: number) => {
  fireEvent.keyDown(document.body, { key: String(selected + 1) });
  await act(() => vi.advanceTimersByTimeAsync(50));
};
const mark = (place: number, selected: number, practice: Practice) => ({
  taskId: String(place + 1),
  taskCorrect: selected === placed[place]!.correct,
  board: addition.payload.encode({ ...stateOf(place), given: [{ selected }] }, SPEAKERS.en),
  practice,
});
const wrong = (place: number): number => (placed[place]!.correct + 1) % 4;

it("starts on request, explains a wrong answer, goes on by itself after a right one, and ends with what has grown", async () => {
  const ended = practiceAt([false, true], {
    task: null,
    grown: [{ game: "addition", skill: placed[0]!.skill, from: 1, to: 2 }],
  });
  const right = placed[1]!.correct;
  replies = {
    "GET learning/practice": [{ practice: null }],
    "POST learning/practice": [{ practice: practiceAt([]) }],
    [`POST learning/practice/${ID}`]: [mark(0, wrong(0), practiceAt([false])), mark(1, right, ended)],
  };
  await show();
  await press("Start");
  expect(await screen.findByText("Chosen for you")).toBeTruthy();
  // The button is gone: the first answer has the focus.
  const [first] = within(screen.getByRole("group", { name: "Answers" })).getAllByRole("button");
  await waitFor(() => expect(first).toBe(document.activeElement));
  await choose(wrong(0));
  expect(posted.at(-1)).toEqual({ path: `learning/practice/${ID}`, body: { taskId: "1", taskSelected: wrong(0) } });
  expect(screen.getByRole("button", { name: "Next" })).toBe(document.activeElement);
  // Until the player goes on.
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await press("Next");
  await choose(right);
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(screen.getByRole("heading", { name: "That’s enough for today" })).toBe(document.activeElement);
  expect(screen.getByText("1 out of 2 right")).toBeTruthy();
  expect(screen.getByRole("img", { name: /2/ })).toBeTruthy();
});

it("vibrates once for a right answer, where that is wanted", async () => {
  const felt = vi.fn<Navigator["vibrate"]>();
  Object.defineProperty(navigator, "vibrate", { configurable: true, value: felt });
  adoptSettings({ vibration: true });
  replies = {
    "GET learning/practice": [{ practice: practiceAt([true]) }],
    [`POST learning/practice/${ID}`]: [
      mark(1, placed[1]!.correct, practiceAt([true, true])),
      mark(2, wrong(2), practiceAt([true, true, false])),
    ],
  };
  await show();
  expect(felt).not.toHaveBeenCalled();
  await choose(placed[1]!.correct);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await choose(wrong(2));
  expect(posted).toHaveLength(2);
  expect(felt).toHaveBeenCalledOnce();
});

it("continues after a reload, and sends one answer for two quick keys", async () => {
  replies = {
    "GET learning/practice": [{ practice: practiceAt([true]) }],
    [`POST learning/practice/${ID}`]: [mark(1, wrong(1), practiceAt([true, false]))],
  };
  await show();
  expect(screen.queryByRole("button", { name: "Start" })).toBeNull();
  fireEvent.keyDown(document.body, { key: String(wrong(1) + 1) });
  fireEvent.keyDown(document.body, { key: String(placed[1]!.correct + 1) });
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(posted).toHaveLength(1);
});

it("offers to send an answer again that did not arrive", async () => {
  replies = {
    "GET learning/practice": [{ practice: practiceAt([]) }],
    [`POST learning/practice/${ID}`]: ["nothing", "nothing", "nothing", mark(0, wrong(0), practiceAt([false]))],
  };
  await show();
  await choose(wrong(0));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  for (let n = 0; n < 4 && screen.queryByRole("button", { name: "Send" }); n++) {
    await press("Send");
    await act(() => vi.advanceTimersByTimeAsync(30_000));
  }
  expect(new Set(posted.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(screen.getByRole("button", { name: "Next" })).toBeTruthy();
});

it("shows the practice as it is when another tab has answered", async () => {
  replies = {
    "GET learning/practice": [{ practice: practiceAt([]) }, { practice: practiceAt([true]) }],
    [`POST learning/practice/${ID}`]: [{ code: "E-KAROTA-OLD_VALUES" }],
  };
  await show();
  await choose(wrong(0));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.getByRole("list", { name: "Progress: question 2 of 12" })).toBeTruthy();
});

it("says so when there is nothing to practise", async () => {
  replies = { "GET learning/practice": [{ practice: null }], "POST learning/practice": [{ practice: null }] };
  await show();
  await press("Start");
  expect(screen.getByRole("button", { name: "Choose a quiz" })).toBeTruthy();
});

it("has fewer and larger words for young pupils", async () => {
  adoptSettings({ audience: "pupil", school_year: 1 });
  replies = { "GET learning/practice": [{ practice: practiceAt([]) }] };
  await show();
  expect(screen.queryByText("Chosen for you")).toBeNull();
});
