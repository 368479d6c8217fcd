import { useState } from "react";
import type { JoinRequest } from "@karota/contract/mentorship/join.ts";
import { MAX_ADDED, type GroupDetail, type MentorPackage } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Rows } from "@karota/ui/card.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { call } from "../../../shared/api/api.ts";
import { useAction } from "../../../shared/api/use-action.ts";
import { ConfirmDialog } from "../../../shared/components/confirm-dialog.tsx";
import { Face } from "../../../shared/components/face.tsx";
import { toast } from "../../../shared/components/notices.tsx";
import { SectionHead } from "../../../shared/components/section-head.tsx";
import { dayWords } from "../../../shared/format/day-words.ts";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { useRowFocus } from "../../../shared/use-row-focus.ts";
import { announcePackageChange, refresh, useInfo } from "../use-mentor.ts";
import styles from "./join-link.module.css";
import { useJoinLink } from "./use-join-link.ts";

type Answer = "approve" | "refuse";

/** Answers requests of people whom the mentor sees, so many at once as the server takes. */
function useAnswer(groupId: string) {
  const before = useInfo().data?.package.name;
  return async (how: Answer, requests: readonly JoinRequest[]) => {
    const ids = requests.map(({ id }) => id);
    try {
      for (let from = 0; from < ids.length; from += MAX_ADDED) {
        const body = { studentIds: ids.slice(from, from + MAX_ADDED) };
        const path = `mentorship/groups/${groupId}/join-requests/${how}`;
        const reply = await call<{ package?: MentorPackage["name"] }>("POST", path, { body });
        if (reply.package) announcePackageChange(before, reply.package);
      }
    } finally {
      await refresh();
    }
  };
}

function Request({ groupId, request, isWaiting }: { groupId: string; request: JoinRequest; isWaiting: boolean }) {
  const say = useSay();
  const format = useFormat();
  const answer = useAnswer(groupId);
  const { name } = request;
  const [busy, act] = useAction(async (how: Answer) => {
    await answer(how, [request]);
    toast(how === "approve" ? "joinLink.approved" : "joinLink.refused.one", { values: { name } });
  });
  return (
    <Cluster as="li" between className={styles["request"]}>
      <Cluster as="span" gap={2} className="wrap">
        <Face of={request.face} name={name} />
        <span className={styles["name"]}>{name}</span>
        <span className="soft small">{dayWords(request.asked, format)}</span>
      </Cluster>
      <Cluster as="span" gap={2}>
        <Button
          size="small"
          disabled={busy}
          aria-label={say("joinLink.approve.of", { name })}
          onClick={() => act("approve")}
        >
          {say("joinLink.approve")}
        </Button>
        {isWaiting && (
          <Button
            size="small"
            kind="quiet"
            disabled={busy}
            aria-label={say("joinLink.refuse.of", { name })}
            onClick={() => act("refuse")}
          >
            {say("joinLink.refuse")}
          </Button>
        )}
      </Cluster>
    </Cluster>
  );
}

/** Requests below each other; who was refused can still be let in. */
export const RequestRows = (props: {
  readonly groupId: string;
  readonly requests: readonly JoinRequest[];
  readonly isWaiting?: boolean;
}) => (
  <Rows>
    {props.requests.map((request) => (
      <Request key={request.id} groupId={props.groupId} request={request} isWaiting={props.isWaiting ?? false} />
    ))}
  </Rows>
);

/** Who waits for the mentor's approval, on top of the group's page; nothing when nobody does. */
export function JoinRequests({ group }: { group: GroupDetail }) {
  const say = useSay();
  const waiting = useJoinLink(group.id).data?.waiting ?? [];
  const answer = useAnswer(group.id);
  const rowFocus = useRowFocus();
  const [refusing, setRefusing] = useState(false);
  const [busy, approveAll] = useAction(() => answer("approve", waiting), { toast: "joinLink.approved.all" });
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="join-requests" {...rowFocus}>
      <SectionHead
        id="join-requests"
        title={say("joinLink.waiting")}
        note={say("joinLink.waiting.count", { count: waiting.length })}
      />
      <RequestRows groupId={group.id} requests={waiting} isWaiting />
      <Cluster gap={2} className={styles["all"]}>
        <Button kind="primary" busy={busy} onClick={approveAll}>
          {say("joinLink.approve.all")}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={() => setRefusing(true)}>
          {say("joinLink.refuse.all")}
        </Button>
      </Cluster>
      {refusing && (
        <ConfirmDialog
          title={say("joinLink.refuse.all.title", { count: waiting.length })}
          act={say("joinLink.refuse.all")}
          cancel={say("students.cancel")}
          onAct={() => answer("refuse", waiting)}
          onClose={() => setRefusing(false)}
        >
          <p>{say("joinLink.refuse.all.text")}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
