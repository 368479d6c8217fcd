import {
  IconBuildingBank,
  IconCarrot,
  IconEye,
  IconHeartbeat,
  IconLock,
  IconLockOpen,
  IconMail,
  IconMessage,
  IconMoon,
  IconAdjustmentsHorizontal,
  IconTrash,
  IconUserMinus,
  IconUserPlus,
  type Icon as Shape,
} from "@tabler/icons-react";
import { Link } from "wouter";
import type { AuditAction, AuditReply } from "@karota/contract/admin/audit.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { useTimes } from "../../../shared/i18n/use-times.ts";
import { detailWords } from "./audit-words.ts";
import styles from "./audit-page.module.css";
import { DAY, personPath } from "../people/person-words.ts";

/** Every action, in the order of the filter. */
export const SIGNS: Readonly<Record<AuditAction, Shape>> = {
  "settings.changed": IconAdjustmentsHorizontal,
  "people.viewed": IconEye,
  "person.viewed": IconEye,
  "person.role_given": IconUserPlus,
  "person.role_taken": IconUserMinus,
  "person.carrots_given": IconCarrot,
  "person.carrots_taken": IconCarrot,
  "person.blocked": IconLock,
  "person.unblocked": IconLockOpen,
  "person.warned": IconMoon,
  "person.erased": IconTrash,
  "check.run": IconHeartbeat,
  "mail.test_sent": IconMail,
  "transfer.paid": IconBuildingBank,
  "transfer.refunded": IconBuildingBank,
  "statement.imported": IconBuildingBank,
  "transfers.viewed": IconEye,
  "document.viewed": IconEye,
  "messages.viewed": IconEye,
  "message.done": IconMessage,
  "message.reopened": IconMessage,
};

export type Entry = AuditReply["entries"][number];

/** The actor or subject of an entry; erased people have no name any more. */
function Person({ id, name }: { id: string; name: string }) {
  const say = useSay();
  if (name === "") return <span className="soft">{say("admin.audit.erased")}</span>;
  return (
    <Link className="target" to={personPath(id)}>
      {name}
    </Link>
  );
}

/** Whether the subject of an action is a person; of the others it is a purchase, a message or nothing to look up. */
const isOfPerson = (action: AuditAction): boolean => action.startsWith("person.");

export function AuditEntry({ entry }: { entry: Entry }) {
  const say = useSay();
  const speaker = useSpeaker();
  const times = useTimes();
  const { action, actor, subject, details, note, time } = entry;
  const detail = detailWords(action, details, speaker);
  return (
    <li className={styles["entry"]}>
      <span className={styles["sign"]} aria-hidden="true">
        <Icon of={SIGNS[action]} small />
      </span>
      <Stack gap={0} className="wrap">
        <p>
          <b>{say(`audit.${action}`)}</b>
          {detail !== "" && `: ${detail}`}
        </p>
        <Cluster as="p" gap={4} rowGap={0} className={`soft small ${styles["who"]}`}>
          {isOfPerson(action) && subject !== null && (
            <span>
              {say("admin.audit.to")} <Person id={subject} name={entry.subject_name ?? ""} />
            </span>
          )}
          <span>
            {say("admin.audit.by")}{" "}
            {actor === null ? say("admin.audit.house") : <Person id={actor.id} name={actor.name} />}
          </span>
        </Cluster>
        {note !== "" && (
          <p className={`small ${styles["note"]}`}>
            {say("admin.audit.note")} {note}
          </p>
        )}
      </Stack>
      <time className="soft small" dateTime={time}>
        {times.moment(time, DAY)}
      </time>
    </li>
  );
}
