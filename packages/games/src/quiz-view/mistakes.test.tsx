import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { QuizLearningProvider, type QuizLearning } from "./quiz-learning.ts";
import {
  announce,
  answer,
  game,
  Host,
  pass,
  puzzle,
  right,
  shows,
  state,
  task,
  wrong,
} from "./testing/hosted-quiz.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  announce.mockClear();
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

  it("leads the focus from the solution to the answers of the next question", () => {
    render(<Host first={{ explainMistakes: true }} />);
    answer(wrong(0));
    fireEvent.click(screen.getByRole("button", { name: "Naprej" }));
    expect(document.activeElement).toBe(screen.getByRole("group").querySelector("button"));
  });

  it("explains as the player learns it at school", () => {
    const solution = vi.spyOn(game, "solution");
    const schooling = { subtraction: "borrow" } as const;
    render(<Host first={{ explainMistakes: true }} speaker={{ ...SPEAKERS.sl, schooling }} />);
    answer(wrong(0));
    expect(solution).toHaveBeenCalledWith(task(0), schooling);
    solution.mockRestore();
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
    expect(document.activeElement).toBe(screen.getByRole("group").querySelector("button"));
    answer(wrong(2));
    expect(screen.queryByRole("button", { name: "Razloži mi napake" })).toBeNull();
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

  it("are headed by what was asked and then the question, as on the card of the task", () => {
    finish(1);
    const { ask, question } = task(1);
    const heading = screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);
    expect(heading).toHaveLength(1);
    expect(heading[0]).toMatch(new RegExp(`^2${SPEAKERS.sl.say(ask)} `));
    expect(heading[0]!.replaceAll(/\s/g, "")).toContain(toPlain(question, SPEAKERS.sl).replaceAll(/\s/g, ""));
  });

  it("are exactly the wrong tasks, reported to the host, and leave the board as it is", () => {
    finish(1, 3);
    const before = state;
    click("Reši ti vprašanji še enkrat");
    expect(screen.queryByText("Rešeno!")).toBeNull();
    expect(shows(1)).toBe(true);
    answer(right(1));
    pass(500);
    expect(shows(3)).toBe(true);
    answer(right(3));
    pass(500);
    expect(screen.getByText("Pravilno: 2 od 2")).toBeTruthy();
    expect(practised.mock.calls).toEqual([
      [task(1), { selected: right(1) }],
      [task(3), { selected: right(3) }],
    ]);
    click("Nazaj na pregled");
    expect(screen.getByText("Rešeno!")).toBeTruthy();
    expect(state).toBe(before);
  });

  it("stay with their solution while wrong again, and are repeated on request", () => {
    finish(1, 3);
    click("Reši ti vprašanji še enkrat");
    answer(right(1));
    pass(500);
    answer(wrong(3));
    pass(10_000);
    expect(document.body.textContent).toContain(SPEAKERS.sl.say(game.solution(task(3))[0]!.say));
    click("Naprej");
    expect(document.activeElement?.textContent).toBe("Pravilno: 1 od 2");
    click("Reši to vprašanje še enkrat");
    expect(shows(3)).toBe(true);
    answer(right(3));
    pass(500);
    expect(screen.getByText("Pravilno: 1 od 1")).toBeTruthy();
  });

  it("take the focus from the button that began them, and are announced", () => {
    finish(1);
    announce.mockClear();
    click("Reši to vprašanje še enkrat");
    expect(document.activeElement).toBe(screen.getByRole("group").querySelector("button"));
    expect(announce).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("Koliko je"));
  });

  it("can be typed", () => {
    finish(2);
    click("Reši to vprašanje še enkrat");
    click("Vpiši");
    const field = screen.getByLabelText("Tvoj odgovor");
    const text = toPlain(task(2).choices[right(2)]!.value, SPEAKERS.sl);
    fireEvent.change(field, { target: { value: text } });
    fireEvent.submit(field);
    expect(practised).toHaveBeenCalledWith(task(2), { text });
  });

  it("stand below the levels of the skills that were practised", async () => {
    finish(2);
    await act(async () => undefined);
    expect(screen.getAllByRole("img", { name: "raven 3 od 5" })).toHaveLength(1);
    expect(screen.queryByText(/^\+ \d list/)).toBeNull();
  });

  it("say by how many leaves a skill grew with this board", async () => {
    vi.spyOn(learning, "readLevels").mockResolvedValueOnce([{ skill, level: 1 }]);
    finish();
    await act(async () => undefined);
    expect(screen.getByText("+ 2 lista")).toBeTruthy();
  });
});
