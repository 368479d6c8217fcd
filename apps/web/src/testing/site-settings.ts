import type { SiteReply } from "@karota/contract/service/site.ts";

const USUAL: SiteReply = { banner: null, sign_up: true, free: false, sells: true, carrot_cents: 10, closed_games: [] };

/** The browser after the site's settings were loaded. */
export const setSiteSettings = (settings: Partial<SiteReply> = {}): void =>
  localStorage.setItem("karota:house", JSON.stringify({ ...USUAL, ...settings }));
