import { describe, expect, it } from "vitest";
import type { Position } from "@karota/engine/game.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { isMine, neighboursIn, numbersOf, type Move, type State } from "./board.ts";
import { generate } from "./generate.ts";
import { minesweeper } from "./index.ts";
import { isHidden, isRevealed } from "./play.ts";
import { stateOf } from "./testing/boards.ts";

const { apply, check } = minesweeper;
const hint = (state: State) => minesweeper.hint!(state)!;
const techniqueOf = (state: State): string => hint(state).title.id.replace("minesweeper.technique.", "");
const mark = (...cells: number[]): Move => ({ type: "mark", cells, marked: true });
/** Follows hints until one has this title; the state before it. */
function until(technique: string, from: State): State {
  let state = from;
  while (techniqueOf(state) !== technique) state = apply(state, hint(state).move);
  return state;
}

const wrongFlags = (state: State): number[] =>
  [...state.cover].flatMap((u, cell) => (u === "M" && !isMine(state.puzzle, cell) ? [cell] : []));

/** Whether some way to lay mines around these open numbers, flags being mines, has the cell as claimed. */
function isPossible(state: State, numbers: readonly number[], cell: number, asMine: boolean): boolean {
  const around = neighboursIn(state.puzzle);
  const cells = [
    ...new Set([cell, ...numbers.flatMap((number) => around[number]!.filter((one) => isHidden(state, one)))]),
  ];
  for (let ways = 0; ways < 2 ** cells.length; ways++) {
    const isLaid = (one: number): boolean => state.cover[one] === "M" || (ways >> cells.indexOf(one)) % 2 === 1;
    const fits = numbers.every(
      (number) =>
        around[number]!.filter((one) => !isRevealed(state, one) && isLaid(one)).length ===
        numbersOf(state.puzzle)[number],
    );
    if (fits && isLaid(cell) === asMine) return true;
  }
  return false;
}

