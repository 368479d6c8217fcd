import { IconTrash } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useParams } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { Student } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { Face } from "../../shared/components/face.tsx";
import { PageHead } from "../../shared/components/page-head.tsx";
import { OnePage } from "./one-page.tsx";
import styles from "./people.module.css";
import { RemoveStudent } from "./remove-student.tsx";
import { Counts, GroupLinks } from "./student-row.tsx";
import { useStudent } from "./use-mentor.ts";

export const DAY = { day: "numeric", month: "short", year: "numeric" } as const;

function Facts({ student, children }: { student: Student; children: ReactNode }) {
  const say = useSay();
  const format = useFormat();
  const [removing, setRemoving] = useState(false);
  return (
    <>
      <PageHead
        title={
          <span className={styles["person"]}>
            <Face of={student.face} name={student.name} />
            {student.name}
          </span>
        }
        note={say("students.since", { date: format.date(student.added, DAY) })}
      />
      <Cluster as="p" gap={2}>
        <GroupLinks groups={student.groups} />
      </Cluster>
      <Counts of={student.assignments} />
      <Cluster className={styles["acts"]} align="stretch">
        <Button kind="quiet" icon={<Icon of={IconTrash} small />} onClick={() => setRemoving(true)}>
          {say("students.remove.act")}
        </Button>
      </Cluster>
      {children}
      {removing && (
        <RemoveStudent
          student={student}
          onClose={() => setRemoving(false)}
          onGone={() => navigate("/myStudents", { replace: true })}
        />
      )}
    </>
  );
}

/** `/myStudents/:studentId`: one student; `assignments` shows what they have been given. */
export function StudentPage({ assignments }: { assignments: (studentId: string) => ReactNode }) {
  const say = useSay();
  const id = useParams()["studentId"] ?? "";
  return (
    <OnePage loaded={useStudent(id)} back={{ to: "/myStudents", text: say("students.title") }}>
      {(student) => <Facts student={student}>{assignments(student.id)}</Facts>}
    </OnePage>
  );
}
