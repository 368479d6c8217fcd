import { IconUserMinus } from "@tabler/icons-react";
import { useState } from "react";
import type { LessonDesk } from "@karota/contract/lessons/lesson.ts";
import { CrossIcon, TickIcon } from "@karota/ui/board-icons.ts";
import { Section } from "@karota/ui/card.tsx";
import { IconButton } from "@karota/ui/button.tsx";
import { Switch } from "@karota/ui/fields.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { call } from "../../shared/api/api.ts";
import { useAction } from "../../shared/api/use-action.ts";
import { ConfirmDialog } from "../../shared/components/confirm-dialog.tsx";
import { Face } from "../../shared/components/face.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./lessons.module.css";

type Person = LessonDesk["people"][number];

/** Whether somebody is here and has answered and, once it is revealed (`right` is not null), whether it was right. */
function Mark({ person, right }: { person: Person; right: number | null }) {
  const say = useSay();
  const { selected, here } = person;
  const isMarked = selected !== null && right !== null;
  const kind = isMarked
    ? selected === right
      ? "right"
      : "wrong"
    : selected !== null
      ? "answered"
      : here
        ? "here"
        : "away";
  return (
    <span className={styles["mark"]} data-mark={kind}>
      {kind === "right" && <TickIcon aria-hidden="true" />}
      {kind === "wrong" && <CrossIcon aria-hidden="true" />}
      <span className={isMarked ? "sr" : "small soft"}>{say(`lessons.person.${kind}`)}</span>
    </span>
  );
}

/** Who is here. Names are hidden until the mentor wants them, since a desk is often on the projector too. */
export function PeoplePanel({ desk, take }: { desk: LessonDesk; take: (desk: LessonDesk) => void }) {
  const say = useSay();
  const [isShown, setShown] = useState(false);
  const [leaving, setLeaving] = useState<Person | null>(null);
  const [, showNames] = useAction(async (names: boolean) =>
    take(await call<LessonDesk>("PUT", `lessons/${desk.id}`, { body: { names } })),
  );
  const remove = async (person: Person) =>
    take(await call<LessonDesk>("DELETE", `lessons/${desk.id}/people/${person.id}`));
  return (
    <Section title={say("lessons.people")}>
      <p className="num">{say("lessons.here", { count: desk.here })}</p>
      <Switch label={say("lessons.names.desk")} checked={isShown} onChange={setShown} />
      <Switch label={say("lessons.names.board")} checked={desk.names} onChange={showNames} />
      {isShown && (
        <ul className={styles["people"]}>
          {desk.people.map((person) => (
            <li key={person.id}>
              <Face of={person.face} name={person.name} />
              <span className={styles["name"]}>{person.name}</span>
              <Mark person={person} right={desk.phase === "revealed" ? (desk.task?.result?.right ?? null) : null} />
              <IconButton
                label={say("lessons.remove", { name: person.name })}
                icon={<Icon of={IconUserMinus} small />}
                onClick={() => setLeaving(person)}
              />
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <ConfirmDialog
          title={say("lessons.remove.title", { name: leaving.name })}
          act={say("lessons.remove.act")}
          cancel={say("lessons.remove.stay")}
          onAct={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>{say("lessons.remove.text")}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
