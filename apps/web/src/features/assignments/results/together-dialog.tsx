import { IconArrowRight } from "@tabler/icons-react";
import type { StudentResult } from "@karota/contract/assignments/assignment.ts";
import { Button } from "@karota/ui/button.tsx";
import { Rows } from "@karota/ui/card.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { Waiting } from "../../../shared/components/waiting.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { useOwnStudents } from "../wizard/target.ts";

/** A few students, of whom each can get an assignment of their own; those of another mentor cannot. */
export function TogetherDialog(props: {
  readonly students: readonly StudentResult[];
  readonly onChoose: (studentId: string) => void;
  readonly onClose: () => void;
}) {
  const { students, onChoose, onClose } = props;
  const say = useSay();
  const own = useOwnStudents();
  return (
    <Dialog
      title={say("assignments.nextSteps.prepareEach.title")}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say("shell.close")}</Button>}
    >
      <p>{say("assignments.nextSteps.prepareEach.text")}</p>
      {own ? (
        <Rows>
          {students.map(({ id, name }) => (
            <Cluster as="li" key={id} between gap={3} rowGap={2}>
              <b className="wrap">{name}</b>
              {own.some((student) => student.id === id) ? (
                <Button
                  size="small"
                  icon={<Icon of={IconArrowRight} small />}
                  aria-label={say("assignments.nextSteps.prepare.for", { name: name ?? "" })}
                  onClick={() => onChoose(id)}
                >
                  {say("assignments.nextSteps.prepare")}
                </Button>
              ) : (
                <span className="soft small">{say("assignments.nextSteps.notOwn")}</span>
              )}
            </Cluster>
          ))}
        </Rows>
      ) : (
        <Waiting />
      )}
    </Dialog>
  );
}
