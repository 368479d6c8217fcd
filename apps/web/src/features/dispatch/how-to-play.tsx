import { useState } from "react";
import { findGame } from "@karota/games/catalogue.ts";
import { GameExample } from "../../shared/game-example.tsx";
import { useSay, useSpeaker } from "../../shared/i18n.tsx";
import { AppPanel } from "../../shared/app-panel.tsx";
import { toast } from "../../shared/notices.tsx";
import { findText } from "../../shared/texts.ts";
import styles from "./how-to-play.module.css";

const MOST = 9;

/** The rules, as many as the game tells, and a worked example. */
export function HowToPlay({ game }: { game: string }) {
  const say = useSay();
  const speaker = useSpeaker();
  const [here, setHere] = useState(true);
  // What holds for every quiz is told once for all of them.
  const isQuiz = findGame(game)?.type === "education";
  const ruleOf = (place: number): string | null =>
    findText(`${game}.rule.${place}`, speaker) ?? (isQuiz ? findText(`quiz.rule.${place}`, speaker) : null);
  const rules = Array.from({ length: MOST }, (_, index) => ruleOf(index + 1)).filter((text) => text !== null);
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
