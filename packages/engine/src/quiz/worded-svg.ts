import type { Speaker } from "../message.ts";
import { clockText } from "../clock-text.ts";

const WORD = /\{(clock|month|weekday):(\d+)\}/g;

/**
 * SVG text with its words in the speaker's language, so that a picture is drawn without one: `{clock:460}` is the time
 * 7:40 or 7.40, `{month:3}` March, `{weekday:1}` Monday in short.
 */
export const wordedSvg = (svg: string, speaker: Speaker): string =>
  svg.replace(WORD, (_, kind: string, value: string) => {
    if (kind === "clock") return clockText(Number(value), speaker.language);
    return kind === "month"
      ? speaker.say({ id: "quiz.month", values: { month: Number(value) } })
      : speaker.say({ id: "quiz.weekday.short", values: { day: Number(value) } });
  });
