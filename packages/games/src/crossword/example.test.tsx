import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ALPHABETS } from "@karota/engine/alphabet.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { showExample, textsOf } from "@karota/ui/testing/show-example.tsx";
import Example from "./example.tsx";

afterEach(cleanup);

test.each(LANGUAGES)("the example crosses two words of the crossword in their common letter in %s", (language) => {
  const { steps } = showExample(Example, language);
  const { rows, words } = steps.at(-1)!;
  const across = textsOf(rows)[1]!.slice(1).join("");
  const down = rows
    .slice(1)
    .map((cells) => cells.at(-1)!.textContent)
    .join("");
  expect(across).toBe(SPEAKERS[language].say({ id: "crossword.example.across" }));
  expect(steps[0]!.words).toContain(`${across}.`);
  expect(words).toMatch(new RegExp(`^${down} `));
  expect(down[0]).toBe(across.at(-1));
  for (const letter of across + down) expect(ALPHABETS[language]).toContain(letter);
});
