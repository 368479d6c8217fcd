import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Dialog } from "./dialog.tsx";

// jsdom has the dialog element without its methods.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

function Page(props: { readonly asks: boolean; readonly opener: boolean }) {
  return (
    <>
      <h1 tabIndex={-1}>Screen</h1>
      {props.opener && <button type="button">Ask</button>}
      {props.asks && <Dialog title="Really?" />}
    </>
  );
}

/** A dialog looks after the focus when the page has changed. */
const settle = () => act(async () => undefined);

it("leaves the focus where it is when it closes", async () => {
  const { rerender } = render(<Page asks opener />);
  screen.getByText("Ask").focus();
  rerender(<Page asks={false} opener />);
  await settle();
  expect(document.activeElement).toBe(screen.getByText("Ask"));
});

it("gives the focus to the screen's heading when what had it is gone", async () => {
  const { rerender } = render(<Page asks opener />);
  screen.getByText("Ask").focus();
  rerender(<Page asks opener={false} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Page asks={false} opener={false} />);
  await settle();
  expect(document.activeElement).toBe(screen.getByText("Screen"));
});

it("gives it to the heading too when it leaves together with the button that opened it", async () => {
  const page = (asks: boolean) => (
    <>
      <h1 tabIndex={-1}>Screen</h1>
      {asks && (
        <div>
          <Dialog title="Really?" />
          <button type="button">Ask</button>
        </div>
      )}
    </>
  );
  const { rerender } = render(page(true));
  // The browser gives the focus back to the button, which is still there when the dialog closes.
  screen.getByText("Ask").focus();
  rerender(page(false));
  await settle();
  expect(document.activeElement).toBe(screen.getByText("Screen"));
});

it("closes by a press on the scrim, and not by one that began in the dialog, as when text is selected", () => {
  const close = vi.fn<() => void>();
  render(
    <Dialog title="Form" onClose={close}>
      <input aria-label="Name" />
    </Dialog>,
  );
  // Without a layout the dialog is a point at 0, 0.
  const scrim = { clientX: 50, clientY: 50 };
  fireEvent.pointerDown(screen.getByLabelText("Name"));
  fireEvent.click(screen.getByRole("dialog"), scrim);
  expect(close).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByRole("dialog"), scrim);
  fireEvent.click(screen.getByRole("dialog"), scrim);
  expect(close).toHaveBeenCalledOnce();
});

it("takes for Escape only what is sent to itself: no file that is not chosen, and no dialog inside it", () => {
  const [outer, inner] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <Dialog title="Outer" onClose={outer}>
      <input aria-label="File" type="file" />
      <Dialog title="Inner" onClose={inner} />
    </Dialog>,
  );
  const cancel = (target: Element, bubbles: boolean) => fireEvent(target, new Event("cancel", { bubbles }));
  cancel(screen.getByLabelText("File"), true);
  expect(outer).not.toHaveBeenCalled();
  cancel(screen.getByRole("dialog", { name: "Inner" }), false);
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0]);
  cancel(screen.getByRole("dialog", { name: "Outer" }), false);
  expect(outer).toHaveBeenCalledOnce();
});
