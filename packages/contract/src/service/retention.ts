import type * as z from "zod/mini";
import { settings } from "../admin/settings.ts";

/** `GET service/retention`: how long things are stored, as the privacy page shows it. */
export const retentionReply = settings.shape.retention;
export type RetentionReply = z.infer<typeof retentionReply>;
