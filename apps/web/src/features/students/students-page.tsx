import { IconUserPlus } from "@tabler/icons-react";
import { useDeferredValue, useEffect, useState } from "react";
import { useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { Student } from "@karota/contract/mentorship/mentorship.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { matches } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { MoreButton } from "../../shared/components/more-button.tsx";
import { PageHead } from "../../shared/components/page-head.tsx";
import { useNewAnswers } from "../../shared/new-answers/use-new-answers.ts";
import { AddStudents } from "./add-students.tsx";
import { Invitations } from "./colleagues/invitations.tsx";
import { PackagePanel } from "./package-panel.tsx";
import { FormerLink } from "./former-link.tsx";
import styles from "./people.module.css";
import { RemoveStudent } from "./remove-student.tsx";
import { SearchField } from "@karota/ui/search-field.tsx";
import { Table } from "@karota/ui/table.tsx";
import { StudentRow } from "./student-row.tsx";
import { useStudents } from "./use-mentor.ts";

/** In the address: the page opens with the form that adds students. */
const ADD = "add";

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
      {found.length > 0 && (
        <Table
          className={styles["table"]}
          caption={say("students.title")}
          columns={[
            { label: say("students.col.name") },
            { label: say("students.col.groups"), className: styles["wide"] },
            { label: say("students.col.last"), className: styles["wide"] },
            { label: say("students.col.open"), num: true, className: styles["wide"] },
            { label: say("students.col.results") },
            { label: say("students.col.options"), hidden: true },
          ]}
        >
          {found.slice(0, shown).map((student) => (
            <StudentRow key={student.id} student={student} onRemove={() => onRemove(student)} />
          ))}
        </Table>
      )}
      <MoreButton
        more={found.length > shown ? async () => setShown(shown + PAGE_SIZE) : null}
        text={say("students.more")}
      />
    </>
  );
}

/** `/myStudents`: all students of the mentor, and how new ones come. */
export function StudentsPage() {
  const say = useSay();
  const loaded = useStudents();
  useNewAnswers();
  const search = useSearch();
  const [adding, setAdding] = useState(() => new URLSearchParams(search).has(ADD));
  // The address must not open the form once more.
  useEffect(() => {
    if (new URLSearchParams(search).has(ADD)) navigate("/myStudents", { replace: true });
  }, [search]);
  const [removing, setRemoving] = useState<Student | null>(null);
  const count = loaded.data?.students.length ?? 0;
  return (
    <>
      <Stack gap={5}>
        <PageHead title={say("students.title")} note={loaded.data && say("students.count", { count })}>
          {count > 0 && (
            <Button kind="primary" icon={<Icon of={IconUserPlus} small />} onClick={() => setAdding(true)}>
              {say("students.add")}
            </Button>
          )}
        </PageHead>
        <Invitations />
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
              <PackagePanel of="students" />
            </>
          )}
        </Loaded>
      </Stack>
      {adding && <AddStudents onClose={() => setAdding(false)} />}
      {removing && <RemoveStudent student={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}
