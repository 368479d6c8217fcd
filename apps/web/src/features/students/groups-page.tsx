import { IconCopy, IconUsersPlus } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "wouter";
import type { StudentGroup } from "@karota/contract/mentorship/mentorship.ts";
import { Button, IconButton } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { PageHead } from "../../shared/components/page-head.tsx";
import { GroupForm, type GroupTask } from "./group-form.tsx";
import { PackagePanel } from "./package-panel.tsx";
import { FormerLink } from "./former-link.tsx";
import styles from "./people.module.css";
import { DAY } from "./student-page.tsx";
import { useGroups, useInfo } from "./use-mentor.ts";

function GroupCard({ group, onCopy }: { group: StudentGroup; onCopy: () => void }) {
  const say = useSay();
  const format = useFormat();
  return (
    <Card as="li" gap={1} className={styles["card"]}>
      <h2>
        <Link className={styles["name"]} to={`/studentGroups/${group.id}`}>
          {group.name}
        </Link>
      </h2>
      <IconButton label={say("groups.copy.of", { name: group.name })} icon={<Icon of={IconCopy} />} onClick={onCopy} />
      {group.description !== "" && <p className="soft wrap">{group.description}</p>}
      <Cluster as="p" gap={4} rowGap={0} align="stretch" className="soft small">
        <span>{say("groups.members", { count: group.numMembers })}</span>
        <span>{say("groups.assignments", { count: group.numAssignments })}</span>
        <span>{say("groups.created", { date: format.date(group.created, DAY) })}</span>
      </Cluster>
    </Card>
  );
}

/** `/studentGroups`: the groups of the mentor. */
export function GroupsPage() {
  const say = useSay();
  const loaded = useGroups();
  const info = useInfo().data;
  const [task, setTask] = useState<GroupTask | null>(null);
  const count = loaded.data?.groups.length ?? 0;
  const make = () => setTask({ kind: "new" });
  return (
    <>
      <Stack gap={5}>
        <PageHead
          title={say("groups.title")}
          note={info && loaded.data && say("groups.of", { count, most: info.package.maxGroups })}
        >
          {count > 0 && (
            <Button kind="primary" icon={<Icon of={IconUsersPlus} small />} onClick={make}>
              {say("groups.new")}
            </Button>
          )}
        </PageHead>
        <Loaded of={loaded}>
          {({ groups }) => (
            <>
              {count === 0 && <EmptyState text={say("groups.empty")} action={{ text: say("groups.new"), act: make }} />}
              <ul className={styles["cards"]}>
                {groups.map((group) => (
                  <GroupCard key={group.id} group={group} onCopy={() => setTask({ kind: "copy", group })} />
                ))}
              </ul>
              <FormerLink />
              <PackagePanel />
            </>
          )}
        </Loaded>
      </Stack>
      {task && <GroupForm task={task} onClose={() => setTask(null)} />}
    </>
  );
}
