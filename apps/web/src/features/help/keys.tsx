import { use } from "react";
import type { AnyGame } from "@karota/engine/game.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import type { FrameTool } from "@karota/ui/game-frame.ts";
import { FRAME_KEYS } from "../../shared/frame-keys.ts";
import { useSay } from "../../shared/i18n.tsx";
import { loadChunk } from "../../shared/load-chunk.ts";
import styles from "./game-page.module.css";

/** What a view says of its keys, and which of the frame's tools it goes without. */
export interface Keys {
  readonly KEYS: readonly { readonly keys: string; readonly does: string }[];
  readonly WITHOUT?: readonly FrameTool[];
}
const VIEWS = import.meta.glob<Keys>("../../../../../packages/games/src/*/view.tsx");
const viewOf = (folder: string) => VIEWS[`../../../../../packages/games/src/${folder}/view.tsx`];

/** The keys of a game's view; quizzes share theirs. Throws ChunkFailure. */
export async function loadKeys(game: AnyGame): Promise<Keys> {
  const load = viewOf(isQuiz(game) ? "quiz-view" : game.id);
  return load ? loadChunk(load) : { KEYS: [] };
}

/** What the keyboard does in a game, from the same lists as the help beside the board. */
export function GameKeys({ game, keys }: { game: AnyGame; keys: Promise<Keys> }) {
  const say = useSay();
  const { KEYS, WITHOUT = [] } = use(keys);
  const frame = FRAME_KEYS.filter(({ tool }) => !WITHOUT.includes(tool) && (tool !== "hint" || game.hint));
  return (
    <dl className={styles["keys"]}>
      {[...KEYS, ...frame].map(({ keys: pressed, does }) => (
        <div key={pressed}>
          <dt>
            <kbd>{pressed}</kbd>
          </dt>
          <dd>{say(does as "play.undo")}</dd>
        </div>
      ))}
    </dl>
  );
}
