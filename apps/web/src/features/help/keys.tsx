import type { AnyGame } from "@karota/engine/game.ts";
import type { FrameTool } from "@karota/ui/game-frame.ts";
import { FRAME_KEYS } from "../../shared/frame-keys.ts";
import { useSay } from "../../shared/i18n.tsx";
import styles from "./game-page.module.css";

interface Keys {
  readonly KEYS: readonly { readonly keys: string; readonly does: string }[];
  readonly WITHOUT?: readonly FrameTool[];
}
/** What each view says of its keys. */
const OWN = import.meta.glob<Keys>("../../../../../packages/games/src/*/keys.ts", { eager: true });
const FOLDER = "../../../../../packages/games/src";

/** What the keyboard does in a game, from the same lists as the help beside the board. */
export function GameKeys({ game, module }: { game: string; module: AnyGame }) {
  const say = useSay();
  const own = OWN[`${FOLDER}/${"kind" in module ? "quiz-view" : game}/keys.ts`];
  const without = own?.WITHOUT ?? [];
  const frame = FRAME_KEYS.filter(({ tool }) => !without.includes(tool) && (tool !== "hint" || module.hint));
  return (
    <dl className={styles["keys"]}>
      {[...(own?.KEYS ?? []), ...frame].map(({ keys, does }) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{say(does as "play.undo")}</dd>
        </div>
      ))}
    </dl>
  );
}
