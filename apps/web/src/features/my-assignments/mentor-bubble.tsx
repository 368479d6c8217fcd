import type { MyAssignmentDetail } from "@karota/contract/assignments/my-assignment.ts";
import { Face } from "../../shared/components/face.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./mentor-bubble.module.css";
import { momentWords } from "./date-words.ts";

/** The words with which a mentor sends an assignment. */
export function MentorBubble(props: {
  readonly of: Pick<MyAssignmentDetail, "mentor" | "mentorFace">;
  /** The mentor's name, where the moment is beside it. */
  readonly from?: string;
  readonly children: string;
}) {
  const { of, from = of.mentor, children } = props;
  return (
    <p className={styles["bubble"]}>
      {from !== "" && (
        <b>
          {of.mentorFace && <Face of={of.mentorFace} />}
          {from}
        </b>
      )}
      {children}
    </p>
  );
}

/** The mentor's latest message; announced too when it comes while the page is open. */
export function LatestWord({ one }: { one: Pick<MyAssignmentDetail, "mentor" | "mentorFace" | "mentorMessages"> }) {
  const say = useSay();
  const speaker = useSpeaker();
  const latest = one.mentorMessages.at(-1);
  return (
    <div role="status">
      {latest && (
        <MentorBubble
          of={one}
          from={say("myAssignments.from", { mentor: one.mentor, when: momentWords(latest.at, speaker) })}
        >
          {latest.text}
        </MentorBubble>
      )}
    </div>
  );
}
