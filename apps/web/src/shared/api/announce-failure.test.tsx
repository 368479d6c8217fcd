import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { Dialog } from "@karota/ui/dialog.tsx";
import { stubDialogs } from "../../testing/dialogs.ts";
import { Notices } from "../components/notices.tsx";
import { LanguageProvider } from "../i18n/i18n.tsx";
import { ApiFailure } from "./api.ts";
import { announceFailure } from "./announce-failure.ts";

const { say } = SPEAKERS.sl;
const words = say({ id: "shell.offline" });
beforeEach(() => stubDialogs());
afterEach(cleanup);

const show = (form: boolean) =>
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      {form && <Dialog title="A form" />}
      <Notices />
    </LanguageProvider>,
  );

test("no answer is a popup where a dialog would lie over the word, and closing it leads back to the dialog", async () => {
  show(true);
  act(() => announceFailure(new ApiFailure(0, null)));
  expect(await screen.findByRole("dialog", { name: words })).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe("");
  fireEvent.click(screen.getByRole("button", { name: say({ id: "shell.understood" }) }));
  expect(screen.getAllByRole("dialog")).toEqual([screen.getByRole("dialog", { name: "A form" })]);
});

test("it is a word where no dialog is open", () => {
  show(false);
  act(() => announceFailure(new ApiFailure(0, null)));
  expect(screen.getByRole("status").textContent).toContain(words);
  expect(screen.queryByRole("dialog")).toBeNull();
});
