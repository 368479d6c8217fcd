import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FrameProvider, type Frame } from "@karota/ui/game-frame.ts";
import { FIRST_SETTINGS } from "@karota/ui/game-view.ts";
import { apply, check, start, type Move } from "./board.ts";
import { newGame } from "./index.ts";
import View from "./view.tsx";

const fresh = start({ size: 4, initial: "1230204304124321", solution: "1234214334124321" });
const nothing = { header: null, hint: null, notices: null, cover: null, ending: null, help: null };
const progress = { done: 0, total: 1 };
const frame: Frame = { ...nothing, progress, tools: {}, toolsLabel: "", solved: false, bed: "leisure" };

/** Shows the board and gives back what is played on it. */
function show(state = fresh, stateShown = false): readonly Move[] {
  const played: Move[] = [];
  render(
    <FrameProvider value={frame}>
      <View
        game={newGame}
        state={state}
        verdict={check(state)}
        play={(move) => played.push(move)}
        hint={null}
        settings={{ ...FIRST_SETTINGS, stateShown }}
        change={() => {}}
        speaker={{ language: "en", say: ({ id, values }) => (values ? `${id} ${JSON.stringify(values)}` : id) }}
        readOnly={false}
        announce={() => {}}
      />
    </FrameProvider>,
  );
  return played;
}

const cellAt = (x: number, y: number): HTMLElement => screen.getAllByRole("gridcell")[y * 4 + x]!;
const press = (key: string) => fireEvent.keyDown(screen.getByRole("grid"), { key });

afterEach(cleanup);

test("plays what is typed into the selected cell, and clears it with Backspace", () => {
  const played = show();
  fireEvent.click(cellAt(3, 0));
  press("4");
  press("Backspace");
  expect(played).toEqual([
    { x: 3, y: 0, value: 4 },
    { x: 3, y: 0, value: 0 },
  ]);
});

test("selects no given cell, and a selected cell once more is deselected", () => {
  const played = show();
  fireEvent.click(cellAt(0, 0));
  press("4");
  fireEvent.click(cellAt(3, 0));
  fireEvent.click(cellAt(3, 0));
  press("4");
  expect(played).toEqual([]);
});

test("says of a wrong digit that it is wrong, but only while the state display is on", () => {
  const wrong = apply(fresh, { x: 3, y: 0, value: 1 });
  show(wrong);
  expect(cellAt(3, 0).getAttribute("aria-label")).not.toContain("newGame.cell.wrong");
  cleanup();
  show(wrong, true);
  expect(cellAt(3, 0).getAttribute("aria-label")).toContain("newGame.cell.wrong");
});
