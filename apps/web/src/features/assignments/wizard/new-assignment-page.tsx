import { useState } from "react";
import { Button } from "@karota/ui/button.tsx";
import { Section } from "@karota/ui/card.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { useTimes } from "../../../shared/i18n/use-times.ts";
import { PageHeading } from "../../../shared/components/page-heading.tsx";
import { useSession } from "../../../shared/session/session.ts";
import { Loaded } from "../../../shared/components/loaded.tsx";
import { dropDraft, EMPTY, readDraft } from "./draft.ts";
import { TargetCrumbs } from "../target-crumbs.tsx";
import { useTarget, useTargetInfo, type Target, type TargetInfo } from "./target.ts";
import { Wizard } from "./wizard.tsx";

/** The wizard; a draft that was left is offered before. */
function Begin({ userId, target, info }: { userId: string; target: Target; info: TargetInfo }) {
  const say = useSay();
  const { moment } = useTimes();
  const [saved] = useState(() => readDraft(userId, target));
  const [draft, setDraft] = useState(() => (saved === null ? EMPTY : saved.prepared ? saved.draft : null));
  const isAsked = saved !== null && !saved.prepared;
  if (draft) return <Wizard userId={userId} target={target} info={info} first={draft} takesFocus={isAsked} />;
  if (!saved) return null;
  return (
    <Section pad="large" title={say("assignments.draft.title")}>
      <p>
        {say("assignments.draft.text", {
          name: saved.draft.name.trim() || say("assignments.draft.noName"),
          saved: moment(saved.saved),
        })}
      </p>
      <Cluster as="p">
        <Button
          onClick={() => {
            dropDraft(userId, target);
            setDraft(EMPTY);
          }}
        >
          {say("assignments.draft.drop")}
        </Button>
        <Button kind="primary" onClick={() => setDraft(saved.draft)}>
          {say("assignments.draft.goOn")}
        </Button>
      </Cluster>
    </Section>
  );
}

/** `…/newAssignment` of a student or a group. */
export default function NewAssignmentPage() {
  const say = useSay();
  const target = useTarget();
  const userId = useSession()?.userId;
  const loaded = useTargetInfo(target);
  return (
    <Stack gap={4}>
      <TargetCrumbs target={target} />
      <Stack gap={1}>
        <PageHeading>{say("assignments.new")}</PageHeading>
        {loaded.data && <p className="soft">{say("assignments.new.for", { name: loaded.data.name })}</p>}
      </Stack>
      <Loaded of={loaded}>
        {(info) => userId !== undefined && <Begin userId={userId} target={target} info={info} />}
      </Loaded>
    </Stack>
  );
}
