import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../shared/i18n/i18n.tsx";
import { CategoryItem } from "./category-item.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  const games = CATALOGUE.filter(({ subtype }) => subtype === "logic");
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <ul>
        <CategoryItem category="logic" games={games} />
      </ul>
    </LanguageProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const item = () => screen.getAllByRole("listitem")[0] as HTMLElement;
const submenu = () => screen.queryByRole("link", { name: "Sudoku" });
const arrow = () => screen.getByRole("button", { name: "Igre: Logika" });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test("the submenu hides 250 ms after the pointer leaves", () => {
  expect(submenu()).toBeNull();
  fireEvent.pointerEnter(item(), { pointerType: "mouse" });
  expect(submenu()).not.toBeNull();
  fireEvent.pointerLeave(item());
  pass(249);
  expect(submenu()).not.toBeNull();
  pass(1);
  expect(submenu()).toBeNull();
});

test("a pointer that comes back leaves it open", () => {
  fireEvent.pointerEnter(item(), { pointerType: "mouse" });
  fireEvent.pointerLeave(item());
  pass(200);
  fireEvent.pointerEnter(item(), { pointerType: "mouse" });
  pass(1000);
  expect(submenu()).not.toBeNull();
});

test("a click on the arrow leaves open what the pointer has opened, a second one closes it", () => {
  fireEvent.pointerEnter(item(), { pointerType: "mouse" });
  fireEvent.click(arrow(), { detail: 1 });
  expect(submenu()).not.toBeNull();
  fireEvent.click(arrow(), { detail: 1 });
  expect(submenu()).toBeNull();
  fireEvent.click(arrow(), { detail: 1 });
  expect(submenu()).not.toBeNull();
  fireEvent.pointerLeave(item(), { pointerType: "mouse" });
  pass(250);
  expect(submenu()).toBeNull();
});

test("a key on the arrow closes what the pointer has opened, and opens it again", () => {
  fireEvent.pointerEnter(item(), { pointerType: "mouse" });
  fireEvent.click(arrow(), { detail: 0 });
  expect(submenu()).toBeNull();
  fireEvent.click(arrow(), { detail: 0 });
  expect(submenu()).not.toBeNull();
});

test("a finger opens and closes it with its taps alone", () => {
  const tap = () => {
    fireEvent.pointerEnter(item(), { pointerType: "touch" });
    fireEvent.pointerLeave(item(), { pointerType: "touch" });
    fireEvent.click(arrow(), { detail: 1 });
    pass(1000);
  };
  tap();
  expect(submenu()).not.toBeNull();
  // A slow touch of the submenu, which only scrolls.
  fireEvent.pointerEnter(item(), { pointerType: "touch" });
  fireEvent.pointerLeave(item(), { pointerType: "touch" });
  pass(1000);
  expect(submenu()).not.toBeNull();
  tap();
  expect(submenu()).toBeNull();
});

test("its arrow opens it, Escape closes it and restores the focus", () => {
  fireEvent.click(arrow());
  expect(arrow().getAttribute("aria-expanded")).toBe("true");
  submenu()?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  expect(submenu()).toBeNull();
  expect(document.activeElement).toBe(arrow());
});
