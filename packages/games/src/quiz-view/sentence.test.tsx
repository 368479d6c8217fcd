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