describe("a hint", () => {
  it("looks for a wrong flag first, and names a number that has too many", () => {
    const state = apply(stateOf("s...*", ".....", ".....", ".*...", "....."), mark(16, 21));
    expect(hint(state)).toMatchObject({
      title: { id: "minesweeper.technique.wrongFlag" },
      target: [[1, 4]],
      move: { type: "mark", cells: [21], marked: false },
    });
    expect(hint(state).reason).toHaveLength(1);
    const [[x, y]] = hint(state).reason as [Position];
    expect(check(state).faults.flatMap(({ cells }) => cells)).toContainEqual([x, y]);
  });

  it("names a wrong flag's row where no number shows it", () => {
    const far = stateOf("s...*.", "......", "****..", "......", "......", "......");
    expect(hint(apply(far, mark(35)))).toMatchObject({ reason: [], target: [[5, 5]] });
  });

  it("opens around a number that has its flags before it sets further flags", () => {
    const state = stateOf("s...*", ".....", ".....", ".*...", ".....");
    expect(hint(state).move).toStrictEqual(mark(4));
    const flagged = apply(state, mark(16));
    expect(hint(flagged).title.id).toBe("minesweeper.technique.number");
    expect(hint(flagged).move.type).toBe("reveal");
  });

  it("opens the rest when all mines have a flag and no number proves any more", () => {
    const state = until("rest", stateOf("s..*.", "...**", "*....", ".....", "....."));
    expect(hint(state)).toMatchObject({ reason: [], target: [[4, 0]], move: { type: "reveal", cells: [4] } });
  });

  it("compares two numbers where one alone says nothing", () => {
    const state = until("pair", stateOf("s....", "....*", ".....", "..*.*", "....."));
    const { reason, target, move } = hint(state);
    expect(reason).toHaveLength(2);
    for (const [x, y] of target) {
      const numbers = reason.map(([column, row]) => row * 5 + column);
      expect(isPossible(state, numbers, y * 5 + x, move.type === "reveal")).toBe(false);
      for (const number of numbers)
        for (const asMine of [true, false]) expect(isPossible(state, [number], y * 5 + x, asMine)).toBe(true);
    }
  });

  it("names no more numbers than the case needs", () => {
    const state = until("cases", stateOf("s.*..", ".....", ".*...", ".....", "....."));
    const { reason, target, move } = hint(state);
    const numbers = reason.map(([x, y]) => y * 5 + x);
    expect(numbers.length).toBeGreaterThan(2);
    const [[x, y]] = target as [Position];
    const refuted = move.type === "reveal";
    expect(isPossible(state, numbers, y * 5 + x, refuted)).toBe(false);
    for (const number of numbers)
      expect(
        isPossible(
          state,
          numbers.filter((one) => one !== number),
          y * 5 + x,
          refuted,
        ),
      ).toBe(true);
  });

  it("counts the mines left where the numbers alone prove nothing", () => {
    const state = until("total", stateOf("s....", "..*.*", ".....", "...*.", ".*..."));
    expect(check(apply(state, hint(state).move)).hasWrongValues).toBe(false);
  });

  it("counts the mines left where the numbers would allow more of them", () => {
    const state = until("total", stateOf(".*.**", ".*.*.", ".....", ".....", "s...."));
    expect(state.cover).toBe("IIIMMRMRMRRRRRRRRRRRRRRRR");
    const numbers = [...[...state.cover].keys()].filter((cell) => isRevealed(state, cell));
    for (const cell of [0, 2]) expect(isPossible(state, numbers, cell, true)).toBe(true);
    expect(hint(state).move).toStrictEqual({ type: "reveal", cells: [0, 2] });
  });

  it("says that the numbers are wrong otherwise only where they are, whatever the number of mines", () => {
    const random = seeded("by the numbers alone");
    const claims: boolean[] = [];
    for (let board = 0; board < 400; board++) {
      const cells = random.shuffled(Array.from({ length: 25 }, (_, cell) => (cell < 6 ? "*" : ".")));
      const rows = cells.join("").replace(".", "s").match(/.{5}/g)!;
      let state = stateOf(...rows);
      for (let next = minesweeper.hint!(state); next; next = minesweeper.hint!(state)) {
        const numbers = next.reason.map(([x, y]) => y * 5 + x);
        const isCases = next.title.id === "minesweeper.technique.cases";
        for (const [x, y] of isCases ? next.target : [])
          claims.push(!isPossible(state, numbers, y * 5 + x, next.move.type === "reveal"));
        state = apply(state, next.move);
      }
    }
    expect(claims.length).toBeGreaterThan(10);
    expect(claims).not.toContain(false);
  });

  it("is null on a board that is solved, and where only a guess goes on", () => {
    const fresh = stateOf("s....", ".....", "***..", "*.*..", "***..");
    let state = fresh;
    for (let left = 20; left > 0 && minesweeper.hint!(state); left--) state = apply(state, hint(state).move);
    expect(check(state).status).toBe("playing");
    expect(minesweeper.hint!(state)).toBeNull();
    const solved = minesweeper.solve(fresh).reduce((now, move) => apply(now, move), fresh);
    expect(minesweeper.hint!(solved)).toBeNull();
  });

  it("falls back on the board's own proof where luck has opened a border too long to search", () => {
    const start = minesweeper.start(generate({ size: "15x15", mines: 50 }, seeded("border 163")));
    const before = until("cases", start);
    // every other safe cell, where it opens no more than itself: one border of nearly all hidden cells
    const lucky = [...[...before.cover].keys()]
      .filter((cell) => (cell % 15) % 2 === 1 && Math.floor(cell / 15) % 2 === 0)
      .filter((cell) => isHidden(before, cell) && numbersOf(before.puzzle)[cell] !== 0 && !isMine(before.puzzle, cell))
      .reduce((now, cell) => apply(now, { type: "reveal", cells: [cell] }), before);
    expect(lucky.cover.split("I").length - 1).toBeGreaterThan(140);
    const { reason, target, move } = hint(lucky);
    const [[x, y]] = target as [Position];
    const numbers = reason.map(([column, row]) => row * 15 + column);
    expect(isPossible(lucky, numbers, y * 15 + x, move.type === "reveal")).toBe(false);
  });

  it.each(minesweeper.options.presets)(
    "is right wherever luck has led on a $size board with $mines mines",
    (options) => {
      for (let board = 0; board < 6; board++) {
        const random = seeded(`luck ${board}`);
        let state = minesweeper.start(generate(options, random));
        while (check(state).status === "playing") {
          // now and then a lucky guess, a right flag or a wrong one
          const hidden = random.shuffled([...[...state.cover].keys()].filter((cell) => isHidden(state, cell)));
          const cell = hidden[0]!;
          const luck = random.below(6);
          if (luck === 0)
            state = apply(state, isMine(state.puzzle, cell) ? mark(cell) : { type: "reveal", cells: [cell] });
          if (luck === 1) state = apply(state, mark(cell));
          if (check(state).status !== "playing") break;
          const { move, title, steps } = hint(state);
          const next = apply(state, move);
          expect(next).not.toBe(state);
          expect(check(next).status).not.toBe("failed");
          expect(wrongFlags(next)).toHaveLength(Math.max(0, wrongFlags(state).length - 1));
          for (const speaker of Object.values(SPEAKERS))
            for (const step of [title, ...steps]) expect(speaker.say(step)).not.toBe(step.id);
          state = next;
        }
        expect(check(state).status).toBe("solved");
      }
    },
  );
});

