import { IconArrowsExchange, IconDots, IconDoorExit, IconUserMinus, IconUserPlus } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import type { ColleaguesReply } from "@karota/contract/mentorship/colleagues.ts";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Rows, Section } from "@karota/ui/card.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { Menu } from "@karota/ui/menu.tsx";
import { Badge } from "@karota/ui/note.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { Face } from "../../../shared/components/face.tsx";
import { Loaded } from "../../../shared/components/loaded.tsx";
import { freeText } from "../../../shared/format/free-text.ts";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { useSession } from "../../../shared/session/session.ts";
import { useRowFocus } from "../../../shared/use-row-focus.ts";
import join from "../join-link/join-link.module.css";
import { DAY } from "../student-page.tsx";
import { GroupLog } from "./group-log.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MentorDialog, type Asked } from "./mentor-dialogs.tsx";
import { offerGroup, takeOut, useColleagues } from "./use-colleagues.ts";

type Mentor = ColleaguesReply["owner"];

function Row({ mentor, note, children }: { mentor: Mentor; note: ReactNode; children?: ReactNode }) {
  return (
    <Cluster as="li" between className={join["request"]}>
      <Cluster as="span" gap={2} className="wrap">
        <Face of={mentor.face} name={mentor.name} />
        <span className={join["name"]}>{mentor.name}</span>
        {note}
      </Cluster>
      {children}
    </Cluster>
  );
}

/** What the owner can do about a colleague. */
function ColleagueMenu(props: {
  groupId: string;
  colleague: Mentor & { offered: boolean };
  onAsk: (asked: Asked) => void;
}) {
  const say = useSay();
  const { groupId, colleague, onAsk } = props;
  const { id, name, offered } = colleague;
  const [, takeBack] = useAction(() => offerGroup(groupId, null), { toast: "colleagues.offer.takenBack" });
  return (
    <Menu
      iconOnly
      label={say("students.options", { name })}
      icon={<Icon of={IconDots} />}
      items={[
        offered
          ? { text: say("colleagues.offer.takeBack"), icon: <Icon of={IconArrowsExchange} small />, act: takeBack }
          : {
              text: say("colleagues.offer.act"),
              icon: <Icon of={IconArrowsExchange} small />,
              act: () => onAsk({ kind: "offer", id, name }),
            },
        {
          text: say("colleagues.remove.act"),
          icon: <Icon of={IconUserMinus} small />,
          act: () => onAsk({ kind: "remove", id, name }),
        },
      ]}
    />
  );
}

function Invited({ groupId, mentor, day }: { groupId: string; mentor: Mentor; day: string }) {
  const say = useSay();
  const { name } = mentor;
  const [busy, takeBack] = useAction(() => takeOut(groupId, mentor.id), { toast: "colleagues.invite.takenBack" });
  return (
    <Row mentor={mentor} note={<span className="soft small">{say("colleagues.asked", { date: day })}</span>}>
      <Button
        size="small"
        kind="quiet"
        busy={busy}
        aria-label={say("colleagues.invite.takeBack.of", { name })}
        onClick={takeBack}
      >
        {say("colleagues.invite.takeBack")}
      </Button>
    </Row>
  );
}

/** The mentors of a group, who else is invited, and what happened in it. */
export function ColleaguesSection({ group }: { group: GroupDetail }) {
  const say = useSay();
  const format = useFormat();
  const loaded = useColleagues(group.id);
  const own = useSession()?.userId;
  const rowFocus = useRowFocus();
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isOwner = group.role === "owner";
  return (
    <Section title={say("colleagues.title")} gap={4}>
      <Loaded of={loaded} shape="none">
        {({ owner, colleagues, invited }) => (
          <Rows bare {...rowFocus}>
            <Row mentor={owner} note={<Badge>{say("colleagues.owner")}</Badge>} />
            {colleagues.map((one) => (
              <Row
                key={one.id}
                mentor={one}
                note={
                  <>
                    <span className="soft small">{say("groups.since", { date: format.date(one.since, DAY) })}</span>
                    {one.offered && <Badge tone="info">{say("colleagues.offered")}</Badge>}
                  </>
                }
              >
                {isOwner && <ColleagueMenu groupId={group.id} colleague={one} onAsk={setAsked} />}
              </Row>
            ))}
            {invited.map((one) => (
              <Invited key={one.id} groupId={group.id} mentor={one} day={format.date(one.asked, DAY)} />
            ))}
          </Rows>
        )}
      </Loaded>
      <p className="soft small">{say(isOwner ? freeText("colleagues.why") : "colleagues.why.colleague")}</p>
      {isOwner ? (
        <Button className="start" icon={<Icon of={IconUserPlus} small />} onClick={() => setInviting(true)}>
          {say("colleagues.invite")}
        </Button>
      ) : (
        <Button
          className="start"
          icon={<Icon of={IconDoorExit} small />}
          onClick={() => setAsked({ kind: "leave", id: own ?? "", name: "" })}
        >
          {say("colleagues.leave.act")}
        </Button>
      )}
      <GroupLog groupId={group.id} />
      {inviting && <InviteDialog group={group} onClose={() => setInviting(false)} />}
      {asked && <MentorDialog group={group} asked={asked} onClose={() => setAsked(null)} />}
    </Section>
  );
}
