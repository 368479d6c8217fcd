import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import type { QuizMove, QuizState } from "@karota/engine/quiz/task.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { FrameProvider, type Frame } from "@karota/ui/game-frame.ts";
import { FIRST_SETTINGS, type GameViewProps, type PlaySettings } from "@karota/ui/game-view.ts";
import { CATALOGUE } from "../catalogue.ts";
import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import { QuizLearningProvider, type QuizLearning } from "./quiz-learning.ts";
import QuizView from "./view.tsx";

/** Any quiz of the catalogue serves. */
const games = await Promise.all(CATALOGUE.map((row) => row.load()));
const game = games.find(isQuiz) as AnyQuiz;
const puzzle = game.generate({ ...game.options.daily, tasks: 5 }, seeded("quiz view"));
const frame: Frame = {
  header: null,
  tools: {},
  toolsLabel: "Orodja",
  progress: { done: 0, total: 5 },
  hint: null,
  notices: null,
  cover: null,
  ending: <h2>Rešeno!</h2>,
  solved: true,
  help: null,
  category: "arithmetic",
};

let state: QuizState;
const announce = vi.fn<(words: string) => void>();
type Given = Partial<GameViewProps<QuizState, QuizMove>> & { readonly first?: Partial<PlaySettings> };
function Host({ first, ...given }: Given) {
  const [now, setNow] = useState<QuizState>(() => given.state ?? game.start(puzzle));
  const [settings, setSettings] = useState({ ...FIRST_SETTINGS, ...first });
  useEffect(() => {
    state = now;
  }, [now]);
  return (
    <FrameProvider value={frame}>
      <QuizView
        {...{ game, verdict: game.check(now), hint: null, settings, speaker: SPEAKERS.sl, readOnly: false, announce }}
        {...given}
        state={now}
        play={(move) => setNow((before) => game.apply(before, move))}
        change={(change) => setSettings((before) => ({ ...before, ...change }))}
      />
    </FrameProvider>
  );
}
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  announce.mockClear();
});

const task = (place: number) => puzzle.tasks[place]!;
const asked = (): string => screen.getByRole("heading", { level: 2 }).textContent ?? "";
/** MathML leaves the spaces to the setting. */
const bare = (text: string): string => text.replace(/\s/g, "");
const shows = (place: number): boolean => bare(asked()).includes(bare(toPlain(task(place).question, SPEAKERS.sl)));
const right = (place: number): number => task(place).correct;
const wrong = (place: number): number => (right(place) + 1) % 4;
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const answer = (index: number) => press(String(index + 1));
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe("answering", () => {
  it("goes to the next task 500 ms after a right answer, not before", () => {
    render(<Host />);
    expect(shows(0)).toBe(true);
    answer(right(0));
    expect(state.given[0]).toEqual({ selected: right(0) });
    pass(499);
    expect(shows(0)).toBe(true);
    pass(1);
    expect(shows(1)).toBe(true);
  });

  it("goes on just so after a wrong answer, showing which one is right meanwhile", () => {
    render(<Host />);
    answer(wrong(0));
    const looks = [...document.querySelectorAll<HTMLElement>("[data-look]")].map((one) => one.dataset["look"]);
    expect([looks[right(0)], looks[wrong(0)]]).toEqual(["right", "wrong"]);
    pass(500);
    expect(shows(1)).toBe(true);
  });

  it("takes one answer a task: a second key changes nothing", () => {
    render(<Host />);
    answer(wrong(0));
    answer(right(0));
    expect(state.given[0]).toEqual({ selected: wrong(0) });
    expect(state.given[1]).toBeNull();
  });

  it("treats a click on an answer like its key", () => {
    render(<Host />);
    fireEvent.click(document.querySelectorAll("[aria-keyshortcuts]")[right(0)]!);
    expect(state.given[0]).toEqual({ selected: right(0) });
  });

  it("leaves keys with Ctrl, and those typed into a field, alone", () => {
    render(<Host />);
    fireEvent.keyDown(document.body, { key: "1", ctrlKey: true });
    fireEvent.click(screen.getByRole("button", { name: "Vpiši" }));
    fireEvent.keyDown(screen.getByLabelText("Tvoj odgovor"), { key: "1" });
    expect(state.given[0]).toBeNull();
  });

  it("takes typed answers and refuses what is no number", () => {
    render(<Host />);
    fireEvent.click(screen.getByRole("button", { name: "Vpiši" }));
    const field = screen.getByLabelText("Tvoj odgovor");
    fireEvent.change(field, { target: { value: "kaj?" } });
    fireEvent.submit(field);
    expect(state.given[0]).toBeNull();
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const text = toPlain(task(0).choices[right(0)]!.value, SPEAKERS.sl);
    fireEvent.change(field, { target: { value: ` ${text} ` } });
    fireEvent.submit(field);
    expect(state.given[0]).toEqual({ text });
    pass(500);
    expect(shows(1)).toBe(true);
  });
});

