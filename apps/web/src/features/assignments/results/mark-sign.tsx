import styles from "./heat-map.module.css";

const SHAPES = { "1": "M5 12l5 5l10 -10", "0": "M18 6l-12 12M6 6l12 12", ".": "M7 12h10" } as const;

/** The signs, drawn once for all cells. */
export const MarkShapes = () => (
  <svg width="0" height="0" className={styles["shapes"]} aria-hidden="true">
    {Object.entries(SHAPES).map(([mark, path]) => (
      <symbol key={mark} id={`mark${mark}`} viewBox="0 0 24 24">
        <path d={path} fill="none" stroke="currentColor" strokeWidth={mark === "." ? 3 : 3.75} strokeLinecap="round" />
      </symbol>
    ))}
  </svg>
);

/** A tick, a cross or a dash; the label is beside it. */
export const MarkSign = ({ mark }: { mark: keyof typeof SHAPES }) => (
  <svg className={styles["sign"]} aria-hidden="true">
    <use href={`#mark${mark}`} />
  </svg>
);
