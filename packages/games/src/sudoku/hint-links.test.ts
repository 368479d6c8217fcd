import { describe, expect, it } from "vitest";
import type { HintLink, HintPlace } from "@karota/engine/game.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { Move, State } from "./board.ts";
import { generate } from "./generate.ts";
import { hint } from "./hint.ts";
import { apply, check, start } from "./play.ts";

/** What each cell can still take, column x and row y: worked out from the rules and from what hints have ruled out. */
function possible({ values, pencil }: State, [x, y]: readonly [number, number]): number[] {
  if (values[9 * y + x]) return [];
  const inBox = (n: number) => 3 * Math.floor(n / 3);
  const seen = new Set<number>();
  for (let i = 0; i < 9; i++)
    for (const [column, row] of [
      [i, y],
      [x, i],
      [inBox(x) + (i % 3), inBox(y) + Math.floor(i / 3)],
    ] as const)
      seen.add(values[9 * row + column]!);
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
    (digit) => !seen.has(digit) && !(pencil.ruledOut[9 * y + x]! & (1 << (digit - 1))),
  );
}

type At = readonly [number, number];
const isSame = (one: At, other: At) => one[0] === other[0] && one[1] === other[1];
const SHARED: readonly ((one: At, other: At) => boolean)[] = [
  (one, other) => one[1] === other[1],
  (one, other) => one[0] === other[0],
  (one, other) =>
    Math.floor(one[0] / 3) === Math.floor(other[0] / 3) && Math.floor(one[1] / 3) === Math.floor(other[1] / 3),
];
const BOARD: readonly At[] = Array.from({ length: 81 }, (_, n) => [n % 9, Math.floor(n / 9)] as const);

/** One of two digits in a cell, or all the places of a digit in a row, column or box: one of the two is right. */
function isStrong(state: State, from: HintPlace, to: HintPlace): boolean {
  if (from.value !== to.value)
    return (
      from.cells.length === 1 &&
      to.cells.length === 1 &&
      isSame(from.cells[0]!, to.cells[0]!) &&
      possible(state, from.cells[0]!).every((digit) => digit === from.value || digit === to.value)
    );
  const cells = [...from.cells, ...to.cells];
  return SHARED.some((shared) => {
    const places = BOARD.filter((at) => shared(at, cells[0]!) && possible(state, at).includes(from.value));
    return places.length === cells.length && places.every((at) => cells.some((cell) => isSame(cell, at)));
  });
}
/** No two can both be right: digits of one cell, or a digit in cells that see each other. */
const isWeak = (from: HintPlace, to: HintPlace): boolean =>
  from.cells.every((one) =>
    to.cells.every((other) =>
      isSame(one, other) ? from.value !== to.value : from.value === to.value && SHARED.some((see) => see(one, other)),
    ),
  );

function expectTrue(state: State, { kind, from, to }: HintLink): void {
  for (const { cells, value } of [from, to]) for (const cell of cells) expect(possible(state, cell)).toContain(value);
  expect(kind === "strong" ? isStrong(state, from, to) : isWeak(from, to)).toBe(true);
}

/** Each link follows from the one before, what is ruled out sees both ends, and the sentence names every cell. */
function expectChain(links: readonly HintLink[], move: Move, said: string): void {
  expect(links.map(({ kind }) => kind)).toEqual(links.map((_, i) => (i % 2 === 0 ? "strong" : "weak")));
  expect(links.slice(1).map(({ from }) => from)).toEqual(links.slice(0, -1).map(({ to }) => to));
  const out = move.type === "ruleOut" ? move.cells : [];
  const ruledOut = out.flatMap(({ cell, digits }) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .filter((digit) => digits & (1 << (digit - 1)))
      .map((value) => ({ cells: [BOARD[cell]!], value })),
  );
  expect(ruledOut).not.toEqual([]);
  for (const one of ruledOut) for (const end of [links[0]!.from, links.at(-1)!.to]) expect(isWeak(end, one)).toBe(true);
  for (const { from, to } of links)
    for (const [x, y] of [...from.cells, ...to.cells]) expect(said).toContain(`r${y + 1}c${x + 1}`);
}

const WINGS = ["sudoku.technique.xyWing", "sudoku.technique.xyzWing"];

describe("the links of a chain", () => {
  it("are true on 200 boards, each follows from the one before, and what is ruled out sees both ends", () => {
    const random = seeded("links");
    const seen = new Set<string>();
    const levels = ["hard", "expert", "extreme"] as const;
    let boards = 0;
    for (let n = 0; boards < 200; n++) {
      let state = start(generate({ level: levels[n % 3]! }, random));
      let hasChain = false;
      while (check(state).status === "playing") {
        const { title, steps, links, move } = hint(state)!;
        if (links) {
          hasChain = true;
          seen.add(title.values?.["kind"] ? `${title.id} ${title.values["kind"] as string}` : title.id);
          for (const link of links) expectTrue(state, link);
          if (!WINGS.includes(title.id)) expectChain(links, move, SPEAKERS.en.say(steps[1]!));
        }
        state = apply(state, move);
      }
      if (hasChain) boards++;
    }
    for (const kind of ["skyscraper", "kite", "turbot", "emptyRectangle", "finned", "chain"])
      expect(seen).toContain(`sudoku.technique.strongLinks ${kind}`);
    for (const id of ["chain", "wWing", "xyWing", "xyzWing"]) expect(seen).toContain(`sudoku.technique.${id}`);
  });
});
