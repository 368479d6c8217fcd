import type { Speaker } from "@karota/engine/message.ts";
import { HIGHEST_LEVEL } from "@karota/engine/quiz/learning.ts";
import styles from "./level-meter.module.css";

const PLACES = Array.from({ length: HIGHEST_LEVEL }, (_, place) => place);

/** A leaf that has grown, or the outline of its place. */
export const LeafPlace = ({ grown, fresh = false }: { grown: boolean; fresh?: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={styles["leaf"]}
    data-grown={grown || undefined}
    data-fresh={fresh || undefined}
  >
    <path d="M4 20C2.5 10 8.5 3.5 20.5 3.5 21.5 15 14.5 21.5 5.5 18.8z" />
  </svg>
);

/** A skill's level: five leaves, of which as many have grown, the last `fresh` of them just now; the rest are outlines. */
export const LevelMeter = ({ level, fresh = 0, speaker }: { level: number; fresh?: number; speaker: Speaker }) => (
  <span
    className={styles["meter"]}
    role="img"
    aria-label={speaker.say({ id: "quizView.level", values: { level, highest: HIGHEST_LEVEL } })}
  >
    {PLACES.map((place) => (
      <LeafPlace key={place} grown={place < level} fresh={place < level && place >= level - fresh} />
    ))}
  </span>
);
