import * as z from "zod";
import { isIssuer, TENANT } from "@karota/contract/auth/issuer.ts";
import { StartError } from "../start-error.ts";
import { isLoopback, readJson, type Environment } from "./environment.ts";

/** Who becomes a mentor by signing in: whose claim has one of these values. */
export interface RoleClaim {
  /** Where the claim is: names, each within the one before. */
  readonly claim: readonly string[];
  readonly mentors: readonly string[];
}

/** Which classes of a school somebody is in. */
export interface ClassClaim {
  /** Where the claim is: names, each within the one before. */
  readonly claim: readonly string[];
  /** Where the school is; null: everybody of an issuer is at one school. */
  readonly school: readonly string[] | null;
}

/** The schools whose people may sign in here, by a claim of the ID token. */
export interface Schools {
  /** Where the claim is: names, each within the one before. */
  readonly claim: readonly string[];
  readonly allowed: "any" | readonly string[];
}

/** One identity provider, as people see it and as its ID tokens name it. */
export interface Provider {
  readonly id: string;
  readonly label: string;
  /** With `{tenantid}` where each school has an issuer of its own, as Microsoft's. */
  readonly issuer: string;
  readonly clientId: string;
  /** With it the server exchanges the code for the ID token, without it the page. It never leaves the server. */
  readonly clientSecret?: string | undefined;
  /** Without it everybody may sign in whom the provider knows. */
  readonly schools?: Schools | undefined;
  /** With it nobody else makes themselves a mentor. */
  readonly role?: RoleClaim | undefined;
  /** With it mentors of a school take its classes over as groups. */
  readonly classes?: ClassClaim | undefined;
  /** The local demo provider: its people have the roles of their subjects, its issuer is stored as `local-demo`. */
  readonly demo: boolean;
  /** False: its people cannot buy carrots and see no shop. */
  readonly buys: boolean;
}

/**
 * The provider of class cards, where they are switched on. Its issuer is a name and no address: only this server takes
 * its tokens, and its people stay the same when the site's address changes.
 */
export const CLASS_PROVIDER: Provider = {
  id: "class",
  label: "Class card",
  issuer: "urn:karota:class",
  clientId: "karota",
  demo: false,
  buys: false,
};

/**
 * Who is an admin by configuration: an identity, or an address that the provider has verified; the provider of that
 * issuer, where there are several.
 */
export type AdminRule =
  | { readonly issuer: string; readonly subject: string }
  | { readonly email: string; readonly issuer?: string | undefined };

const isSafeAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, hash, username, password } = new URL(text);
  if ([hash, username, password].some((part) => part !== "")) return false;
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
};

/** An address whose answers nobody on the way can change. */
export const address = z.string().check(z.refine(isSafeAddress));
const isSafeIssuer = (text: string): boolean => isSafeAddress(text) && new URL(text).search === "";

/** The place for the school is one whole part of the path. */
const hasPlace = (issuer: string): boolean => /^[^{}]*\/\{tenantid\}(\/[^{}]*)?$/.test(issuer);

const name = z.string().check(z.minLength(1), z.maxLength(200));
export const providerId = z.string().check(
  z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/),
  z.refine((id) => id !== "start"),
);
const names = z.array(name).check(z.minLength(1));
const path = z.union([name, names]);
const claims = z
  .strictObject({
    school: z.optional(path),
    role: z.optional(z.strictObject({ claim: path, mentors: names })),
    class: z.optional(path),
  })
  .check(
    z.refine((all) => Object.keys(all).length > 0),
    // Without roles any pupil could become a mentor and take the own class over.
    z.refine((all) => all.class === undefined || all.role !== undefined),
  );

/** Which schools' people may sign in, and what is read of them. */
export const schoolFields = {
  tenants: z.optional(z.union([z.literal("any"), names])),
  claims: z.optional(claims),
};

interface SchoolFields {
  readonly tenants?: "any" | readonly string[] | undefined;
  readonly claims?: z.infer<typeof claims> | undefined;
}

/** Whether an entry, whose issuer says nothing of a school, names schools and where to read them, or nothing of both. */
export const isConsistent = ({ tenants, claims: read }: SchoolFields): boolean => {
  if (tenants === undefined) return read?.school === undefined || read.class !== undefined;
  return tenants !== "any" && read?.school !== undefined;
};

