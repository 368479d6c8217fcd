import { VARIABLES, type Source, type Variable, type VariableName } from "@karota/contract/admin/environment.ts";
import type { Config } from "../../config.ts";
import { hostsOf } from "../../database/primary.ts";

/** An address, which may have several hosts, without the name, the password and the question that may be in it. */
function publicPart(address: string | null): string | null {
  if (address === null) return null;
  const hosts = hostsOf(address).map((one) => new URL(one));
  const { protocol, pathname } = hosts[0]!;
  return `${protocol}//${hosts.map(({ host }) => host).join(",")}${pathname}`;
}

interface Row {
  /** Where the value comes from when the environment gives none. */
  readonly otherwise: Exclude<Source, "environment">;
  /** What may be shown; null: nothing is set. A secret says only whether it is. */
  readonly show: (config: Config) => string | null | { readonly secret: boolean };
}

const secret = (value: string | null | undefined) => ({ secret: Boolean(value) });

/** A test holds this against what `config.ts` reads. */
const ROWS: Readonly<Record<VariableName, Row>> = {
  PORT: { otherwise: "default", show: ({ port }) => String(port) },
  HOST: { otherwise: "default", show: ({ host }) => host },
  PUBLIC_URL: { otherwise: "derived", show: ({ publicUrl }) => publicUrl },
  DATA_DIR: { otherwise: "default", show: ({ dataDir }) => dataDir },
  DATABASE_URL: { otherwise: "default", show: ({ databaseUrl }) => publicPart(databaseUrl) },
  OIDC_PROVIDERS: {
    otherwise: "derived",
    show: ({ providers }) => providers.map(({ id, issuer }) => `${id} (${issuer})`).join(", ") || null,
  },
  SAML_PROVIDERS: {
    otherwise: "default",
    show: ({ samlProviders }) => samlProviders.map(({ id, metadata }) => `${id} (${metadata})`).join(", ") || null,
  },
  CLASS_SIGN_IN: { otherwise: "default", show: ({ classSignIn }) => (classSignIn ? "on" : "off") },
  IDENTITY_PORT: {
    otherwise: "derived",
    show: ({ identityPort, providers }) => {
      const demo = providers.find((one) => one.demo);
      return demo ? new URL(demo.issuer).port : identityPort === null ? null : String(identityPort);
    },
  },
  // Only how many there are, which shows whether it was read, not whose addresses they are.
  ADMINS: { otherwise: "default", show: ({ admins }) => (admins.length > 0 ? String(admins.length) : null) },
  JWT_SECRET: { otherwise: "kept", show: () => ({ secret: true }) },
  TIME_ZONE: { otherwise: "default", show: ({ timeZone }) => timeZone },
  OPERATOR: { otherwise: "default", show: ({ operator }) => operator && `${operator.name}, ${operator.country}` },
  PAYMENT_PROVIDERS: { otherwise: "derived", show: ({ paymentProviders }) => paymentProviders.join(", ") || null },
  SELLER: { otherwise: "default", show: ({ seller }) => seller && `${seller.name}, ${seller.country}` },
  STRIPE_SECRET_KEY: { otherwise: "default", show: ({ stripe }) => secret(stripe?.secret) },
  STRIPE_PUBLISHABLE_KEY: { otherwise: "default", show: ({ stripe }) => secret(stripe?.publishable) },
  STRIPE_WEBHOOK_SECRET: { otherwise: "default", show: ({ stripe }) => secret(stripe?.webhook) },
  SMTP_URL: { otherwise: "default", show: ({ smtpUrl }) => publicPart(smtpUrl) },
  MAIL_FROM: { otherwise: "derived", show: ({ mailFrom }) => mailFrom },
  SECURITY_CONTACT: { otherwise: "derived", show: ({ securityContact }) => securityContact },
  METRICS_TOKEN: { otherwise: "default", show: ({ metricsToken }) => secret(metricsToken) },
  DRAIN_SECONDS: { otherwise: "default", show: ({ drainSeconds }) => String(drainSeconds) },
  OTEL_EXPORTER_OTLP_ENDPOINT: { otherwise: "default", show: ({ traces }) => publicPart(traces?.endpoint ?? null) },
  OTEL_TRACES_SAMPLER_ARG: { otherwise: "default", show: ({ traces }) => traces && String(traces.ratio) },
  LOG_LEVEL: { otherwise: "default", show: ({ logLevel }) => logLevel },
};

/** The configuration without its secrets, parts of secrets, names and passwords. */
export const readEnvironment = (config: Config): Variable[] =>
  VARIABLES.map((name) => {
    const { otherwise, show } = ROWS[name];
    const shown = show(config);
    const isSecret = typeof shown === "object" && shown !== null;
    return {
      name,
      source: config.given.includes(name) ? "environment" : otherwise,
      secret: isSecret,
      set: isSecret ? shown.secret : shown !== null,
      value: isSecret ? null : shown,
    };
  });
