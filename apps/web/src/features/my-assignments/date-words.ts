import type { Speaker } from "@karota/engine/message.ts";
import { formatOf } from "@karota/texts/format.ts";
import { timesOf } from "@karota/texts/times.ts";
import { unbrokenDate } from "../../shared/format/unbroken-date.ts";

/** `petek, 27. november ob 18.00` */
export const momentWords = (iso: string, { language }: Speaker): string =>
  unbrokenDate(timesOf(language).moment(iso, { weekday: "long", day: "numeric", month: "long" }));

/** `27. november` */
export const dayWords = (iso: string, { language }: Speaker): string => unbrokenDate(formatOf(language).date(iso));
