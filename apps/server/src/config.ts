import type { ProviderId } from "@karota/contract/payments/payment.ts";
import type { Operator } from "@karota/contract/service/operator.ts";
import type { Environment } from "./config/environment.ts";
import { readMail } from "./config/mail.ts";
import { readOperator } from "./config/operator.ts";
import { readPayments, type Seller, type StripeKeys } from "./config/payments.ts";
import { readSamlProviders, type SamlProvider } from "./config/saml.ts";
import {
  checkDemo,
  readAdmins,
  readClassSignIn,
  readProviders,
  type AdminRule,
  type Provider,
} from "./config/sign-in.ts";
import { readTraces, type Traces } from "./config/traces.ts";
import { hostsOf } from "./database/primary.ts";
import { StartError } from "./start-error.ts";

export { isLoopback } from "./config/environment.ts";
export { mailboxOf } from "./config/mail.ts";
export { warnOfNoOperator } from "./config/operator.ts";
export type { Seller } from "./config/payments.ts";
export { samlIssuerOf, type SamlProvider } from "./config/saml.ts";
export { CLASS_PROVIDER } from "./config/sign-in.ts";
export type { ClassClaim, Provider, RoleClaim, Schools } from "./config/sign-in.ts";

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** The environment, read once. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where browsers find the app; no slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Those of OpenID Connect. The local demo provider runs where there is none of either kind; `main` puts it here. */
  readonly providers: readonly Provider[];
  readonly samlProviders: readonly SamlProvider[];
  readonly identityPort: number | null;
  /** Whether pupils sign in with class cards; the app adds their provider to the others. */
  readonly classSignIn: boolean;
  readonly admins: readonly AdminRule[];
  /** Null: a key made at the first start and kept in the database. */
  readonly jwtSecret: string | null;
  /** IANA name of the zone whose midnight ends the day. */
  readonly timeZone: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** How long it still answers after it was told to stop and is not ready any more, in seconds. */
  readonly drainSeconds: number;
  /** Null: nobody is named, which is right on this machine only. */
  readonly operator: Operator | null;
  /** Null: nobody sells; only the sandbox, which is play, goes without. */
  readonly seller: Seller | null;
  /** In the order in which they are offered. */
  readonly paymentProviders: readonly ProviderId[];
  readonly stripe: StripeKeys | null;
  /** Null: each mail becomes a file in `dataDir`'s outbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Whom to tell of a fault in the security: an address that begins with mailto: or https:. */
  readonly securityContact: string;
  /** Null: `/metrics` is not there. */
  readonly metricsToken: string | null;
  /** Where traces go, and the share of requests that are traced; null: there are none. */
  readonly traces: Traces | null;
  /** The names of the variables that the environment gave. */
  readonly given: readonly string[];
}

function readPort(environment: Environment, name: string): number | null {
  const text = environment[name];
  if (!text) return null;
  if (!/^\d{1,5}$/.test(text) || Number(text) < 1 || Number(text) > 65_535)
    throw new StartError(`${name} must be a port number from 1 to 65535, not "${text}".`);
  return Number(text);
}

function readPublicUrl(environment: Environment, port: number): string {
  const text = environment["PUBLIC_URL"] || `http://127.0.0.1:${port}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search || url.hash || url.username)
    // Not quoted: it may hold a password.
    throw new StartError("PUBLIC_URL must be an http or https address without a name, a password, a path or a query.");
  return url.origin;
}

function readTimeZone(environment: Environment): string {
  const timeZone = environment["TIME_ZONE"] || "Europe/Ljubljana";
  try {
    // oxlint-disable-next-line no-restricted-properties -- asks whether there is such a zone, and writes nothing
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone && timeZone;
  } catch {
    throw new StartError(`TIME_ZONE must be the name of a time zone such as Europe/Ljubljana, not "${timeZone}".`);
  }
}

function readDatabaseUrl(environment: Environment): string | null {
  const text = environment["DATABASE_URL"];
  if (!text) return null;
  const hosts = hostsOf(text);
  if (!hosts.every((one) => URL.canParse(one) && /^postgres(ql)?:$/.test(new URL(one).protocol)))
    // Not quoted: it may hold a password.
    throw new StartError("DATABASE_URL must be the address of a PostgreSQL database, beginning with postgres://.");
  if (hosts.length > 1 && new URL(hosts[0]!).searchParams.get("target_session_attrs") !== "read-write")
    throw new StartError("DATABASE_URL has several hosts: it must end with ?target_session_attrs=read-write.");
  return text;
}

/**
 * Reads the environment.
 * @throws StartError with one sentence for the first value that is wrong or contradicts another
 */
export function readConfig(environment: Environment): Config {
  const port = readPort(environment, "PORT") ?? 8080;
  const publicUrl = readPublicUrl(environment, port);
  const identityPort = readPort(environment, "IDENTITY_PORT");
  const providers = readProviders(environment);
  const samlProviders = readSamlProviders(environment, providers);
  const isDemo = providers.length === 0 && samlProviders.length === 0;
  checkDemo(isDemo, publicUrl);
  if (isDemo && identityPort !== null && identityPort === port)
    throw new StartError(`PORT and IDENTITY_PORT are both ${port}; they must differ.`);
  const jwtSecret = environment["JWT_SECRET"] || null;
  if (jwtSecret !== null && Buffer.byteLength(jwtSecret) < 32)
    throw new StartError("JWT_SECRET must be at least 32 bytes long.");
  const metricsToken = environment["METRICS_TOKEN"] || null;
  if (metricsToken !== null && metricsToken.length < 16)
    throw new StartError("METRICS_TOKEN must be at least 16 characters long.");
  const level = environment["LOG_LEVEL"] || "warn";
  const logLevel = LOG_LEVELS.find((one) => one === level);
  if (!logLevel) throw new StartError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}, not "${level}".`);
  const drain = environment["DRAIN_SECONDS"] || "0";
  const drainSeconds = Number(drain);
  if (!/^\d+$/.test(drain) || drainSeconds > 60)
    throw new StartError(`DRAIN_SECONDS must be a whole number from 0 to 60, not "${drain}".`);
  return {
    host: environment["HOST"] || "127.0.0.1",
    port,
    publicUrl,
    dataDir: environment["DATA_DIR"] || "./data",
    databaseUrl: readDatabaseUrl(environment),
    providers,
    samlProviders,
    identityPort,
    classSignIn: readClassSignIn(environment, providers),
    admins: readAdmins(environment, providers),
    jwtSecret,
    timeZone: readTimeZone(environment),
    logLevel,
    metricsToken,
    given: Object.keys(environment).filter((name) => environment[name]),
    drainSeconds,
    traces: readTraces(environment),
    operator: readOperator(environment),
    ...readPayments(environment, publicUrl),
    ...readMail(environment, publicUrl),
  };
}
