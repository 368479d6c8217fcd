import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ALPHABETS } from "@karota/engine/alphabet.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { showExample, textsOf } from "@karota/ui/testing/show-example.tsx";
import { REFUSED } from "../data/words.ts";
import Example from "./example.tsx";

afterEach(cleanup);

test.each(LANGUAGES)("the example hides the word exactly once, and no rude one, in %s", (language) => {
  const { steps } = showExample(Example, language);
  const grid = textsOf(steps[0]!.rows);
  const word = SPEAKERS[language].say({ id: "wordSearch.example.word" });
  const side = grid.length;
  const found: string[] = [];
  for (const [dx, dy] of [
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
  ] as const)
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++)
        for (let length = 2, line = grid[y]![x]!; length <= side; length++) {
          const letter = grid[y + dy * (length - 1)]?.[x + dx * (length - 1)];
          if (letter === undefined) break;
          line += letter;
          found.push(line);
        }
  expect(grid.map((row) => row.length)).toEqual([4, 4, 4, 4]);
  expect(found.filter((line) => line === word)).toEqual([word]);
  expect(found.filter((line) => REFUSED.includes(line))).toEqual([]);
  expect(grid.flat().filter((letter) => letter === word[0])).toHaveLength(1);
  for (const letter of grid.flat()) expect(ALPHABETS[language]).toContain(letter);
});
