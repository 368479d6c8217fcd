import type { Shape } from "@karota/print/worksheet.ts";

/** What only the solved worksheet may show. */
export const isMark = (shape: Shape): boolean => shape.kind === "line" && shape.dashed === true;
