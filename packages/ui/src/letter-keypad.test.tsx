import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LetterKeypad } from "./letter-keypad.tsx";

const press = vi.fn<(letter: string) => void>();
const erase = vi.fn<() => void>();
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});
const show = (language: Language, more: { lit?: string; disabled?: boolean } = {}) =>
  render(<LetterKeypad language={language} speaker={SPEAKERS.sl} press={press} erase={erase} {...more} />);

test.each(LANGUAGES)("it has the letters of %s and the eraser, in three full rows", (language) => {
  show(language);
  const letters = {
    sl: "ABCČDEFGHIJKLMNOPRSŠTUVZŽ",
    en: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    de: "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜẞ",
  };
  const keys = screen.getAllByRole("button");
  expect(keys.map((key) => key.textContent).join("")).toBe(letters[language]);
  expect(keys.at(-1)!.getAttribute("aria-label")).toBe("Izbriši");
  const wide = Number(/span (\d+)/.exec(keys.at(-1)!.style.gridColumn)![1]);
  const columns = Number(/repeat\((\d+)/.exec(screen.getByRole("group").style.gridTemplateColumns)![1]);
  expect(keys.length - 1 + wide).toBe(3 * columns);
  expect(columns).toBeLessThanOrEqual(11);
});

test("a key says its letter, the eraser that it erases, and the focus stays where it is", () => {
  show("sl", { lit: "Č" });
  fireEvent.click(screen.getByRole("button", { name: "Č" }));
  fireEvent.click(screen.getByRole("button", { name: "Izbriši" }));
  expect(press.mock.calls).toEqual([["Č"]]);
  expect(erase).toHaveBeenCalledOnce();
  expect(screen.getByRole("button", { name: "Č" }).dataset["lit"]).toBe("true");
  expect(fireEvent.pointerDown(screen.getByRole("button", { name: "A" }))).toBe(false);
});

test("switched off, it takes nothing", () => {
  show("de", { disabled: true });
  for (const key of screen.getAllByRole("button")) fireEvent.click(key);
  expect(press).not.toHaveBeenCalled();
  expect(erase).not.toHaveBeenCalled();
});
