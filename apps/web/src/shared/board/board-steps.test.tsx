import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../i18n/i18n.tsx";
import { BoardSteps } from "./board-steps.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("the last step scrolls into view, and the steps go away where scrolling returns a promise", () => {
  const scroll = vi.fn<() => Promise<void>>(() => Promise.resolve());
  Object.assign(Element.prototype, { scrollIntoView: scroll });
  const stepsOf = (task: number) => (
    <LanguageProvider first={SPEAKERS.en}>
      <BoardSteps steps={[]} of={task}>
        <li>first</li>
      </BoardSteps>
    </LanguageProvider>
  );
  const page = render(stepsOf(1));
  page.rerender(stepsOf(2));
  expect(scroll).toHaveBeenCalledTimes(2);
  expect(screen.getByText("first")).toBeTruthy();
  page.unmount();
});
