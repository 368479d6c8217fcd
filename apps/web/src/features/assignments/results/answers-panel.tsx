import { IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { useId, useState } from "react";
import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import { Button } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { TextField } from "@karota/ui/fields.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import type { MessageId } from "@karota/texts/ids.ts";
import { matches } from "../../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import styles from "./answers-panel.module.css";
import { sorted, usualTime, type Sorting, type SortKey } from "./figures.ts";
import { HeatMap } from "./heat-map.tsx";
import { MarkSign } from "./mark-sign.tsx";
import { useLive } from "./use-live.ts";

/** Rows at a time: two thousand students stay quick to draw and to read. */
const PAGE_SIZE = 50;

/** Each sign with its look: a wrong answer is paler where most are wrong. */
const LEGEND: readonly { mark: "1" | "0" | "."; text: MessageId; isCommon?: true }[] = [
  { mark: "1", text: "assignments.mark.right" },
  { mark: "0", text: "assignments.mark.wrong" },
  { mark: "0", text: "assignments.mark.wrong.most", isCommon: true },
  { mark: ".", text: "assignments.mark.open" },
];

/** Whether new answers come by themselves, and the button that stops it. */
function Live({ detail, reload }: { detail: AssignmentDetail; reload: () => Promise<unknown> }) {
  const say = useSay();
  const { live, paused, setPaused, news } = useLive(detail, reload);
  return (
    <>
      {live && (
        <Cluster as="p" gap={2} className="soft small no-print">
          <span className={styles["dot"]} data-paused={paused || undefined} aria-hidden="true" />
          <span>{say(paused ? "assignments.live.paused" : "assignments.live")}</span>
          <Button
            size="small"
            kind="quiet"
            icon={<Icon of={paused ? IconPlayerPlay : IconPlayerPause} small />}
            onClick={() => setPaused(!paused)}
          >
            {say(paused ? "assignments.live.goOn" : "assignments.live.pause")}
          </Button>
        </Cluster>
      )}
      <p role="status" className="sr">
        {news}
      </p>
    </>
  );
}

/** The heat map with its legend; sorted, searched and turned page by page. */
export function AnswersPanel(props: {
  readonly detail: AssignmentDetail;
  readonly reload: () => Promise<unknown>;
  readonly onOpen: (studentId: string) => void;
}) {
  const { detail, reload, onOpen } = props;
  const say = useSay();
  const { language } = useSpeaker();
  const id = useId();
  // Once it is over, the question is who needs help.
  const [sorting, setSorting] = useState<Sorting>(() =>
    detail.status === "completed" ? { by: "right", down: false } : { by: "name", down: false },
  );
  const [typed, setTyped] = useState("");
  const [asked, setPage] = useState(0);
  const { students, tasks } = detail;
  const found = typed.trim() === "" ? students : students.filter(({ name }) => name !== null && matches(typed, name));
  const ordered = sorted(found, sorting, language);
  const page = Math.min(asked, Math.max(0, Math.ceil(ordered.length / PAGE_SIZE) - 1));
  const shown = ordered.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  const sort = (by: SortKey) => {
    setSorting({ by, down: sorting.by === by ? !sorting.down : by === "right" });
    setPage(0);
  };
  return (
    <Card as="section" pad="section" raised gap={2} aria-labelledby={id}>
      <Cluster gap={4} rowGap={1}>
        <h2 id={id}>{say("assignments.answers")}</h2>
        <Live detail={detail} reload={reload} />
        <Cluster as="ul" gap={4} rowGap={1} className={`soft small ${styles["legend"]}`}>
          {LEGEND.map(({ mark, text, isCommon }) => (
            <li key={text}>
              <span data-heat={mark} data-common={isCommon}>
                <MarkSign mark={mark} />
              </span>
              {say(text)}
            </li>
          ))}
        </Cluster>
      </Cluster>
      {students.length > PAGE_SIZE && (
        <Cluster rowGap={2} align="end" className="no-print">
          <TextField label={say("assignments.find")} type="search" value={typed} onChange={setTyped} />
          <p className={`num ${styles["shown"]}`} role="status">
            {say("assignments.shown", {
              from: ordered.length === 0 ? 0 : page * PAGE_SIZE + 1,
              to: page * PAGE_SIZE + shown.length,
              all: ordered.length,
            })}
          </p>
          <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {say("assignments.page.before")}
          </Button>
          <Button size="small" disabled={(page + 1) * PAGE_SIZE >= ordered.length} onClick={() => setPage(page + 1)}>
            {say("assignments.page.next")}
          </Button>
        </Cluster>
      )}
      {shown.length > 0 ? (
        <HeatMap
          students={shown}
          tasks={tasks}
          sorting={sorting}
          sort={sort}
          onOpen={onOpen}
          labelledBy={id}
          totals={{
            right: detail.numStarted === 0 ? null : detail.numCorrect / detail.numStarted,
            seconds: usualTime(students),
          }}
        />
      ) : (
        <p className="soft">{say(students.length === 0 ? "assignments.noStudents" : "assignments.noneFound")}</p>
      )}
    </Card>
  );
}