describe("explaining mistakes", () => {
  it("shows the worked solution until the player goes on", () => {
    render(<Host first={{ explainMistakes: true }} />);
    answer(wrong(0));
    pass(10_000);
    expect(shows(0)).toBe(true);
    const next = screen.getByRole("button", { name: "Naprej" });
    expect(document.activeElement).toBe(next);
    const steps = game.solution(task(0));
    expect(document.body.textContent).toContain(SPEAKERS.sl.say(steps[0]!.say));
    fireEvent.click(next);
    expect(shows(1)).toBe(true);
  });

  it("does not hold up right answers", () => {
    render(<Host first={{ explainMistakes: true }} />);
    answer(right(0));
    pass(500);
    expect(shows(1)).toBe(true);
  });

  it("is offered after the first mistake, once", () => {
    render(<Host />);
    answer(right(0));
    pass(500);
    expect(screen.queryByRole("button", { name: "Razloži mi napake" })).toBeNull();
    answer(wrong(1));
    pass(500);
    fireEvent.click(screen.getByRole("button", { name: "Ne, hvala" }));
    answer(wrong(2));
    expect(screen.queryByRole("button", { name: "Razloži mi napake" })).toBeNull();
  });
});

describe("the end", () => {
  it("shows the end only after the last answer was seen, with each mistake and its solution", () => {
    render(<Host />);
    for (let place = 0; place < 4; place++) {
      answer(place === 1 ? wrong(place) : right(place));
      pass(500);
    }
    answer(right(4));
    expect(screen.queryByText("Rešeno!")).toBeNull();
    pass(500);
    expect(screen.getByText("Rešeno!")).toBeTruthy();
    expect(screen.getByText("Pravilno 4 od 5")).toBeTruthy();
    expect(screen.getAllByRole("article")).toHaveLength(1);
    expect(screen.getByRole("article").textContent).toContain(toPlain(task(1).choices[wrong(1)]!.value, SPEAKERS.sl));
  });

  it("continues an unfinished quiz at its first open task and shows a finished one as finished", () => {
    const half = [0, 1].reduce(
      (before, place) => game.apply(before, { taskId: task(place).taskId, selected: right(place) }),
      game.start(puzzle),
    );
    render(<Host state={half} />);
    expect(shows(2)).toBe(true);
    cleanup();
    const done = game.solve(half).reduce((before, move) => game.apply(before, move), half);
    render(<Host state={done} />);
    expect(screen.getByText("Rešeno!")).toBeTruthy();
  });
});

