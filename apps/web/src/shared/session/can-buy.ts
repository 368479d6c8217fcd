import { claimsOf, type Session } from "./session.ts";
import { readSiteSettings } from "./site-settings.ts";

/**
 * Whether a person may buy carrots here, as the site and their token say; null is a visitor, who may be anybody.
 * Components may call it, as `isFreeSite`; it has a file of its own, because a first visit does not need it.
 */
export const canBuy = (user: Session | null): boolean =>
  readSiteSettings()?.sells !== false && (user === null || claimsOf(user.token)?.buys !== false);
