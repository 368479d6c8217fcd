import { navigate } from "wouter/use-browser-location";
import type { OptionValue } from "@karota/engine/options.ts";
import { categories, gameName, gamePath } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import type { Question } from "../../shared/components/option-form.ts";
import { OptionQuestions } from "../../shared/components/option-questions.tsx";
import styles from "./new-game.module.css";

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
  const speaker = useSpeaker();
  return (
    <section className={styles["panel"]} aria-labelledby="new">
      <div className={styles["head"]}>
        <h2 id="new">{say("dispatch.new")}</h2>
        <label className={styles["game"]}>
          <span>{say("dispatch.game")}</span>
          <select value={game} onChange={(event) => navigate(gamePath(event.target.value))}>
            {categories().map(({ category, games }) => (
              <optgroup key={category} label={say(`category.${category}`)}>
                {games.map(({ id }) => (
                  <option key={id} value={id}>
                    {gameName(id, speaker)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      </div>
      <OptionQuestions game={game} questions={questions} onChoose={onChoose} />
    </section>
  );
}
