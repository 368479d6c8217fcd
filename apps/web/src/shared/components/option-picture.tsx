import type { OptionValue } from "@karota/engine/options.ts";

const SIDE = 34;
const FINEST = 12;

/** A grid for sizes such as `10x15`, otherwise dots that say which of how many. */
export function OptionPicture({ value, place, of }: { value: OptionValue; place: number; of: number }) {
  const size = /^(\d+)x(\d+)$/.exec(String(value));
  if (!size) {
    const width = of * 14;
    return (
      <svg
        viewBox={`0 0 ${width} 12`}
        width={width}
        height="12"
        aria-hidden="true"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        {Array.from({ length: of }, (_, index) => (
          <circle key={index} cx={7 + 14 * index} cy="6" r="4.5" fill={index <= place ? "currentColor" : "none"} />
        ))}
      </svg>
    );
  }
  const [columns, rows] = [Number(size[1]), Number(size[2])];
  const longer = Math.max(columns, rows);
  const [width, height] = [(SIDE * columns) / longer, (SIDE * rows) / longer];
  const lines = (count: number, length: number, line: (at: number) => string) => {
    const shown = Math.min(count, FINEST);
    return Array.from({ length: shown - 1 }, (_, index) => line(((index + 1) * length) / shown)).join("");
  };
  const grid =
    lines(columns, width, (at) => `M${at.toFixed(1)} 1V${(height - 1).toFixed(1)}`) +
    lines(rows, height, (at) => `M1 ${at.toFixed(1)}H${(width - 1).toFixed(1)}`);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <rect x=".8" y=".8" width={width - 1.6} height={height - 1.6} rx="3.5" strokeWidth="1.2" />
      <path d={grid} opacity=".55" />
    </svg>
  );
}
