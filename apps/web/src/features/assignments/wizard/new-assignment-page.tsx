import { useState } from "react";
import { Button } from "@karota/ui/button.tsx";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../../shared/api/load-failed.tsx";
import { PageHeading } from "../../../shared/components/page-heading.tsx";
import { useSession } from "../../../shared/session/session.ts";
import { Waiting } from "../../../shared/components/waiting.tsx";
import { dropDraft, EMPTY, readDraft } from "./draft.ts";
import styles from "./new-assignment-page.module.css";
import { useTarget, useTargetInfo, type Target, type TargetInfo } from "./target.ts";
import { Wizard } from "./wizard.tsx";

/** The wizard; a draft that was left is offered before. */
function Begin({ userId, target, info }: { userId: string; target: Target; info: TargetInfo }) {
  const say = useSay();
  const format = useFormat();
  const [saved] = useState(() => readDraft(userId, target));
  const [draft, setDraft] = useState(() => (saved === null ? EMPTY : saved.prepared ? saved.draft : null));
  if (draft) return <Wizard userId={userId} target={target} info={info} first={draft} />;
  if (!saved) return null;
  return (
    <section className={styles["offer"]} aria-labelledby="offer">
      <h2 id="offer">{say("assignments.draft.title")}</h2>
      <p>
        {say("assignments.draft.text", {
          name: saved.draft.name.trim() || say("assignments.draft.noName"),
          saved: format.date(saved.saved, { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" }),
        })}
      </p>
      <p className={styles["acts"]}>
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
      </p>
    </section>
  );
}

/** `…/newAssignment` of a student or a group. */
export default function NewAssignmentPage() {
  const say = useSay();
  const target = useTarget();
  const userId = useSession()?.userId;
  const { data, error, waiting, reload } = useTargetInfo(target);
  return (
    <div className="page">
      <div className={styles["new"]}>
        <PageHeading>{say("assignments.new")}</PageHeading>
        {data && <p className={styles["for"]}>{say("assignments.new.for", { name: data.name })}</p>}
        {waiting && <Waiting />}
        {!data && error !== undefined && <LoadFailed error={error} again={() => void reload()} />}
        {data && userId !== undefined && <Begin userId={userId} target={target} info={data} />}
      </div>
    </div>
  );
}
