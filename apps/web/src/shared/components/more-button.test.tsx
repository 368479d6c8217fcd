import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { LanguageProvider } from "../i18n/i18n.tsx";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { MoreButton } from "./more-button.tsx";

afterEach(cleanup);

const page = (more: (() => Promise<void>) | null) => (
  <LanguageProvider first={SPEAKERS.en}>
    <MoreButton more={more} text="More" />
  </LanguageProvider>
);

it("stays on the last page as long as it has the focus, and is not there where nothing follows", () => {
  const { rerender } = render(page(async () => undefined));
  const button = screen.getByRole("button");
  act(() => button.focus());
  rerender(page(null));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  fireEvent.blur(button);
  expect(button.isConnected, "while another window has the focus").toBe(true);
  act(() => button.blur());
  expect(screen.queryByRole("button")).toBeNull();
});

it("leaves at once where the focus is elsewhere", () => {
  const { rerender } = render(page(async () => undefined));
  rerender(page(null));
  expect(screen.queryByRole("button")).toBeNull();
});
