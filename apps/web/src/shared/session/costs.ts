import type { Session } from "./session.ts";
import { readSiteSettings } from "./site-settings.ts";

/**
 * Whether nothing costs anything on this site: then no page mentions carrots, prices, balances, packages or a shop.
 * Components may call these functions, because the whole page is drawn anew when the site's settings change.
 */
export const isFreeSite = (): boolean => readSiteSettings()?.free === true;

/** Whether a person may buy carrots here; null is a visitor, who may be anybody. */
export const canBuy = (user: Session | null): boolean => readSiteSettings()?.sells !== false && user?.buys !== false;