describe("mistakes once more", () => {
  const practised = vi.fn<QuizLearning["practised"]>();
  const skill = puzzle.tasks[0]!.skill;
  const learning: QuizLearning = { readLevels: async () => [{ skill, level: 3 }], practised };
  /** Answers the whole board with these places wrong, as far as its summary. */
  const finish = (...wrongs: readonly number[]) => {
    render(
      <QuizLearningProvider value={learning}>
        <Host />
      </QuizLearningProvider>,
    );
    for (let place = 0; place < 5; place++) {
      answer(wrongs.includes(place) ? wrong(place) : right(place));
      pass(500);
    }
  };
  const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  afterEach(() => practised.mockClear());

  it("are not offered where there are none", () => {
    finish();
    expect(screen.queryByRole("button", { name: /še enkrat/ })).toBeNull();
  });

  it("are exactly the wrong tasks, reported to the host, and leave the board as it is", () => {
    finish(1, 3);
    const before = state;
    click("Vadi ti dve še enkrat");
    expect(screen.queryByText("Rešeno!")).toBeNull();
    expect(shows(1)).toBe(true);
    answer(right(1));
    pass(500);
    expect(shows(3)).toBe(true);
    answer(right(3));
    pass(500);
    expect(screen.getByText("Pravilno 2 od 2")).toBeTruthy();
    expect(practised.mock.calls).toEqual([
      [task(1), { selected: right(1) }],
      [task(3), { selected: right(3) }],
    ]);
    click("Nazaj na pregled");
    expect(screen.getByText("Pravilno 3 od 5")).toBeTruthy();
    expect(state).toBe(before);
  });

  it("stay with their solution while wrong again, and are repeated on request", () => {
    finish(1, 3);
    click("Vadi ti dve še enkrat");
    answer(right(1));
    pass(500);
    answer(wrong(3));
    pass(10_000);
    expect(document.body.textContent).toContain(SPEAKERS.sl.say(game.solution(task(3))[0]!.say));
    click("Naprej");
    expect(document.activeElement?.textContent).toBe("Pravilno 1 od 2");
    click("Vadi to še enkrat");
    expect(shows(3)).toBe(true);
    answer(right(3));
    pass(500);
    expect(screen.getByText("Pravilno 1 od 1")).toBeTruthy();
  });

  it("can be typed", () => {
    finish(2);
    click("Vadi to še enkrat");
    click("Vpiši");
    const field = screen.getByLabelText("Tvoj odgovor");
    const text = toPlain(task(2).choices[right(2)]!.value, SPEAKERS.sl);
    fireEvent.change(field, { target: { value: text } });
    fireEvent.submit(field);
    expect(practised).toHaveBeenCalledWith(task(2), { text });
  });

  it("are below the levels of the skills that were practised", async () => {
    finish(2);
    await act(async () => undefined);
    expect(screen.getAllByRole("img", { name: "stopnja 3 od 5" })).toHaveLength(1);
  });
});

describe("what is said", () => {
  it("is the question's own MathML, and in the answers their text", () => {
    render(<Host />);
    const math = screen.getByRole("heading", { level: 2 }).querySelector("math")!;
    expect(math.closest("[aria-hidden]")).toBeNull();
    for (const [index, { value }] of task(0).choices.entries())
      expect(screen.getByRole("group").querySelectorAll("button")[index]!.textContent).toContain(
        toPlain(value, SPEAKERS.sl),
      );
  });

  it("announces right and wrong with the answer, then the next question", () => {
    render(<Host />);
    answer(wrong(0));
    expect(announce).toHaveBeenLastCalledWith(
      `Ni prav. Pravilno je ${toPlain(task(0).choices[right(0)]!.value, SPEAKERS.sl)}.`,
    );
    pass(500);
    expect(announce).toHaveBeenLastCalledWith(`Koliko je ${toPlain(task(1).question, SPEAKERS.sl)}`);
  });

  it("has a label for every pip and names the present task", () => {
    render(<Host />);
    answer(wrong(0));
    pass(500);
    expect(screen.getByRole("list", { name: "Napredek: 2. vprašanje od 5" })).toBeTruthy();
    expect(screen.getByText("1. vprašanje: ni prav")).toBeTruthy();
    expect(screen.getByText("3. vprašanje: še čaka")).toBeTruthy();
  });
});
