import * as z from "zod/mini";
import { line } from "../text.ts";
import { uuid } from "../wire.ts";
import { groupDetail, PACKAGES } from "./mentorship.ts";

/** `GET mentorship/school-classes`: the classes that the sign-in provider tells of the calling mentor. */
export const schoolClassesReply = z.object({
  classes: z.array(
    z.object({
      name: z.string(),
      /** The mentor's group that was made of it; null before. */
      group: z.nullable(z.object({ id: uuid, name: z.string() })),
      /** Pupils of the class who have signed in lately and would come into the group. */
      numComing: z.int(),
    }),
  ),
});
export type SchoolClassesReply = z.infer<typeof schoolClassesReply>;

/** `POST mentorship/school-classes`: makes a group of a class, or brings in who is missing in it. */
export const takeClassBody = z.strictObject({ name: line(60, 1) });
export const takeClassReply = z.object({
  code: z.enum(["S-MENTORSHIP-GROUP_ADDED", "S-MENTORSHIP-MEMBER_ADDED"]),
  group: groupDetail,
  package: z.enum(PACKAGES),
});
export type TakeClassReply = z.infer<typeof takeClassReply>;
