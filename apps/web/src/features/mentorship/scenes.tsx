import styles from "./mentorship-page.module.css";

const DOTS = ["11101", "10110", "11001", "01011", "10111"];

/** A student's code with its QR on a ticket. */
export const CodeScene = () => (
  <svg viewBox="0 0 240 132" aria-hidden="true" className={styles["scene"]}>
    <rect
      x="26"
      y="16"
      width="188"
      height="100"
      rx="16"
      fill="var(--raised)"
      stroke="var(--line-strong)"
      strokeWidth="2"
    />
    <path d="M108 18v96" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="3 6" />
    <g fill="var(--ink)">
      {DOTS.flatMap((row, y) =>
        [...row].map((dot, x) =>
          dot === "1" ? <rect key={`${x},${y}`} x={42 + x * 11} y={38 + y * 11} width="10" height="10" rx="2" /> : null,
        ),
      )}
    </g>
    <g fill="var(--carrot-text)" fontFamily="var(--font-head)" fontWeight="700" fontSize="27" textAnchor="middle">
      <text x="161" y="62">
        7K3M
      </text>
      <text x="161" y="94">
        9QXP
      </text>
    </g>
  </svg>
);

/** A sheet of tasks, one of them already in its place. */
export const TasksScene = () => (
  <svg viewBox="0 0 240 132" aria-hidden="true" className={styles["scene"]}>
    <rect x="62" y="10" width="132" height="112" rx="14" fill="var(--sunken)" stroke="var(--line)" strokeWidth="2" />
    <rect
      x="46"
      y="16"
      width="132"
      height="106"
      rx="14"
      fill="var(--raised)"
      stroke="var(--line-strong)"
      strokeWidth="2"
    />
    {["37 + 48", "6 · 7", "1/2 + 1/4"].map((task, row) => (
      <g key={task}>
        <rect
          x="58"
          y={28 + row * 31}
          width="108"
          height="24"
          rx="8"
          fill={`var(--category-${["arithmetic", "logic", "geography"][row]}-a)`}
        />
        <text
          x="70"
          y={45.5 + row * 31}
          fill={`var(--category-${["arithmetic", "logic", "geography"][row]}-ink)`}
          fontFamily="var(--font-head)"
          fontWeight="700"
          fontSize="16"
        >
          {task}
        </text>
      </g>
    ))}
    <circle cx="186" cy="104" r="20" fill="var(--carrot)" stroke="var(--surface)" strokeWidth="4" />
    <path d="M186 95v18M177 104h18" stroke="var(--on-carrot)" strokeWidth="4" strokeLinecap="round" />
  </svg>
);

const MARKS = ["111011", "101111", "110.11", "100110"];
const TICK = "M5 11l4 4 8-9";
const CROSS = "M6 6l10 10M16 6L6 16";

/** Who solved what, and the column where most of them stumble. */
export const ResultsScene = () => (
  <svg viewBox="0 0 240 132" aria-hidden="true" className={styles["scene"]}>
    <rect
      x="26"
      y="10"
      width="188"
      height="112"
      rx="14"
      fill="var(--raised)"
      stroke="var(--line-strong)"
      strokeWidth="2"
    />
    {MARKS.map((row, y) => (
      <g key={row} transform={`translate(0 ${18 + y * 25})`}>
        <circle cx="44" cy="11" r="7" fill="var(--line-strong)" />
        {[...row].map((mark, x) => {
          const kind = mark === "1" ? "right" : mark === "0" ? "wrong" : "none";
          return (
            <g key={x} transform={`translate(${60 + x * 24} 0)`}>
              <rect width="22" height="22" rx="5" fill={`var(--heat-${kind})`} />
              <path
                d={mark === "1" ? TICK : mark === "0" ? CROSS : "M7 11h8"}
                fill="none"
                stroke={`var(--on-heat-${kind})`}
                strokeWidth="2.5"
                strokeLinecap="round"
              />
            </g>
          );
        })}
      </g>
    ))}
  </svg>
);
