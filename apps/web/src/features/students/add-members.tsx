import { useId, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import {
  MAX_ADDED,
  type GroupDetail,
  type MentorPackage,
  type Student,
} from "@karota/contract/mentorship/mentorship.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Checkbox } from "@karota/ui/fields.tsx";
import { Note } from "@karota/ui/note.tsx";
import { call } from "../../shared/api/api.ts";
import { announceFailure } from "../../shared/api/announce-failure.ts";
import { matches } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { notify } from "../../shared/components/notices.tsx";
import styles from "./form.module.css";
import { MoveButton, MoveNote, useMove } from "./move-note.tsx";
import { SearchField } from "@karota/ui/search-field.tsx";
import { refresh, announcePackageChange, useInfo, useStudents } from "./use-mentor.ts";

function Choice(props: { students: readonly Student[]; chosen: ReadonlySet<string>; onToggle: (id: string) => void }) {
  const say = useSay();
  const { language } = useSpeaker();
  const { students, chosen, onToggle } = props;
  const [typed, setTyped] = useState("");
  const { compare } = new Intl.Collator(LOCALES[language]);
  const found = students
    .filter(({ name, groups }) => matches(typed, name, ...groups.map((group) => group.name)))
    .sort((one, other) => compare(one.name, other.name));
  return (
    <>
      <SearchField label={say("students.search")} value={typed} onChange={setTyped} />
      <fieldset className={styles["choice"]}>
        <legend className="sr">{say("students.title")}</legend>
        {found.map(({ id, name, groups }) => (
          <Checkbox
            key={id}
            label={
              <>
                <span>{name}</span>
                <span className="soft small">{groups.map((group) => group.name).join(", ")}</span>
              </>
            }
            checked={chosen.has(id)}
            onChange={() => onToggle(id)}
          />
        ))}
        {found.length === 0 && <p className="soft">{say("students.none")}</p>}
      </fieldset>
    </>
  );
}

/** Takes some of the mentor's students into a group. */
export function AddMembers({ group, onClose }: { group: GroupDetail; onClose: () => void }) {
  const say = useSay();
  const id = useId();
  const loaded = useStudents();
  const { data } = loaded;
  const before = useInfo().data?.package.name;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const move = useMove("maxStudentsPerGroup", () => group.numMembers + chosen.size);
  const members = new Set(group.members.filter(({ left }) => left === null).map((member) => member.id));
  const free = data?.students.filter((student) => !members.has(student.id)) ?? [];
  const toggle = (student: string) => {
    const next = new Set(chosen);
    if (!next.delete(student)) next.add(student);
    setChosen(next);
  };
  const add = () => {
    setBusy(true);
    call<{ package: MentorPackage["name"] }>("POST", `mentorship/groups/${group.id}/members`, {
      body: { studentIds: [...chosen] },
    })
      .then((reply) => {
        announcePackageChange(before, reply.package);
        onClose();
        notify("S-MENTORSHIP-MEMBER_ADDED");
        return refresh();
      })
      .catch((failure: unknown) => {
        setBusy(false);
        announceFailure(failure);
      });
  };
  return (
    <Dialog
      title={say("groups.addMembers")}
      onClose={busy ? undefined : onClose}
      className={styles["wide"]}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {say("students.cancel")}
          </Button>
          {free.length > 0 ? (
            <MoveButton
              move={move}
              label={say("groups.addMembers.act", { count: chosen.size })}
              busy={busy}
              disabled={chosen.size === 0 || chosen.size > MAX_ADDED}
              note={`${id}move`}
              onClick={add}
            />
          ) : (
            data && (
              <Button kind="primary" onClick={() => navigate("/myStudents")}>
                {say("groups.toStudents")}
              </Button>
            )
          )}
        </>
      }
    >
      <Loaded of={loaded}>
        {({ students }) =>
          free.length > 0 ? (
            <Choice students={free} chosen={chosen} onToggle={toggle} />
          ) : (
            <p>{say(students.length === 0 ? "groups.noStudents" : "groups.allMembers")}</p>
          )
        }
      </Loaded>
      {chosen.size > MAX_ADDED && <Note tone="bad">{say("groups.tooMany", { most: MAX_ADDED })}</Note>}
      <MoveNote id={`${id}move`} move={move} />
    </Dialog>
  );
}
