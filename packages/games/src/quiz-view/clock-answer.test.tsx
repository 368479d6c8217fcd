import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dialPoint, dialSvg, dialWords } from "@karota/engine/quiz/dial.ts";
import { clockInWords, picturedValue } from "@karota/engine/quiz/expression.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import type { Given, Task } from "@karota/engine/quiz/task.ts";
import { fakeQuiz } from "@karota/engine/testing/fake-quiz.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { ClockAnswer } from "./clock-answer.tsx";
import { TaskCard } from "./task-card.tsx";

/** The side of the dial on the screen, in pixels: two for each of its units. */
const SIDE_PX = 400;

beforeEach(() => {
  Element.prototype.setPointerCapture = () => undefined;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({
    left: 10,
    top: 20,
    width: SIDE_PX,
    height: SIDE_PX,
  } as DOMRect);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const hand = (name: "Mali kazalec" | "Veliki kazalec") => screen.getByRole("slider", { name });
const shown = () =>
  `${hand("Mali kazalec").getAttribute("aria-valuetext")}; ${hand("Veliki kazalec").getAttribute("aria-valuetext")}`;
const confirm = () => fireEvent.click(screen.getByRole("button", { name: "Potrdi" }));

/** The place on the screen of a point of the dial. */
function placeOf(degrees: number, distance: number) {
  const [x, y] = dialPoint(degrees, distance);
  return { pointerId: 1, clientX: 10 + SIDE_PX / 2 + 2 * x, clientY: 20 + SIDE_PX / 2 + 2 * y };
}
function drag(...way: readonly (readonly [degrees: number, distance: number])[]) {
  const dial = screen.getByRole("group", { name: "Ura, ki jo nastavljaš" });
  for (const [place, point] of way.entries()) {
    const at = placeOf(...point);
    if (place === 0) fireEvent.pointerDown(dial, at);
    else fireEvent.pointerMove(dial, at);
  }
  fireEvent.pointerUp(dial);
}

function show(step: 1 | 5 = 5) {
  const answers: string[] = [];
  render(<ClockAnswer speaker={SPEAKERS.sl} step={step} answer={(text) => answers.push(text)} />);
  return answers;
}

describe("a clock to set", () => {
  it("begins at twelve and is no answer before a hand is turned", () => {
    const answers = show();
    expect(shown()).toBe("na 12; na 12");
    confirm();
    fireEvent.keyDown(hand("Veliki kazalec"), { key: "Enter" });
    expect(answers).toEqual([]);
    fireEvent.keyDown(hand("Veliki kazalec"), { key: "ArrowUp" });
    confirm();
    expect(answers).toEqual(["12.05"]);
  });

  it("is set by the arrow keys: the short hand by hours, the long one by five minutes, with Shift by one", () => {
    const answers = show(1);
    for (let hour = 0; hour < 7; hour++) fireEvent.keyDown(hand("Mali kazalec"), { key: "ArrowRight" });
    for (let turn = 0; turn < 6; turn++) fireEvent.keyDown(hand("Veliki kazalec"), { key: "ArrowUp" });
    fireEvent.keyDown(hand("Veliki kazalec"), { key: "ArrowUp", shiftKey: true });
    expect(shown()).toBe("med 7 in 8; 1 črtico za 6");
    fireEvent.keyDown(hand("Veliki kazalec"), { key: "ArrowLeft", shiftKey: true });
    fireEvent.keyDown(hand("Mali kazalec"), { key: "ArrowDown" });
    expect(shown()).toBe("med 6 in 7; na 6");
    fireEvent.keyDown(hand("Veliki kazalec"), { key: "Enter" });
    expect(answers).toEqual(["6.30"]);
  });

  it("is set by dragging the long hand, which takes the short one over the 12", () => {
    const answers = show();
    drag([0, 85], [90, 85], [180, 85], [270, 85], [350, 85], [5, 85], [90, 85]);
    expect(shown()).toBe("med 1 in 2; na 3");
    drag([90, 85], [2, 85], [300, 85]);
    confirm();
    expect(answers).toEqual(["12.50"]);
  });

  it("is set by dragging the short hand, which keeps the minutes", () => {
    const answers = show();
    drag([180, 85]);
    drag([15, 40], [100, 40], [226, 40]);
    expect(shown()).toBe("med 7 in 8; na 6");
    confirm();
    expect(answers).toEqual(["7.30"]);
  });

  it("follows no pointer that is not pressed", () => {
    show();
    fireEvent.pointerMove(screen.getByRole("group", { name: "Ura, ki jo nastavljaš" }), placeOf(90, 85));
    expect(shown()).toBe("na 12; na 12");
  });

  it("is set by buttons, by single minutes only where they are asked for", () => {
    const answers = show(1);
    fireEvent.click(screen.getByRole("button", { name: "Mali kazalec: −1 h" }));
    fireEvent.click(screen.getByRole("button", { name: "Veliki kazalec: +5 min" }));
    fireEvent.click(screen.getByRole("button", { name: "Veliki kazalec: −1 min" }));
    confirm();
    expect(answers).toEqual(["11.04"]);
    cleanup();
    show(5);
    expect(screen.queryByRole("button", { name: "Veliki kazalec: −1 min" })).toBeNull();
  });
});

const faceOf = (minutes: number) => picturedValue(`dial ${minutes}`, dialWords(minutes), clockInWords(minutes));
const task: Task = {
  taskId: "1",
  skill: "whole",
  ask: { id: "time.ask.set" },
  question: clockInWords(450),
  choices: [395, 450, 510, 390].map((minutes, place) => ({
    value: faceOf(minutes),
    mistake: place === 1 ? null : "off",
  })),
  correct: 1,
  accepts: ["19:30"],
  facts: [7],
};
const game = { ...fakeQuiz, picture: (name: string) => dialSvg(Number(name.split(" ")[1])) };

function showTask(given: Partial<Parameters<typeof TaskCard>[0]> = {}) {
  const answers: Given[] = [];
  render(
    <TaskCard
      {...{
        game,
        task,
        given: null,
        speaker: SPEAKERS.sl,
        readOnly: false,
        typing: false,
        keys: true,
        explains: false,
      }}
      answer={(by) => answers.push(by)}
      goOn={() => undefined}
      announce={() => undefined}
      {...given}
    />,
  );
  return answers;
}

describe("a task whose answers are dials", () => {
  it("is answered by setting the clock, and no key chooses a dial that is not shown", () => {
    const answers = showTask();
    expect(screen.queryByRole("group", { name: "Odgovori" })).toBeNull();
    fireEvent.keyDown(document.body, { key: "2" });
    expect(answers).toEqual([]);
    for (let hour = 0; hour < 7; hour++) fireEvent.keyDown(hand("Mali kazalec"), { key: "ArrowRight" });
    for (let turn = 0; turn < 6; turn++) fireEvent.keyDown(hand("Veliki kazalec"), { key: "ArrowUp" });
    confirm();
    expect(answers).toEqual([{ text: "7.30" }]);
    expect(isRight(task, answers[0]!)).toBe(true);
  });

  it("leads the focus to the next clock: what was pressed is gone with the answer", () => {
    const nothing = () => undefined;
    const same = { game, speaker: SPEAKERS.sl, readOnly: false, typing: false, keys: true, explains: false };
    const card = (one: Task, given: Given | null) => (
      <TaskCard {...same} task={one} given={given} answer={nothing} goOn={nothing} announce={nothing} />
    );
    const { rerender } = render(card(task, null));
    fireEvent.keyDown(hand("Veliki kazalec"), { key: "ArrowUp" });
    confirm();
    rerender(card(task, { text: "7.30" }));
    rerender(card({ ...task, taskId: "2" }, null));
    expect(document.activeElement).toBe(hand("Mali kazalec"));
  });

  it("can be typed instead", () => {
    const answers = showTask({ typing: true });
    const field = screen.getByLabelText("Tvoj odgovor");
    fireEvent.change(field, { target: { value: "pol osmih" } });
    fireEvent.submit(field);
    expect(answers).toEqual([{ text: "pol osmih" }]);
  });

  it("shows the four dials with their descriptions where it cannot be answered, and once it is", () => {
    showTask({ given: { text: "6.35" } });
    const buttons = [...screen.getByRole("group", { name: "Odgovori" }).querySelectorAll("button")];
    expect(buttons[1]!.textContent).toContain("mali kazalec je med 7 in 8, veliki kazalec je na 6");
    expect(buttons.map((button) => button.querySelectorAll("img").length)).toEqual([1, 1, 1, 1]);
    expect(buttons[1]!.dataset["look"]).toBe("right");
    cleanup();
    showTask({ readOnly: true });
    expect(screen.queryByRole("slider")).toBeNull();
  });
});
