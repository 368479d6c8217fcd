import { Link } from "wouter";
import type { SkillLevel } from "@karota/contract/learning/learning.ts";
import { LevelMeter } from "@karota/games/quiz-view/level-meter.tsx";
import type { Category } from "@karota/games/categories.ts";
import { buttonClass } from "@karota/ui/button.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { GameLink } from "./game-link.tsx";
import styles from "./garden.module.css";

/** How firm every skill is: five leaves each, by game and category. */
export function Garden({
  garden,
  due,
}: {
  garden: readonly { category: Category; games: readonly { game: string; skills: readonly SkillLevel[] }[] }[];
  /** The games whose mistakes can be reviewed today. */
  due: readonly string[];
}) {
  const say = useSay();
  const speaker = useSpeaker();
  return (
    <section className={styles["garden"]} aria-labelledby="skills">
      <h2 id="skills">{say("progress.skills")}</h2>
      <p className="soft">{say("progress.skills.note")}</p>
      <div className={styles["categories"]}>
        {garden.map(({ category, games }) => (
          <div key={category} className={styles["category"]} data-category={category}>
            <h3>{say(`category.${category}`)}</h3>
            <ul>
              {games.map(({ game, skills }) => (
                <li key={game} className={styles["game"]}>
                  <div className={styles["head"]}>
                    <GameLink game={game} />
                    {due.includes(game) && (
                      <Link className={buttonClass({ size: "small" })} to={`/progress/review?game=${game}`}>
                        {say("review.game")}
                      </Link>
                    )}
                  </div>
                  <ul>
                    {skills.map(({ skill, level, right, wrong }) => (
                      <li key={skill} className={styles["skill"]}>
                        <span>{speaker.say({ id: `${game}.skill.${skill}` })}</span>
                        <LevelMeter level={level} speaker={speaker} />
                        <span className={styles["count"]}>
                          {say("progress.rightOf", { right, total: right + wrong })}
                        </span>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
