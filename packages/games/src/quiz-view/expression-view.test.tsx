import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import {
  ascending,
  fraction,
  listed,
  name,
  number,
  picture,
  quantity,
  quotient,
  sum,
  words,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { ExpressionView } from "./expression-view.tsx";

afterEach(cleanup);

const KILOMETRE = { name: "kilometre", symbol: "km" };

/** What a screen reader reads of a heading with this expression. */
function spokenOf(expression: Expression, language: Language): string {
  render(
    <h2>
      <ExpressionView expression={expression} speaker={SPEAKERS[language]} />
    </h2>,
  );
  const heading = screen.getByRole("heading");
  for (const seen of heading.querySelectorAll("[aria-hidden]")) seen.remove();
  const spoken = heading.textContent;
  cleanup();
  return spoken;
}

it.each([
  ["sl", "tri četrtine deljeno z eno šestino"],
  ["en", "three quarters divided by one sixth"],
  ["de", "drei Viertel geteilt durch ein Sechstel"],
] as const)("in %s a calculation with fractions in a heading is read in words", (language, spoken) => {
  expect(spokenOf(quotient(fraction(3, 4), fraction(1, 6)), language)).toBe(spoken);
});

it("mathematics and text in a row are read as one, once", () => {
  expect(spokenOf(sum(quantity(3, KILOMETRE), quantity(5, KILOMETRE)), "sl")).toBe("3 kilometri plus 5 kilometrov");
  expect(spokenOf(ascending(fraction(1, 3), fraction(1, 2)), "en")).toBe("one third is less than one half");
  expect(spokenOf(listed(fraction(1, 3), fraction(1, 2)), "en")).toBe("one third, one half");
});

it.each(LANGUAGES)("in %s text without mathematics is read as it is seen, without a copy for readers", (language) => {
  const message = { id: "addition.name" };
  expect(spokenOf(words(message), language)).toBe(SPEAKERS[language].say(message));
  render(<ExpressionView expression={words(message)} speaker={SPEAKERS[language]} />);
  expect(document.querySelector(".sr, [aria-hidden]")).toBeNull();
});

it("a name stays in its own language, and a picture has its description", () => {
  render(<ExpressionView expression={name("Ljubljana", "sl")} speaker={SPEAKERS.en} />);
  expect(screen.getByText("Ljubljana").lang).toBe("sl");
  cleanup();
  render(<ExpressionView expression={picture("SI", { id: "flags.flag" })} speaker={SPEAKERS.en} />);
  expect(document.body.textContent).toBe("Flag");
});

it("the name of a button is given words alone", () => {
  render(
    <button type="button">
      <ExpressionView expression={number(5)} speaker={SPEAKERS.en} words="5, right" />
    </button>,
  );
  expect(screen.getByRole("button", { name: "5, right" })).toBeTruthy();
});
