import type { Shape } from "@karota/engine/paper/sheet.ts";

/** What only the solved sheet may show. */
export const isMark = ({ kind }: Shape): boolean => kind === "circle";
