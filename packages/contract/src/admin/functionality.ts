import * as z from "zod/mini";
import { auditDetails } from "./audit.ts";

/** How a check ended; the texts are `admin.check.note.<note>`. */
export const CHECK_NOTES = [
  "written_and_read",
  "not_undone",
  "server_greets",
  "folder_writable",
  "keys_found",
  "no_keys",
  "provider_clock",
  "metadata_read",
  "metadata_clock",
  "certificate_expired",
  "answers",
  "nothing_to_ask",
  "clocks_agree",
  "clocks_differ",
  "texts_agree",
  "texts_differ",
  "solved",
  "not_solved",
  "too_slow",
  "failed",
] as const;
export type CheckNote = (typeof CHECK_NOTES)[number];

/** `GET admin/functionality`: what can be checked: `database`, `mail`, `identity:<id>`, `game:<id>` … */
export const partsReply = z.object({ parts: z.array(z.object({ part: z.string(), label: z.nullable(z.string()) })) });
export type PartsReply = z.infer<typeof partsReply>;

/** `POST admin/functionality/{part}`: one check, made now. */
export const checkReply = z.object({
  part: z.string(),
  ok: z.boolean(),
  ms: z.int(),
  note: z.enum(CHECK_NOTES),
  /** Figures and names; `reason` is the code of what went wrong. */
  details: auditDetails,
});
export type CheckReply = z.infer<typeof checkReply>;
