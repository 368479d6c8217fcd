import { useEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { IconPrinter, IconSettings } from "@tabler/icons-react";
import type { Speaker } from "@karota/engine/message.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { BackIcon, ClockIcon, PauseIcon, ResumeIcon } from "@karota/ui/board-icons.ts";
import { IconButton } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { stopWatch } from "../../shared/session/clock.ts";
import { gameName, gamePath } from "../../shared/format/game-words.ts";
import { Glyph } from "../../shared/components/glyph.tsx";
import { useFormat, useSay, useSpeaker, type Format } from "../../shared/i18n/i18n.tsx";
import { optionWords } from "../../shared/format/option-words.ts";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import type { Opened } from "./open-board.ts";
import styles from "./play-header.module.css";

type Say = ReturnType<typeof useSay>;

export interface RunningTime {
  readonly seconds: () => number;
  readonly runs: boolean;
}

/** The running time; it redraws itself alone. */
function Clock({ seconds, runs }: RunningTime) {
  const say = useSay();
  const [now, setNow] = useState(seconds);
  useEffect(() => {
    setNow(seconds());
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(seconds()), 1000);
    return () => clearInterval(timer);
  }, [seconds, runs]);
  return (
    <span className={styles["clock"]} role="timer" aria-label={say("play.time", { time: stopWatch(now) })}>
      <Icon of={ClockIcon} small />
      <span aria-hidden="true">{stopWatch(now)}</span>
    </span>
  );
}

/** Period, day and options in one line; without the day on narrow screens. */
function wordsOf({ ends, period, options }: Opened, say: Say, format: Format, speaker: Speaker) {
  // Half a day before its end is within the period, in whatever time zone it is read.
  const middle = ends && Date.parse(ends) - 43_200_000;
  const day = middle && format.date(middle, { weekday: "long", day: "numeric", month: "long" });
  const kind = period && say(period === "daily" ? "play.daily" : "play.weekly");
  const chosen = optionWords(options, speaker);
  const line = (...parts: readonly unknown[]) => parts.filter(Boolean).join(", ");
  return { full: line(kind, period === "daily" && day, chosen), short: line(kind, chosen) };
}

/** Which board this is; on phones it takes the place of the page's header. */
export function PlayHeader(props: {
  readonly row: CatalogueRow;
  readonly opened: Opened;
  readonly timer: RunningTime | null;
  readonly paused: boolean;
  readonly pause: (() => void) | null;
  readonly help: () => void;
}) {
  const { row, opened, timer, paused, pause } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const name = gameName(row.id, speaker);
  // The header renders with every move; its dates are formatted only when they change.
  const { full, short } = useMemo(() => wordsOf(opened, say, format, speaker), [opened, say, format, speaker]);
  return (
    <header className={styles["header"]}>
      <Link className={styles["back"]} to={gamePath(row.id)} aria-label={say("play.back", { game: name })}>
        <Icon of={BackIcon} />
      </Link>
      <span className={styles["picture"]}>
        <Glyph game={row.id} />
      </span>
      <div className={styles["words"]}>
        <PageHeading>{name}</PageHeading>
        <p>
          <span className={styles["full"]}>{full}</span>
          <span className={styles["short"]} aria-hidden="true">
            {short}
          </span>
        </p>
      </div>
      {timer && <Clock {...timer} />}
      {timer && pause && (
        <IconButton
          label={say(paused ? "play.resume" : "play.pause")}
          icon={<Icon of={paused ? ResumeIcon : PauseIcon} />}
          onClick={pause}
        />
      )}
      <Link
        className={styles["print"]}
        to={`${gamePath(row.id, "print")}?board=${opened.period ?? opened.gridId}`}
        aria-label={say("play.print")}
        title={say("play.print")}
      >
        <Icon of={IconPrinter} />
      </Link>
      <IconButton label={say("play.help")} icon={<Icon of={IconSettings} />} onClick={props.help} />
    </header>
  );
}
