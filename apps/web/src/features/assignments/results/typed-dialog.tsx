import type { TaskResult } from "@karota/contract/assignments/assignment.ts";
import type { TypedAnswers, TypedGroup } from "@karota/contract/assignments/typed-answers.ts";
import { Rows } from "@karota/ui/card.tsx";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { call } from "../../../shared/api/api.ts";
import { useLoad } from "../../../shared/api/use-load.ts";
import { Loaded } from "../../../shared/components/loaded.tsx";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { useSession } from "../../../shared/session/session.ts";
import styles from "./typed-dialog.module.css";

/** The answers of one group: what was typed, to which question, by whom. */
function Answers({ group: { answers, count, correct } }: { group: TypedGroup }) {
  const say = useSay();
  return (
    <>
      <Rows>
        {answers.map(({ student, ask, question, typed, right }) => (
          <li key={student.id} className={styles["row"]}>
            <b className="wrap">
              <span className="sr">{say("assignments.typed.answer")}: </span>
              {typed}
            </b>
            <span className="wrap">
              <span className="soft">{ask}</span> {question}
              {!correct && <span className="soft"> ({say("assignments.typed.is", { answer: right })})</span>}
            </span>
            <span className="soft small">{student.name ?? say("assignments.exMember")}</span>
          </li>
        ))}
      </Rows>
      {count > answers.length && (
        <p className="soft small">{say("assignments.typed.more", { count: count - answers.length })}</p>
      )}
    </>
  );
}

/** Those with the same mistake; right answers are there to unfold. */
function Group({ group }: { group: TypedGroup }) {
  const say = useSay();
  const { correct, mistake, words, count } = group;
  const title = say(`assignments.typed.${correct ? "right" : mistake === null ? "other" : "named"}`, { count });
  if (correct)
    return (
      <Disclosure summary={<b>{title}</b>}>
        <Answers group={group} />
      </Disclosure>
    );
  return (
    <Stack as="section" gap={2}>
      <h3>{title}</h3>
      {words !== null && <p>{say("assignments.mistake.words", { words })}</p>}
      <Answers group={group} />
    </Stack>
  );
}

/** What was typed at one place, grouped by mistake; loaded when it is opened. */
export function TypedDialog(props: {
  readonly assignmentId: string;
  readonly task: TaskResult;
  readonly onClose: () => void;
}) {
  const { assignmentId, task, onClose } = props;
  const say = useSay();
  const { language } = useSpeaker();
  const who = useSession()?.userId ?? null;
  const loaded = useLoad(["assignment/typed", who, assignmentId, String(task.index), language], () =>
    call<TypedAnswers>("GET", `assignments/${assignmentId}/typed/${task.index}`),
  );
  return (
    <Dialog
      title={say("assignments.typed.of", { number: task.index + 1 })}
      className={styles["dialog"]}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say("shell.close")}</Button>}
    >
      <Loaded of={loaded}>
        {({ groups }) =>
          groups.length === 0 ? (
            <p className="soft">{say("assignments.typed.none")}</p>
          ) : (
            <Stack gap={5}>
              {groups.map((group) => (
                <Group key={`${group.correct} ${group.mistake}`} group={group} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Dialog>
  );
}
