import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "./i18n.tsx";
import { hasTexts } from "./texts.ts";
import { WithTexts } from "./with-texts.tsx";

// In a test's own environment React begins anew instead of going on where it waited, as it does in browsers.
beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("what is inside waits for all parts, one after the other, and React has nothing to complain about", async () => {
  const complaints = vi.spyOn(console, "error");
  const parts = ["rest", "help", "sudoku"];
  const missing: string[] = [];
  const Inside = () => {
    missing.push(...parts.filter((part) => !hasTexts(part, "de")));
    return "inside";
  };
  expect(parts.filter((part) => hasTexts(part, "de"))).toEqual([]);
  const place = document.createElement("div");
  const root = createRoot(place);
  // Nothing is shown meanwhile, as while the page goes from one screen to the next.
  startTransition(() =>
    root.render(
      <LanguageProvider first={SPEAKERS.de}>
        <WithTexts parts={parts}>
          <Inside />
        </WithTexts>
      </LanguageProvider>,
    ),
  );
  await vi.waitFor(() => expect(place.textContent).toBe("inside"), 30_000);
  expect(missing).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
  root.unmount();
});
