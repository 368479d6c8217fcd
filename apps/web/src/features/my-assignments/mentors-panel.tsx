import { useState } from "react";
import type { MentorsReply } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Rows } from "@karota/ui/card.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { call } from "../../shared/api/api.ts";
import { revalidate } from "../../shared/api/use-load.ts";
import { AppPanel } from "../../shared/components/app-panel.tsx";
import { ConfirmDialog } from "../../shared/components/confirm-dialog.tsx";
import { Face } from "../../shared/components/face.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { toast } from "../../shared/components/notices.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./assignment-card.module.css";
import { useMyMentors } from "./use-my-assignments.ts";
import { dayWords } from "./date-words.ts";

type MyMentor = MentorsReply["mentors"][number];

/** Who one's mentors are, and the way to leave them. */
export function MentorsPanel() {
  const say = useSay();
  const speaker = useSpeaker();
  const loaded = useMyMentors();
  const { reload } = loaded;
  const [leaving, setLeaving] = useState<MyMentor | null>(null);
  const leave = async (mentor: MyMentor) => {
    await call("DELETE", `mentorship/mentors/${mentor.id}`);
    toast("myAssignments.mentors.left", { values: { name: mentor.name } });
    // Assignments that have not begun went with the mentor.
    await Promise.all([reload(), revalidate("assignments/my")]);
  };
  return (
    <AppPanel name="mentors" title={say("myAssignments.mentors")} onReload={reload}>
      <Loaded of={loaded} shape="none">
        {({ mentors, requests }) =>
          mentors.length === 0 && requests.length === 0 ? (
            <p className="soft">{say("myAssignments.mentors.none")}</p>
          ) : (
            <Rows bare className={styles["mentors"]}>
              {mentors.map((mentor) => (
                <Cluster as="li" key={mentor.id} between nowrap>
                  <div className="wrap">
                    <Cluster as="b" gap={2} nowrap>
                      <Face of={mentor.face} name={mentor.name} />
                      {mentor.name}
                    </Cluster>
                    <p className="soft small">
                      {say("myAssignments.mentors.since", { when: dayWords(mentor.added, speaker) })}
                      {mentor.groups.length > 0 &&
                        ` · ${say("myAssignments.mentors.groups", {
                          count: mentor.groups.length,
                          groups: mentor.groups.join(", "),
                        })}`}
                    </p>
                    {mentor.classes.length > 0 && (
                      <p className="soft small">
                        {say("myAssignments.mentors.class", {
                          count: mentor.classes.length,
                          classes: mentor.classes.join(", "),
                        })}
                      </p>
                    )}
                    {mentor.colleagues.map(({ group, name, face }) => (
                      <Cluster as="p" key={`${group} ${name}`} gap={2} className="soft small">
                        <Face of={face} name={name} />
                        {say("myAssignments.mentors.also", { group, name })}
                      </Cluster>
                    ))}
                  </div>
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={say("myAssignments.mentors.leave.of", { name: mentor.name })}
                    onClick={() => setLeaving(mentor)}
                  >
                    {say("myAssignments.mentors.leave")}
                  </Button>
                </Cluster>
              ))}
              {requests.map(({ mentor, group, asked }) => (
                <li key={`${mentor} ${group} ${asked}`} className="wrap">
                  <b>{group}</b>
                  <p className="soft small">
                    {say("myAssignments.mentors.request", { mentor, when: dayWords(asked, speaker) })}
                  </p>
                </li>
              ))}
            </Rows>
          )
        }
      </Loaded>
      {leaving && (
        <ConfirmDialog
          title={say("myAssignments.mentors.ask", { name: leaving.name })}
          act={say("myAssignments.mentors.leave")}
          cancel={say("myAssignments.mentors.stay")}
          onAct={() => leave(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>{say("myAssignments.mentors.ask.text")}</p>
        </ConfirmDialog>
      )}
    </AppPanel>
  );
}
