import { describe, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { lettersOf, SIZES } from "./board.ts";
import { generate } from "./generate.ts";
import { worksheet } from "./worksheet.ts";

const CASES = SIZES.flatMap((size) => LANGUAGES.map((language) => ({ size, language })));

describe.each(CASES)("a board with a hidden message on paper, $size in $language", ({ size, language }) => {
  const boards = Array.from({ length: 20 }, (_, n) =>
    generate({ size, content: "message", language }, seeded(`paper ${n}`)),
  );

  it("has a blank below the grid for each letter, in groups of words, and no text of the message", () => {
    for (const puzzle of boards) {
      const sheet = worksheet(puzzle, false);
      const lines = sheet.drawing!.shapes.flatMap((shape) => (shape.kind === "line" ? [shape.points] : []));
      expect(lines).toHaveLength(lettersOf(puzzle.message!, language).length);
      const side = puzzle.rows.length;
      expect(lines.flat().every(([x, y]) => x >= 0 && x <= side && y > side && y < sheet.drawing!.height)).toBe(true);
      const gaps = lines.slice(1).filter(([start], n) => {
        const [, end] = lines[n]!;
        return start![1] !== end![1] || start![0] - end![0] > 0.45;
      });
      expect(gaps).toHaveLength(puzzle.message!.split(" ").length - 1);
      expect(JSON.stringify(sheet)).not.toContain(puzzle.message);
    }
  });

  it("has the message and its letters in bold on the solution", () => {
    for (const puzzle of boards) {
      const { facts, drawing } = worksheet(puzzle, true);
      expect(facts).toStrictEqual([{ id: "wordSearch.view.message", values: { message: puzzle.message } }]);
      const bold = drawing!.shapes.flatMap((shape) =>
        shape.kind === "text" && shape.bold && typeof shape.text === "string" ? [shape.text] : [],
      );
      expect(bold.join("")).toBe(lettersOf(puzzle.message!, language));
    }
  });
});

it("a board without a message has neither blanks nor bold letters", () => {
  const puzzle = generate({ size: "6x6", content: "letters", language: "sl" }, seeded("plain"));
  for (const solved of [false, true]) {
    const { drawing, facts } = worksheet(puzzle, solved);
    expect(drawing!.height).toBe(6);
    expect(drawing!.shapes.some((shape) => shape.kind === "line" || (shape.kind === "text" && shape.bold))).toBe(false);
    expect(facts).toHaveLength(solved ? 0 : 1);
  }
});
