import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import type { Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { ExampleProps } from "../example-steps.tsx";

/**
 * Shows a game's worked example as it is on the page. Call Testing Library's `cleanup` after each test.
 * @returns its steps, each with its words, its picture and the cells of the picture row by row
 */
export function showExample(Example: ComponentType<ExampleProps>, language: Language = "en") {
  const { container } = render(<Example speaker={SPEAKERS[language]} />);
  const steps = [...container.querySelectorAll("li")].map((step) => {
    const picture = step.querySelector("[aria-hidden][inert]")!;
    const words = step.querySelector("p")!.cloneNode(true) as HTMLElement;
    for (const hidden of words.querySelectorAll("[aria-hidden]")) hidden.remove();
    const rows = [...picture.querySelectorAll('[role="row"]')].map((row) => [
      ...row.querySelectorAll<HTMLElement>('[role="gridcell"]'),
    ]);
    return { picture, words: words.textContent, rows };
  });
  return { container, steps, last: steps.at(-1)! };
}

/** What the cells show as text. */
export const textsOf = (rows: readonly (readonly HTMLElement[])[]): string[][] =>
  rows.map((cells) => cells.map((cell) => cell.textContent));

/** What the style sheet writes into a cell. */
export const drawnIn = (cell: HTMLElement, name: string): string[] =>
  [...cell.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((one) => one.getAttribute(`data-${name}`)!);
