import * as z from "zod/mini";

const line = z.string().check(z.minLength(1), z.maxLength(120));
const webAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(300));

/** An authority or another body to which people may turn. */
const body = z.strictObject({ name: line, url: webAddress });
export type Body = z.infer<typeof body>;

/** Who runs this Karota, as the law wants it stated. What has no value is not shown. */
export const operator = z.strictObject({
  name: line,
  address: line,
  post_number: line,
  post: line,
  /** Two letters, ISO 3166. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  email: z.email(),
  phone: z.optional(line),
  /** Who may sign for an organisation. */
  represented_by: z.optional(line),
  /** What the organisation does. */
  purpose: z.optional(line),
  /** The register with the number in it. */
  register: z.optional(line),
  tax_number: z.optional(line),
  /** The authority that supervises the operator's own work, such as that of schools. */
  supervisory_authority: z.optional(body),
  data_protection_officer: z.optional(z.strictObject({ name: line, email: z.email() })),
  data_protection_authority: z.optional(body),
  accessibility_authority: z.optional(body),
  /** Where consumers may settle a dispute with the operator, who takes part in it. */
  dispute_body: z.optional(body),
  /** The day on which a lawyer had checked `/terms`: they apply from then on, and lose their marks of a template. */
  terms_checked: z.optional(z.iso.date()),
});
export type Operator = z.infer<typeof operator>;

/** `GET service/operator`: who runs this Karota. */
export const operatorReply = z.object({
  /** Karota runs for this machine only: nobody has to be named. */
  local: z.boolean(),
  operator: z.nullable(operator),
  /** People have carrots, or may still have some on a free site: legal texts mention them. */
  carrots: z.boolean(),
  /** Who sells the carrots; null where they are not sold for money. */
  seller: z.nullable(
    z.object({
      name: z.string(),
      address: z.string(),
      post_number: z.string(),
      post: z.string(),
      country: z.string(),
      tax_number: z.string(),
    }),
  ),
});
export type OperatorReply = z.infer<typeof operatorReply>;
