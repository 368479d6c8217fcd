import { memo } from "react";
import type { DrawOp } from "@karota/print/draw-op.ts";
import { PAGE, type Page } from "@karota/print/page.ts";
import { FAMILY } from "./font.ts";
import styles from "./paper.module.css";

const greyOf = (fill: number | null): string => {
  if (fill === null) return "none";
  const level = Math.round(255 * (1 - fill));
  return `rgb(${level} ${level} ${level})`;
};
const dashesOf = (dashed: boolean) => (dashed ? { strokeDasharray: "3.5 3.5" } : {});
const lookOf = ({ fill, weight }: { readonly fill: number | null; readonly weight: number }) => ({
  fill: greyOf(fill),
  ...(weight > 0 && { stroke: "#000", strokeWidth: weight }),
});

function OpShape({ op }: { op: DrawOp }) {
  switch (op.kind) {
    case "text":
      return (
        <text x={op.x} y={op.y} fontSize={op.size} fontWeight={op.face === "bold" ? 700 : 400}>
          {op.text}
        </text>
      );
    case "line":
      return (
        <polyline
          points={op.points.map((point) => point.join()).join(" ")}
          fill="none"
          stroke="#000"
          strokeWidth={op.weight}
          strokeLinecap="round"
          strokeLinejoin="round"
          {...dashesOf(op.dashed)}
        />
      );
    case "polygon":
      return <polygon points={op.points.map((point) => point.join()).join(" ")} {...lookOf(op)} />;
    case "rect":
      return <rect x={op.x} y={op.y} width={op.width} height={op.height} rx={op.radius || undefined} {...lookOf(op)} />;
    case "circle":
      return <circle cx={op.x} cy={op.y} r={op.radius} {...lookOf(op)} />;
    case "picture":
      // As an image, an SVG text can neither run scripts nor access the page.
      return (
        <image
          x={op.x}
          y={op.y}
          width={op.width}
          height={op.height}
          href={`data:image/svg+xml,${encodeURIComponent(op.svg)}`}
        />
      );
  }
}

/** A page with the same measures as in the PDF, in points. */
export const PaperPage = memo(function PaperPage({ page, label }: { page: Page; label: string }) {
  return (
    <svg
      className={styles["page"]}
      viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}
      role="img"
      aria-label={label}
      fontFamily={FAMILY}
      data-kind={page.kind}
    >
      {page.pieces.flatMap(({ ops }, piece) => ops.map((op, place) => <OpShape key={`${piece} ${place}`} op={op} />))}
    </svg>
  );
});
