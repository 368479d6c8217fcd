import { IconPlus } from "@tabler/icons-react";
import { Icon } from "@karota/ui/icon.tsx";
import { categoryOf, categories, gameName } from "../../../shared/format/game-words.ts";
import { Glyph } from "../../../shared/components/glyph.tsx";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import styles from "./quiz-shelf.module.css";

/** All quizzes by their categories, to choose tasks from. */
export function QuizPicker({ full, onChoose }: { full: boolean; onChoose: (game: string) => void }) {
  const say = useSay();
  const speaker = useSpeaker();
  return (
    <section className={styles["shelf"]} aria-labelledby="shelf">
      <h3 id="shelf">{say("assignments.shelf")}</h3>
      {full && <p id="shelf-full">{say("assignments.shelf.full")}</p>}
      {categories("education").map(({ category, games }) => (
        <section key={category} aria-labelledby={`shelf-${category}`}>
          <h4 id={`shelf-${category}`}>{speaker.say({ id: `category.${category}` })}</h4>
          <ul>
            {games.map(({ id }) => (
              <li key={id}>
                <button
                  type="button"
                  data-category={categoryOf(id)}
                  aria-disabled={full || undefined}
                  aria-describedby={full ? "shelf-full" : undefined}
                  onClick={() => full || onChoose(id)}
                >
                  <span className={styles["glyph"]}>
                    <Glyph game={id} />
                  </span>
                  <span>{gameName(id, speaker)}</span>
                  <Icon of={IconPlus} small />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
