import { useMemo } from "react";
import { capitalised } from "../../shared/format/capitalised.ts";
import { optionWords } from "../../shared/format/option-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { RACE, SHARED } from "../../shared/bring.ts";
import { dayOf } from "../../shared/offline/progress.ts";
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
    // It has no time of day: in UTC it is the same everywhere.
    const day =
      ends &&
      format
        .date(dayOf(ends), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })
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