describe("the words of a hint", () => {
  it("count in German and Slovenian what two numbers differ by", () => {
    const say = (language: "de" | "sl", id: string, missing: number) =>
      SPEAKERS[language].say({ id: `minesweeper.hint.${id}`, values: { missing, more: missing } });
    expect([1, 2].map((missing) => say("de", "number.tight", missing))).toStrictEqual([
      "Ihr fehlt noch 1 Mine, und ringsum liegt nur 1 verdecktes Feld.",
      "Ihr fehlen noch 2 Minen, und ringsum liegen nur 2 verdeckte Felder.",
    ]);
    expect([1, 2].map((missing) => say("de", "pair.inside", missing))).toStrictEqual([
      "Beiden fehlt noch 1 Mine. Alle verdeckten Felder an der zweiten berühren auch die erste, also liegt die Mine der ersten dort.",
      "Beiden fehlen noch 2 Minen. Alle verdeckten Felder an der zweiten berühren auch die erste, also liegen die Minen der ersten dort.",
    ]);
    expect([1, 2].map((more) => say("de", "pair.more", more))).toStrictEqual([
      "Der zweiten fehlt 1 Mine mehr als der ersten. Nur 1 verdecktes Feld berührt nur die zweite: Dort liegt eine Mine.",
      "Der zweiten fehlen 2 Minen mehr als der ersten. Nur 2 verdeckte Felder berühren nur die zweite: Unter ihnen allen liegen Minen.",
    ]);
    expect([1, 2, 3].map((more) => say("sl", "pair.more", more))).toStrictEqual([
      "Drugi manjka 1 mina več kot prvi. Skritih polj, ki se dotikajo samo druge, je prav toliko: tam je mina.",
      "Drugi manjkata 2 mini več kot prvi. Skritih polj, ki se dotikajo samo druge, je prav toliko: obe sta mini.",
      "Drugi manjkajo 3 mine več kot prvi. Skritih polj, ki se dotikajo samo druge, je prav toliko: vsa so mine.",
    ]);
  });

  it("lead to the cell in three languages", () => {
    const state = stateOf("s...*", ".....", ".....", ".*...", ".....");
    const said = (["sl", "en", "de"] as const).map((language) =>
      hint(state).steps.map((step) => SPEAKERS[language].say(step)),
    );
    expect(said).toStrictEqual([
      [
        "Poglej številko 1: 1.\u00a0vrstica/4.\u00a0stolpec. Preštej zastavice in skrita polja okrog nje.",
        "Manjka ji še 1 mina, prav toliko pa je okrog nje skritih polj.",
        "Zato je tu mina: 1.\u00a0vrstica/5.\u00a0stolpec.",
      ],
      [
        "Look at the 1: row\u00a01/column\u00a04. Count the flags and the hidden cells around it.",
        "It still needs 1 more mine, and there’s only 1 hidden cell around it.",
        "So there’s a mine here: row\u00a01/column\u00a05.",
      ],
      [
        "Sieh dir die 1 an: Zeile\u00a01/Spalte\u00a04. Zähle die Fahnen und die verdeckten Felder ringsum.",
        "Ihr fehlt noch 1 Mine, und ringsum liegt nur 1 verdecktes Feld.",
        "Also liegt hier eine Mine: Zeile\u00a01/Spalte\u00a05.",
      ],
    ]);
  });
});
