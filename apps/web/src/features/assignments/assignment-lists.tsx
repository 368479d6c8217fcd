import { IconArchive, IconPlus } from "@tabler/icons-react";
import { useId } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { AssignmentRow } from "@karota/contract/assignments/assignment.ts";
import { buttonClass } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Grid, Stack } from "@karota/ui/layout.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { AssignmentCard } from "./assignment-card.tsx";
import { pathOf, type Target } from "./wizard/target.ts";
import { useAssignments } from "./use-assignments.ts";

const ORDER = ["inProgress", "upcoming", "completed", "cancelled"] as const;

/** The assignments of a student or a group by their status, on that one's page. */
export default function AssignmentLists({ of, id, isNext = true }: Target & { readonly isNext?: boolean }) {
  const say = useSay();
  const heading = useId();
  const target = { of, id };
  const loaded = useAssignments(target, "ACTIVE");
  const base = pathOf(target);
  const groupOf = (rows: readonly AssignmentRow[]) => (
    <Stack key={rows[0]!.status} as="section" gap={2} aria-labelledby={`${heading}${rows[0]!.status}`}>
      <h3 id={`${heading}${rows[0]!.status}`}>
        {say(`assignments.list.${rows[0]!.status}`)} <span className="soft num">{rows.length}</span>
      </h3>
      <Grid as="ul" min={24}>
        {rows.map((row) => (
          <AssignmentCard key={row.id} row={row} />
        ))}
      </Grid>
    </Stack>
  );
  return (
    <Stack as="section" gap={4} aria-labelledby={heading}>
      <Cluster between rowGap={2}>
        <h2 id={heading}>{say("assignments.title")}</h2>
        <Cluster as="p" rowGap={2}>
          <Link className={buttonClass({ size: "small" })} to={`${base}/archive`}>
            <Icon of={IconArchive} small />
            {say("assignments.archive")}
          </Link>
          {loaded.data && loaded.data.length > 0 && (
            <Link
              className={buttonClass({ size: "small", kind: isNext ? "primary" : "plain" })}
              to={`${base}/newAssignment`}
            >
              <Icon of={IconPlus} small />
              {say("assignments.new")}
            </Link>
          )}
        </Cluster>
      </Cluster>
      <Loaded of={loaded}>
        {(rows) =>
          rows.length > 0 ? (
            ORDER.map((status) => rows.filter((row) => row.status === status))
              .filter((some) => some.length > 0)
              .map(groupOf)
          ) : (
            <EmptyState
              text={say("assignments.empty")}
              action={{ text: say("assignments.new"), act: () => navigate(`${base}/newAssignment`) }}
            />
          )
        }
      </Loaded>
    </Stack>
  );
}
