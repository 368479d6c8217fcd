import type { ReactNode } from "react";
import { navigate } from "wouter/use-browser-location";
import type { AssignmentRow } from "@karota/contract/assignments/assignment.ts";
import { FORMER } from "@karota/contract/assignments/collections.ts";
import { Stack } from "@karota/ui/layout.tsx";
import type { Loaded as Loading } from "../../shared/api/use-load.ts";
import { Breadcrumbs } from "../../shared/components/breadcrumbs.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { AssignmentCard } from "./assignment-card.tsx";
import { TargetCrumbs } from "./target-crumbs.tsx";
import { pathOf, useTarget, type Target } from "./wizard/target.ts";
import { useAssignments } from "./use-assignments.ts";

function List(props: {
  readonly title: string;
  readonly crumbs: ReactNode;
  /** Where an empty list leads. */
  readonly back: string;
  readonly loaded: Pick<Loading<readonly AssignmentRow[]>, "data" | "error" | "waiting" | "reload">;
  readonly empty: string;
  /** The name of the way back from an empty list. */
  readonly leave: string;
  readonly whom?: (row: AssignmentRow) => string;
}) {
  const { title, crumbs, back, loaded, empty, leave, whom } = props;
  return (
    <Stack gap={4}>
      {crumbs}
      <PageHeading>{title}</PageHeading>
      <Loaded of={loaded}>
        {(rows) =>
          rows.length > 0 ? (
            <Stack as="ul">
              {rows.map((row) => (
                <AssignmentCard key={row.id} row={row} whom={whom?.(row)} />
              ))}
            </Stack>
          ) : (
            <EmptyState pose="holds a leaf" text={empty} action={{ text: leave, act: () => navigate(back) }} />
          )
        }
      </Loaded>
    </Stack>
  );
}

/** What is archived of a present student or group. */
function Archive({ target }: { target: Target }) {
  const say = useSay();
  return (
    <List
      title={say("assignments.archive.title")}
      crumbs={<TargetCrumbs target={target} />}
      back={pathOf(target)}
      loaded={useAssignments(target, "ARCHIVED")}
      empty={say("assignments.archive.empty")}
      leave={say("assignments.archive.leave")}
    />
  );
}

/** All results of students who have left, and of groups that were removed, archived or not. */
function Former({ target }: { target: Target }) {
  const say = useSay();
  const active = useAssignments(target, "ACTIVE");
  const archived = useAssignments(target, "ARCHIVED");
  const students = say("assignments.students");
  return (
    <List
      title={say("assignments.former")}
      crumbs={<Breadcrumbs steps={[{ to: "/myStudents", text: students }]} />}
      back="/myStudents"
      loaded={{
        data: active.data && archived.data && [...active.data, ...archived.data],
        error: active.error ?? archived.error,
        waiting: active.waiting || archived.waiting,
        reload: () => Promise.all([active.reload(), archived.reload()]),
      }}
      empty={say("assignments.former.empty")}
      leave={students}
      whom={({ group }) => (group ? (group.name ?? say("assignments.formerGroup")) : say("assignments.exMember"))}
    />
  );
}

/** `…/archive` of a student or a group, or of all who are gone. */
export default function ArchivePage() {
  const { of, id } = useTarget();
  const Page = of === "student" && id === FORMER ? Former : Archive;
  return <Page target={{ of, id }} />;
}
