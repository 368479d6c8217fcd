import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Toggles } from "./toggles.tsx";

afterEach(cleanup);
const toggle = vi.fn<(value: string) => void>();
const show = (on: string) =>
  render(
    <Toggles
      legend="Operations"
      options={["+", "-"].map((value) => ({ value, label: `sign ${value}`, on: on.includes(value) }))}
      onToggle={toggle}
    />,
  );

test("each is switched by itself, and the last one that is on stays and announces it", () => {
  show("+");
  const [plus, minus] = screen.getAllByRole<HTMLInputElement>("checkbox");
  expect([plus!.checked, minus!.checked]).toEqual([true, false]);
  fireEvent.click(plus!);
  expect(toggle).not.toHaveBeenCalled();
  expect(plus!.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(minus!);
  expect(toggle.mock.calls).toEqual([["-"]]);
  cleanup();
  show("+-");
  fireEvent.click(screen.getByRole("checkbox", { name: "sign +" }));
  expect(toggle).toHaveBeenLastCalledWith("+");
});
