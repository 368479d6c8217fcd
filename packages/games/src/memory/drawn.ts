/** An element of SVG with its attributes, as React calls them, and what is inside. */
export type Element = readonly [
  tag: "g" | "path" | "circle" | "ellipse" | "rect",
  attributes: Readonly<Record<string, string>>,
  inside?: readonly Element[],
];

/** Of the whole picture. */
export const LOOK = { fill: "none", strokeWidth: "2.6", strokeLinecap: "round", strokeLinejoin: "round" } as const;