/** What an entry says of its claims, as the sign-in reads it. */
export const readClaims = ({ claims: read }: SchoolFields) => ({
  role: read?.role && { claim: [read.role.claim].flat(), mentors: read.role.mentors },
  classes: read?.class
    ? { claim: [read.class].flat(), school: read.school === undefined ? null : [read.school].flat() }
    : undefined,
});
const entry = z
  .strictObject({
    id: providerId,
    label: z.string().check(z.minLength(1), z.maxLength(60)),
    issuer: z.string().check(z.refine(isSafeIssuer)),
    clientId: z.string().check(z.minLength(1)),
    clientSecret: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    ...schoolFields,
    buys: z.optional(z.boolean()),
  })
  .check(
    z.refine((one) => {
      // Classes of two schools have the same names: without a school they would be one class.
      if (!one.issuer.includes(TENANT)) return isConsistent(one) && (!one.claims?.class || !!one.claims.school);
      return hasPlace(one.issuer) && one.tenants !== undefined && one.claims?.school === undefined;
    }),
  );

/** The claim in which an issuer with a place for the school names it. */
const TENANT_CLAIM = ["tid"];

const provider = entry.transform(({ buys = true, tenants, claims: read, ...one }): Provider => {
  const schools = tenants && { claim: read?.school ? [read.school].flat() : TENANT_CLAIM, allowed: tenants };
  return { ...one, ...readClaims({ claims: read }), buys, demo: false, schools };
});

const providers = z.array(provider).check(
  z.minLength(1),
  z.refine((all) => new Set(all.map((one) => one.id)).size === all.length),
  // The identity is (issuer, subject): two providers of one issuer would be one.
  z.refine((all) =>
    all.every((one) =>
      all.every((other) => one === other || (one.issuer !== other.issuer && !isIssuer(one.issuer, other.issuer))),
    ),
  ),
);

const admins = z.array(
  z.union([
    z.strictObject({ issuer: z.string().check(z.minLength(1)), subject: z.string().check(z.minLength(1)) }),
    z.strictObject({ email: z.email(), issuer: z.optional(z.string().check(z.minLength(1))) }),
  ]),
);

/** @throws StartError */
export function readProviders(environment: Environment): readonly Provider[] {
  const listed = readJson(
    environment,
    "OIDC_PROVIDERS",
    providers,
    "a JSON array of {id, label, issuer, clientId}, also with clientSecret, tenants, claims and buys as docs/identity-providers.md says, with different ids (not `start`) and different https issuers",
  );
  return listed ?? [];
}

/** @throws StartError on a public address without any provider, where the demo sign-in would run */
export function checkDemo(isDemo: boolean, publicUrl: string): void {
  if (isDemo && !isLoopback(new URL(publicUrl).hostname))
    throw new StartError(
      `The demo sign-in needs no password, so it does not start for the public address ${publicUrl}: set OIDC_PROVIDERS or SAML_PROVIDERS.`,
    );
}

/** Whether pupils sign in with class cards. @throws StartError also when another provider has their name */
export function readClassSignIn(environment: Environment, listed: readonly Provider[]): boolean {
  const text = environment["CLASS_SIGN_IN"] || "off";
  if (text !== "on" && text !== "off") throw new StartError(`CLASS_SIGN_IN must be on or off, not "${text}".`);
  // Also while they are off: pages show a provider of that name as class cards.
  if (listed.some(({ id }) => id === CLASS_PROVIDER.id))
    throw new StartError(
      `OIDC_PROVIDERS has an entry with the id ${CLASS_PROVIDER.id}, which class cards have: name it otherwise.`,
    );
  return text === "on";
}

export function readAdmins(environment: Environment, listed: readonly Provider[]): readonly AdminRule[] {
  const rules = readJson(
    environment,
    "ADMINS",
    admins,
    "a JSON array of {issuer, subject} or {email}, with several providers {issuer, email}",
  );
  // Any of them could vouch for the address, and so could any school of an issuer with a place for it.
  const several = listed.length > 1 || listed.some(({ issuer }) => issuer.includes(TENANT));
  if (several && rules?.some((rule) => rule.issuer === undefined))
    throw new StartError(
      "ADMINS names an e-mail address without an issuer, though there are several providers or schools: write {issuer, email}.",
    );
  return rules ?? [];
}
