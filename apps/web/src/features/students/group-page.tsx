import { IconUsersPlus } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useParams } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
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
import { Members } from "./members.tsx";
import { OnePage } from "./one-page.tsx";
import styles from "./people.module.css";
import { DAY } from "./student-page.tsx";
import { useGroup, useInfo } from "./use-mentor.ts";

interface MembersProps {
  readonly group: GroupDetail;
  /** Nothing else comes before adding members. */
  readonly isFirst: boolean;
  readonly onAdd: () => void;
}

function MembersSection({ group, isFirst, onAdd }: MembersProps) {
  const say = useSay();
  const isOwner = group.role === "owner";
  const info = useInfo().data;
  const most = isOwner ? info?.package.maxStudentsPerGroup : undefined;
  return (
    <section aria-labelledby="group-members">
      <SectionHead
        id="group-members"
        title={say("groups.members.title")}
        note={
          most === undefined
            ? say("groups.members", { count: group.numMembers })
            : say("groups.members.of", { count: group.numMembers, most })
        }
      />
      {isOwner && group.numMembers === 0 && <p className="soft">{say("groups.members.none")}</p>}
      <Members group={group} />
      {isOwner && (
        <p className={styles["add"]}>
          <Button
            kind={isFirst && group.numMembers === 0 ? "primary" : "plain"}
            icon={<Icon of={IconUsersPlus} small />}
            onClick={onAdd}
          >
            {say("groups.addMembers")}
          </Button>
        </p>
      )}
    </section>
  );
}

interface GroupProps {
  readonly group: GroupDetail;
  readonly pupils: ReactNode;
  readonly assignments: GroupPageProps["assignments"];
}

function Group({ group, pupils, assignments }: GroupProps) {
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
      {/* A group without anybody needs members first. */}
      {(group.numMembers > 0 || group.numAssignments > 0) && assignments(group.id, isCalm && group.numMembers > 0)}
      <MembersSection group={group} isFirst={isCalm} onAdd={() => setAdding(true)} />
      {isOwner && <JoinLinkSection group={group} />}
      <ColleaguesSection group={group} />
      {isOwner && pupils}
      {adding && <AddMembers group={group} onClose={() => setAdding(false)} />}
    </>
  );
}

interface GroupPageProps {
  /** With whether a new assignment is the next thing to do. */
  readonly assignments: (groupId: string, isNext: boolean) => ReactNode;
  readonly pupils: (group: GroupDetail) => ReactNode;
}

/**
 * `/studentGroups/:studentGroupId`: one group; `assignments` shows what it has been given, `pupils` those who sign in
 * with cards.
 */
export function GroupPage({ assignments, pupils }: GroupPageProps) {
  const say = useSay();
  const id = useParams()["studentGroupId"] ?? "";
  return (
    <OnePage loaded={useGroup(id)} back={{ to: "/studentGroups", text: say("groups.title") }}>
      {(group) => <Group key={group.id} group={group} pupils={pupils(group)} assignments={assignments} />}
    </OnePage>
  );
}
