import { useMemo } from "react";
import { capitalised } from "../../shared/format/capitalised.ts";
import { optionWords } from "../../shared/format/option-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { RACE, SHARED } from "../../shared/bring.ts";
import { BROUGHT } from "./bring/brought.ts";
import type { Opened } from "./open-board.ts";

export interface BoardWords {
  /** Period, day, options and difficulty. */
  readonly full: string;
  /** For narrow screens, without the day: of a shared board only its difficulty or its first option, which is that or its size. */
  readonly short: string;
}

/** Which board it is, in one line. */
export function useBoardWords({ who, source, ends, period, options, technique, game, session }: Opened): BoardWords {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const { puzzle } = session.base as { readonly puzzle: unknown };
  // The screen renders with every move; its dates are formatted only when they change.
  return useMemo(() => {
    // Half a day before its end is within the period, in whatever time zone it is read.
    const middle = ends && Date.parse(ends) - 43_200_000;
    const day =
      middle &&
      format
        .date(middle, { weekday: "long", day: "numeric", month: "long" })
        // The day of the month is not parted from its month.
        .replace(/(\d\.) /, "$1\u00a0");
    const kind = technique
      ? say("play.train", { technique: speaker.say(technique) })
      : who === BROUGHT
        ? say(source === RACE ? "play.race" : source === SHARED ? "play.shared" : "play.brought")
        : period && say(period === "daily" ? "play.daily" : "play.weekly");
    const difficulty = !("level" in options) && game.difficulty && speaker.say(game.difficulty(puzzle));
    const chosen = optionWords(options, speaker);
    const line = (...parts: readonly unknown[]) => capitalised(parts.filter(Boolean).join(", "));
    const [first] = Object.entries(options).filter(([name]) => name !== "language");
    return {
      full: line(kind, period === "daily" && day, chosen, difficulty),
      short:
        kind && first
          ? // The names of techniques are long enough.
            line(kind, !technique && (difficulty || optionWords(Object.fromEntries([first]), speaker)))
          : line(kind, chosen, difficulty),
    };
  }, [who, source, ends, period, options, technique, game, puzzle, say, speaker, format]);
}
