import { useMemo, use, Suspense } from "react";
import type { TaskResult } from "@karota/contract/assignments/assignment.ts";
import { mistakeText } from "@karota/engine/quiz/topic.ts";
import { Card } from "@karota/ui/card.tsx";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { Grid, Stack } from "@karota/ui/layout.tsx";
import { gameName } from "../../../shared/format/game-words.ts";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { optionWords } from "../../../shared/format/option-words.ts";
import { findText, hasTexts, loadTexts } from "../../../shared/i18n/texts.ts";
import { byHardness, percentOf } from "./figures.ts";
import styles from "./hardest-panel.module.css";

/** How many are listed at once. */
const MAX_SHOWN = 5;

/** The commonest mistake in its own words; a name that this version no longer uses has none. */
function Mistake({ game, mistake }: Pick<TaskResult, "game" | "mistake">) {
  const say = useSay();
  const speaker = useSpeaker();
  const loading = useMemo(
    () => (hasTexts(game, speaker.language) ? null : loadTexts(game, speaker.language)),
    [game, speaker.language],
  );
  if (loading) use(loading);
  if (!mistake) return null;
  const { name, count } = mistake;
  const words = findText(mistakeText(game, name), speaker);
  return (
    <p>
      <b>{say("assignments.mistake")}</b> {words ?? say("assignments.mistake.unnamed")}{" "}
      <span className="soft">{say("assignments.mistake.count", { count })}</span>
    </p>
  );
}

/** The tasks by their share of right answers, the hardest first, with what most often went wrong. */
export function HardestPanel({ tasks }: { tasks: readonly TaskResult[] }) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const ordered = byHardness(tasks);
  if (ordered.length === 0) return null;
  const row = (task: TaskResult) => {
    const { index, game, options, numCorrect, numSolved, mistake } = task;
    const share = percentOf(numCorrect, numSolved) ?? 0;
    return (
      <Card as="li" pad="small" gap={2} className="small" key={index}>
        <p className={styles["head"]}>
          <span className={styles["number"]}>
            <span className="sr">{say("assignments.task", { number: index + 1 })}</span>
            <span aria-hidden="true">{index + 1}</span>
          </span>
          <Stack as="span" gap={0}>
            <b className="name">{gameName(game, speaker)}</b>{" "}
            <span className="soft">{optionWords(options, speaker)}</span>
          </Stack>
          <b className={styles["share"]}>
            {format.number(share / 100, { style: "percent" })}
            <span className="sr"> {say("assignments.ofRight")}</span>
          </b>
        </p>
        <Suspense>
          <Mistake game={game} mistake={mistake} />
        </Suspense>
      </Card>
    );
  };
  const rows = (some: readonly TaskResult[]) => (
    <Grid as="ol" min={19}>
      {some.map(row)}
    </Grid>
  );
  return (
    <Stack as="section" aria-labelledby="hardest">
      <h2 id="hardest">{say("assignments.hardest")}</h2>
      {rows(ordered.slice(0, MAX_SHOWN))}
      {ordered.length > MAX_SHOWN && (
        <Disclosure summary={<b>{say("assignments.hardest.all", { count: ordered.length - MAX_SHOWN })}</b>}>
          {rows(ordered.slice(MAX_SHOWN))}
        </Disclosure>
      )}
    </Stack>
  );
}
