import { navigate } from "wouter/use-browser-location";
import type { OptionValue } from "@karota/engine/options.ts";
import { Card } from "@karota/ui/card.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { gamePath } from "../../shared/format/game-words.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { GameOptions } from "../../shared/components/game-options.tsx";
import type { Question } from "../../shared/components/option-form.ts";
import { OptionQuestions } from "../../shared/components/option-questions.tsx";
import styles from "./dispatch-page.module.css";

/** The options of a new game. */
export function NewGame({
  game,
  questions,
  onChoose,
}: {
  game: string;
  questions: readonly Question[];
  onChoose: (name: string, value: OptionValue) => void;
}) {
  const say = useSay();
  return (
    <Card as="section" pad="large" raised gap={5} aria-labelledby="new">
      <Cluster between gap={4} rowGap={2}>
        <h2 id="new">{say("dispatch.new")}</h2>
        <Cluster as="label" gap={2} nowrap className="soft small">
          <span>{say("dispatch.game")}</span>
          <select
            className={`${styles["game"]} pill`}
            value={game}
            onChange={(event) => navigate(gamePath(event.target.value))}
          >
            <GameOptions />
          </select>
        </Cluster>
      </Cluster>
      <OptionQuestions game={game} questions={questions} onChoose={onChoose} />
    </Card>
  );
}
