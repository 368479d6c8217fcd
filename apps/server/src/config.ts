import { isIP } from "node:net";
import * as z from "zod";
import { PROVIDERS, type ProviderId } from "@karota/contract/payments/payment.ts";
import { hasRightDigits } from "./iban.ts";
import { StartError } from "./start-error.ts";

/** One identity provider, as people see it and as its ID tokens name it. */
export interface Provider {
  readonly id: string;
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  /** The local demo provider: its people have the roles of their subjects, its issuer is stored as `local-demo`. */
  readonly demo: boolean;
}

/**
 * Who is an admin by configuration: an identity, or an address that the provider has verified; the provider of that
 * issuer, where there are several.
 */
export type AdminRule =
  | { readonly issuer: string; readonly subject: string }
  | { readonly email: string; readonly issuer?: string | undefined };

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Who sells the carrots, as invoices name them. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly post_number: string;
  readonly post: string;
  readonly country: string;
  readonly tax_number: string;
  readonly iban: string;
  readonly bic: string;
}

export interface StripeKeys {
  readonly secret: string;
  readonly publishable: string;
  readonly webhook: string;
}

/** The environment, read once. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where browsers find the app; no slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Empty: the local demo provider runs, and `main` puts it here. */
  readonly providers: readonly Provider[];
  readonly identityPort: number | null;
  readonly admins: readonly AdminRule[];
  /** Null: a key made at the first start and kept in the database. */
  readonly jwtSecret: string | null;
  /** IANA name of the zone whose midnight ends the day. */
  readonly timeZone: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** How long it still answers after it was told to stop and is not ready any more, in seconds. */
  readonly drainSeconds: number;
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
  /** The names of the variables that the environment gave. */
  readonly given: readonly string[];
}

/** The mailbox of `Karota <karota@example.com>`. */
export const mailboxOf = (mailFrom: string): string => /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;

type Environment = Readonly<Record<string, string | undefined>>;

/** True for addresses that never leave this machine. */
export const isLoopback = (hostname: string): boolean =>
  hostname === "localhost" ||
  hostname.endsWith(".localhost") ||
  hostname === "[::1]" ||
  (isIP(hostname) === 4 && hostname.startsWith("127."));

const isSafeIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  if (search !== "" || hash !== "") return false;
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
};

const provider = z
  .strictObject({
    id: z.string().check(
      z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/),
      z.refine((id) => id !== "start"),
    ),
    label: z.string().check(z.minLength(1), z.maxLength(60)),
    issuer: z.string().check(z.refine(isSafeIssuer)),
    clientId: z.string().check(z.minLength(1)),
  })
  .transform((one) => ({ ...one, demo: false }));

const providers = z.array(provider).check(
  z.minLength(1),
  z.refine((all) => new Set(all.map((one) => one.id)).size === all.length),
  // The identity is (issuer, subject): two providers of one issuer would be one.
  z.refine((all) => new Set(all.map((one) => one.issuer)).size === all.length),
);

const admins = z.array(
  z.union([
    z.strictObject({ issuer: z.string().check(z.minLength(1)), subject: z.string().check(z.minLength(1)) }),
    z.strictObject({ email: z.email(), issuer: z.optional(z.string().check(z.minLength(1))) }),
  ]),
);

function readJson<T>(environment: Environment, name: string, schema: z.ZodType<T>, shape: string): T | null {
  const text = environment[name];
  if (!text) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new StartError(`${name} is not valid JSON; it must be ${shape}.`);
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const where = read.error.issues[0]?.path.join(".");
  throw new StartError(`${name} is wrong${where ? ` at ${where}` : ""}; it must be ${shape}.`);
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
    throw new StartError(`PUBLIC_URL must be an http or https address without a path, not "${text}".`);
  return url.origin;
}

function readTimeZone(environment: Environment): string {
  const timeZone = environment["TIME_ZONE"] || "Europe/Ljubljana";
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone && timeZone;
  } catch {
    throw new StartError(`TIME_ZONE must be the name of a time zone such as Europe/Ljubljana, not "${timeZone}".`);
  }
}

function readDatabaseUrl(environment: Environment): string | null {
  const text = environment["DATABASE_URL"];
  if (!text) return null;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol))
    // Not quoted: it may hold a password.
    throw new StartError("DATABASE_URL must be the address of a PostgreSQL database, beginning with postgres://.");
  return text;
}

const line = z.string().check(z.minLength(1), z.maxLength(70));
const iban = z
  .string()
  .transform((text) => text.replaceAll(" ", ""))
  .check(z.refine(hasRightDigits));
const seller = z.strictObject({
  name: line,
  address: line,
  post_number: line,
  post: line,
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  tax_number: line,
  iban,
  bic: z.string().check(z.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)),
});

