import * as z from "zod";
import { StartError } from "../start-error.ts";
import { readJson, type Environment } from "./environment.ts";
import {
  address,
  CLASS_PROVIDER,
  isConsistent,
  providerId,
  readClaims,
  schoolFields,
  type ClassClaim,
  type Provider,
  type RoleClaim,
  type Schools,
} from "./sign-in.ts";

/** One entry of SAML 2.0: an identity provider, or a federation of many. */
export interface SamlProvider {
  readonly id: string;
  readonly label: string;
  /** The path of a file, or an address. */
  readonly metadata: string;
  /** Whose people may sign in, of those in the metadata; null: those of all. */
  readonly entityIds: readonly string[] | null;
  /** Without it everybody may sign in whom the provider knows. */
  readonly schools?: Schools | undefined;
  /** With it nobody else makes themselves a mentor; each name of the claim is that of an attribute. */
  readonly role?: RoleClaim | undefined;
  /** With it mentors of a school take its classes over as groups. */
  readonly classes?: ClassClaim | undefined;
  /** False: its people cannot buy carrots and see no shop. */
  readonly buys: boolean;
}

/**
 * Under which issuer people of an identity provider are stored. The entry's id is in it, because an entity id is chosen by
 * its owner: one that is spelled like the issuer of another provider must not be that provider.
 */
export const samlIssuerOf = ({ id }: Pick<SamlProvider, "id">, entityId: string): string => `saml:${id}:${entityId}`;

const isMetadata = (text: string): boolean => !/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || address.safeParse(text).success;

const entityId = z.string().check(z.minLength(1), z.maxLength(1024));
const entry = z
  .strictObject({
    id: providerId,
    label: z.string().check(z.minLength(1), z.maxLength(60)),
    metadata: z.string().check(z.minLength(1), z.maxLength(2048), z.refine(isMetadata)),
    entityId: z.optional(z.union([entityId, z.array(entityId).check(z.minLength(1))])),
    ...schoolFields,
    buys: z.optional(z.boolean()),
  })
  .check(z.refine(isConsistent));

const provider = entry.transform(({ buys = true, tenants, claims, entityId: listed, ...one }): SamlProvider => {
  const schools = tenants && claims?.school ? { claim: [claims.school].flat(), allowed: tenants } : undefined;
  return { ...one, ...readClaims({ claims }), buys, schools, entityIds: listed === undefined ? null : [listed].flat() };
});

const providers = z.array(provider).check(
  z.minLength(1),
  z.refine((all) => new Set(all.map((one) => one.id)).size === all.length),
);

/** @throws StartError also when an id is that of another provider */
export function readSamlProviders(environment: Environment, others: readonly Provider[]): readonly SamlProvider[] {
  const listed = readJson(
    environment,
    "SAML_PROVIDERS",
    providers,
    "a JSON array of {id, label, metadata}, also with entityId, tenants, claims and buys as docs/identity-providers.md says, with different ids (not `start`), and metadata that is a file's path or an https address",
  );
  const taken = new Set([CLASS_PROVIDER.id, ...others.map(({ id }) => id)]);
  const twice = listed?.find(({ id }) => taken.has(id));
  if (twice)
    throw new StartError(
      `SAML_PROVIDERS has an entry with the id ${twice.id}, which ${twice.id === CLASS_PROVIDER.id ? "class cards have" : "OIDC_PROVIDERS has, too"}: name it otherwise.`,
    );
  return listed ?? [];
}
