import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
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

it("leaves the focus where it is when it closes", () => {
  const { rerender } = render(<Page asks opener />);
  screen.getByText("Ask").focus();
  rerender(<Page asks={false} opener />);
  expect(document.activeElement).toBe(screen.getByText("Ask"));
});

it("gives the focus to the screen's heading when what had it is gone", () => {
  const { rerender } = render(<Page asks opener />);
  screen.getByText("Ask").focus();
  rerender(<Page asks opener={false} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Page asks={false} opener={false} />);
  expect(document.activeElement).toBe(screen.getByText("Screen"));
});
