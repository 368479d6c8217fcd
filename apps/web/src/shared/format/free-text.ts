import type { MessageId } from "@karota/texts/ids.ts";
import { isFreeSite } from "../session/costs.ts";

type BaseOf<Id> = Id extends `${infer Base}.allFree` ? Base : never;
/** Texts that mention carrots or prices and have a second form, `<id>.allFree`, for a free site. */
export type WithFreeForm = BaseOf<MessageId> & MessageId;

/** The form of a text that is right on this site. */
export const freeText = (id: WithFreeForm, isFree: boolean = isFreeSite()): MessageId =>
  isFree ? `${id}.allFree` : id;
