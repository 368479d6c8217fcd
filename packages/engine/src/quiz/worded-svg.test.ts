import { expect, it } from "vitest";
import type { Language, Speaker } from "../message.ts";
import { wordedSvg } from "./worded-svg.ts";

/** Says the id and its values. */
const speaker = (language: Language): Speaker => ({
  language,
  say: ({ id, values }) => `${id} ${JSON.stringify(values)}`,
});

it("writes the times of a picture as the language does, and leaves all else", () => {
  const svg = '<svg viewBox="0 0 9 9"><text>{clock:460}</text><text>{moon}</text></svg>';
  expect(wordedSvg(svg, speaker("sl"))).toBe('<svg viewBox="0 0 9 9"><text>7.40</text><text>{moon}</text></svg>');
  expect(wordedSvg(svg, speaker("de"))).toContain("<text>7:40</text>");
});

it("writes months and weekdays by their texts", () => {
  expect(wordedSvg("<text>{month:3}</text><text>{weekday:7}</text>", speaker("en"))).toBe(
    '<text>quiz.month {"month":3}</text><text>quiz.weekday.short {"day":7}</text>',
  );
});
