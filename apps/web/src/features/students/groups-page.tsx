import { IconCopy, IconUsersPlus } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "wouter";
import type { StudentGroup } from "@karota/contract/mentorship/mentorship.ts";
import { Button, IconButton } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../shared/api/load-failed.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { Waiting } from "../../shared/components/waiting.tsx";
import { GroupForm, type GroupTask } from "./group-form.tsx";
import { PackagePanel } from "./package-panel.tsx";
import { FormerLink } from "./former-link.tsx";
import styles from "./people.module.css";
import { DAY } from "./student-page.tsx";
import { useGroups, useInfo } from "./use-mentor.ts";

function Card({ group, onCopy }: { group: StudentGroup; onCopy: () => void }) {
  const say = useSay();
  const format = useFormat();
  return (
    <li className={styles["card"]}>
      <h2>
        <Link className={styles["name"]} to={`/studentGroups/${group.id}`}>
          {group.name}
        </Link>
      </h2>
      <IconButton label={say("groups.copy.of", { name: group.name })} icon={<Icon of={IconCopy} />} onClick={onCopy} />
      {group.description !== "" && <p className={styles["about"]}>{group.description}</p>}
      <p className={styles["facts"]}>
        <span>{say("groups.members", { count: group.numMembers })}</span>
        <span>{say("groups.assignments", { count: group.numAssignments })}</span>
        <span>{say("groups.created", { date: format.date(group.created, DAY) })}</span>
      </p>
    </li>
  );
}

/** `/studentGroups`: the groups of the mentor. */
export function GroupsPage() {
  const say = useSay();
  const { data, error, waiting, reload } = useGroups();
  const info = useInfo().data;
  const [task, setTask] = useState<GroupTask | null>(null);
  const groups = data?.groups ?? [];
  const make = () => setTask({ kind: "new" });
  return (
    <div className="page">
      <div className={styles["people"]}>
        <div className={styles["head"]}>
          <PageHeading>{say("groups.title")}</PageHeading>
          {info && data && (
            <p className="soft">{say("groups.of", { count: groups.length, most: info.package.maxGroups })}</p>
          )}
          {groups.length > 0 && (
            <Button kind="primary" icon={<Icon of={IconUsersPlus} small />} onClick={make}>
              {say("groups.new")}
            </Button>
          )}
        </div>
        {waiting && <Waiting />}
        {!data && error !== undefined && <LoadFailed error={error} again={() => void reload()} />}
        {data && groups.length === 0 && (
          <EmptyState text={say("groups.empty")} action={{ text: say("groups.new"), act: make }} />
        )}
        <ul className={styles["cards"]}>
          {groups.map((group) => (
            <Card key={group.id} group={group} onCopy={() => setTask({ kind: "copy", group })} />
          ))}
        </ul>
        {data && <FormerLink />}
        {data && <PackagePanel />}
      </div>
      {task && <GroupForm task={task} onClose={() => setTask(null)} />}
    </div>
  );
}
