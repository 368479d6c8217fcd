import { IconUserPlus } from "@tabler/icons-react";
import { useDeferredValue, useState } from "react";
import type { Student } from "@karota/contract/mentorship/mentorship.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { matches } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../shared/api/load-failed.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { Waiting } from "../../shared/components/waiting.tsx";
import { AddStudents } from "./add-students.tsx";
import { PackagePanel } from "./package-panel.tsx";
import { FormerLink } from "./former-link.tsx";
import styles from "./people.module.css";
import { RemoveStudent } from "./remove-student.tsx";
import { SearchField } from "@karota/ui/search-field.tsx";
import { StudentRow } from "./student-row.tsx";
import { useInfo, useStudents } from "./use-mentor.ts";

/** So many rows at once; the largest package has 2,000 students. */
const PAGE_SIZE = 100;

function List({ students, onRemove }: { students: readonly Student[]; onRemove: (student: Student) => void }) {
  const say = useSay();
  const { language } = useSpeaker();
  const [typed, setTyped] = useState("");
  const [shown, setShown] = useState(PAGE_SIZE);
  const wanted = useDeferredValue(typed);
  const { compare } = new Intl.Collator(LOCALES[language]);
  const found = students
    .filter(({ name, groups }) => matches(wanted, name, ...groups.map((group) => group.name)))
    .sort((one, other) => compare(one.name, other.name));
  return (
    <>
      <SearchField label={say("students.search")} value={typed} onChange={setTyped} />
      <p className="sr" role="status">
        {say("students.found", { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState text={say("students.none")} action={{ text: say("students.none.act"), act: () => setTyped("") }} />
      )}
      <ul className={styles["rows"]}>
        {found.slice(0, shown).map((student) => (
          <StudentRow key={student.id} student={student} onRemove={() => onRemove(student)} />
        ))}
      </ul>
      {found.length > shown && <Button onClick={() => setShown(shown + PAGE_SIZE)}>{say("students.more")}</Button>}
    </>
  );
}

/** `/myStudents`: all students of the mentor, and how new ones come. */
export function StudentsPage() {
  const say = useSay();
  const { data, error, waiting, reload } = useStudents();
  const info = useInfo().data;
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Student | null>(null);
  const students = data?.students ?? [];
  return (
    <div className="page">
      <div className={styles["people"]}>
        <div className={styles["head"]}>
          <PageHeading>{say("students.title")}</PageHeading>
          {info && data && (
            <p className="soft">{say("students.of", { count: students.length, most: info.package.maxStudents })}</p>
          )}
          {students.length > 0 && (
            <Button kind="primary" icon={<Icon of={IconUserPlus} small />} onClick={() => setAdding(true)}>
              {say("students.add")}
            </Button>
          )}
        </div>
        {waiting && <Waiting />}
        {!data && error !== undefined && <LoadFailed error={error} again={() => void reload()} />}
        {data && students.length === 0 && (
          <EmptyState text={say("students.empty")} action={{ text: say("students.add"), act: () => setAdding(true) }} />
        )}
        {students.length > 0 && <List students={students} onRemove={setRemoving} />}
        {data && <FormerLink />}
        {data && <PackagePanel />}
      </div>
      {adding && <AddStudents onClose={() => setAdding(false)} />}
      {removing && <RemoveStudent student={removing} onClose={() => setRemoving(null)} />}
    </div>
  );
}
