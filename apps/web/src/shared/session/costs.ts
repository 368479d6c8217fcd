import { readSiteSettings } from "./site-settings.ts";

/**
 * Whether nothing costs anything on this site: then no page mentions carrots, prices, balances, packages or a shop.
 * Components may call it, because the whole page is drawn anew when the site's settings change.
 */
export const isFreeSite = (): boolean => readSiteSettings()?.free === true;
