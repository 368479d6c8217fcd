import { use } from "react";
import type { AnyGame } from "@karota/engine/game.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import type { GameViewModule } from "@karota/ui/game-view.ts";
import { FRAME_KEYS } from "../../shared/frame-keys.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import styles from "./game-page.module.css";

const VIEWS = import.meta.glob<GameViewModule>("../../../../../packages/games/src/*/view.tsx");
const viewOf = (folder: string) => VIEWS[`../../../../../packages/games/src/${folder}/view.tsx`];

/** What the help needs of a view. */
export type Keys = Pick<GameViewModule, "KEYS" | "WITHOUT">;

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
