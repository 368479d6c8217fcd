import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { AppPanel } from "./app-panel.tsx";
import { LanguageProvider } from "../i18n/i18n.tsx";
import { Notices } from "./notices.tsx";
import { restorePanels } from "../session/panels.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const show = () =>
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <h1 tabIndex={-1}>Page</h1>
      <AppPanel name="how:sudoku" title="Sudoku" removable>
        <p>the rules</p>
      </AppPanel>
      <AppPanel name="how:kakuro" title="Kakuro" removable>
        <p>other rules</p>
      </AppPanel>
      <AppPanel name="code" title="Code">
        <p>a code</p>
      </AppPanel>
      <Notices />
    </LanguageProvider>,
  );
/** The page after a reload. */
const again = () => {
  cleanup();
  show();
};
const press = (name: string, place = 0) => fireEvent.click(screen.getAllByRole("button", { name })[place]!);
const isFolded = (text: string) => screen.getByText(text).closest("[hidden]") !== null;

test("a panel that was folded is still folded the next time, and only that one", () => {
  show();
  press("Skrij vsebino");
  again();
  expect([isFolded("the rules"), isFolded("other rules"), isFolded("a code")]).toEqual([true, false, false]);
  press("Pokaži vsebino");
  again();
  expect(isFolded("the rules")).toBe(false);
});

test("one that advises can be removed, stays away, and comes back with the undo or from the settings", () => {
  show();
  expect(screen.getAllByRole("button", { name: "Odstrani" })).toHaveLength(2);
  press("Odstrani");
  expect(screen.queryByText("the rules")).toBeNull();
  expect(document.activeElement?.textContent).toBe("Page");
  fireEvent.click(screen.getByRole("button", { name: "Razveljavi" }));
  expect(screen.getByText("the rules")).toBeDefined();
  press("Odstrani");
  again();
  expect([screen.queryByText("the rules"), screen.queryByText("other rules") !== null]).toEqual([null, true]);
  press("Skrij vsebino");
  act(restorePanels);
  expect([isFolded("the rules"), isFolded("other rules")]).toEqual([false, true]);
});

test("an unreadable value in the storage, and another tab's change, do no harm", () => {
  localStorage.setItem("karota:panels", "{");
  show();
  expect(isFolded("the rules")).toBe(false);
  const newValue = JSON.stringify({ "how:sudoku": "folded" });
  localStorage.setItem("karota:panels", newValue);
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "karota:panels", newValue })));
  expect(isFolded("the rules")).toBe(true);
});
