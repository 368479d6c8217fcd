import type { Shape } from "@karota/engine/paper/sheet.ts";

/** What only the solved sheet may show. */
export const isMark = (shape: Shape): boolean => shape.kind === "line" && shape.dashed === true;
