import * as z from "zod/mini";

/** Every variable that the server reads, in the README's order. */
export const VARIABLES = [
  "PORT",
  "HOST",
  "PUBLIC_URL",
  "DATA_DIR",
  "DATABASE_URL",
  "OIDC_PROVIDERS",
  "SAML_PROVIDERS",
  "CLASS_SIGN_IN",
  "IDENTITY_PORT",
  "ADMINS",
  "JWT_SECRET",
  "TIME_ZONE",
  "OPERATOR",
  "PAYMENT_PROVIDERS",
  "SELLER",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SMTP_URL",
  "MAIL_FROM",
  "SECURITY_CONTACT",
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_TRACES_SAMPLER_ARG",
  "DRAIN_SECONDS",
  "LOG_LEVEL",
] as const;
export type VariableName = (typeof VARIABLES)[number];

/** Where a value comes from: the environment, the default, another value, or made at the first start and stored. */
export const SOURCES = ["environment", "default", "derived", "kept"] as const;
export type Source = (typeof SOURCES)[number];

/** `GET admin/environment`: the configuration; what each variable means is the text `admin.env.<name>`. */
export const environmentReply = z.object({
  variables: z.array(
    z.object({
      name: z.enum(VARIABLES),
      source: z.enum(SOURCES),
      /** Only whether it is set, not its value. */
      secret: z.boolean(),
      set: z.boolean(),
      /** Null for secrets, and for what is not set. */
      value: z.nullable(z.string()),
    }),
  ),
});
export type EnvironmentReply = z.infer<typeof environmentReply>;
export type Variable = EnvironmentReply["variables"][number];
