import { expect, it } from "vitest";
import type { Language, Speaker } from "../message.ts";
import { wordedSvg } from "./worded-svg.ts";

const speaker = (language: Language): Speaker => ({ language, say: ({ id }) => id });

it("writes the times of a picture as the language does, and leaves all else", () => {
  const svg = '<svg viewBox="0 0 9 9"><text>{clock:460}</text><text>{moon}</text></svg>';
  expect(wordedSvg(svg, speaker("sl"))).toBe('<svg viewBox="0 0 9 9"><text>7.40</text><text>{moon}</text></svg>');
  expect(wordedSvg(svg, speaker("de"))).toContain("<text>7:40</text>");
});
