import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../i18n/i18n.tsx";
import { Waiting } from "./waiting.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("after three seconds it is said that the page loads, and not within what is busy, of which readers say nothing", () => {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <Waiting />
    </LanguageProvider>,
  );
  const status = screen.getByRole("status", { hidden: true });
  act(() => void vi.advanceTimersByTime(2_999));
  expect(status.textContent).toBe("");
  act(() => void vi.advanceTimersByTime(1));
  expect(status.textContent).toBe(SPEAKERS.sl.say({ id: "shell.loading" }));
  expect(status.closest("[aria-busy=true]")).toBeNull();
  expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
});
