import { IconCopy, IconPencil, IconTrash, IconUsersPlus } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useParams } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { call } from "../../shared/api/api.ts";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { ConfirmDialog } from "../../shared/components/confirm-dialog.tsx";
import { toast } from "../../shared/components/notices.tsx";
import { PageHead } from "../../shared/components/page-head.tsx";
import { SectionHead } from "../../shared/components/section-head.tsx";
import { AddMembers } from "./add-members.tsx";
import { GroupForm } from "./group-form.tsx";
import { Members } from "./members.tsx";
import { OnePage } from "./one-page.tsx";
import styles from "./people.module.css";
import { DAY } from "./student-page.tsx";
import { refresh, useGroup, useInfo } from "./use-mentor.ts";

function MembersSection({ group, onAdd }: { group: GroupDetail; onAdd: () => void }) {
  const say = useSay();
  const most = useInfo().data?.package.maxStudentsPerGroup;
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
      {group.numMembers === 0 && <p className="soft">{say("groups.members.none")}</p>}
      <Members group={group} />
      <p className={styles["below"]}>
        <Button
          kind={group.numMembers === 0 ? "primary" : "plain"}
          icon={<Icon of={IconUsersPlus} small />}
          onClick={onAdd}
        >
          {say("groups.addMembers")}
        </Button>
      </p>
    </section>
  );
}

type OpenDialog = "edit" | "copy" | "remove" | "members" | null;

function Group({ group, children }: { group: GroupDetail; children: ReactNode }) {
  const say = useSay();
  const format = useFormat();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const remove = async () => {
    await call("DELETE", `mentorship/groups/${group.id}`);
    toast("groups.removed", { values: { name: group.name } });
    navigate("/studentGroups", { replace: true });
    await refresh();
  };
  return (
    <>
      <PageHead title={group.name} note={say("groups.created", { date: format.date(group.created, DAY) })} />
      {group.description !== "" && <p className="measure wrap">{group.description}</p>}
      <Cluster className={styles["acts"]} align="stretch">
        <Button icon={<Icon of={IconCopy} small />} onClick={() => setDialog("copy")}>
          {say("groups.copy.act")}
        </Button>
        <Button kind="quiet" icon={<Icon of={IconPencil} small />} onClick={() => setDialog("edit")}>
          {say("groups.edit")}
        </Button>
        <Button kind="quiet" icon={<Icon of={IconTrash} small />} onClick={() => setDialog("remove")}>
          {say("groups.remove.act")}
        </Button>
      </Cluster>
      {/* A group without anybody needs members first. */}
      {(group.numMembers > 0 || group.numAssignments > 0) && children}
      <MembersSection group={group} onAdd={() => setDialog("members")} />
      {(dialog === "edit" || dialog === "copy") && (
        <GroupForm key={dialog} task={{ kind: dialog, group }} onClose={close} />
      )}
      {dialog === "members" && <AddMembers group={group} onClose={close} />}
      {dialog === "remove" && (
        <ConfirmDialog
          title={say("groups.remove.title", { name: group.name })}
          act={say("groups.remove.act")}
          cancel={say("students.keep")}
          onAct={remove}
          onClose={close}
        >
          <p>{say("groups.remove.text")}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** `/studentGroups/:studentGroupId`: one group; `assignments` shows what it has been given. */
export function GroupPage({ assignments }: { assignments: (groupId: string) => ReactNode }) {
  const say = useSay();
  const id = useParams()["studentGroupId"] ?? "";
  return (
    <OnePage loaded={useGroup(id)} back={{ to: "/studentGroups", text: say("groups.title") }}>
      {(group) => (
        <Group key={group.id} group={group}>
          {assignments(group.id)}
        </Group>
      )}
    </OnePage>
  );
}
