import type { Settings } from "@karota/contract/admin/settings.ts";
import { isIssuer } from "@karota/contract/auth/issuer.ts";
import { samlIssuerOf, type Config, type Provider, type SamlProvider } from "../../config.ts";
import { DEMO_ISSUER } from "./rules.ts";

/** What decides over which provider people sign in. */
export type Providers = Pick<Config, "providers" | "samlProviders">;

/** The provider over which people of this issuer sign in; undefined when it is not configured any more. */
export const findProvider = (
  { providers, samlProviders }: Providers,
  issuer: string,
): Provider | SamlProvider | undefined =>
  providers.find((one) => (issuer === DEMO_ISSUER ? one.demo : isIssuer(one.issuer, issuer))) ??
  samlProviders.find((one) => issuer.startsWith(samlIssuerOf(one, "")));

/** Whether admins have switched a provider off: nobody signs in over it, and its people are out. */
export const isClosedProvider = (
  { closed_providers: closed }: Pick<Settings, "closed_providers">,
  { id }: Pick<Provider, "id">,
): boolean => closed.includes(id);
