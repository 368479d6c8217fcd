import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ALPHABETS } from "@karota/engine/alphabet.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { showExample, textsOf } from "@karota/ui/testing/show-example.tsx";
import Example from "./example.tsx";

afterEach(cleanup);

test.each(LANGUAGES)("the example moves each letter of the cipher back by three places in %s", (language) => {
  const alphabet = ALPHABETS[language];
  const { steps } = showExample(Example, language);
  const [secret, plain] = textsOf(steps[2]!.rows);
  expect(plain!.map((letter) => alphabet[(alphabet.indexOf(letter) + 3) % alphabet.length])).toEqual(secret);
  expect(steps[2]!.words).toContain(plain!.join(""));
  expect(plain!.filter((letter) => letter === alphabet[0]).length).toBeGreaterThan(1);
  const lit = [...steps[1]!.picture.querySelectorAll("[data-lit]")].map((letter) => letter.textContent);
  expect(lit).toEqual([alphabet[3], alphabet[0]]);
  expect(steps[1]!.words).toContain(alphabet[3]);
  expect(textsOf(steps[0]!.rows)[0]!.join("")).toBe(alphabet.slice(0, 5).join(""));
});
