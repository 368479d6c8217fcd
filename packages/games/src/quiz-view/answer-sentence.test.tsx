import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { number, picture, power, type Expression } from "@karota/engine/quiz/expression.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { AnswerSentence } from "./answer-sentence.tsx";

afterEach(cleanup);

const show = (answer: Expression | string) =>
  render(<AnswerSentence id="quizView.right" answer={answer} speaker={SPEAKERS.en} />).container;

it("sets an answer as its button does, and says it as a sentence", () => {
  const container = show(power(number(2), number(7)));
  const seen = container.querySelector("[aria-hidden=true]")!;
  expect(seen.textContent).toBe("Right: 27");
  expect(seen.querySelector("[data-math]")).toBeTruthy();
  expect(container.querySelector(".sr")!.textContent).toBe("Right: 2 to the power of 7");
});

it("a typed answer is shown as it was typed, and a picture by its name", () => {
  expect(show("3/5").querySelector("[aria-hidden=true]")!.textContent).toBe("Right: 3/5");
  expect(show(picture("flag", { id: "flags.name" })).innerHTML).toBe("Right: Flags");
});
