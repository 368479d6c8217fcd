import type { Speaker } from "../message.ts";
import { clockText } from "./plain.ts";

/**
 * SVG text with its words in the speaker's language, so that a picture is drawn without one: `{clock:460}` is the time
 * 7:40 or 7.40.
 */
export const wordedSvg = (svg: string, { language }: Speaker): string =>
  svg.replace(/\{clock:(\d+)\}/g, (_, minutes: string) => clockText(Number(minutes), language));
