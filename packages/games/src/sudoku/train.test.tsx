import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { digitsOf } from "./board.ts";
import { techniqueName } from "./bring-grade.ts";
import { nextStep, TECHNIQUES } from "./hint.ts";
import { start } from "./play.ts";
import { levelOf } from "./rate.ts";
import { solveUnique } from "./solve.ts";
import TRAINING from "./training.json" with { type: "json" };
import TrainSudoku, { techniqueOf } from "./train.tsx";

const puzzleOf = (initial: string) => ({
  level: "hard" as const,
  initial,
  solution: solveUnique(digitsOf(initial))!.join(""),
});

describe("the positions of a technique", () => {
  it.each(TRAINING)("have $technique as their next step: $level", ({ technique, level, boards }) => {
    expect(boards.length).toBeGreaterThanOrEqual(5);
    const ratings = boards.map((initial) => {
      const puzzle = puzzleOf(initial);
      const { step, rating } = nextStep(start(puzzle))!;
      expect(techniqueName(step.words().title), initial).toStrictEqual(technique);
      expect(techniqueOf(puzzle)).toStrictEqual(technique);
      return rating;
    });
    expect(levelOf(Math.min(...ratings), 0)).toBe(level);
  });

  it("are all different", () => {
    const boards = TRAINING.flatMap((one) => one.boards);
    expect(new Set(boards).size).toBe(boards.length);
  });

  it("are of every technique that hints explain, each of them once, but for two that need no training", () => {
    const names = TRAINING.map(({ technique }) => SPEAKERS.en.say(technique));
    expect(new Set(names).size).toBe(names.length);
    const explained = TECHNIQUES.map(({ id, values }) =>
      SPEAKERS.en.say(techniqueName({ id, ...(values && { values }) })),
    );
    expect(explained.toSorted()).toStrictEqual([...names, "Last empty cell", "Trial and contradiction"].toSorted());
  });
});

it("the techniques that hints explain are in all sizes and types that they look for", () => {
  const named = new Set(TECHNIQUES.map((technique) => SPEAKERS.en.say(technique)));
  const parts = ["pair", "triple", "quad"].flatMap((size) => [`Naked ${size}`, `Hidden ${size}`]);
  const types = ["", ", type 2", ", type 3", ", type 4"].map((type) => `Unique rectangle${type}`);
  const expected = [...parts, "X-wing", "Swordfish", "Jellyfish", ...types];
  expect(expected.filter((name) => !named.has(name))).toStrictEqual([]);
});

describe("choosing a technique", () => {
  const play = vi.fn<(code: string) => void>();
  const show = (language: Language, opened: readonly string[] = []) =>
    render(<TrainSudoku speaker={SPEAKERS[language]} opened={new Set(opened)} play={play} />);
  afterEach(() => {
    cleanup();
    play.mockClear();
  });

  it.each(LANGUAGES)("names each by its difficulty, in %s", (language) => {
    show(language);
    expect(screen.getAllByRole("button")).toHaveLength(TRAINING.length);
    expect(document.body.textContent).not.toMatch(/sudoku\.|option\.|[{}]/);
    const headings = screen.getAllByRole("heading", { level: 2 });
    expect(headings).toHaveLength(new Set(TRAINING.map(({ level }) => level)).size);
  });

  it("lists the types of unique rectangles by their number", () => {
    show("en");
    const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(names.filter((name) => name.startsWith("Unique rectangle"))).toEqual([
      "Unique rectangle",
      "Unique rectangle, type 2",
      "Unique rectangle, type 3",
      "Unique rectangle, type 4",
    ]);
  });

  it("opens a board that was not opened before, and the one opened longest ago when all were", () => {
    const { technique, boards } = TRAINING[1]!;
    const press = (opened: readonly string[]) => {
      show("en", opened);
      fireEvent.click(screen.getByRole("button", { name: SPEAKERS.en.say(technique) }));
      cleanup();
    };
    press([]);
    press(boards.slice(0, 2));
    press([...boards].toReversed());
    press(boards);
    expect(play.mock.calls).toEqual([[boards[0]], [boards[2]], [boards[0]], [boards.at(-1)]]);
  });
});
