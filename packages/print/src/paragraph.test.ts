import { expect, it } from "vitest";
import type { Language, Speaker } from "@karota/engine/message.ts";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import { paragraph } from "./paragraph.ts";

const CAPTION = "a prism with a base area of 35 and a height of 10";
const speaker: Speaker = { language: "en", say: () => CAPTION };
const SIZE = 10;
const picture: Expression = {
  kind: "drawing",
  svg: '<svg viewBox="0 0 100 50"></svg>',
  label: { id: "prism" },
  told: true,
};

it.each([60, 160, 400])("a picture is below the whole of its caption, in a line of %s points", (room) => {
  const { ops, height } = paragraph([picture], SIZE, room, { speaker, measure: (text) => text.length * 5 });
  const words = ops.flatMap((op) => (op.kind === "text" ? [op] : []));
  const [drawn] = ops.flatMap((op) => (op.kind === "picture" ? [op] : []));
  expect(
    words
      .map(({ text }) => text)
      .join(" ")
      .replaceAll("\u00a0", " "),
  ).toBe(CAPTION);
  expect(drawn!.x).toBe(0);
  for (const { y } of words) expect(y).toBeLessThan(drawn!.y);
  expect(drawn!.y + drawn!.height).toBeLessThanOrEqual(height);
});

it.each([
  ["en", ["Between 9000 and 10", ",", "000."], [0, 95, 100]],
  ["de", ["Between 9000 and 10", "000."], [0, 96.7]],
] as const)(
  "a long number in a sentence is in groups as in mathematics, in %s",
  (language: Language, texts, places) => {
    const said: Speaker = { language, say: () => "Between 9000 and 10000." };
    const { ops } = paragraph([{ id: "step" }], SIZE, 400, { speaker: said, measure: (text) => text.length * 5 });
    const words = ops.flatMap((op) => (op.kind === "text" ? [op] : []));
    expect(words.map(({ text }) => text)).toEqual(texts);
    expect(words.map(({ x }) => Math.round(10 * x) / 10)).toEqual(places);
    const [whole] = paragraph(["Code 10000"], SIZE, 400, { speaker: said, measure: (text) => text.length * 5 }).ops;
    expect(whole).toMatchObject({ text: "Code 10000" });
  },
);
