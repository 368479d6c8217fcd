import { useMemo, useState } from "react";
import { ALPHABETS } from "@karota/engine/alphabet.ts";
import { runAt, runsOf } from "@karota/engine/grid/crossing.ts";
import type { Message } from "@karota/engine/message.ts";
import { CluesIcon, EyeIcon } from "@karota/ui/board-icons.ts";
import { BoardLegend, LegendCell } from "@karota/ui/board-legend.tsx";
import { GameStage } from "@karota/ui/game-stage.tsx";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { LetterKeypad } from "@karota/ui/letter-keypad.tsx";
import { ZoomBoard } from "@karota/ui/zoom-board.tsx";
import { ClueBar } from "../crossing-view/clue-bar.tsx";
import { ClueList } from "../crossing-view/clue-list.tsx";
import { CrossingBoard } from "../crossing-view/crossing-board.tsx";
import { WallFace } from "../crossing-view/hint-face.tsx";
import { useCrossing } from "../crossing-view/use-crossing.ts";
import { byNumber, clueOf, isMini, numbersOf, type Move, type State } from "./board.ts";
import { useCanDraw } from "./view-pictures.ts";
import { KEYS } from "./view-keymap.ts";
import { cellLabel } from "./view-labels.ts";
import { usePhone } from "./view-phone.ts";
import { ClueFaceText } from "./view-clue.tsx";
import { ClueFace, type Sign } from "./view-face.tsx";
import { RevealChoice } from "./view-reveal.tsx";
import styles from "./view.module.css";
import { clueWords } from "./words.ts";

export { KEYS } from "./view-keymap.ts";

const HEADINGS = ["e", "s"] as const;

const LEGEND = [
  { id: "board.legend.entered", text: "A", look: "entered" },
  { id: "board.legend.right", text: "A", look: "right" },
  { id: "board.legend.wrong", text: "A", look: "wrong" },
  { id: "board.legend.target", text: "", look: "target" },
] as const;

export default function CrosswordView(props: GameViewProps<State, Move>) {
  const { state, settings, speaker, readOnly, play, announce } = props;
  const { puzzle, values } = state;
  const { language } = puzzle;
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const [announced, setAnnounced] = useState("");
  const control = useCrossing(state, {
    allowed: ALPHABETS[language],
    othersClear: () => false,
    flows: true,
    readOnly,
    play: (cell, letter) => {
      setAnnounced("");
      play({ type: "enter", cell, letter });
    },
  });
  const { run, cursor } = control;
  const say = (id: string, more?: Message["values"]) => speaker.say(more ? { id, values: more } : { id });
  const withWords = settings.own["pictures"] === "words";

  const canDraw = useCanDraw();
  const faces = useMemo(() => {
    const signs = new Map<string, Sign>();
    for (const one of runsOf(puzzle)) {
      const { n, picture } = clueOf(puzzle, one);
      const isPicture = picture !== null && canDraw(picture);
      signs.set(`${one.head}${one.heading}`, { sign: isPicture ? picture : String(n), isPicture });
    }
    return puzzle.cells.map(({ t }, cell) =>
      t === "H" ? (
        <ClueFace key={cell} east={signs.get(`${cell}e`) ?? null} south={signs.get(`${cell}s`) ?? null} />
      ) : (
        <WallFace key={cell} />
      ),
    );
  }, [puzzle, canDraw]);

  const mini = isMini(puzzle.size);
  const numbers = useMemo(() => (mini ? numbersOf(puzzle) : undefined), [puzzle, mini]);

  const labelOf = (cell: number): string =>
    cellLabel(state, cell, cell === cursor.cell ? cursor.heading : "e", settings.stateShown, speaker);
  // Without what the player writes: the words of forty clues are not made anew for each key.
  const clues = useMemo(
    () =>
      byNumber(puzzle.clues).flatMap((clue) => {
        const one = runAt(puzzle, clue.cell, clue.heading);
        const face = <ClueFaceText clue={clue} language={language} withWords={withWords} />;
        return one ? [{ run: one, face, words: speaker.say(clueWords(clue)) }] : [];
      }),
    [puzzle, language, withWords, speaker],
  );
  const groups = HEADINGS.map((heading) => ({
    heading,
    label: say("crossword.view.heading", { heading }),
    clues: clues
      .filter(({ run: one }) => one.heading === heading)
      .map((clue) => ({ ...clue, done: clue.run.cells.every((cell) => values[cell] !== "") })),
  }));

  const size = puzzle.columns;
  const { done, total } = props.verdict.progress;
  const list = (
    <div className={styles["list"]}>
      <ClueList
        speaker={speaker}
        groups={groups}
        current={run}
        choose={(one) => {
          setOpen(false);
          control.enterRun(one);
        }}
      />
    </div>
  );
  // On phones the same tool also opens the clues, in place of the keys.
  const more = {
    id: "more",
    label: say(phone ? "crossword.view.clues" : "crossword.view.reveal"),
    icon: <Icon of={phone ? CluesIcon : EyeIcon} />,
    pressed: open,
    use: () => {
      setAnnounced("");
      setOpen(!open);
    },
  };
  return (
    <GameStage
      board={
        <div className={styles["board"]} data-mini={mini || undefined}>
          <ClueBar
            speaker={speaker}
            control={control}
            spoken={run && language === speaker.language ? speaker.say(clueWords(clueOf(puzzle, run))) : null}
          >
            {run && <ClueFaceText clue={clueOf(puzzle, run)} language={language} withWords={withWords} />}
          </ClueBar>
          <ZoomBoard columns={size} rows={size} speaker={speaker}>
            <CrossingBoard
              label={say("crossword.view.board", { size })}
              state={state}
              control={control}
              view={props}
              words={labelOf}
              face={(cell) => faces[cell]}
              {...(numbers && { numbers })}
            />
          </ZoomBoard>
        </div>
      }
      keys={KEYS.map(({ keys, does }) => ({ keys, does: say(does) }))}
      left={say("crossword.left", { left: total - done })}
      tools={[more]}
      switches={[
        {
          id: "pictures",
          label: say("crossword.view.pictures"),
          values: (["alone", "words"] as const).map((value) => ({
            value,
            label: say(`crossword.view.pictures.${value}`),
          })),
          value: withWords ? "words" : "alone",
          change: (value) => props.change({ own: { pictures: value } }),
        },
      ]}
      choice={
        open && !readOnly ? (
          <RevealChoice
            state={state}
            run={run}
            cell={cursor.cell}
            speaker={speaker}
            play={(move) => {
              setAnnounced("");
              play(move);
            }}
            announced={announced}
            announce={(words) => {
              setAnnounced(words);
              announce(words);
            }}
          />
        ) : undefined
      }
      keypad={
        phone && open ? (
          list
        ) : (
          <LetterKeypad
            language={language}
            speaker={speaker}
            press={control.write}
            erase={control.erase}
            lit={cursor.selected ? values[cursor.cell] || undefined : undefined}
            disabled={readOnly}
          />
        )
      }
      legend={
        <div className={styles["legend"]}>
          {list}
          <BoardLegend
            label={say("board.legend")}
            items={LEGEND.map(({ id, text, look }) => ({
              id,
              sample: <LegendCell text={text} look={look} />,
              words: say(id),
            }))}
          />
        </div>
      }
    />
  );
}
