import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { gameName } from "../../shared/format/game-words.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { pathSkips, skipsOn } from "./path-skips.ts";
import { TodaysPath } from "./todays-path.tsx";
import type { DayBoard } from "./use-overview.ts";

const speaker = SPEAKERS.en;
const board = (game: string, completed?: boolean): DayBoard => ({
  game,
  options: {},
  ...(completed !== undefined && { state: { done: 3, total: 10, completed, seconds: 0 } }),
});
const TODAY = "2026-11-22";
const NAMES = ["warmUp", "harder", "fun"] as const;
const show = (steps: readonly (readonly DayBoard[])[]) =>
  render(
    <LanguageProvider first={speaker}>
      <TodaysPath today={TODAY} path={steps.map((boards, place) => ({ name: NAMES[place]!, boards }))} />
    </LanguageProvider>,
  );
const other = (game: string) => speaker.say({ id: "home.path.other.of", values: { game: gameName(game, speaker) } });
const END = speaker.say({ id: "home.path.end" });
const addresses = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
afterEach(cleanup);

test("something else can be asked for at a step that is not begun and has another board", () => {
  show([[board("addition"), board("gcd")], [board("fractions", false), board("powers")], [board("sudoku")]]);
  expect(addresses()).toEqual(["/games/addition/daily", "/games/fractions/daily", "/games/sudoku/daily"]);
  fireEvent.click(screen.getByRole("button"));
  fireEvent.click(screen.getByRole("button", { name: other("addition") }));
  expect(skipsOn(TODAY, pathSkips.read())).toEqual({ warmUp: 2 });
});

test("when each step has a solved board, the path says that it is enough", () => {
  show([[board("addition"), board("gcd", true)], [board("sudoku")]]);
  expect(screen.queryByText(END)).toBeNull();
  cleanup();
  show([[board("addition"), board("gcd", true)], [board("sudoku", true)]]);
  expect(screen.getByText(END)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("practice is a step without a board, which never hinders the end", () => {
  render(
    <LanguageProvider first={speaker}>
      <TodaysPath
        today={TODAY}
        path={[
          { name: "practice", boards: [] },
          { name: "fun", boards: [board("memory", true)] },
        ]}
      />
    </LanguageProvider>,
  );
  expect(addresses()).toEqual(["/practice", "/games/memory/daily"]);
  expect(screen.getByText(END)).toBeTruthy();
});
