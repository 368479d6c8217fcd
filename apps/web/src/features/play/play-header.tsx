import { useEffect, useState } from "react";
import { Link } from "wouter";
import { IconPrinter, IconAdjustmentsHorizontal, IconShare } from "@tabler/icons-react";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { BackIcon, ClockIcon, PauseIcon, ResumeIcon } from "@karota/ui/board-icons.ts";
import { IconButton } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { stopWatch } from "../../shared/session/clock.ts";
import { gameName, gamePath } from "../../shared/format/game-words.ts";
import { Glyph } from "../../shared/components/glyph.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import type { BoardWords } from "./board-words.ts";
import { BRING, RACE, SHARED, TRAIN } from "../../shared/bring.ts";
import { BROUGHT, codeOf } from "./bring/brought.ts";
import type { Opened } from "./open-board.ts";
import { linkOf, sharedPath } from "./shared/addresses.ts";
import styles from "./play-header.module.css";

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

/** Which board this is; on phones it takes the place of the page's header. */
export function PlayHeader(props: {
  readonly row: CatalogueRow;
  readonly opened: Opened;
  readonly words: BoardWords;
  readonly timer: RunningTime | null;
  readonly paused: boolean;
  readonly pause: (() => void) | null;
  readonly help: () => void;
  /** Null where the board cannot be shared. */
  readonly share: (() => void) | null;
}) {
  const { row, opened, words, timer, paused, pause } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const name = gameName(row.id, speaker);
  const isBrought = opened.who === BROUGHT;
  const back = opened.technique
    ? { to: gamePath(row.id, TRAIN), label: say("play.train.back") }
    : opened.source === SHARED || opened.source === RACE
      ? { to: sharedPath(linkOf(opened.gridId)), label: say("play.shared.back") }
      : isBrought
        ? { to: `${gamePath(row.id, BRING)}?edit=${codeOf(opened.gridId)}`, label: say("play.bring.back") }
        : { to: gamePath(row.id), label: say("play.back", { game: name }) };
  return (
    <header className={styles["header"]}>
      <Link className={styles["back"]} to={back.to} aria-label={back.label}>
        <Icon of={BackIcon} />
      </Link>
      <span className={styles["picture"]}>
        <Glyph game={row.id} />
      </span>
      <div className={styles["words"]}>
        <PageHeading>{name}</PageHeading>
        <p>
          <span className={styles["full"]}>{words.full}</span>
          <span className={styles["short"]}>{words.short}</span>
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
      {!isBrought && (
        <Link
          className={styles["print"]}
          to={`${gamePath(row.id, "print")}?board=${opened.period ?? opened.gridId}`}
          aria-label={say("play.print")}
          title={say("play.print")}
        >
          <Icon of={IconPrinter} />
        </Link>
      )}
      {props.share && (
        <IconButton
          className="no-phone"
          label={say("play.shareBoard")}
          icon={<Icon of={IconShare} />}
          onClick={props.share}
        />
      )}
      <IconButton label={say("play.help")} icon={<Icon of={IconAdjustmentsHorizontal} />} onClick={props.help} />
    </header>
  );
}
