import { isIssuer } from "@karota/contract/auth/issuer.ts";
import type { Config, Provider } from "../../config.ts";
import { DEMO_ISSUER } from "./rules.ts";

/** The provider over which people of this issuer sign in; undefined when it is not configured any more. */
export const findProvider = ({ providers }: Pick<Config, "providers">, issuer: string): Provider | undefined =>
  providers.find((one) => (issuer === DEMO_ISSUER ? one.demo : isIssuer(one.issuer, issuer)));
