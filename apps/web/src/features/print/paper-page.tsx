import { memo } from "react";
import type { DrawOp } from "@karota/engine/paper/draw-op.ts";
import { PAGE, type Page } from "@karota/engine/paper/pages.ts";
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

function InkShape({ ink }: { ink: DrawOp }) {
  switch (ink.kind) {
    case "text":
      return (
        <text
          x={ink.x}
          y={ink.y}
          fontSize={ink.size}
          fontWeight={ink.face === "bold" ? 700 : 400}
          fontStyle={ink.face === "italic" ? "italic" : undefined}
        >
          {ink.text}
        </text>
      );
    case "line":
      return (
        <polyline
          points={ink.points.map((point) => point.join()).join(" ")}
          fill="none"
          stroke="#000"
          strokeWidth={ink.weight}
          strokeLinecap="round"
          strokeLinejoin="round"
          {...dashesOf(ink.dashed)}
        />
      );
    case "polygon":
      return <polygon points={ink.points.map((point) => point.join()).join(" ")} {...lookOf(ink)} />;
    case "rect":
      return (
        <rect x={ink.x} y={ink.y} width={ink.width} height={ink.height} rx={ink.radius || undefined} {...lookOf(ink)} />
      );
    case "circle":
      return <circle cx={ink.x} cy={ink.y} r={ink.radius} {...lookOf(ink)} />;
    case "picture":
      // As an image, SVG text can neither run anything nor reach the page.
      return (
        <image
          x={ink.x}
          y={ink.y}
          width={ink.width}
          height={ink.height}
          href={`data:image/svg+xml,${encodeURIComponent(ink.svg)}`}
        />
      );
  }
}

/** A page of paper: the same points that the PDF has. */
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
      {page.pieces.flatMap(({ inks }, piece) =>
        inks.map((ink, place) => <InkShape key={`${piece} ${place}`} ink={ink} />),
      )}
    </svg>
  );
});
