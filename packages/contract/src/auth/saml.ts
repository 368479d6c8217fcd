import * as z from "zod/mini";

const MAX_ENTITY_ID_LENGTH = 1024;

/** `GET aaa/saml/{id}/schools`: whose people may sign in there. */
export const samlSchoolsReply = z.object({
  schools: z.array(
    z.object({
      entityId: z.string(),
      /** In the language of the page, where the school has given one. */
      name: z.string(),
      otherNames: z.array(z.string()),
    }),
  ),
});
export type SamlSchoolsReply = z.infer<typeof samlSchoolsReply>;
export type SamlSchool = SamlSchoolsReply["schools"][number];

export const samlStartBody = z.strictObject({
  /** The chosen school; left out where there is one alone. */
  entityId: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_ENTITY_ID_LENGTH))),
  /** True makes the provider show its form, also when it still has a session. */
  asksWho: z.boolean(),
});
export const samlStartReply = z.object({ address: z.url() });
export type SamlStartReply = z.infer<typeof samlStartReply>;

/** The one-time code with which the browser came back from the provider. */
export const samlFinishBody = z.strictObject({ code: z.string().check(z.regex(/^[\w-]{43}$/)) });
