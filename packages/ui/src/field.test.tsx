import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TextField } from "./fields.tsx";

afterEach(cleanup);

it("a field that has to be filled is not called wrong before it was tried", () => {
  const { rerender } = render(<TextField label="Name" required value="" onChange={() => undefined} />);
  expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBe("false");
  rerender(<TextField label="Name" required value="" onChange={() => undefined} fault="Too short." />);
  expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBe("true");
});
