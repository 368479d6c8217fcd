import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { GameExample } from "../../shared/components/game-example.tsx";
import { rulesOf } from "../../shared/game-rules.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { AppPanel } from "../../shared/components/app-panel.tsx";
import styles from "./dispatch-page.module.css";

/** The rules that the game has, and a worked example. */
export function HowToPlay({ game }: { game: string }) {
  const say = useSay();
  const speaker = useSpeaker();
  const rules = rulesOf(game, speaker);
  if (rules.length === 0) return null;
  return (
    <AppPanel name={`how:${game}`} title={say("dispatch.how")} removable className={styles["how"]}>
      <Stack as="ol" className="soft">
        {rules.map((text, index) => (
          <Cluster as="li" key={text} nowrap>
            <span className={styles["number"]} aria-hidden="true">
              {index + 1}
            </span>
            {text}
          </Cluster>
        ))}
      </Stack>
      <GameExample game={game} />
    </AppPanel>
  );
}
