import { useLayoutEffect, useState, type ReactNode } from "react";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { classNames } from "@karota/ui/class-names.ts";
import { FrameProvider, type Frame } from "@karota/ui/game-frame.ts";
import { categoryOf } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { QuizHost } from "../../shared/components/quiz-host.tsx";
import { ReadAloudHost } from "../../shared/components/read-aloud-host.tsx";
import { useAnnouncer } from "../../shared/components/use-announcer.tsx";
import { onDemand } from "../../shared/api/on-demand.tsx";
import { RACE, SHARED } from "../../shared/bring.ts";
import { outbox } from "../../shared/offline/saving.ts";
import { useRestartFlag, hasRestartFlag } from "../../shared/offline/restart-flag.ts";
import { BROUGHT } from "./bring/brought.ts";
import { usePastLink } from "./challenge-link.ts";
import { Cover } from "./cover.tsx";
import { NewerDialog, RestartDialog } from "./dialogs.tsx";
import { Ending } from "./ending.tsx";
import { HelpDialog } from "./help-dialog.tsx";
import { OpenHint } from "./open-hint.tsx";
import { BoardNotices } from "./board-notices.tsx";
import { useBoardWords } from "./board-words.ts";
import { PlayHeader } from "./play-header.tsx";
import { isSent } from "./is-sent.ts";
import type { Opened } from "./open-board.ts";
import { Shortcuts } from "./shortcuts.ts";
import { useBoard } from "./use-board.ts";
import { useBoardFocus } from "./use-board-focus.ts";
import { useLearnedBefore } from "./use-learned-before.ts";
import { useLegend } from "./use-legend.ts";
import { usePlaySettings } from "./use-play-settings.ts";
import { useTools } from "./use-tools.tsx";
import styles from "./playing.module.css";

const ShareBoardDialog = onDemand(() => import("./share/share-board-dialog.tsx"));

export interface PlayingProps {
  readonly opened: Opened;
  readonly row: CatalogueRow;
  readonly reload: () => void;
  /** It is shown only until this person's own board is loaded; what is pressed is noted for that one (app/early-input.ts). */
  readonly waiting?: boolean;
  readonly race?: {
    /** What it shows above the board, of its present state. */
    readonly above: (state: unknown) => ReactNode;
    /** What it shows at the end of the board. */
    readonly after: ReactNode;
    /** It has ended, or this person is not in it any more. */
    readonly isOver: boolean;
  };
}

const ignore = () => undefined;

