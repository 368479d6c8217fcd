import { useMemo } from "react";
import { optionWords } from "../../shared/format/option-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { BROUGHT } from "./bring/brought.ts";
import type { Opened } from "./open-board.ts";

export interface BoardWords {
  /** Period, day and options. */
  readonly full: string;
  /** For narrow screens, without the day: of a shared board only its first option, which is its level or its size. */
  readonly short: string;
}

/** Which board it is, in one line. */
export function useBoardWords({ who, ends, period, options }: Opened): BoardWords {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  // The screen renders with every move; its dates are formatted only when they change.
  return useMemo(() => {
    // Half a day before its end is within the period, in whatever time zone it is read.
    const middle = ends && Date.parse(ends) - 43_200_000;
    const day = middle && format.date(middle, { weekday: "long", day: "numeric", month: "long" });
    const kind =
      who === BROUGHT ? say("play.brought") : period && say(period === "daily" ? "play.daily" : "play.weekly");
    const chosen = optionWords(options, speaker);
    const line = (...parts: readonly unknown[]) => parts.filter(Boolean).join(", ");
    const [first] = Object.entries(options).filter(([name]) => name !== "language");
    return {
      full: line(kind, period === "daily" && day, chosen),
      short: kind && first ? line(kind, optionWords(Object.fromEntries([first]), speaker)) : line(kind, chosen),
    };
  }, [who, ends, period, options, say, speaker, format]);
}
