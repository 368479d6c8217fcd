import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { Sentence } from "./sentence.tsx";

afterEach(cleanup);

it("mathematics in a sentence is in words for screen readers alone", () => {
  const { container } = render(<Sentence text="Pravilno: 25/27" speaker={SPEAKERS.sl} />);
  expect(container.querySelector("[aria-hidden=true]")!.textContent).toBe("Pravilno: 25/27");
  expect(container.querySelector(".sr")!.textContent).toBe("Pravilno: petindvajset sedemindvajsetin");
});

it("a sentence without it is there once", () => {
  const { container } = render(<Sentence text="Pravilno: 7, in ne 8." speaker={SPEAKERS.sl} />);
  expect(container.innerHTML).toBe("Pravilno: 7, in ne 8.");
});

it("long numbers in a sentence are in groups for the eye, and whole for screen readers and when copied", () => {
  const text = "The number 27654 is between 27000 and 28000.";
  const { container } = render(<Sentence text={text} speaker={SPEAKERS.en} />);
  const seen = container.querySelector("[aria-hidden=true]")!;
  expect(seen.textContent).toBe(text);
  expect([...seen.children].map((group) => group.textContent)).toEqual(["654 is between 27", "000 and 28", "000."]);
  expect(container.querySelector(".sr")!.textContent).toBe(text);
});

it("what was typed stays in one piece, as it may be of another base", () => {
  const { container } = render(<Sentence text="Your answer: 1001101" speaker={SPEAKERS.en} typed />);
  expect(container.innerHTML).toBe("Your answer: 1001101");
});