/** A board in play: the frame around the game's own view. */
export function Playing({ opened, row, reload, waiting = false, race }: PlayingProps) {
  const { game, View, who, gridId } = opened;
  const say = useSay();
  const speaker = useSpeaker();
  const { settings, change } = usePlaySettings(game.id);
  const legend = useLegend(opened, settings, change);
  const learnedBefore = useLearnedBefore(opened);
  const words = useBoardWords(opened);
  const isPastLink = usePastLink(opened);
  const [asking, setAsking] = useState<"restart" | "help" | "share" | null>(() =>
    hasRestartFlag() ? "restart" : null,
  );
  useRestartFlag();
  /** The message of a lost board is closed, so that the board can be seen. */
  const [looking, setLooking] = useState(false);
  const [announcements, announce] = useAnnouncer();
  const board = useBoard(opened, reload);
  const {
    player,
    forms,
    playDrawn,
    secondsNow,
    saves,
    hint,
    ends,
    paused,
    setPaused,
    over,
    isPlaying,
    lost,
    readOnly,
  } = board;
  const { verdict } = player;
  useLayoutEffect(() => setLooking(false), [isPlaying]);
  const focus = useBoardFocus(player.resets, hint.hint !== null);

  const closeDialog = () => setAsking(null);
  const restart = () => {
    player.restart();
    change({ stateShown: false });
    closeDialog();
    announce(say("play.said.restart"));
  };
  // A move that cannot be undone shows something, such as the right answer: with it nobody begins again while a race runs.
  const mayRestart = !race || race.isOver || game.undoable === undefined;
  const tools = useTools(board, {
    hasHints: game.hint !== undefined,
    stateShown: settings.stateShown,
    toggleState: () => {
      announce(say(settings.stateShown ? "play.said.stateOff" : "play.said.stateOn"));
      change({ stateShown: !settings.stateShown });
    },
    restart: !mayRestart ? null : lost ? restart : () => setAsking("restart"),
  });
  const moveOn = (move: unknown) => {
    hint.goOn();
    playDrawn(move);
  };
  const look = () => {
    setLooking(true);
    focus.focus();
  };
  // A visitor has only the running challenge, whose page everybody can open.
  const canShare = isSent(who) || (opened.period !== null && !over);
  const share = canShare ? () => setAsking("share") : null;
  const header = (
    <PlayHeader
      row={row}
      opened={opened}
      words={words}
      // A race is timed by the server, and has no clock beside it.
      timer={
        settings.timerShown && opened.source !== RACE
          ? { seconds: secondsNow, runs: !paused && isPlaying && !over }
          : null
      }
      paused={paused}
      pause={isPlaying && !over ? () => setPaused(!paused) : null}
      help={() => setAsking("help")}
      share={share}
    />
  );
  const frame: Frame = {
    header: race ? (
      <div className={styles["head"]}>
        {header}
        {race.above(player.session.state)}
      </div>
    ) : (
      header
    ),
    tools,
    toolsLabel: say("play.tools"),
    progress: verdict.progress,
    hint: hint.hint !== null && (
      <OpenHint
        hint={hint.hint}
        step={hint.step}
        close={hint.close}
        play={playDrawn}
        moveOn={who === BROUGHT && opened.source !== SHARED && opened.source !== RACE ? moveOn : null}
        readOnly={readOnly}
        announce={announce}
      />
    ),
    notices: (
      <BoardNotices
        verdict={verdict}
        ends={ends}
        over={over}
        after={isPastLink ? opened.period : null}
        who={who}
        reload={reload}
        saving={saves.saving}
        isStored={player.isStored}
        retry={() => void outbox.retry(gridId)}
      />
    ),
    legend,
    cover: paused ? <Cover resume={() => setPaused(false)} /> : null,
    ending:
      isPlaying || looking ? null : (
        <Ending
          verdict={verdict}
          row={row}
          opened={opened}
          look={look}
          seconds={secondsNow}
          restart={mayRestart && lost && !over ? restart : null}
          played={player}
          learnedBefore={learnedBefore}
          race={race?.after}
        />
      ),
    celebrated: board.celebrated,
    help:
      asking === "help"
        ? (own) => (
            <HelpDialog
              board={words.full}
              own={own}
              tools={tools}
              settings={settings}
              change={change}
              game={game.id}
              asks={isQuiz(game)}
              close={closeDialog}
              share={share}
            />
          )
        : null,
    shortcuts:
      asking === null && !paused
        ? ({ without }) => <Shortcuts tools={tools} without={without} letters={settings.letterShortcuts} />
        : null,
    category: categoryOf(row.id),
  };
  const views = forms.map(({ id, state }) => (
    <div key={id} className={forms.length > 1 ? styles[id] : undefined}>
      <View
        game={game}
        verdict={verdict}
        settings={settings}
        change={change}
        speaker={speaker}
        readOnly={readOnly}
        announce={announce}
        key={player.resets}
        state={state}
        play={waiting ? ignore : playDrawn}
        hint={hint.hint === "none" ? null : hint.hint}
      />
    </div>
  ));
  return (
    <ReadAloudHost>
      <FrameProvider value={frame}>
        <div
          ref={focus.place}
          className={classNames(styles["place"], race && styles["race"])}
          data-waiting={waiting || undefined}
        >
          {who === BROUGHT ? (
            views
          ) : (
            <QuizHost who={who} game={game.id} gridId={gridId}>
              {views}
            </QuizHost>
          )}
        </div>
        {announcements}
        {asking === "share" && <ShareBoardDialog opened={opened} over={over} onClose={closeDialog} />}
        {asking === "restart" && isPlaying && <RestartDialog yes={restart} no={closeDialog} />}
        {saves.newer && <NewerDialog accept={saves.acceptNewer} overwrite={saves.overwriteNewer} />}
      </FrameProvider>
    </ReadAloudHost>
  );
}
