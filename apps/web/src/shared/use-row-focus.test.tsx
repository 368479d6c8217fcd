import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useRowFocus } from "./use-row-focus.ts";

/** A list that is gone with its last row, as lists of what waits are. */
function List() {
  const [names, setNames] = useState(["Ana", "Bor", "Cene"]);
  const rowFocus = useRowFocus();
  const leave = (name: string) => setNames(names.filter((one) => one !== name));
  return (
    <>
      <h1 tabIndex={-1}>Requests</h1>
      <button type="button" onClick={() => leave("Bor")}>
        Elsewhere
      </button>
      {names.length > 0 && (
        <section {...rowFocus}>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => leave(name)}>{`Approve ${name}`}</button>
                <button type="button" onClick={() => leave(name)}>{`Refuse ${name}`}</button>
              </li>
            ))}
          </ul>
          <button type="button" onClick={() => setNames([])}>
            Approve all
          </button>
        </section>
      )}
    </>
  );
}

const press = (name: string) => {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
};
const focused = () => document.activeElement?.textContent;

beforeEach(() => void render(<List />));
afterEach(cleanup);

it("goes to the same button of the next row, of the last row where there is no next one, and at the end to the heading", () => {
  press("Refuse Bor");
  expect(focused()).toBe("Refuse Cene");
  press("Refuse Cene");
  expect(focused()).toBe("Refuse Ana");
  press("Refuse Ana");
  expect(focused()).toBe("Requests");
});

it("goes to the heading when all rows have left with the button below them", () => {
  press("Approve all");
  expect(focused()).toBe("Requests");
});

it("stays where it is elsewhere", () => {
  press("Elsewhere");
  expect(focused()).toBe("Elsewhere");
});
