import { cleanup, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { ALPHABETS } from "@karota/engine/alphabet.ts";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { ExampleProps } from "@karota/ui/example-steps.tsx";
import { CATALOGUE } from "./catalogue.ts";
import { REFUSED } from "./data/words.ts";
import { answerOf } from "./meme/board.ts";
import { areJoined, exitsOf, isFork } from "./simpleMaze/board.ts";
import { MAZE, PATHS } from "./simpleMaze/example.tsx";

afterEach(cleanup);

const games = CATALOGUE.filter((row) => row.type === "entertainment").map((row) => row.id);

/** The example of a game as it stands on the page. */
async function shown(game: string, language: Language) {
  const file = (await import(/* @vite-ignore */ `./${game}/example.tsx`)) as { default: ComponentType<ExampleProps> };
  const Example = file.default;
  const { container } = render(<Example speaker={SPEAKERS[language]} />);
  const steps = [...container.querySelectorAll("li")].map((step) => {
    const picture = step.querySelector("[aria-hidden][inert]")!;
    const words = step.querySelector("p")!.cloneNode(true) as HTMLElement;
    for (const hidden of words.querySelectorAll("[aria-hidden]")) hidden.remove();
    /** Of each cell of the picture, row by row: what it shows, as the style sheet writes it or as text. */
    const rows = [...picture.querySelectorAll('[role="row"]')].map((row) => [
      ...row.querySelectorAll<HTMLElement>('[role="gridcell"]'),
    ]);
    return { picture, words: words.textContent, rows };
  });
  return { container, steps };
}

const texts = (rows: readonly (readonly HTMLElement[])[]): string[][] =>
  rows.map((cells) => cells.map((cell) => cell.textContent));
/** What the style sheet writes into a cell. */
const drawn = (cell: HTMLElement, name: string): string[] =>
  [...cell.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((one) => one.getAttribute(`data-${name}`)!);
const lastOf = async (game: string, language: Language = "en") => (await shown(game, language)).steps.at(-1)!;

describe.each(games)("the example of %s", (game) => {
  it.each(LANGUAGES)(
    "can be followed by ear alone in %s, in two to four sentences of that language",
    async (language) => {
      const { container, steps } = await shown(game, language);
      expect(container.querySelectorAll("ol")).toHaveLength(1);
      expect(steps.length).toBeGreaterThanOrEqual(2);
      expect(steps.length).toBeLessThanOrEqual(4);
      for (const { words, picture } of steps) {
        expect(words).toMatch(/^[\p{Lu}\d].+[.!]$/u);
        expect(words).not.toMatch(/\.example\.|[{}]|undefined/);
        expect(picture.children).toHaveLength(1);
      }
      const others = await Promise.all(
        LANGUAGES.filter((other) => other !== language).map(async (other) => (await shown(game, other)).steps),
      );
      for (const other of others) {
        expect(other).toHaveLength(steps.length);
        expect(other.filter(({ words }, place) => words === steps[place]!.words)).toEqual([]);
      }
    },
  );

  it("has nothing in it that the keyboard reaches", async () => {
    const { container } = await shown(game, "en");
    expect(container.querySelectorAll("a, button, input, select, textarea, [tabindex='0']")).toHaveLength(0);
  });
});

describe("what the examples claim", () => {
  it("completes a box of the sudoku with each digit once", async () => {
    const { rows, words } = await lastOf("sudoku");
    expect(texts(rows).flat().sort().join("")).toBe("123456789");
    expect(words).toContain("7");
  });

  it("adds up in the kakuro, with no digit twice in a run, and no other way to do it", async () => {
    const { rows } = await lastOf("kakuro");
    const sums = {
      columns: rows[0]!.slice(1).map((cell) => Number(drawn(cell, "text")[0])),
      rows: rows.slice(1).map(([cell]) => Number(drawn(cell!, "text")[0])),
    };
    const runs = ([a, b, c, d]: readonly number[]) => ({
      columns: [
        [a, c],
        [b, d],
      ] as [number, number][],
      rows: [
        [a, b],
        [c, d],
      ] as [number, number][],
    });
    const fits = (digits: readonly number[]): boolean =>
      (["columns", "rows"] as const).every((way) =>
        runs(digits)[way].every(([one, other], line) => one !== other && one + other === sums[way][line]),
      );
    const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const ways = digits.flatMap((a) =>
      digits.flatMap((b) => digits.flatMap((c) => digits.map((d) => [a, b, c, d]))).filter(fits),
    );
    const written = rows.slice(1).flatMap((cells) => cells.slice(1).map((cell) => Number(cell.textContent)));
    expect(ways).toEqual([written]);
  });

  it.each(LANGUAGES)("moves each letter of the cipher back by three places in %s", async (language) => {
    const alphabet = ALPHABETS[language];
    const { steps } = await shown("caesarCypher", language);
    const [secret, plain] = texts(steps[2]!.rows);
    expect(plain!.map((letter) => alphabet[(alphabet.indexOf(letter) + 3) % alphabet.length])).toEqual(secret);
    expect(steps[2]!.words).toContain(plain!.join(""));
    expect(plain!.filter((letter) => letter === alphabet[0]).length).toBeGreaterThan(1);
    const lit = [...steps[1]!.picture.querySelectorAll("[data-lit]")].map((letter) => letter.textContent);
    expect(lit).toEqual([alphabet[3], alphabet[0]]);
    expect(steps[1]!.words).toContain(alphabet[3]);
    expect(texts(steps[0]!.rows)[0]!.join("")).toBe(alphabet.slice(0, 5).join(""));
  });

  it.each(LANGUAGES)("crosses two words of the crossword in their common letter in %s", async (language) => {
    const { steps } = await shown("crossword", language);
    const { rows, words } = steps.at(-1)!;
    const across = texts(rows)[1]!.slice(1).join("");
    const down = rows
      .slice(1)
      .map((cells) => cells.at(-1)!.textContent)
      .join("");
    expect(across).toBe(SPEAKERS[language].say({ id: "crossword.example.across" }));
    expect(steps[0]!.words).toContain(`${across}.`);
    expect(words).toMatch(new RegExp(`^${down} `));
    expect(down[0]).toBe(across.at(-1));
    for (const letter of across + down) expect(ALPHABETS[language]).toContain(letter);
  });

  it("counts the one mine around every number, and every safe cell is dug in the end", async () => {
    const { rows } = await lastOf("minesweeper");
    const flags = rows.flatMap((cells, y) =>
      cells.flatMap((cell, x) => (cell.getAttribute("data-kind") === "hidden" ? [[x, y] as const] : [])),
    );
    expect(flags).toHaveLength(1);
    const [mineX, mineY] = flags[0]!;
    const around = rows.map((cells, y) =>
      cells.map((_, x) => (Math.max(Math.abs(x - mineX), Math.abs(y - mineY)) === 1 ? ["1"] : [])),
    );
    expect(rows.map((cells) => cells.map((cell) => drawn(cell, "n")))).toEqual(around);
  });

  it.each(LANGUAGES)("hides the word exactly once, and no rude one, in %s", async (language) => {
    const { steps } = await shown("wordSearch", language);
    const grid = texts(steps[0]!.rows);
    const word = SPEAKERS[language].say({ id: "wordSearch.example.word" });
    const side = grid.length;
    const found: string[] = [];
    for (const [dx, dy] of [
      [1, 0],
      [1, 1],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [-1, -1],
      [0, -1],
      [1, -1],
    ] as const)
      for (let y = 0; y < side; y++)
        for (let x = 0; x < side; x++)
          for (let length = 2, line = grid[y]![x]!; length <= side; length++) {
            const letter = grid[y + dy * (length - 1)]?.[x + dx * (length - 1)];
            if (letter === undefined) break;
            line += letter;
            found.push(line);
          }
    expect(grid.map((row) => row.length)).toEqual([4, 4, 4, 4]);
    expect(found.filter((line) => line === word)).toEqual([word]);
    expect(found.filter((line) => REFUSED.includes(line))).toEqual([]);
    expect(grid.flat().filter((letter) => letter === word[0])).toHaveLength(1);
    for (const letter of grid.flat()) expect(ALPHABETS[language]).toContain(letter);
  });

  it("writes the exact results of the maths crossword", async () => {
    const { rows } = await lastOf("mathCrossword");
    const resultOf = (cell: HTMLElement): string => {
      const [one, other] = drawn(cell, "text").join("").split(/[·×]/).map(Number);
      return String(one! * other!);
    };
    expect(texts(rows)[1]!.slice(1).join("")).toBe(resultOf(rows[1]![0]!));
    expect(`${rows[1]![2]!.textContent}${rows[2]![2]!.textContent}`).toBe(resultOf(rows[0]![2]!));
  });

  it("finds two cards with the same picture in memory, after two that differ", async () => {
    const { steps } = await shown("memory", "en");
    const pictures = (step: number, side: string) =>
      [...steps[step]!.picture.querySelectorAll(`[data-side="${side}"]`)].map(
        (card) => card.querySelectorAll("svg")[1]!.innerHTML,
      );
    const [first, second] = pictures(0, "open");
    expect(second).not.toBe(first);
    expect(pictures(2, "found")).toEqual([second, second]);
  });

  it("selects the multiples of 6 and leaves the rest", async () => {
    const { rows } = await lastOf("simpleMath");
    for (const cell of rows.flat())
      expect(cell.getAttribute("aria-selected") === "true").toBe(Number(cell.textContent) % 6 === 0);
  });

  it("walks a perfect maze, into its dead end and to the goal", () => {
    const cells = MAZE.walls.map((_, cell) => cell);
    const doors = cells.flatMap((one) => cells.filter((other) => one < other && areJoined(MAZE, one, other)));
    expect(doors).toHaveLength(cells.length - 1);
    for (const path of Object.values(PATHS)) {
      expect(path[0]).toBe(MAZE.start);
      for (const [place, cell] of path.slice(1).entries()) expect(areJoined(MAZE, path[place]!, cell)).toBe(true);
    }
    expect(exitsOf(MAZE, PATHS.astray.at(-1)!)).toHaveLength(1);
    expect(cells.filter((cell) => isFork(MAZE, cell))).toEqual([PATHS.back.at(-1)]);
    expect(PATHS.home.at(-1)).toBe(MAZE.end);
    expect(new Set([...PATHS.astray, ...PATHS.home]).size).toBe(cells.length);
  });

  it("answers the guess of the colour puzzle as its next row would have it", async () => {
    const { picture } = await lastOf("meme");
    const letters = [...picture.querySelectorAll("text")].map(
      ({ textContent }) => "ABCDEFGHI".indexOf(textContent) + 1,
    );
    const { place, colour } = answerOf(letters.slice(0, 4), letters.slice(4));
    const signs = [...picture.querySelectorAll("[data-sign]")].map((sign) => sign.getAttribute("data-sign"));
    expect(signs.filter((sign) => sign === "place")).toHaveLength(place);
    expect(signs.filter((sign) => sign === "colour")).toHaveLength(colour);
    expect([place, colour]).toEqual([1, 2]);
  });
});
