import { GUEST, type Who } from "../../shared/offline/progress.ts";
import { BROUGHT } from "./bring/brought.ts";

/** Whether these boards are saved on the server too: not a visitor's, and nobody's that were brought. */
export const isSent = (who: Who): boolean => who !== GUEST && who !== BROUGHT;
