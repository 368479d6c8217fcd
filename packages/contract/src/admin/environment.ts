import * as z from "zod";

/** Where a value comes from: the environment, the default, another value, or made at the first start and kept. */
export const SOURCES = ["environment", "default", "derived", "kept"] as const;
export type Source = (typeof SOURCES)[number];

/** `GET admin/environment`: the configuration; what each variable means is the text `admin.env.<name>`. */
export const environmentReply = z.object({
  variables: z.array(
    z.object({
      name: z.string(),
      source: z.enum(SOURCES),
      /** Only whether it is set is told. */
      secret: z.boolean(),
      set: z.boolean(),
      /** Null for secrets, and for what is not set. */
      value: z.nullable(z.string()),
    }),
  ),
});
export type EnvironmentReply = z.infer<typeof environmentReply>;
export type Variable = EnvironmentReply["variables"][number];
