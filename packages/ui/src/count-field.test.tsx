import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { CountField } from "./count-field.tsx";

afterEach(cleanup);

function Held({ first, compact }: { first: number; compact?: boolean }) {
  const [count, setCount] = useState(first);
  return (
    <>
      <CountField
        label="Questions"
        value={count}
        max={18}
        stops={[5, 10, 15, 20]}
        nameOf={(each) => `set ${each}`}
        {...(compact && { compact })}
        onChange={setCount}
      />
      <output>{count}</output>
    </>
  );
}
const count = () => Number(screen.getByRole("status").textContent);
const field = () => screen.getByLabelText<HTMLInputElement>("Questions");

test("its buttons go from one usual number to the next, and never past the ends", () => {
  render(<Held first={7} compact />);
  const seen: number[] = [];
  for (const place of [1, 1, 1, 1, 0, 0, 0, 0, 0]) {
    fireEvent.click(screen.getAllByRole("button")[place]!);
    seen.push(count());
  }
  expect(seen).toEqual([10, 15, 18, 18, 15, 10, 5, 1, 1]);
  expect(screen.getAllByRole("button").map((one) => one.getAttribute("aria-disabled"))).toEqual(["true", null]);
});

test("the usual numbers that there is room for are one press away, and the present one is on", () => {
  render(<Held first={10} />);
  const chips = screen.getAllByRole("button").filter((one) => one.hasAttribute("aria-pressed"));
  expect(chips.map((one) => [one.textContent, one.getAttribute("aria-pressed")])).toEqual([
    ["5", "false"],
    ["10", "true"],
    ["15", "false"],
  ]);
  fireEvent.click(chips[2]!);
  expect(count()).toBe(15);
  expect(field().value).toBe("15");
});

test("any number can be typed; while the field is empty nothing changes, and too many are the most there are", () => {
  render(<Held first={10} />);
  fireEvent.change(field(), { target: { value: "" } });
  expect([field().value, count()]).toEqual(["", 10]);
  fireEvent.change(field(), { target: { value: "7" } });
  expect(count()).toBe(7);
  fireEvent.change(field(), { target: { value: "75" } });
  expect(count()).toBe(18);
  fireEvent.blur(field());
  expect(field().value).toBe("18");
  fireEvent.change(field(), { target: { value: "0" } });
  fireEvent.blur(field());
  expect([field().value, count()]).toEqual(["18", 18]);
});
