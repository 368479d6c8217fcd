import { IconUserPlus } from "@tabler/icons-react";
import { useDeferredValue, useState } from "react";
import type { Student } from "@karota/contract/mentorship/mentorship.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import { Button } from "@karota/ui/button.tsx";
import { Rows } from "@karota/ui/card.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { matches } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { PageHead } from "../../shared/components/page-head.tsx";
import { AddStudents } from "./add-students.tsx";
import { PackagePanel } from "./package-panel.tsx";
import { FormerLink } from "./former-link.tsx";
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
      <Rows>
        {found.slice(0, shown).map((student) => (
          <StudentRow key={student.id} student={student} onRemove={() => onRemove(student)} />
        ))}
      </Rows>
      {found.length > shown && <Button onClick={() => setShown(shown + PAGE_SIZE)}>{say("students.more")}</Button>}
    </>
  );
}

/** `/myStudents`: all students of the mentor, and how new ones come. */
export function StudentsPage() {
  const say = useSay();
  const loaded = useStudents();
  const info = useInfo().data;
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Student | null>(null);
  const count = loaded.data?.students.length ?? 0;
  return (
    <>
      <Stack gap={5}>
        <PageHead
          title={say("students.title")}
          note={info && loaded.data && say("students.of", { count, most: info.package.maxStudents })}
        >
          {count > 0 && (
            <Button kind="primary" icon={<Icon of={IconUserPlus} small />} onClick={() => setAdding(true)}>
              {say("students.add")}
            </Button>
          )}
        </PageHead>
        <Loaded of={loaded}>
          {({ students }) => (
            <>
              {count > 0 ? (
                <List students={students} onRemove={setRemoving} />
              ) : (
                <EmptyState
                  text={say("students.empty")}
                  action={{ text: say("students.add"), act: () => setAdding(true) }}
                />
              )}
              <FormerLink />
              <PackagePanel />
            </>
          )}
        </Loaded>
      </Stack>
      {adding && <AddStudents onClose={() => setAdding(false)} />}
      {removing && <RemoveStudent student={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}