function readPayments(environment: Environment, publicUrl: string) {
  const names = environment["PAYMENT_PROVIDERS"]?.split(",").map((name) => name.trim());
  const isLocal = isLoopback(new URL(publicUrl).hostname);
  const listed = names?.filter(Boolean) ?? (isLocal ? ["sandbox"] : []);
  const paymentProviders = listed.map((name) => {
    const id = PROVIDERS.find((one) => one === name);
    if (!id) throw new StartError(`PAYMENT_PROVIDERS must be a list of ${PROVIDERS.join(", ")}, not "${name}".`);
    return id;
  });
  const sells = readJson(
    environment,
    "SELLER",
    seller,
    "a JSON object {name, address, post_number, post, country, tax_number, iban, bic} with a right IBAN and BIC",
  );
  const real = paymentProviders.find((id) => id !== "sandbox");
  if (real && !sells) throw new StartError(`The payment provider ${real} issues invoices: set SELLER.`);
  const secret = environment["STRIPE_SECRET_KEY"] ?? "";
  const publishable = environment["STRIPE_PUBLISHABLE_KEY"] ?? "";
  const webhook = environment["STRIPE_WEBHOOK_SECRET"] ?? "";
  const hasAll = secret !== "" && publishable !== "" && webhook !== "";
  if (paymentProviders.includes("stripe") && !hasAll)
    throw new StartError(
      "The payment provider stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.",
    );
  return { seller: sells, paymentProviders, stripe: hasAll ? { secret, publishable, webhook } : null };
}

function readSecurityContact(environment: Environment, publicUrl: string, mailFrom: string): string {
  const text = environment["SECURITY_CONTACT"] || mailboxOf(mailFrom);
  if (/^[^\s@:<>]+@[^\s@<>]+$/.test(text)) return `mailto:${text}`;
  if (/^https:\/\/\S+$/.test(text) && URL.canParse(text)) return text;
  // There the contact form is.
  if (!environment["SECURITY_CONTACT"]) return `${publicUrl}/about`;
  throw new StartError(`SECURITY_CONTACT must be an e-mail address or an https address, not "${text}".`);
}

function readMail(environment: Environment, publicUrl: string) {
  const smtpUrl = environment["SMTP_URL"] || null;
  if (smtpUrl !== null && (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol)))
    // Not quoted: it may hold a password.
    throw new StartError("SMTP_URL must be the address of a mail server, beginning with smtp:// or smtps://.");
  const mailFrom = environment["MAIL_FROM"] || `Karota <karota@${new URL(publicUrl).hostname}>`;
  if (/[\r\n]/.test(mailFrom) || !mailFrom.includes("@"))
    throw new StartError(`MAIL_FROM must be an e-mail address, not "${mailFrom}".`);
  return { smtpUrl, mailFrom, securityContact: readSecurityContact(environment, publicUrl, mailFrom) };
}

function readAdmins(environment: Environment, listed: readonly Provider[]): readonly AdminRule[] {
  const rules = readJson(
    environment,
    "ADMINS",
    admins,
    "a JSON array of {issuer, subject} or {email}, with several providers {issuer, email}",
  );
  // Any of them could vouch for the address.
  if (listed.length > 1 && rules?.some((rule) => rule.issuer === undefined))
    throw new StartError(
      "ADMINS names an e-mail address without an issuer, though there are several providers: write {issuer, email}.",
    );
  return rules ?? [];
}

/**
 * Reads the environment.
 * @throws StartError with one sentence for the first value that is wrong or contradicts another
 */
export function readConfig(environment: Environment): Config {
  const port = readPort(environment, "PORT") ?? 8080;
  const publicUrl = readPublicUrl(environment, port);
  const identityPort = readPort(environment, "IDENTITY_PORT");
  const listed = readJson(
    environment,
    "OIDC_PROVIDERS",
    providers,
    "a JSON array of {id, label, issuer, clientId} with different ids (not `start`) and different https issuers",
  );
  if (!listed && !isLoopback(new URL(publicUrl).hostname))
    throw new StartError(
      `The demo sign-in needs no password, so it does not start for the public address ${publicUrl}: set OIDC_PROVIDERS.`,
    );
  if (!listed && identityPort !== null && identityPort === port)
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
    providers: listed ?? [],
    identityPort,
    admins: readAdmins(environment, listed ?? []),
    jwtSecret,
    timeZone: readTimeZone(environment),
    logLevel,
    metricsToken,
    given: Object.keys(environment).filter((name) => environment[name]),
    drainSeconds,
    ...readPayments(environment, publicUrl),
    ...readMail(environment, publicUrl),
  };
}
