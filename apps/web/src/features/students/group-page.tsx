import { IconUsersPlus } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useParams } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { PageHead } from "../../shared/components/page-head.tsx";
import { SectionHead } from "../../shared/components/section-head.tsx";
import { AddMembers } from "./add-members.tsx";
import { ColleaguesSection } from "./colleagues/colleagues-section.tsx";
import { GroupMenu } from "./group-menu.tsx";
import { JoinLinkSection } from "./join-link/join-link-section.tsx";
import { JoinRequests } from "./join-link/join-requests.tsx";
import { useJoinLink } from "./join-link/use-join-link.ts";
import { OnePage } from "./one-page.tsx";
import { DAY } from "./student-page.tsx";
import { useGroup, useInfo } from "./use-mentor.ts";

interface MembersProps {
  readonly group: GroupDetail;
  /** Nothing else comes before adding members. */
  readonly isFirst: boolean;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

/** The members of a group, and below them those who have left it. */
function MembersSection({ group, isFirst, onAdd, children }: MembersProps) {
  const say = useSay();
  const format = useFormat();
  const isOwner = group.role === "owner";
  const info = useInfo().data;
  const most = isOwner ? info?.package.maxStudentsPerGroup : undefined;
  const isEmpty = group.numMembers === 0;
  return (
    <Card as="section" pad="section" raised gap={2} aria-labelledby="group-members">
      <SectionHead
        id="group-members"
        title={say("groups.members.title")}
        note={
          most === undefined
            ? say("groups.members", { count: group.numMembers })
            : say("groups.members.of", { count: group.numMembers, most })
        }
      />
      {isEmpty ? isOwner && <p className="soft">{say("groups.members.none")}</p> : children}
      {group.members.map(
        ({ id, left }) =>
          left !== null && (
            <p key={`${id}${left}`} className="soft small">
              <i>{say("groups.exMember")}</i> · {say("groups.left", { date: format.date(left, DAY) })}
            </p>
          ),
      )}
      {isOwner && (
        <Button
          className="start"
          kind={isFirst && isEmpty ? "primary" : "plain"}
          icon={<Icon of={IconUsersPlus} small />}
          onClick={onAdd}
        >
          {say("groups.addMembers")}
        </Button>
      )}
    </Card>
  );
}

interface GroupPageProps {
  /** With whether a new assignment is the next thing to do. */
  readonly assignments: (groupId: string, isNext: boolean) => ReactNode;
  readonly members: (group: GroupDetail) => ReactNode;
  readonly pupils: (group: GroupDetail) => ReactNode;
}

function Group({ group, members, pupils, assignments }: GroupPageProps & { readonly group: GroupDetail }) {
  const say = useSay();
  const format = useFormat();
  const [adding, setAdding] = useState(false);
  const isOwner = group.role === "owner";
  const { data } = useJoinLink(group.id, isOwner);
  // Requests are answered first: one button of a page is the next thing to do.
  const isCalm = (data?.waiting.length ?? 0) === 0;
  return (
    <>
      <PageHead title={group.name} note={say("groups.created", { date: format.date(group.created, DAY) })}>
        {isOwner && <GroupMenu group={group} onGone={() => navigate("/studentGroups", { replace: true })} />}
      </PageHead>
      {group.description !== "" && <p className="measure wrap">{group.description}</p>}
      {isOwner && <JoinRequests group={group} />}
      <MembersSection group={group} isFirst={isCalm} onAdd={() => setAdding(true)}>
        {members(group)}
      </MembersSection>
      {/* A group without anybody needs members first. */}
      {(group.numMembers > 0 || group.numAssignments > 0) && assignments(group.id, isCalm && group.numMembers > 0)}
      {isOwner && <JoinLinkSection group={group} />}
      {isOwner && pupils(group)}
      <ColleaguesSection group={group} />
      {adding && <AddMembers group={group} onClose={() => setAdding(false)} />}
    </>
  );
}

/**
 * `/studentGroups/:studentGroupId`: one group; `members` lists who is in it, `assignments` shows what it has been given,
 * `pupils` how they sign in with cards.
 */
export function GroupPage(props: GroupPageProps) {
  const say = useSay();
  const id = useParams()["studentGroupId"] ?? "";
  return (
    <OnePage loaded={useGroup(id)} back={{ to: "/studentGroups", text: say("groups.title") }}>
      {(group) => <Group key={group.id} group={group} {...props} />}
    </OnePage>
  );
}
