import type { MyAssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./mentor-bubble.module.css";
import { momentWords } from "./date-words.ts";

/** The words with which a mentor sends an assignment. */
export function MentorBubble({ mentor, children }: { mentor: string; children: string }) {
  return (
    <p className={styles["bubble"]}>
      {mentor !== "" && <b>{mentor}</b>}
      {children}
    </p>
  );
}

/** The mentor's latest message; announced too when it comes while the page is open. */
export function LatestWord({ one }: { one: Pick<MyAssignmentDetail, "mentor" | "mentorMessages"> }) {
  const say = useSay();
  const speaker = useSpeaker();
  const latest = one.mentorMessages.at(-1);
  return (
    <div role="status">
      {latest && (
        <MentorBubble mentor={say("myAssignments.from", { mentor: one.mentor, when: momentWords(latest.at, speaker) })}>
          {latest.text}
        </MentorBubble>
      )}
    </div>
  );
}
