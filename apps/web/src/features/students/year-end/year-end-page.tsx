import { useState } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { MAX_REPORTED, type GroupReport } from "@karota/contract/assignments/grade-book.ts";
import type { GroupRow } from "@karota/contract/mentorship/mentorship.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Card, Section } from "@karota/ui/card.tsx";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Badge, Note } from "@karota/ui/note.tsx";
import { Breadcrumbs } from "../../../shared/components/breadcrumbs.tsx";
import { EmptyState } from "../../../shared/components/empty-state.tsx";
import { Loaded } from "../../../shared/components/loaded.tsx";
import { PageHead } from "../../../shared/components/page-head.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { useGroups } from "../use-mentor.ts";
import { CloseGroup } from "./close-group.tsx";
import { hasResults, SaveResults, useLeftOut } from "./save-results.tsx";

function Group({ group }: { group: GroupRow }) {
  const say = useSay();
  const [saved, setSaved] = useState<GroupReport | null>(null);
  const leftOut = useLeftOut(group, saved);
  const [closing, setClosing] = useState(false);
  const { id, name, numMembers, numAssignments, role } = group;
  const heading = `group-${id}`;
  return (
    <Card as="section" pad="section" aria-labelledby={heading}>
      <Cluster align="baseline" gap={3} rowGap={1}>
        <h2 id={heading} className="wrap">
          <Link className="target" to={`/studentGroups/${id}`}>
            {name}
          </Link>
        </h2>
        <span className="soft small">
          {say("groups.members", { count: numMembers })} · {say("yearEnd.assignments", { count: numAssignments })}
        </span>
        {saved && leftOut === null && <Badge tone="good">{say("yearEnd.saved")}</Badge>}
      </Cluster>
      <Cluster between>
        {hasResults(group) ? (
          <SaveResults group={group} onSaved={setSaved} />
        ) : (
          <p className="soft">{say("yearEnd.nothing")}</p>
        )}
        {role === "owner" && (
          <Cluster gap={2}>
            <Link
              className={buttonClass({ size: "small", kind: "quiet" })}
              aria-describedby={heading}
              to={`/studentGroups/${id}`}
            >
              {say("yearEnd.handOver")}
            </Link>
            <Button size="small" kind="quiet" aria-describedby={heading} onClick={() => setClosing(true)}>
              {say("yearEnd.close")}
            </Button>
          </Cluster>
        )}
      </Cluster>
      {leftOut !== null && (
        <Note tone="warn">
          <p>{leftOut}</p>
        </Note>
      )}
      {closing && <CloseGroup group={group} saved={saved} onSaved={setSaved} onClose={() => setClosing(false)} />}
    </Card>
  );
}

const CONSEQUENCES = ["group", "you", "students", "pupils", "assignments", "else"] as const;

/** `/studentGroups/yearEnd`: what to do with each group when the school year ends, and what follows from it. */
export default function YearEndPage() {
  const say = useSay();
  return (
    <Stack gap={5}>
      <Breadcrumbs steps={[{ to: "/studentGroups", text: say("groups.title") }]} />
      <PageHead title={say("yearEnd.title")} />
      <p className="measure">
        {say("yearEnd.lead")} {say("yearEnd.covers", { max: MAX_REPORTED })}
      </p>
      <Loaded of={useGroups()}>
        {({ groups }) =>
          groups.length === 0 ? (
            <EmptyState
              text={say("yearEnd.none")}
              action={{ text: say("groups.title"), act: () => navigate("/studentGroups") }}
            />
          ) : (
            <Stack gap={4}>
              {groups.map((group) => (
                <Group key={group.id} group={group} />
              ))}
              <Section title={say("yearEnd.what")}>
                <Facts look="below">
                  {CONSEQUENCES.filter((whom) => whom !== "pupils" || groups.some((group) => group.numPupils > 0)).map(
                    (whom) => (
                      <Fact key={whom} name={say(`yearEnd.what.${whom}.name`)}>
                        {say(`yearEnd.what.${whom}`)}
                      </Fact>
                    ),
                  )}
                </Facts>
              </Section>
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}
