import { Button } from "@karota/ui/button.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import type { Message, Speaker } from "@karota/engine/message.ts";
import type { Report } from "./bring-check.ts";
import type { Examined } from "./view-examine.ts";
import type { Remark } from "./bring-words.ts";
import styles from "./bring.module.css";

type Good = Extract<Report, { kind: "one" }>;

/** How hard a good board is, and which steps it needs. */
function Grade({ report, state, speaker }: { report: Good; state: Examined["state"]; speaker: Speaker }) {
  const say = (id: string, values?: Message["values"]) => speaker.say({ id, ...(values && { values }) });
  const { used } = report.grading;
  const hardest = used.at(-1);
  return (
    <>
      <p className={styles["level"]}>
        <b>{say("sudoku.bring.one.level", { level: { id: `option.level.${report.puzzle.level}` } })}</b>
        {state !== "running" && hardest && <span>{say("sudoku.bring.one.hardest", { technique: hardest.name })}</span>}
      </p>
      {state === "running" ? (
        <p className="soft">{say("sudoku.bring.one.looking")}</p>
      ) : (
        <div>
          <h3>{say("sudoku.bring.one.needs")}</h3>
          {!report.grading.isDone && <p className="soft">{say("sudoku.bring.one.late")}</p>}
          <ul className={styles["used"]}>
            {used.map(({ name, count }) => {
              const words = speaker.say(name);
              return (
                <li key={words}>
                  <span>{words}</span> <span className={styles["times"]}>{say("sudoku.bring.times", { count })}</span>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </>
  );
}

/** What the check has found, in words, with what can be done next. */
export function BringReport(props: {
  readonly speaker: Speaker;
  readonly remark: Remark | null;
  /** Null where nothing was examined. */
  readonly examined: Examined | null;
  readonly others: number;
  readonly play: (explained: boolean) => void;
  readonly share: () => void;
}) {
  const { speaker, remark, examined, others, play } = props;
  const say = (id: string) => speaker.say({ id });
  const ends = examined && examined.report === null && examined.state !== "running" ? examined.state : null;
  const good = examined?.report?.kind === "one" ? examined.report : null;
  return (
    <>
      <div role="status">
        {examined?.report === null && examined.state === "running" && (
          <p className="soft">{say("sudoku.bring.checking")}</p>
        )}
        {ends && (
          <Note tone="warn">
            <p className="strong">{say(ends === "failed" ? "sudoku.bring.failed" : "sudoku.bring.late")}</p>
            <p>{say(ends === "failed" ? "sudoku.bring.failed.how" : "sudoku.bring.late.how")}</p>
          </Note>
        )}
        {remark && (
          <Note tone={remark.tone}>
            <p className="strong">{speaker.say(remark.title)}</p>
            {remark.lines.map((line, place) => (
              <p key={place}>{speaker.say(line)}</p>
            ))}
            {others > 0 && <p>{speaker.say({ id: "sudoku.bring.others", values: { count: others } })}</p>}
          </Note>
        )}
      </div>
      {good && examined && (
        <Stack gap={4} className={styles["good"]}>
          <Cluster gap={3}>
            <Button kind="primary" onClick={() => play(false)}>
              {say("sudoku.bring.play")}
            </Button>
            <Button onClick={() => play(true)}>{say("sudoku.bring.explain")}</Button>
            <Button kind="quiet" onClick={props.share}>
              {say("sudoku.bring.copy")}
            </Button>
          </Cluster>
          <Grade report={good} state={examined.state} speaker={speaker} />
        </Stack>
      )}
    </>
  );
}
