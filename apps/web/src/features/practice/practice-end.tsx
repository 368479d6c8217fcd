import { useEffect, useRef } from "react";
import { Link } from "wouter";
import type { Practice } from "@karota/contract/learning/learning.ts";
import { LevelMeter } from "@karota/games/quiz-view/level-meter.tsx";
import { Pips } from "@karota/games/quiz-view/pips.tsx";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { gameName } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./practice.module.css";

/** The end of a practice: what was right and what has grown, and that it is enough for today. */
export function PracticeEnd({ practice, again }: { practice: Practice; again: () => void }) {
  const say = useSay();
  const speaker = useSpeaker();
  const { answers, grown } = practice;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Stack gap={4}>
      <Pips pips={answers.map((right) => (right ? "right" : "wrong"))} speaker={speaker} />
      <h2 ref={heading} tabIndex={-1}>
        {say("practice.end")}
      </h2>
      <p>{say("practice.right", { right: answers.filter(Boolean).length, total: answers.length })}</p>
      {grown.length > 0 && (
        <section aria-labelledby="grown">
          <h3 id="grown">{say("practice.grown")}</h3>
          <Stack as="ul" gap={3}>
            {grown.map(({ game, skill, from, to }) => (
              <li key={`${game} ${skill}`} className={styles["grown"]}>
                <span>{`${gameName(game, speaker)}: ${speaker.say({ id: `${game}.skill.${skill}` })}`}</span>
                <LevelMeter level={to} fresh={to - from} speaker={speaker} />
              </li>
            ))}
          </Stack>
        </section>
      )}
      <Cluster gap={3}>
        <Link className={buttonClass({ kind: "primary" })} to="/progress">
          {say("practice.leave")}
        </Link>
        <Button kind="quiet" onClick={again}>
          {say("practice.again")}
        </Button>
      </Cluster>
    </Stack>
  );
}
