import { useState } from "react";
import type { MentorsReply } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { call } from "../../shared/api/api.ts";
import { AppPanel } from "../../shared/components/app-panel.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../shared/api/load-failed.tsx";
import { notifyFailure, toast } from "../../shared/components/notices.tsx";
import { revalidate } from "../../shared/api/use-load.ts";
import styles from "./my-assignments.module.css";
import { useMyMentors } from "./use-my-assignments.ts";
import { dayWords } from "./date-words.ts";

type MyMentor = MentorsReply["mentors"][number];

/** Who one's mentors are, and the way to leave them. */
export function MentorsPanel() {
  const say = useSay();
  const speaker = useSpeaker();
  const { data, error, reload } = useMyMentors();
  const [leaving, setLeaving] = useState<MyMentor | null>(null);
  const [busy, setBusy] = useState(false);
  const leave = (mentor: MyMentor) => {
    setBusy(true);
    call("DELETE", `mentorship/mentors/${mentor.id}`)
      .then(() => {
        toast("myAssignments.mentors.left", { values: { name: mentor.name } });
        // Assignments that have not begun went with the mentor.
        return Promise.all([reload(), revalidate("assignments/my")]);
      })
      .catch(notifyFailure)
      .finally(() => {
        setBusy(false);
        setLeaving(null);
      });
  };
  return (
    <AppPanel name="mentors" title={say("myAssignments.mentors")} onReload={reload}>
      {!data && error !== undefined && <LoadFailed error={error} again={() => void reload()} />}
      {data?.mentors.length === 0 && <p className="soft">{say("myAssignments.mentors.none")}</p>}
      {data && data.mentors.length > 0 && (
        <ul className={styles["mentors"]}>
          {data.mentors.map((mentor) => (
            <li key={mentor.id}>
              <div>
                <b>{mentor.name}</b>
                <p>
                  {say("myAssignments.mentors.since", { when: dayWords(mentor.added, speaker) })}
                  {mentor.groups.length > 0 &&
                    ` · ${say("myAssignments.mentors.groups", {
                      count: mentor.groups.length,
                      groups: mentor.groups.join(", "),
                    })}`}
                </p>
              </div>
              <Button
                size="small"
                kind="quiet"
                aria-label={say("myAssignments.mentors.leave.of", { name: mentor.name })}
                onClick={() => setLeaving(mentor)}
              >
                {say("myAssignments.mentors.leave")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <Dialog
          title={say("myAssignments.mentors.ask", { name: leaving.name })}
          onClose={busy ? undefined : () => setLeaving(null)}
          actions={
            <>
              <Button disabled={busy} onClick={() => setLeaving(null)}>
                {say("myAssignments.mentors.stay")}
              </Button>
              <Button kind="primary" busy={busy} onClick={() => leave(leaving)}>
                {say("myAssignments.mentors.leave")}
              </Button>
            </>
          }
        >
          <p>{say("myAssignments.mentors.ask.text")}</p>
        </Dialog>
      )}
    </AppPanel>
  );
}
