import { Suspense } from "react";
import type { AssignmentDetail, TaskResult } from "@karota/contract/assignments/assignment.ts";
import { gameName } from "../../../shared/format/game-words.ts";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import styles from "../assignments.module.css";
import { byHardness, HARD_PERCENT, percentOf } from "./figures.ts";
import { useSkillName } from "./use-skill-name.ts";

function Hardest({ task }: { task: TaskResult }) {
  const say = useSay();
  const speaker = useSpeaker();
  const skill = useSkillName(task.game, task.skill);
  const topic = [gameName(task.game, speaker), skill].filter(Boolean).join(": ");
  return say("assignments.opening.hardest", {
    number: task.index + 1,
    topic,
    right: task.numCorrect,
    all: task.numSolved,
  });
}

/** The results in two sentences: how many are through, and where it goes wrong. */
export function Opening({ detail }: { detail: AssignmentDetail }) {
  const say = useSay();
  const format = useFormat();
  const { status, numStudents, numStarted, numDone, numSolved, numTasks, tasks } = detail;
  if (status === "upcoming" || status === "cancelled" || numStudents === 0) return null;
  const hardest = byHardness(tasks)[0];
  const isHard = hardest && percentOf(hardest.numCorrect, hardest.numSolved)! < HARD_PERCENT;
  const working = numStarted - numDone;
  return (
    <p className={styles["opening"]}>
      {numSolved === 0 && say("assignments.opening.none")}
      {numSolved > 0 &&
        (numStudents === 1
          ? say("assignments.opening.one", { solved: numSolved, all: numTasks })
          : `${say("assignments.opening.done", { done: numDone, all: numStudents })}${
              working > 0 ? say("assignments.opening.part", { count: working }) : ""
            }.`)}{" "}
      {hardest && isHard && (
        <Suspense>
          <Hardest task={hardest} />
        </Suspense>
      )}
      {hardest &&
        !isHard &&
        say("assignments.opening.easy", { percent: format.number(HARD_PERCENT / 100, { style: "percent" }) })}
    </p>
  );
}
