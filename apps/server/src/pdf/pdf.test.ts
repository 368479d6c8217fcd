import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import type { DrawOp } from "@karota/print/draw-op.ts";
import { layOut } from "@karota/print/lay-out.ts";
import { PAGE } from "@karota/print/page.ts";
import type { OpenTask } from "@karota/engine/quiz/task.ts";
import { taskWorksheet } from "@karota/print/quiz-worksheet.ts";
import { seeded } from "@karota/engine/random.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { loadWorksheet } from "@karota/games/worksheets.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { readPdf } from "../testing/read-pdf.ts";
import { canWrite, fontOf, measure } from "./fonts.ts";
import { printed } from "./index.ts";

type Text = Extract<DrawOp, { kind: "text" }>;

describe.each(CATALOGUE.map(({ id }) => ({ id, row: CATALOGUE.find((one) => one.id === id)! })))(
  "$id",
  ({ id, row }) => {
    test.each(LANGUAGES)("has a shape in the font for every sign it writes (%s), and room for it", async (language) => {
      const game = await row.load();
      const [generate, worksheet] = await Promise.all([row.loadGenerate(), loadWorksheet(game)]);
      const speaker = SPEAKERS[language];
      const options = { ...game.options.weekly, ...(game.options.weekly.language && { language }) };
      const puzzle = generate(options, seeded("paper"));
      const copy = {
        title: speaker.say({ id: `${id}.name` }),
        line: "ČŠŽ äöüß ẞ",
        task: worksheet(puzzle, false),
        solution: worksheet(puzzle, true),
      };
      const pages = layOut({ copies: [copy], perPage: 1, solutions: true }, speaker, measure);
      const texts = pages.flatMap(({ pieces }) =>
        pieces.flatMap(({ ops }) => ops.filter((op): op is Text => op.kind === "text")),
      );
      expect(texts.filter(({ text, face }) => !canWrite(text, face)).map(({ text }) => text)).toStrictEqual([]);
      expect(texts.filter(({ x, width, size }) => x < 0 || x + width > PAGE.width || size < 5.5)).toStrictEqual([]);
    });
  },
);

test.each(["plain", "bold"] as const)("the 0 of the %s font has one hole: no stroke divides it", (face) => {
  const [glyph] = fontOf(face).font.layout("0").glyphs;
  expect(glyph!.path.commands.filter(({ command }) => command === "moveTo")).toHaveLength(2);
});

test("a worksheet of any tasks has lines to write on where there is nothing to choose", async () => {
  const row = CATALOGUE.find(({ id }) => id === "addition")!;
  const [game, generate] = await Promise.all([row.load(), row.loadGenerate()]);
  const { tasks } = generate(game.options.daily, seeded("worksheet")) as { readonly tasks: readonly OpenTask[] };
  const copy = {
    title: "Delovni list",
    line: "6. b",
    task: taskWorksheet(tasks.map((task) => ({ ...task, choices: [] }))),
    solution: taskWorksheet(tasks),
  };
  const pdf = await printed({
    layout: { copies: [copy], perPage: 1, solutions: false },
    link: null,
    language: "sl",
    now: 0,
  });
  const { pages, title } = await readPdf(pdf);
  expect(title).toBe("Delovni list");
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain("napiši odgovor na črto");
  expect(pages[0]).not.toMatch(/a\)|b\)/);
});

test.each(["plain", "bold"] as const)("the 0 of paper has one hole, in %s too: no stroke divides it", (face) => {
  const { font } = fontOf(face);
  for (const features of [[], ["tnum"]]) {
    const [zero] = font.layout("0", features).glyphs;
    expect(zero!.path.commands.filter(({ command }) => command === "moveTo")).toHaveLength(2);
  }
});
