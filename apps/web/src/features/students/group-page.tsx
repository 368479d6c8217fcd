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
import { Members } from "./members.tsx";
import { OnePage } from "./one-page.tsx";
import styles from "./people.module.css";
import { DAY } from "./student-page.tsx";
import { useGroup, useInfo } from "./use-mentor.ts";

function MembersSection({ group, onAdd }: { group: GroupDetail; onAdd: () => void }) {
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
            kind={group.numMembers === 0 ? "primary" : "plain"}
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

function Group({ group, pupils, children }: { group: GroupDetail; pupils: ReactNode; children: ReactNode }) {
  const say = useSay();
  const format = useFormat();
  const [adding, setAdding] = useState(false);
  const isOwner = group.role === "owner";
  return (
    <>
      <PageHead title={group.name} note={say("groups.created", { date: format.date(group.created, DAY) })}>
        {isOwner && <GroupMenu group={group} onGone={() => navigate("/studentGroups", { replace: true })} />}
      </PageHead>
      {group.description !== "" && <p className="measure wrap">{group.description}</p>}
      {isOwner && <JoinRequests group={group} />}
      {/* A group without anybody needs members first. */}
      {(group.numMembers > 0 || group.numAssignments > 0) && children}
      <MembersSection group={group} onAdd={() => setAdding(true)} />
      {isOwner && <JoinLinkSection group={group} />}
      <ColleaguesSection group={group} />
      {isOwner && pupils}
      {adding && <AddMembers group={group} onClose={() => setAdding(false)} />}
    </>
  );
}

/**
 * `/studentGroups/:studentGroupId`: one group; `assignments` shows what it has been given, `pupils` those who sign in
 * with cards.
 */
export function GroupPage(props: {
  readonly assignments: (groupId: string) => ReactNode;
  readonly pupils: (group: GroupDetail) => ReactNode;
}) {
  const { assignments, pupils } = props;
  const say = useSay();
  const id = useParams()["studentGroupId"] ?? "";
  return (
    <OnePage loaded={useGroup(id)} back={{ to: "/studentGroups", text: say("groups.title") }}>
      {(group) => (
        <Group key={group.id} group={group} pupils={pupils(group)}>
          {assignments(group.id)}
        </Group>
      )}
    </OnePage>
  );
}
