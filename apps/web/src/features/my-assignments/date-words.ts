import type { Speaker } from "@karota/engine/message.ts";
import { formatOf } from "../../shared/i18n/i18n.tsx";

/** `petek, 27. november, 18:00` */
export const momentWords = (iso: string, { language }: Speaker): string =>
  formatOf(language).date(iso, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  });

/** `27. november` */
export const dayWords = (iso: string, { language }: Speaker): string => formatOf(language).date(iso);
