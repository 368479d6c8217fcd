import { useState } from "react";
import { GameExample } from "../../shared/game-example.tsx";
import { rulesOf } from "../../shared/game-rules.ts";
import { useSay, useSpeaker } from "../../shared/i18n.tsx";
import { AppPanel } from "../../shared/app-panel.tsx";
import { toast } from "../../shared/notices.tsx";
import styles from "./how-to-play.module.css";

/** The rules, as many as the game tells, and a worked example. */
export function HowToPlay({ game }: { game: string }) {
  const say = useSay();
  const speaker = useSpeaker();
  const [here, setHere] = useState(true);
  const rules = rulesOf(game, speaker);
  if (!here || rules.length === 0) return null;
  const remove = () => {
    setHere(false);
    toast("shell.panel.removed", { undo: () => setHere(true) });
  };
  return (
    <AppPanel title={say("dispatch.how")} onRemove={remove} className={styles["how"]}>
      <ol className={styles["rules"]}>
        {rules.map((text, index) => (
          <li key={text}>
            <span className={styles["number"]} aria-hidden="true">
              {index + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
      <GameExample game={game} />
    </AppPanel>
  );
}
