import styles from "./view.module.css";

/** Figures around (0, 0), not more than five units to each side: as large as a cell. */

export const Hare = () => (
  <g className={styles["fur"]}>
    <path d="M-1.1 -.6C-3.2 -2 -3.9 -4.9 -2.6 -5 -1.2 -5 -.3 -2.6 -.3 -.9Z" />
    <path d="M1.1 -.6C3.2 -2 3.9 -4.9 2.6 -5 1.2 -5 .3 -2.6 .3 -.9Z" />
    <circle cx="0" cy="1.3" r="3.1" />
    <g className={styles["face"]}>
      <circle cx="-1.15" cy=".8" r=".5" />
      <circle cx="1.15" cy=".8" r=".5" />
      <path d="M-.5 1.9H.5L0 2.5Z" />
    </g>
  </g>
);

const LEAF =
  "M0 -.2C-1.1 -.9 -2.3 -2 -1.9 -3.3 -1.5 -4.3 -.4 -4.3 0 -3.4 .4 -4.3 1.5 -4.3 1.9 -3.3 2.3 -2 1.1 -.9 0 -.2Z";

export const Clover = () => (
  <g className={styles["clover"]}>
    <path className={styles["stem"]} d="M0 0C.4 1.6 1.4 3.2 2.8 4.2" />
    {[45, 135, 225, 315].map((turn) => (
      <path key={turn} d={LEAF} transform={`rotate(${turn})`} />
    ))}
  </g>
);

export const Burrow = () => (
  <g className={styles["burrow"]}>
    <ellipse className={styles["soil"]} cx="0" cy=".4" rx="4" ry="3.3" />
    <ellipse className={styles["hole"]} cx="0" cy=".7" rx="2.6" ry="2" />
  </g>
);

/** An arrow for a key; `turn` in degrees, 0 points up. */
export const Arrow = ({ turn }: { turn: number }) => (
  <svg viewBox="0 0 24 24" className={styles["arrow"]} aria-hidden="true" focusable="false">
    <path d="M12 19.5v-14M5.5 12 12 5.5l6.5 6.5" transform={`rotate(${turn} 12 12)`} />
  </svg>
);

/** Round and back: to the fork before. */
export const Return = () => (
  <svg viewBox="0 0 24 24" className={styles["arrow"]} aria-hidden="true" focusable="false">
    <path d="M9.5 5 5 9.5 9.5 14M5.5 9.5H14a4.75 4.75 0 0 1 0 9.5H8.5" />
  </svg>
);

/** A little piece of the board for the legend. */
export const Sample = ({ of }: { of: "hare" | "goal" | "trail" | "astray" }) => (
  <svg viewBox="-6 -6 12 12" className={styles["sample"]} aria-hidden="true" focusable="false">
    {of === "hare" && <Hare />}
    {of === "goal" && <Clover />}
    {(of === "trail" || of === "astray") && (
      <g className={styles["trail"]} data-astray={of === "astray" || undefined}>
        <path className={styles["ground"]} d="M-7 0H7" />
        <path className={styles["prints"]} d="M-5 0H7" />
      </g>
    )}
  </svg>
);
