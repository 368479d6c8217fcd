import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Verdict } from "@karota/engine/game.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { canRedo, canUndo } from "@karota/engine/session.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { HintIcon, RedoIcon, RestartIcon, StateIcon, UndoIcon } from "@karota/ui/board-icons.ts";
import { FrameProvider, type Frame, type Tool } from "@karota/ui/game-frame.ts";
import type { PlaySettings } from "@karota/ui/game-view.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { categoryOf } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { QuizHost } from "../../shared/components/quiz-host.tsx";
import { outbox } from "../../shared/offline/saving.ts";
import { useRestartFlag, hasRestartFlag } from "../../shared/offline/restart-flag.ts";
import { changeGameSettings, savePlayerSettings, useSettings } from "../../shared/session/settings.ts";
import { Cover } from "./cover.tsx";
import { NewerDialog, RestartDialog } from "./dialogs.tsx";
import { Ending } from "./ending.tsx";
import { HelpDialog } from "./help-dialog.tsx";
import { OpenHint } from "./open-hint.tsx";
import { BoardNotices } from "./board-notices.tsx";
import { PlayHeader } from "./play-header.tsx";
import type { Opened } from "./open-board.ts";
import { Shortcuts } from "./shortcuts.ts";
import { useBoardFocus } from "./use-board-focus.ts";
import { useEnds } from "./use-ends.ts";
import { useCelebration } from "./use-celebration.ts";
import { useHint } from "./use-hint.ts";
import { usePlay } from "./use-play.ts";
import { useSaving } from "./use-saving.ts";
import { useTimer } from "./use-timer.ts";

type Asking = "restart" | "help" | null;

