import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
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

  it("leaves the keys 1 to 4 alone where they are turned off, also in the practice of mistakes", () => {
    const hosted = render(<Host first={{ answerKeys: false }} />);
    answer(right(0));
    expect(state.given[0]).toBeNull();
    expect(document.querySelectorAll("[aria-keyshortcuts]")).toHaveLength(0);
    hosted.unmount();
    const given = puzzle.tasks.map((_, at) => ({ selected: wrong(at) }));
    render(<Host first={{ answerKeys: false }} state={{ ...game.start(puzzle), given }} />);
    fireEvent.click(
      screen.getByRole("button", { name: SPEAKERS.sl.say({ id: "quizView.practise", values: { n: 5 } }) }),
    );
    answer(right(0));
    expect(document.querySelectorAll("[data-look]")).toHaveLength(0);
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

  it("leaves a digit alone that is typed beside the field: no answer that is not shown is chosen", () => {
    render(<Host />);
    fireEvent.click(screen.getByRole("button", { name: "Vpiši" }));
    answer(right(0));
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

describe("what is said", () => {
  it("is the question in words, and in the answers their text", () => {
    render(<Host />);
    const words = toPlain(task(0).question, SPEAKERS.sl).replace("+", "plus");
    expect(screen.getByRole("heading", { level: 2, name: `Koliko je ${words}` })).toBeTruthy();
    for (const [index, { value }] of task(0).choices.entries())
      expect(screen.getByRole("group").querySelectorAll("button")[index]!.textContent).toContain(
        toPlain(value, SPEAKERS.sl),
      );
  });

  it("announces right and wrong with the answer, then the next question with its answers", () => {
    render(<Host />);
    answer(wrong(0));
    expect(announce).toHaveBeenLastCalledWith(
      `Ni prav. Pravilno je ${toPlain(task(0).choices[right(0)]!.value, SPEAKERS.sl)}.`,
    );
    pass(500);
    const [asked, ...choices] = [task(1).question, ...task(1).choices.map(({ value }) => value)].map((one) =>
      toPlain(one, SPEAKERS.sl),
    );
    expect(announce).toHaveBeenLastCalledWith(`Koliko je ${asked!.replace("+", "plus")}: ${choices.join("; ")}.`);
    expect(announce).toHaveBeenCalledTimes(2);
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
