import { useState } from "react";
import type { GroupLogEntry } from "@karota/contract/mentorship/colleagues.ts";
import { Rows } from "@karota/ui/card.tsx";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Loaded } from "../../../shared/components/loaded.tsx";
import { MoreButton } from "../../../shared/components/more-button.tsx";
import { dayWords } from "../../../shared/format/day-words.ts";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import join from "../join-link/join-link.module.css";
import { useGroupLog } from "./use-colleagues.ts";

/** An invitation has no name for colleagues until it is accepted. */
const textOf = ({ action, actor, subject }: GroupLogEntry) => {
  if (action === "invited" && subject === null) return "groupLog.invited.unnamed";
  if (action === "invitationTakenBack" && subject === null) return "groupLog.invitationTakenBack.unnamed";
  if (action === "invitationDeclined" && actor === null) return "groupLog.invitationDeclined.unnamed";
  return `groupLog.${action}` as const;
};

function Entry({ entry }: { entry: GroupLogEntry }) {
  const say = useSay();
  const format = useFormat();
  const { at, actor, subject, assignment } = entry;
  const gone = say("groups.exMember");
  return (
    <li className={join["request"]}>
      <span className="wrap">
        {say(textOf(entry), {
          actor: actor ?? gone,
          subject: subject ?? gone,
          assignment: assignment ?? say("groupLog.unnamed"),
        })}
      </span>{" "}
      <span className="soft small">{dayWords(at, format)}</span>
    </li>
  );
}

function Entries({ groupId }: { groupId: string }) {
  const say = useSay();
  const pages = useGroupLog(groupId);
  const { items = [] } = pages;
  return (
    <Stack gap={3}>
      <Loaded of={pages} shape="none">
        {() =>
          items.length > 0 ? (
            <Rows bare>
              {items.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </Rows>
          ) : (
            <p className="soft">{say("groupLog.empty")}</p>
          )
        }
      </Loaded>
      <MoreButton more={pages.more} text={say("students.more")} />
    </Stack>
  );
}

/** What happened in a group in the last year; loaded when it is opened. */
export function GroupLog({ groupId }: { groupId: string }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure summary={say("groupLog.title")} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {open && <Entries groupId={groupId} />}
    </Disclosure>
  );
}
