import type { Speaker } from "../message.ts";
import { clockText } from "../clock-text.ts";
import { decimalText, exact } from "./exact.ts";
import { decimalSign } from "./plain.ts";

const WORD = /\{(clock|month|weekday|decimal|point):(\d+)(?:\/(\d+))?\}/g;

/**
 * SVG text with its words in the speaker's language, so that a picture is drawn without one: `{clock:460}` is the time
 * 7:40 or 7.40, `{month:3}` March, `{weekday:1}` Monday in short, `{decimal:345/2}` the number 3.45, and `{point:0}` its
 * sign.
 */
export const wordedSvg = (svg: string, speaker: Speaker): string =>
  svg.replace(WORD, (_, kind: string, value: string, places = "0") => {
    const sign = decimalSign(speaker.language);
    if (kind === "point") return sign;
    if (kind === "decimal") return decimalText(exact(Number(value), 10 ** Number(places)), sign)!;
    if (kind === "clock") return clockText(Number(value), speaker.language);
    return kind === "month"
      ? speaker.say({ id: "quiz.month", values: { month: Number(value) } })
      : speaker.say({ id: "quiz.weekday.short", values: { day: Number(value) } });
  });
