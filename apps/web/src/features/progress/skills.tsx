import { Link } from "wouter";
import type { SkillLevel } from "@karota/contract/learning/learning.ts";
import { LevelMeter } from "@karota/games/quiz-view/level-meter.tsx";
import type { Category } from "@karota/games/categories.ts";
import { buttonClass } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { isClosed } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { Folded } from "./folded.tsx";
import { GameLink } from "./game-link.tsx";
import styles from "./progress-page.module.css";

/** A game's skills, five leaves each; its texts have to be here. */
export function SkillList({ game, skills }: { game: string; skills: readonly SkillLevel[] }) {
  const say = useSay();
  const speaker = useSpeaker();
  return (
    <Stack as="ul">
      {skills.map(({ skill, level, right, wrong }) => (
        <li key={skill} className={styles["skill"]}>
          <span>{speaker.say({ id: `${game}.skill.${skill}` })}</span>
          <LevelMeter level={level} speaker={speaker} />
          <span className="soft small">{say("progress.rightOf", { right, total: right + wrong })}</span>
        </li>
      ))}
    </Stack>
  );
}

/** How firm every skill is, by game and category. */
export function Skills({
  practised,
  due,
  signedIn,
}: {
  practised: readonly { category: Category; games: readonly { game: string; skills: readonly SkillLevel[] }[] }[];
  /** The games whose mistakes can be reviewed today. */
  due: readonly string[];
  /** A visitor cannot practise. */
  signedIn: boolean;
}) {
  const say = useSay();
  const count = practised.flatMap(({ games }) => games.flatMap(({ skills }) => skills)).length;
  return (
    <Folded id="skills" title={say("progress.skills")} count={say("progress.skills.count", { skills: count })}>
      <p className="soft">{say("progress.skills.note")}</p>
      <div className={styles["categories"]}>
        {practised.map(({ category, games }) => (
          <div key={category}>
            <h3>{say(`category.${category}`)}</h3>
            <ul>
              {games.map(({ game, skills }) => (
                <Card as="li" pad="small" key={game} className={styles["game"]}>
                  <Cluster between nowrap>
                    <GameLink game={game} />
                    {due.includes(game) ? (
                      <Link className={buttonClass({ size: "small" })} to={`/progress/review?game=${game}`}>
                        {say("review.game")}
                      </Link>
                    ) : (
                      signedIn &&
                      !isClosed(game) && (
                        <Link className={buttonClass({ size: "small" })} to={`/practice?game=${game}`}>
                          {say("progress.practice.do")}
                        </Link>
                      )
                    )}
                  </Cluster>
                  <SkillList game={game} skills={skills} />
                </Card>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Folded>
  );
}
