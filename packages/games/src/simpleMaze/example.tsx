import { ExampleSteps, type ExampleProps } from "@karota/ui/example-steps.tsx";
import type { Puzzle } from "./board.ts";
import styles from "./example.module.css";
import { MazePicture } from "./view-picture.tsx";

export const MAZE: Puzzle = {
  columns: 4,
  rows: 3,
  walls: [13, 1, 5, 7, 9, 6, 9, 3, 12, 5, 6, 14],
  start: 0,
  end: 11,
};
/** Into a dead end, back to the fork, to the clover. */
export const PATHS = {
  astray: [0, 1, 2, 3],
  back: [0, 1],
  home: [0, 1, 5, 4, 8, 9, 10, 6, 7, 11],
} as const satisfies Readonly<Record<string, readonly number[]>>;

const maze = (path: readonly number[]) => (
  <div className={styles["maze"]}>
    <MazePicture puzzle={MAZE} path={path} right={path.length} hint={null} bump={null} solved={false} />
  </div>
);

/** Out of a dead end. */
export default function Example({ speaker }: ExampleProps) {
  return (
    <ExampleSteps
      steps={[
        { picture: maze(PATHS.astray), words: speaker.say({ id: "simpleMaze.example.astray" }) },
        { picture: maze(PATHS.back), words: speaker.say({ id: "simpleMaze.example.back" }) },
        { picture: maze(PATHS.home), words: speaker.say({ id: "simpleMaze.example.home" }) },
      ]}
    />
  );
}
