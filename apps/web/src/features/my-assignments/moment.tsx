import { IconCalendar, IconClock } from "@tabler/icons-react";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { spanWords } from "../../shared/format/span-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./assignment-card.module.css";
import { momentWords } from "./date-words.ts";

/** The last minutes are underlined. */
const SOON_MS = 300_000;

/** When an assignment starts or ends, and how long it is until then. */
export function Moment({ of, at, now }: { of: "start" | "end"; at: string; now: number }) {
  const say = useSay();
  const speaker = useSpeaker();
  const left = Date.parse(at) - now;
  const when = momentWords(at, speaker);
  const span = spanWords(left, speaker);
  const ends = of === "end";
  return (
    <Cluster
      as="p"
      gap={1}
      align="start"
      nowrap
      className={`${styles["moment"]} soft small`}
      data-soon={(ends && left < SOON_MS) || undefined}
    >
      <Icon of={ends ? IconClock : IconCalendar} small />
      <span>
        {say(ends ? "myAssignments.until" : "myAssignments.starts", { when })},{" "}
        <b>{say(ends ? "myAssignments.left" : "myAssignments.in", { span })}</b>
      </span>
    </Cluster>
  );
}
