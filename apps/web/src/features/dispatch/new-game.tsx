import type { OptionValue } from "@karota/engine/options.ts";
import { useSay } from "../../shared/i18n.tsx";
import type { Question } from "../../shared/option-form.ts";
import { OptionQuestions } from "../../shared/option-questions.tsx";
import styles from "./new-game.module.css";

/** What one may choose before a new game. */
export function NewGame(props: {
  questions: readonly Question[];
  onChoose: (name: string, value: OptionValue) => void;
}) {
  const say = useSay();
  return (
    <section className={styles["panel"]} aria-labelledby="new">
      <h2 id="new">{say("dispatch.new")}</h2>
      <OptionQuestions {...props} />
    </section>
  );
}
