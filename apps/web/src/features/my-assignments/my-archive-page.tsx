import { navigate } from "wouter/use-browser-location";
import { Stack } from "@karota/ui/layout.tsx";
import { Breadcrumbs } from "../../shared/components/breadcrumbs.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { PageHead } from "../../shared/components/page-head.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { DoneCard } from "./assignment-card.tsx";
import styles from "./assignment-card.module.css";
import { useMyAssignments } from "../../shared/my-assignments/use-my-assignments.ts";

/** `/myAssignments/archive`: the archived assignments, the latest first. */
export default function MyArchivePage() {
  const say = useSay();
  return (
    <Stack gap={5}>
      <Breadcrumbs steps={[{ to: "/myAssignments", text: say("myAssignments.title") }]} />
      <PageHead title={say("myAssignments.archive.title")} />
      <Loaded of={useMyAssignments("ARCHIVED")}>
        {({ assignments }) =>
          assignments.length === 0 ? (
            <EmptyState
              pose="holds a leaf"
              text={say("myAssignments.archive.empty")}
              action={{ text: say("myAssignments.title"), act: () => navigate("/myAssignments") }}
            />
          ) : (
            <ul className={styles["two"]} aria-label={say("myAssignments.archive.title")}>
              {assignments
                .toSorted((a, b) => Date.parse(b.endDate) - Date.parse(a.endDate))
                .map((one) => (
                  <DoneCard key={one.assignment_id} one={one} />
                ))}
            </ul>
          )
        }
      </Loaded>
    </Stack>
  );
}
