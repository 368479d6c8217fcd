import type { Shape } from "@karota/print/worksheet.ts";

/** What only the solved worksheet may show. */
export const isMark = ({ kind }: Shape): boolean => kind === "circle";
