import type { Message } from "@karota/engine/message.ts";
import { Button } from "@karota/ui/button.tsx";
import type { TrainProps } from "@karota/ui/game-train.ts";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import type { Level, Puzzle } from "./board.ts";
import { techniqueName } from "./bring-grade.ts";
import { nextStep } from "./hint.ts";
import { start } from "./play.ts";
import TRAINING from "./training.json" with { type: "json" };

/** A technique with positions in which it is the next step. */
interface Trained {
  readonly technique: Message;
  readonly level: Level;
  readonly boards: readonly string[];
}
const TECHNIQUES = TRAINING as readonly Trained[];
const LEVELS = [...new Set(TECHNIQUES.map(({ level }) => level))];

/** A board that is brought has exactly one solution, so it has a next step until it is complete. */
export const techniqueOf = (puzzle: unknown): Message =>
  techniqueName(nextStep(start(puzzle as Puzzle))!.step.words().title);

/** The techniques by difficulty; each opens a board that was not opened before, or else the one opened longest ago. */
export default function TrainSudoku({ speaker, opened, play }: TrainProps) {
  const open = ({ boards }: Trained) =>
    play(boards.find((board) => !opened.has(board)) ?? [...opened].findLast((board) => boards.includes(board))!);
  return LEVELS.map((level) => (
    <Stack key={level} as="section" gap={3} aria-labelledby={`train-${level}`}>
      <h2 id={`train-${level}`}>
        {speaker.say({ id: "sudoku.bring.one.level", values: { level: { id: `option.level.${level}` } } })}
      </h2>
      <Cluster as="ul" gap={3} role="list">
        {TECHNIQUES.filter((trained) => trained.level === level).map((trained) => {
          const name = speaker.say(trained.technique);
          return (
            <li key={name}>
              <Button onClick={() => open(trained)}>{name}</Button>
            </li>
          );
        })}
      </Cluster>
    </Stack>
  ));
}
