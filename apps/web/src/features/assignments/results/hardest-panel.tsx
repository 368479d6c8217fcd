import { IconKeyboard, IconPresentation } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import type { AssignmentDetail, TaskResult } from "@karota/contract/assignments/assignment.ts";
import { Button } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Grid, Stack } from "@karota/ui/layout.tsx";
import { capitalised } from "../../../shared/format/capitalised.ts";
import { gameName } from "../../../shared/format/game-words.ts";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { usePlanWords } from "../plan-words.ts";
import { BoardMode } from "./board-mode.tsx";
import { ExampleView } from "./example-view.tsx";
import { byHardness, percentOf } from "./figures.ts";
import styles from "./hardest-panel.module.css";
import { TypedDialog } from "./typed-dialog.tsx";
import { useSkillName } from "./use-skill-name.ts";

/** How many are listed at once. */
const MAX_SHOWN = 5;

/** The id of a task's card, where links lead. */
export const cardId = ({ index }: Pick<TaskResult, "index">): string => `task-${index + 1}`;

/** What a task practises; the quiz alone where that is not known. */
function Skill({ game, skill }: Pick<TaskResult, "game" | "skill">) {
  const speaker = useSpeaker();
  return capitalised(useSkillName(game, skill) ?? gameName(game, speaker));
}

/** The tasks by their share of right answers, the hardest first, with what most often went wrong. */
export function HardestPanel({
  detail: { id, role, tasks },
}: {
  detail: Pick<AssignmentDetail, "id" | "role" | "tasks">;
}) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const planWords = usePlanWords();
  const [explained, setExplained] = useState<TaskResult | null>(null);
  const [read, setRead] = useState<TaskResult | null>(null);
  const ordered = byHardness(tasks);
  if (ordered.length === 0) return null;
  const row = (task: TaskResult) => {
    const { index, game, skill, numCorrect, numSolved, mistake } = task;
    const share = percentOf(numCorrect, numSolved) ?? 0;
    const name = gameName(game, speaker);
    return (
      <Card as="li" pad="small" gap={2} className={`small ${styles["card"]}`} key={index} id={cardId(task)}>
        <p className={styles["head"]}>
          <span className={styles["number"]}>
            <span className="sr">{say("assignments.task", { number: index + 1 })}</span>
            <span aria-hidden="true">{index + 1}</span>
          </span>
          <Stack as="span" gap={0}>
            <b className="name">
              <Suspense fallback={name}>
                <Skill game={game} skill={skill} />
              </Suspense>
            </b>{" "}
            <span className="soft">{[name, planWords(task)].filter(Boolean).join(", ")}</span>
          </Stack>
          <b className={styles["share"]}>
            {format.number(share / 100, { style: "percent" })}
            <span className="sr"> {say("assignments.ofRight")}</span>
          </b>
        </p>
        <Suspense>
          <ExampleView
            kind={{ ...task, mistake: mistake?.name ?? null }}
            lead={mistake && <b>{say("assignments.mistake", { count: mistake.count })}</b>}
          />
        </Suspense>
        <Cluster gap={2} className="no-print">
          <Button
            size="small"
            kind="quiet"
            icon={<Icon of={IconPresentation} small />}
            aria-label={say("assignments.board.of", { number: index + 1 })}
            onClick={() => setExplained(task)}
          >
            {say("assignments.board")}
          </Button>
          {task.answer === "typed" && role !== "former" && (
            <Button
              size="small"
              kind="quiet"
              icon={<Icon of={IconKeyboard} small />}
              aria-label={say("assignments.typed.of", { number: index + 1 })}
              onClick={() => setRead(task)}
            >
              {say("assignments.typed")}
            </Button>
          )}
        </Cluster>
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
      {explained && <BoardMode kind={{ ...explained, mistake: null }} onClose={() => setExplained(null)} />}
      {read && <TypedDialog assignmentId={id} task={read} onClose={() => setRead(null)} />}
    </Stack>
  );
}
