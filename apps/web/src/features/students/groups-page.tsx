import { IconCalendarCheck, IconPresentation, IconUsersPlus } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "wouter";
import type { GroupRow } from "@karota/contract/mentorship/mentorship.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Badge } from "@karota/ui/note.tsx";
import { Table } from "@karota/ui/table.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { PageHead } from "../../shared/components/page-head.tsx";
import { dayWords } from "../../shared/format/day-words.ts";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { NewAnswersBadge } from "../../shared/new-answers/new-answers-badge.tsx";
import { useNewAnswers } from "../../shared/new-answers/use-new-answers.ts";
import { Invitations } from "./colleagues/invitations.tsx";
import { FormerLink } from "./former-link.tsx";
import { GroupForm } from "./group-form.tsx";
import { GroupMenu } from "./group-menu.tsx";
import { PackagePanel } from "./package-panel.tsx";
import styles from "./people.module.css";
import { LastAnswer, Results } from "./recent.tsx";
import { SchoolClasses } from "./school-classes.tsx";
import { useGroups } from "./use-mentor.ts";

/** A group in the table; on phones the columns in between are words below the name. */
function Row({ group }: { group: GroupRow }) {
  const say = useSay();
  const format = useFormat();
  const { id, role, name, description, numMembers, numOpen, numWaiting, lastAnswer, results } = group;
  const below = [
    say("groups.members", { count: numMembers }),
    ...(numOpen > 0 ? [say("students.inProgress", { count: numOpen })] : []),
    ...(lastAnswer === null ? [] : [say("students.last", { when: dayWords(lastAnswer, format) })]),
  ];
  return (
    <tr>
      <th scope="row">
        <Link className={styles["name"]} to={`/studentGroups/${id}`}>
          {name}
        </Link>
        {description !== "" && <span className={styles["description"]}>{description}</span>}
        {role === "colleague" && <Badge>{say("colleagues.badge")}</Badge>}
        {numWaiting > 0 && <Badge tone="info">{say("joinLink.waiting.count", { count: numWaiting })}</Badge>}
        <NewAnswersBadge of="groups" id={id} className={styles["news"]} />
        <span className={styles["below"]}>{below.join(" · ")}</span>
      </th>
      <td className={`num ${styles["wide"]}`}>{format.number(numMembers)}</td>
      <td className={styles["wide"]}>
        <LastAnswer time={lastAnswer} />
      </td>
      <td className={`num ${styles["wide"]}`}>{format.number(numOpen)}</td>
      <td>
        <Results results={results} />
      </td>
      <td className={styles["menu"]}>
        <GroupMenu group={group} assigns />
      </td>
    </tr>
  );
}

/** `/studentGroups`: the groups of the mentor, and those of others in which they are a mentor. */
export function GroupsPage() {
  const say = useSay();
  const loaded = useGroups();
  useNewAnswers();
  const [making, setMaking] = useState(false);
  const count = loaded.data?.groups.length ?? 0;
  const make = () => setMaking(true);
  return (
    <>
      <Stack gap={5}>
        <PageHead title={say("groups.title")} note={loaded.data && say("groups.count", { count })}>
          {count > 0 && (
            <Button kind="primary" icon={<Icon of={IconUsersPlus} small />} onClick={make}>
              {say("groups.new")}
            </Button>
          )}
        </PageHead>
        <Invitations />
        <SchoolClasses />
        <Loaded of={loaded}>
          {({ groups }) => (
            <>
              {count === 0 && <EmptyState text={say("groups.empty")} action={{ text: say("groups.new"), act: make }} />}
              {count > 0 && (
                <Table
                  className={styles["table"]}
                  caption={say("groups.title")}
                  columns={[
                    { label: say("students.col.name") },
                    { label: say("students.col.members"), num: true, className: styles["wide"] },
                    { label: say("students.col.last"), className: styles["wide"] },
                    { label: say("students.col.open"), num: true, className: styles["wide"] },
                    { label: say("students.col.results") },
                    { label: say("students.col.options"), hidden: true },
                  ]}
                >
                  {groups.map((group) => (
                    <Row key={group.id} group={group} />
                  ))}
                </Table>
              )}
              <Cluster gap={2}>
                <FormerLink />
                <Link className={buttonClass({ size: "small", kind: "quiet" })} to="/lessons">
                  <Icon of={IconPresentation} small />
                  {say("lessons.title")}
                </Link>
                {count > 0 && (
                  <Link className={buttonClass({ size: "small", kind: "quiet" })} to="/studentGroups/yearEnd">
                    <Icon of={IconCalendarCheck} small />
                    {say("yearEnd.title")}
                  </Link>
                )}
              </Cluster>
              <PackagePanel of="groups" />
            </>
          )}
        </Loaded>
      </Stack>
      {making && <GroupForm task={{ kind: "new" }} onClose={() => setMaking(false)} />}
    </>
  );
}