/** A board in play: the frame around the game's own view. */
export function Playing({ opened, row, reload }: { opened: Opened; row: CatalogueRow; reload: () => void }) {
  const { game, View } = opened;
  const say = useSay();
  const speaker = useSpeaker();
  const saved = useSettings();
  const [stateShown, setStateShown] = useState(saved.state_display ?? false);
  const [paused, setPaused] = useState(false);
  const [asking, setAsking] = useState<Asking>(() => (hasRestartFlag() ? "restart" : null));
  useRestartFlag();
  /** A lost board is looked at: the words of the end are put aside. */
  const [looking, setLooking] = useState(false);
  const [said, announce] = useAnnouncer();
  const ends = useEnds(opened.ends);

  const [finished, setFinished] = useState(() => game.check(opened.session.state).status !== "playing");
  const secondsNow = useTimer(opened.seconds, !paused && !finished && ends !== "over");
  const player = usePlay(opened, secondsNow);
  const { session, verdict } = player;
  const { saving, newer, acceptNewer, overwriteNewer } = useSaving(opened, player.replace);
  const isPlaying = verdict.status === "playing";
  useCelebration(verdict.status === "solved");
  const lost = verdict.status === "failed";
  useLayoutEffect(() => {
    setFinished(!isPlaying);
    setLooking(false);
  }, [isPlaying]);
  const over = ends === "over" || saving === "over";
  useMoveOn(ends === "over" && isPlaying && opened.change === 0 && session === opened.session, verdict, reload);
  const readOnly = !isPlaying || over || paused;
  const hint = useHint(game, session.state, player.countHint);

  const settings: PlaySettings = {
    stateShown,
    explainMistakes: saved.explain_mistakes ?? false,
    explainOffered: saved.explain_mistakes !== undefined,
    letterShortcuts: saved.letter_shortcuts ?? false,
    timerShown: saved.timer ?? false,
    own: saved.games?.[game.id] ?? {},
  };
  const change = useCallback(
    ({ stateShown: shown, own, ...rest }: Partial<PlaySettings>) => {
      if (shown !== undefined) setStateShown(shown);
      if (own) changeGameSettings(game.id, own);
      const { explainMistakes, explainOffered, letterShortcuts, timerShown } = rest;
      if (explainMistakes !== undefined) savePlayerSettings({ explain_mistakes: explainMistakes });
      else if (explainOffered) savePlayerSettings({ explain_mistakes: false });
      if (letterShortcuts !== undefined) savePlayerSettings({ letter_shortcuts: letterShortcuts });
      if (timerShown !== undefined) savePlayerSettings({ timer: timerShown });
    },
    [game.id],
  );

  const restart = () => {
    player.restart();
    setStateShown(false);
    setAsking(null);
    announce(say("play.said.restart"));
  };
  const toggleState = () => {
    announce(say(stateShown ? "play.said.stateOff" : "play.said.stateOn"));
    setStateShown(!stateShown);
  };
  const board = useBoardFocus(player.resets);
  const closed = lost
    ? say("play.why.lost")
    : !isPlaying
      ? say("play.why.finished")
      : over
        ? say("play.why.over")
        : null;
  const tool = (id: string, label: string, icon: Tool["icon"], use: () => void, why: string | null = closed): Tool => ({
    id,
    label,
    icon,
    use,
    unavailable: why,
  });
  const undo = tool(
    "undo",
    say("play.undo"),
    <Icon of={UndoIcon} />,
    player.undo,
    closed ?? (canUndo(session as never) ? null : say("play.why.undo")),
  );
  const redo = tool(
    "redo",
    say("play.redo"),
    <Icon of={RedoIcon} />,
    player.redo,
    closed ?? (canRedo(session as never) ? null : say("play.why.redo")),
  );
  const hinting = hint.hint !== null;
  const tools: Frame["tools"] = {
    undo: { ...undo, shortcut: "Control+Z" },
    redo: { ...redo, shortcut: "Control+Y" },
    ...(game.hint && {
      hint: {
        ...tool("hint", say("play.hint"), <Icon of={HintIcon} />, hinting ? hint.close : hint.open),
        pressed: hinting,
        shortcut: "Alt+H",
      },
    }),
    check: {
      ...tool("check", say("play.check"), <Icon of={StateIcon} />, toggleState, null),
      pressed: stateShown,
      shortcut: "Alt+K",
    },
    restart: tool(
      "restart",
      say("play.restart"),
      <Icon of={RestartIcon} />,
      lost ? restart : () => setAsking("restart"),
      lost && !over ? null : closed,
    ),
  };
  const frame: Frame = {
    header: (
      <PlayHeader
        row={row}
        opened={opened}
        timer={settings.timerShown ? { seconds: secondsNow, runs: !paused && isPlaying && !over } : null}
        paused={paused}
        pause={isPlaying && !over ? () => setPaused(!paused) : null}
        help={() => setAsking("help")}
      />
    ),
    tools,
    toolsLabel: say("play.tools"),
    progress: verdict.progress,
    hint: hint.hint !== null && (
      <OpenHint hint={hint.hint} step={hint.step} close={hint.close} play={player.play} readOnly={readOnly} />
    ),
    notices: (
      <BoardNotices
        verdict={verdict}
        ends={ends}
        over={over}
        saving={saving}
        who={opened.who}
        reload={reload}
        retry={() => void outbox.retry(opened.gridId)}
      />
    ),
    cover: paused ? <Cover resume={() => setPaused(false)} /> : null,
    ending:
      isPlaying || looking ? null : (
        <Ending
          verdict={verdict}
          seconds={secondsNow}
          row={row}
          opened={opened}
          restart={lost && !over ? restart : null}
          played={player}
          look={() => {
            setLooking(true);
            board.focus();
          }}
        />
      ),
    solved: verdict.status === "solved",
    help:
      asking === "help"
        ? (own) => (
            <HelpDialog
              game={game.id}
              own={own}
              asks={isQuiz(game)}
              tools={tools}
              settings={settings}
              change={change}
              close={() => setAsking(null)}
            />
          )
        : null,
    shortcuts:
      asking === null && !paused
        ? ({ without }) => <Shortcuts tools={tools} without={without} letters={settings.letterShortcuts} />
        : null,
    category: categoryOf(row.id),
  };
  return (
    <FrameProvider value={frame}>
      <div ref={board.place}>
        <QuizHost who={opened.who} game={game.id} gridId={opened.gridId}>
          <View
            key={player.resets}
            game={game}
            state={session.state}
            verdict={verdict}
            play={player.play}
            hint={hint.hint === "none" ? null : hint.hint}
            settings={settings}
            change={change}
            speaker={speaker}
            readOnly={readOnly}
            announce={announce}
          />
        </QuizHost>
      </div>
      <p className="sr" role="status">
        {said}
      </p>
      {asking === "restart" && isPlaying && <RestartDialog yes={restart} no={() => setAsking(null)} />}
      {newer && <NewerDialog completed={newer.completed} accept={acceptNewer} overwrite={overwriteNewer} />}
    </FrameProvider>
  );
}

/** The new board may be there a moment after the old one is over, in milliseconds. */
const GRACE_MS = 1_500;

/** A board of the day that nobody has begun gives way to the new one by itself. */
function useMoveOn(may: boolean, { progress }: Verdict, reload: () => void): void {
  const latest = useRef(reload);
  latest.current = reload;
  const moves = may && progress.done === 0;
  useEffect(() => {
    if (!moves) return undefined;
    const timer = setTimeout(() => latest.current(), GRACE_MS);
    return () => clearTimeout(timer);
  }, [moves]);
}

/** Words for screen readers; the same words twice are two messages. */
function useAnnouncer() {
  const [said, setSaid] = useState("");
  const odd = useRef(false);
  const announce = useCallback((words: string) => {
    odd.current = !odd.current;
    setSaid(odd.current ? words : `${words}\u00a0`);
  }, []);
  return [said, announce] as const;
}
