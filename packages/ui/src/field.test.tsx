import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FileButton, TextField } from "./fields.tsx";

afterEach(cleanup);

it("a field that has to be filled is not called wrong before it was tried", () => {
  const { rerender } = render(<TextField label="Name" required value="" onChange={() => undefined} />);
  expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBe("false");
  rerender(<TextField label="Name" required value="" onChange={() => undefined} fault="Too short." />);
  expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBe("true");
});

it("a button for files keeps the focus while its file is read, and asks for no other one", () => {
  const button = (busy: boolean) => (
    <FileButton className="" busy={busy} onFile={() => undefined}>
      Choose
    </FileButton>
  );
  const { rerender } = render(button(false));
  const input = screen.getByLabelText("Choose");
  expect(fireEvent.click(input)).toBe(true);
  input.focus();
  rerender(button(true));
  expect(document.activeElement).toBe(input);
  expect(fireEvent.click(input)).toBe(false);
});
