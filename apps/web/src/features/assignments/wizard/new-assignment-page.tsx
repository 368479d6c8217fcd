import { useState } from "react";
import { Button } from "@karota/ui/button.tsx";
import { Section } from "@karota/ui/card.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { useTimes } from "../../../shared/i18n/use-times.ts";
import { PageHeading } from "../../../shared/components/page-heading.tsx";
import { useSession } from "../../../shared/session/session.ts";
import { Loaded } from "../../../shared/components/loaded.tsx";
import { dropDraft, dropPrepared, EMPTY, readDraft, readPrepared, type Draft } from "./draft.ts";
import { TargetCrumbs } from "../target-crumbs.tsx";
import { useTarget, useTargetInfo, type Target, type TargetInfo } from "./target.ts";
import { Wizard } from "./wizard.tsx";

/** The wizard; a draft that was left is offered before, also where another page has prepared a new one. */
function Begin({ userId, target, info }: { userId: string; target: Target; info: TargetInfo }) {
  const say = useSay();
  const { moment } = useTimes();
  const [saved] = useState(() => readDraft(userId, target));
  const [prepared] = useState(() => readPrepared(userId, target));
  const [draft, setDraft] = useState(() => (saved === null ? (prepared ?? EMPTY) : null));
  if (draft) return <Wizard userId={userId} target={target} info={info} first={draft} takesFocus={saved !== null} />;
  if (!saved) return null;
  const nameOf = ({ name }: Draft) => name.trim() || say("assignments.draft.noName");
  return (
    <Section pad="large" title={say("assignments.draft.title")}>
      <p>
        {say("assignments.draft.text", {
          name: nameOf(saved.draft),
          saved: moment(saved.saved),
        })}
      </p>
      {prepared && <p>{say("assignments.draft.prepared", { name: nameOf(prepared) })}</p>}
      <Cluster as="p">
        <Button
          onClick={() => {
            dropDraft(userId, target);
            setDraft(prepared ?? EMPTY);
          }}
        >
          {say(prepared ? "assignments.draft.replace" : "assignments.draft.drop")}
        </Button>
        <Button
          kind="primary"
          onClick={() => {
            dropPrepared(userId, target);
            setDraft(saved.draft);
          }}
        >
          {say(prepared ? "assignments.draft.goOn.saved" : "assignments.draft.goOn")}
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
